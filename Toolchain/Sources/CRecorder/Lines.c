#define _GNU_SOURCE
#include "Recorder.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

static int output = -1;
static char buffer[1 << 16];
static size_t used;

void line_open(int descriptor) { output = descriptor; }

void line_flush(void) {
    size_t written = 0;
    while (output >= 0 && written < used) {
        const ssize_t count = syscall(SYS_write, output, buffer + written, used - written);
        if (count > 0) {
            written += (size_t)count;
        } else if (errno != EINTR) {
            // Nobody reads any more.
            output = -1;
        }
    }
    used = 0;
}

static void put(char byte) {
    if (used == sizeof buffer) line_flush();
    buffer[used++] = byte;
}

void line_begin(char kind) { put(kind); }

void line_end(void) { put('\n'); }

void line_number(uint64_t number) {
    put(' ');
    int shift = 60;
    while (shift > 0 && (number >> shift) == 0) shift -= 4;
    for (; shift >= 0; shift -= 4) put("0123456789abcdef"[number >> shift & 15]);
}

void line_text(const char *text) {
    put(' ');
    for (; *text != 0; text++) {
        const unsigned char byte = (unsigned char)*text;
        if (byte > ' ' && byte != '%' && byte != 0x7f) {
            put((char)byte);
        } else {
            put('%');
            put("0123456789abcdef"[byte >> 4]);
            put("0123456789abcdef"[byte & 15]);
        }
    }
}
