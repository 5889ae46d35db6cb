/* A small network over observations, in whole numbers: the fast twin of SlowNet in network.py, which says what
   everything means. Whole numbers give the same on every machine, compiled or not. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* Compiled a second time for processors that handle more numbers at once, where the choice can be left to the loader. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#define WIDEST 256
#define SHIFT 10
#define TOP 4096

enum { NAMES = 1, FEW = 2, AMOUNT = 3 };

/* How one number of an observation chooses a row of the first layer. */
typedef struct {
    int32_t base, kind, span;
} Column;

typedef struct {
    PyObject_HEAD
    PyObject *kept; /* the bytes all pointers point into */
    const Column *columns;
    Py_ssize_t column_count;
    const int8_t *buckets;
    long least, most;
    const int16_t *first, *second, *third, *policy;
    const int32_t *first_bias, *second_bias, *third_bias, *policy_bias;
    long rows, width, middle, outputs, actions;
    int16_t hidden[WIDEST];
} Net;

static const void *part(PyObject *parts, Py_ssize_t at, Py_ssize_t size) {
    PyObject *one = PyTuple_GetItem(parts, at);
    if (one == NULL) return NULL;
    if (!PyBytes_Check(one) || (size >= 0 && PyBytes_GET_SIZE(one) != size)) {
        PyErr_Format(PyExc_ValueError, "part %zd of the network has a wrong size", at);
        return NULL;
    }
    return PyBytes_AS_STRING(one);
}

static int net_init(Net *self, PyObject *args, PyObject *kwargs) {
    PyObject *parts;
    if (!PyArg_ParseTuple(args, "O!lllllll", &PyTuple_Type, &parts, &self->least, &self->most, &self->rows,
                          &self->width, &self->middle, &self->outputs, &self->actions))
        return -1;
    if (self->width > WIDEST || self->middle > WIDEST || self->width < 1 || self->middle < 0) {
        PyErr_SetString(PyExc_ValueError, "the network is too wide");
        return -1;
    }
    long width = self->width, middle = self->middle, outputs = self->outputs, actions = self->actions;
    if (!(self->columns = part(parts, 0, -1)) || !(self->buckets = part(parts, 1, self->most - self->least + 1)) ||
        !(self->first = part(parts, 2, 2 * self->rows * width)) || !(self->first_bias = part(parts, 3, 4 * width)) ||
        !(self->second = part(parts, 4, 2 * middle * width)) || !(self->second_bias = part(parts, 5, 4 * middle)) ||
        !(self->third = part(parts, 6, 2 * outputs * middle)) || !(self->third_bias = part(parts, 7, 4 * outputs)) ||
        !(self->policy = part(parts, 8, 2 * actions * width)) || !(self->policy_bias = part(parts, 9, 4 * actions)))
        return -1;
    self->column_count = PyBytes_GET_SIZE(PyTuple_GET_ITEM(parts, 0)) / (Py_ssize_t)sizeof(Column);
    Py_INCREF(parts);
    Py_XSETREF(self->kept, parts);
    return 0;
}

static void net_dealloc(Net *self) {
    Py_XDECREF(self->kept);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static inline void add_row(int32_t *restrict sum, const int16_t *restrict row, long width) {
    for (long at = 0; at < width; at++) sum[at] += row[at];
}

static inline int32_t dot(const int16_t *restrict one, const int16_t *restrict other, long width) {
    int32_t sum = 0;
    for (long at = 0; at < width; at++) sum += (int32_t)one[at] * other[at];
    return sum;
}

static inline int16_t clipped(int32_t value) { return (int16_t)(value < 0 ? 0 : value > TOP ? TOP : value); }

/* The row a number chooses, or -1. */
static inline long row_of(const Net *self, const Column *column, long value) {
    switch (column->kind) {
    case NAMES:
        return value >= 0 && value < column->span ? column->base + value : -1;
    case FEW:
        if (value <= 0) return -1;
        return column->base + (value > column->span ? column->span : value) - 1;
    case AMOUNT:
        if (value == 0) return -1;
        if (value < self->least) value = self->least;
        if (value > self->most) value = self->most;
        return column->base + self->buckets[value - self->least];
    default:
        return -1;
    }
}

/* The rows that an observation chooses, added up. */
WIDE static void add_rows(const Net *self, const int16_t *numbers, int32_t *restrict sum) {
    long width = self->width;
    for (long at = 0; at < width; at++) sum[at] = self->first_bias[at];
    for (Py_ssize_t at = 0; at < self->column_count; at++) {
        long row = row_of(self, &self->columns[at], numbers[at]);
        if (row >= 0) add_row(sum, self->first + row * width, width);
    }
}

/* What flows into the second layer, and out of it. */
WIDE static void flow(Net *self, const int32_t *sum, int16_t *between) {
    long width = self->width;
    for (long at = 0; at < width; at++) self->hidden[at] = clipped(sum[at]);
    for (long at = 0; at < self->middle; at++)
        between[at] = clipped((dot(self->hidden, self->second + at * width, width) + self->second_bias[at]) >> SHIFT);
}

static PyObject *net_look(Net *self, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "look takes an observation and a list of rows");
        return NULL;
    }
    Py_buffer seen;
    if (PyObject_GetBuffer(args[0], &seen, PyBUF_SIMPLE) < 0) return NULL;
    if (seen.len < 2 * self->column_count) {
        PyBuffer_Release(&seen);
        PyErr_SetString(PyExc_ValueError, "the observation is too short");
        return NULL;
    }
    const int16_t *numbers = seen.buf;
    int32_t sum[WIDEST];
    long width = self->width;
    add_rows(self, numbers, sum);
    PyBuffer_Release(&seen);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(args[1]); at++) {
        long row = PyLong_AsLong(PyList_GET_ITEM(args[1], at));
        if (row < 0 || row >= self->rows) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "there is no such row");
            return NULL;
        }
        add_row(sum, self->first + row * width, width);
    }
    int16_t between[WIDEST];
    flow(self, sum, between);
    PyObject *told = PyList_New(self->outputs);
    if (told == NULL) return NULL;
    for (long at = 0; at < self->outputs; at++) {
        int32_t value = dot(between, self->third + at * self->middle, self->middle) + self->third_bias[at];
        PyList_SET_ITEM(told, at, PyLong_FromLong(value));
    }
    return told;
}

static PyObject *net_weigh(Net *self, PyObject *codes) {
    if (!PyList_Check(codes)) {
        PyErr_SetString(PyExc_TypeError, "weigh takes a list of codes");
        return NULL;
    }
    Py_ssize_t count = PyList_GET_SIZE(codes);
    PyObject *told = PyList_New(count);
    if (told == NULL) return NULL;
    for (Py_ssize_t at = 0; at < count; at++) {
        long code = PyLong_AsLong(PyList_GET_ITEM(codes, at));
        if (code < 0 || code >= self->actions) {
            Py_DECREF(told);
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "there is no such action");
            return NULL;
        }
        int32_t value = dot(self->hidden, self->policy + code * self->width, self->width) + self->policy_bias[code];
        PyList_SET_ITEM(told, at, PyLong_FromLong(value));
    }
    return told;
}

static PyMethodDef net_methods[] = {
    {"look", (PyCFunction)(void (*)(void))net_look, METH_FASTCALL, "The outputs for an observation and further rows."},
    {"weigh", (PyCFunction)net_weigh, METH_O, "What speaks for each of these actions, in the position looked at last."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "ennead.bots._network.Net",
    .tp_basicsize = sizeof(Net),
    .tp_dealloc = (destructor)net_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_methods = net_methods,
    .tp_init = (initproc)net_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_network", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__network(void) {
    if (PyType_Ready(&net_type) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    Py_INCREF(&net_type);
    if (PyModule_AddObject(made, "Net", (PyObject *)&net_type) < 0) {
        Py_DECREF(&net_type);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
