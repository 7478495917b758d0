#include "Reading.h"
#include <string.h>

long read_long(const char *input) {
    long value;
    memcpy(&value, input, sizeof value);
    return value;
}
