/* Observations and masks written into buffers: the fast twin of packing.py, which says what everything means. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* Compiled a second time for processors that handle more numbers at once, where the choice can be left to the loader. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

enum { VALUES, BITS, COUNTS, ORDERED, FRAMES, SUMS, SIZES, OWN };

/* One row of a plan. */
typedef struct {
    int32_t kind, rows, width, seat_rows, seat_values;
} Row;

typedef struct {
    long viewer, seats;
} Eyes;

/* Python keeps the numbers from -5 to 256, nearly all there are, side by side: where a pointer lies tells which it
   is, without looking there. Looked up when the module is loaded; with no span, there are none. */
enum { FIRST_KEPT = -5, LAST_KEPT = 256 };
/* A power of two that is not less than the room they take. */
#define KEPT_REACH ((size_t)1 << 14)
static const char *kept_numbers;
static size_t kept_span;

static void find_kept_numbers(void) {
    PyObject *first = PyLong_FromLong(FIRST_KEPT);
    if (first == NULL) return;
    for (long number = FIRST_KEPT; number <= LAST_KEPT; number++) {
        PyObject *found = PyLong_FromLong(number);
        int lies_there = (char *)found == (char *)first + (number - FIRST_KEPT) * sizeof(PyLongObject);
        Py_XDECREF(found);
        if (!lies_there) {
            PyErr_Clear();
            Py_DECREF(first);
            return;
        }
    }
    kept_numbers = (const char *)first;
    kept_span = (LAST_KEPT - FIRST_KEPT + 1) * sizeof(PyLongObject);
    if (kept_span > KEPT_REACH) kept_span = 0;
    Py_DECREF(first);
}

/* Small numbers without a call. */
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
        if (size == 2) {
            digit *digits = ((PyLongObject *)number)->ob_digit;
            return (long long)digits[1] << PyLong_SHIFT | digits[0];
        }
    }
#endif
    return PyLong_AsLongLong(number);
}

static inline int is_kept(PyObject *thing) { return (size_t)thing - (size_t)kept_numbers < kept_span; }

/* A number that is most probably kept. */
static inline long long quick_value(PyObject *number) {
    if (!is_kept(number)) return value_of(number);
    return (long long)(((size_t)number - (size_t)kept_numbers) / sizeof(PyLongObject)) + FIRST_KEPT;
}

/* Where the lowest bit of a number that is not 0 stands. */
static inline long lowest_bit(unsigned long long bits) {
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctzll(bits);
#else
    long at = 0;
    for (; !(bits & 1); bits >>= 1) at++;
    return at;
#endif
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

/* Numbers one after another: as if all were kept ones, and anew if one was not. One that lies before or behind them has,
   with the slack added, a bit of the reach or a higher one. */
WIDE static void copy_values(int16_t *restrict out, PyObject **restrict from, Py_ssize_t count) {
    size_t seen = 0, first = (size_t)kept_numbers, slack = KEPT_REACH - kept_span;
    for (Py_ssize_t at = 0; at < count; at++) {
        size_t offset = (size_t)from[at] - first;
        seen |= offset | (offset + slack);
        out[at] = (int16_t)((int16_t)(offset / sizeof(PyLongObject)) + FIRST_KEPT);
    }
    if (seen >= KEPT_REACH)
        for (Py_ssize_t at = 0; at < count; at++) out[at] = (int16_t)value_of(from[at]);
}

/* All of these numbers together, in the same way. */
WIDE static long long sum_of(PyObject **restrict from, Py_ssize_t count) {
    size_t seen = 0, total = 0, first = (size_t)kept_numbers, slack = KEPT_REACH - kept_span;
    for (Py_ssize_t at = 0; at < count; at++) {
        size_t offset = (size_t)from[at] - first;
        seen |= offset | (offset + slack);
        total += offset;
    }
    if (seen < KEPT_REACH) return (long long)(total / sizeof(PyLongObject)) + FIRST_KEPT * (long long)count;
    long long sum = 0;
    for (Py_ssize_t at = 0; at < count; at++) sum += value_of(from[at]);
    return sum;
}

/* Seats among these numbers as the viewer counts them; several at a time. */
static void turn_seats(int16_t *out, Py_ssize_t count, const Eyes *eyes) {
    int16_t viewer = (int16_t)eyes->viewer, seats = (int16_t)eyes->seats;
    for (Py_ssize_t at = 0; at < count; at++) {
        int16_t seat = out[at], turned = (int16_t)(seat - viewer);
        turned = turned < 0 ? (int16_t)(turned + seats) : turned;
        out[at] = seat >= 0 && seat < seats ? turned : seat;
    }
}

static int write_values(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    Py_ssize_t room = (Py_ssize_t)plan->rows * plan->width, wanted = plan->kind == OWN ? room * eyes->seats : room;
    if (count != wanted) {
        PyErr_Format(PyExc_ValueError, "%zd values where %zd belong", count, wanted);
        return -1;
    }
    if (plan->kind == OWN) {
        copy_values(out, items + room * eyes->viewer, room);
        if (plan->seat_values) turn_seats(out, room, eyes);
        return 0;
    }
    /* Rows of seats begin with the viewer's and go round. */
    Py_ssize_t before = plan->seat_rows ? (Py_ssize_t)eyes->viewer * plan->width : 0;
    copy_values(out, items + before, count - before);
    if (before) copy_values(out + count - before, items, before);
    if (plan->seat_values) turn_seats(out, count, eyes);
    return 0;
}

static int add_bits(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    if (count != plan->rows) {
        PyErr_Format(PyExc_ValueError, "%zd sets where %d belong", count, plan->rows);
        return -1;
    }
    for (long row = 0; row < plan->rows; row++, out += plan->width) {
        unsigned long long bits = (unsigned long long)quick_value(items[source_row(row, plan, eyes)]);
        if (plan->width < 64) bits &= (1ULL << plan->width) - 1;
        for (; bits; bits &= bits - 1) {
            long at = lowest_bit(bits);
            out[plan->seat_values ? seen_from(at, eyes) : at] = 1;
        }
    }
    return 0;
}

/* A flag for each member of sets; of several lists of sets, what is in any of them. */
static int write_bits(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    memset(out, 0, (size_t)plan->rows * plan->width * sizeof *out);
    if (!PyTuple_CheckExact(part)) return add_bits(out, part, plan, eyes);
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(part); at++)
        if (add_bits(out, PyTuple_GET_ITEM(part, at), plan, eyes) < 0) return -1;
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
        long long total = sum_of(from, width);
        if (plan->kind == SIZES) {
            unsigned long long bits = (unsigned long long)total;
            for (total = 0; bits; bits &= bits - 1) total++;
        }
        *out++ = (int16_t)total;
    }
    return 0;
}

static void add_counts(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    Py_ssize_t count;
    PyObject **items = items_of(&part, &count);
    for (Py_ssize_t at = 0; at < count; at++) {
        long value = (long)value_of(items[at]);
        if (plan->seat_values) value = seen_from(value, eyes);
        if (value >= 0 && value < plan->width) out[value]++;
    }
}

/* How many of each thing there are in a list; of several lists, in all of them. */
static void write_counts(int16_t *out, PyObject *part, const Row *plan, const Eyes *eyes) {
    memset(out, 0, (size_t)plan->width * sizeof *out);
    if (!PyTuple_CheckExact(part)) {
        add_counts(out, part, plan, eyes);
        return;
    }
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(part); at++)
        add_counts(out, PyTuple_GET_ITEM(part, at), plan, eyes);
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
                uint64_t value = (uint64_t)quick_value(items[each]);
                for (int part = 0; part < 4; part++, value >>= 16) out[at++] = (int16_t)value;
            }
        }
    memset(out + at, 0xFF, (size_t)(plan->width - at) * sizeof *out);
}

#if defined(__GNUC__) || defined(__clang__)
#define FETCH(place) __builtin_prefetch(place)
#else
#define FETCH(place) ((void)(place))
#endif

/* Ask for what the fact holds, so that it is there when its turn comes: the items of a list, and before it the list. */
static inline void fetch(PyObject **facts, Py_ssize_t count, Py_ssize_t at) {
    if (at + 8 < count) FETCH(facts[at + 8]);
    if (at + 4 < count && PyList_CheckExact(facts[at + 4])) {
        const char *items = (const char *)PySequence_Fast_ITEMS(facts[at + 4]);
        FETCH(items);
        FETCH(items + 64);
    }
}

/* Facts by as many rows of the plan, from `out` on; where they end. */
static int16_t *write_list(int16_t *out, PyObject **facts, Py_ssize_t count, const Row *plan, const Eyes *eyes) {
    for (Py_ssize_t at = 0; at < count; at++, plan++) {
        PyObject *part = facts[at];
        fetch(facts, count, at);
        if (plan->kind == VALUES && plan->rows * plan->width == 1 && (is_kept(part) || PyLong_CheckExact(part))) {
            long value = (long)quick_value(part);
            *out++ = (int16_t)(plan->seat_values ? seen_from(value, eyes) : value);
            continue;
        }
        int failed = 0;
        switch (plan->kind) {
            case VALUES:
            case OWN: failed = write_values(out, part, plan, eyes); break;
            case BITS: failed = write_bits(out, part, plan, eyes); break;
            case COUNTS: write_counts(out, part, plan, eyes); break;
            case SUMS:
            case SIZES: failed = write_sums(out, part, plan, eyes); break;
            case ORDERED: write_ordered(out, part, plan, eyes); break;
            default: write_frames(out, part, plan);
        }
        if (failed) return NULL;
        out += (Py_ssize_t)plan->rows * plan->width;
    }
    return out;
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
    /* The last fact is a list of more. */
    Py_ssize_t common = PyList_GET_SIZE(facts) - 1;
    PyObject *more = common < 0 ? NULL : PyList_GET_ITEM(facts, common);
    Py_buffer buffer;
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) return NULL;
    if (more == NULL || !PyList_CheckExact(more) || rows != common + PyList_GET_SIZE(more) || start < 0 ||
        (start + total) * 2 > buffer.len || eyes.viewer < 0 || eyes.viewer >= eyes.seats) {
        PyErr_SetString(PyExc_ValueError, "facts, plan and buffer do not fit each other");
        PyBuffer_Release(&buffer);
        return NULL;
    }
    int16_t *out = (int16_t *)buffer.buf + start;
    out = write_list(out, PySequence_Fast_ITEMS(facts), common, plan, &eyes);
    if (out != NULL) write_list(out, PySequence_Fast_ITEMS(more), rows - common, plan + common, &eyes);
    PyBuffer_Release(&buffer);
    if (PyErr_Occurred()) return NULL;
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

static PyObject *refused_row(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs != 3 || !PyList_CheckExact(args[2])) {
        PyErr_SetString(PyExc_TypeError, "refused(masks, size, codes: list)");
        return NULL;
    }
    Py_ssize_t size = PyLong_AsSsize_t(args[1]), rows = PyList_GET_SIZE(args[2]), row = 0;
    Py_buffer buffer;
    if (PyErr_Occurred() || PyObject_GetBuffer(args[0], &buffer, PyBUF_C_CONTIGUOUS) < 0) return NULL;
    if (size < 0 || rows * size > buffer.len) {
        PyErr_SetString(PyExc_ValueError, "there are not as many masks as codes");
        PyBuffer_Release(&buffer);
        return NULL;
    }
    const int8_t *masks = (const int8_t *)buffer.buf;
    for (; row < rows; row++) {
        long long code = value_of(PyList_GET_ITEM(args[2], row));
        if (code < 0 || code >= size || !masks[row * size + code]) break;
    }
    PyBuffer_Release(&buffer);
    if (PyErr_Occurred()) return NULL;
    return PyLong_FromSsize_t(row == rows ? -1 : row);
}

static PyMethodDef methods[] = {
    {"write", (PyCFunction)(void (*)(void))write_facts, METH_FASTCALL, "Write facts by a plan."},
    {"mark", (PyCFunction)(void (*)(void))mark_codes, METH_FASTCALL, "Mark codes in a mask."},
    {"refused", (PyCFunction)(void (*)(void))refused_row, METH_FASTCALL, "The first row whose code is not legal."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_packing", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__packing(void) {
    find_kept_numbers();
    return PyModule_Create(&module);
}
