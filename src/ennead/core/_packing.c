/* Observations and masks written into buffers: the fast twin of packing.py, which says what everything means. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { VALUES, BITS, COUNTS, ORDERED, FRAMES, SUMS, SIZES };

/* One row of a plan. */
typedef struct {
    int32_t kind, rows, width, seat_rows, seat_values;
} Row;

typedef struct {
    long viewer, seats;
} Eyes;

/* Small numbers, nearly all there are, without a call. */
static inline long long value_of(PyObject *number) {
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number))
        return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    if (PyLong_CheckExact(number)) {
        Py_ssize_t size = Py_SIZE(number);
        if (size == 0) return 0;
        if (size == 1) return ((PyLongObject *)number)->ob_digit[0];
        if (size == -1) return -(long long)((PyLongObject *)number)->ob_digit[0];
    }
#endif
    return PyLong_AsLongLong(number);
}

static inline long seen_from(long seat, const Eyes *eyes) {
    if (seat < 0 || seat >= eyes->seats) return seat;
    long turned = seat - eyes->viewer;
    return turned < 0 ? turned + eyes->seats : turned;
}

static inline long source_row(long row, const Row *plan, const Eyes *eyes) {
    if (!plan->seat_rows) return row;
    long turned = row + eyes->viewer;
    return turned >= plan->rows ? turned - plan->rows : turned;
}

/* The items of a list or tuple; a lone number counts as a list of one. */
static PyObject **items_of(PyObject **part, Py_ssize_t *count) {
    if (PyList_CheckExact(*part)) {
        *count = PyList_GET_SIZE(*part);
        return PySequence_Fast_ITEMS(*part);
    }
    if (PyTuple_CheckExact(*part)) {
        *count = PyTuple_GET_SIZE(*part);
        return PySequence_Fast_ITEMS(*part);
    }
    *count = 1;
    return part;
}

static int write_values(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    if (count != (Py_ssize_t)plan->rows * plan->width) {
        PyErr_Format(PyExc_ValueError, "%zd values where %d belong", count, plan->rows * plan->width);
        return -1;
    }
    for (long row = 0; row < plan->rows; row++) {
        PyObject **from = items + source_row(row, plan, eyes) * plan->width;
        for (long column = 0; column < plan->width; column++) {
            long value = (long)value_of(from[column]);
            *out++ = (int16_t)(plan->seat_values ? seen_from(value, eyes) : value);
        }
    }
    return 0;
}

static int write_bits(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    if (count != plan->rows) {
        PyErr_Format(PyExc_ValueError, "%zd sets where %d belong", count, plan->rows);
        return -1;
    }
    for (long row = 0; row < plan->rows; row++, out += plan->width) {
        unsigned long long bits = (unsigned long long)value_of(items[source_row(row, plan, eyes)]);
        for (long at = 0; bits && at < plan->width; at++, bits >>= 1)
            if (bits & 1) out[plan->seat_values ? seen_from(at, eyes) : at] = 1;
    }
    return 0;
}

/* For each row the sum of its values, or how many bits its number has. */
static int write_sums(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    if (count < plan->rows || (plan->kind == SIZES && count != plan->rows)) {
        PyErr_Format(PyExc_ValueError, "%zd values where %d rows belong", count, plan->rows);
        return -1;
    }
    Py_ssize_t width = count / plan->rows;
    for (long row = 0; row < plan->rows; row++) {
        PyObject **from = items + source_row(row, plan, eyes) * width;
        long long total = 0;
        for (Py_ssize_t at = 0; at < width; at++) total += value_of(from[at]);
        if (plan->kind == SIZES) {
            unsigned long long bits = (unsigned long long)total;
            for (total = 0; bits; bits &= bits - 1) total++;
        }
        *out++ = (int16_t)total;
    }
    return 0;
}

static void write_counts(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    for (Py_ssize_t at = 0; at < count; at++) {
        long value = (long)value_of(items[at]);
        if (plan->seat_values) value = seen_from(value, eyes);
        if (value >= 0 && value < plan->width) out[value]++;
    }
}

static void write_ordered(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    for (long at = 0; at < plan->width; at++) {
        long value = at < count ? (long)value_of(items[at]) : -2;
        out[at] = (int16_t)(plan->seat_values ? seen_from(value, eyes) : value);
    }
}

static void write_frames(int16_t *out, PyObject *part, const Row *plan) {
    long at = 0;
    if (PyList_CheckExact(part))
        for (Py_ssize_t top = PyList_GET_SIZE(part); top-- > 0 && at + 3 < plan->width;) {
            PyObject *frame = PyList_GET_ITEM(part, top);
            Py_ssize_t count;
            PyObject **items = items_of(&frame, &count);
            /* In four parts: some numbers hold bits. */
            for (Py_ssize_t each = 0; each < count && at + 3 < plan->width; each++) {
                long long value = value_of(items[each]);
                for (int shift = 0; shift < 64; shift += 16) out[at++] = (int16_t)(value >> shift & 0xFFFF);
            }
        }
    while (at < plan->width) out[at++] = -1;
}

static PyObject *write_facts(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs != 6 || !PyList_CheckExact(args[2]) || !PyBytes_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "write(buffer, start, facts: list, plan: bytes, viewer, seats)");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[1]);
    PyObject *facts = args[2];
    const Row *plan = (const Row *)PyBytes_AS_STRING(args[3]);
    Py_ssize_t rows = PyBytes_GET_SIZE(args[3]) / (Py_ssize_t)sizeof(Row);
    Eyes eyes = {PyLong_AsLong(args[4]), PyLong_AsLong(args[5])};
    Py_ssize_t total = 0;
    for (Py_ssize_t at = 0; at < rows; at++) total += (Py_ssize_t)plan[at].rows * plan[at].width;
    Py_buffer buffer;
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) return NULL;
    if (rows != PyList_GET_SIZE(facts) || start < 0 || (start + total) * 2 > buffer.len) {
        PyErr_SetString(PyExc_ValueError, "facts, plan and buffer do not fit each other");
        PyBuffer_Release(&buffer);
        return NULL;
    }
    int16_t *out = (int16_t *)buffer.buf + start;
    memset(out, 0, (size_t)total * 2);
    int failed = 0;
    for (Py_ssize_t at = 0; at < rows && !failed; at++, plan++) {
        PyObject *part = PyList_GET_ITEM(facts, at);
        switch (plan->kind) {
            case VALUES: failed = write_values(out, part, plan, &eyes); break;
            case BITS: failed = write_bits(out, part, plan, &eyes); break;
            case COUNTS: write_counts(out, part, plan, &eyes); break;
            case SUMS:
            case SIZES: failed = write_sums(out, part, plan, &eyes); break;
            case ORDERED: write_ordered(out, part, plan, &eyes); break;
            default: write_frames(out, part, plan);
        }
        out += (Py_ssize_t)plan->rows * plan->width;
    }
    PyBuffer_Release(&buffer);
    if (failed || PyErr_Occurred()) return NULL;
    Py_RETURN_NONE;
}

static PyObject *mark_codes(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs != 4 || !PyList_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "mark(buffer, start, size, codes: list)");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[1]), size = PyLong_AsSsize_t(args[2]);
    Py_buffer buffer;
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) return NULL;
    if (start < 0 || size < 0 || start + size > buffer.len) {
        PyErr_SetString(PyExc_ValueError, "the mask does not fit the buffer");
        PyBuffer_Release(&buffer);
        return NULL;
    }
    int8_t *out = (int8_t *)buffer.buf + start;
    memset(out, 0, (size_t)size);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(args[3]); at++) {
        long long code = value_of(PyList_GET_ITEM(args[3], at));
        if (code >= 0 && code < size) out[code] = 1;
    }
    PyBuffer_Release(&buffer);
    if (PyErr_Occurred()) return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"write", (PyCFunction)(void (*)(void))write_facts, METH_FASTCALL, "Write facts by a plan."},
    {"mark", (PyCFunction)(void (*)(void))mark_codes, METH_FASTCALL, "Mark codes in a mask."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_packing", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__packing(void) { return PyModule_Create(&module); }
