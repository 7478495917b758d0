// The list-scroll scene drawn with bare Cairo and Pango calls: what the drawing alone costs, without views, layers or layout.
// Build: cc -O2 cairo.c $(pkg-config --cflags --libs pangocairo) -lm
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 1179, HEIGHT = 2556, ROW = 195, WARM_UP = 20, FRAMES = 300, STEP = 36 };

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

static cairo_surface_t *bitmap(int index) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 180, 180);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < 180; y++)
        for (int x = 0; x < 180; x++) {
            int even = y % 6 == 0;
            unsigned red = even ? x : index * 30, green = even ? y : 200 - index * 20, blue = even ? 90 : 120;
            *(unsigned *)(pixels + y * stride + x * 4) = red << 16 | green << 8 | blue;
        }
    cairo_surface_mark_dirty(surface);
    return surface;
}

static PangoLayout *line(PangoContext *context, const char *font, double pixels, const char *text) {
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *description = pango_font_description_from_string(font);
    pango_font_description_set_absolute_size(description, pixels * PANGO_SCALE);
    pango_layout_set_font_description(layout, description);
    pango_font_description_free(description);
    pango_layout_set_text(layout, text, -1);
    return layout;
}

// The text of the rows on screen, shaped when a row enters.
static struct { int row; PangoLayout *title, *subtitle; } shaped[32];

static void shape(PangoContext *context, int row) {
    int slot = row % 32;
    if (shaped[slot].title && shaped[slot].row == row) return;
    if (shaped[slot].title) g_object_unref(shaped[slot].title), g_object_unref(shaped[slot].subtitle);
    char text[99];
    snprintf(text, sizeof text, "Thức uống số %d", row);
    shaped[slot].title = line(context, "Inter Semi-Bold", 51, text);
    snprintf(text, sizeof text, "A second, longer line of grey text %d", row);
    shaped[slot].subtitle = line(context, "Inter", 39, text);
    shaped[slot].row = row;
}

int main(int count, char **arguments) {
    double start = seconds(CLOCK_MONOTONIC), first = 0, cpu = 0, walls[FRAMES], total = 0;
    cairo_surface_t *screen = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT), *images[8];
    cairo_t *cr = cairo_create(screen);
    PangoContext *context = pango_cairo_create_context(cr);
    for (int i = 0; i < 8; i++) images[i] = bitmap(i);
    for (int frame = 0; frame < WARM_UP + FRAMES; frame++) {
        double wall = seconds(CLOCK_MONOTONIC), before = seconds(CLOCK_PROCESS_CPUTIME_ID);
        int offset = frame * STEP;
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_paint(cr);
        for (int row = offset / ROW; row * ROW < offset + HEIGHT; row++) {
            double y = row * ROW - offset;
            shape(context, row);
            rounded(cr, 12, y + 6, 1155, 183, 18);
            cairo_set_source_rgb(cr, 0xF2 / 255.0, 0xF2 / 255.0, 0xF7 / 255.0);
            cairo_fill(cr);
            cairo_save(cr);
            rounded(cr, 36, y + 21, 165, 165, 30);
            cairo_clip(cr);
            cairo_translate(cr, 36, y + 21);
            cairo_scale(cr, 165 / 180.0, 165 / 180.0);
            cairo_set_source_surface(cr, images[row % 8], 0, 0);
            cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
            cairo_paint(cr);
            cairo_restore(cr);
            cairo_set_source_rgb(cr, 0, 0, 0);
            cairo_move_to(cr, 240, y + 36);
            pango_cairo_show_layout(cr, shaped[row % 32].title);
            cairo_set_source_rgb(cr, 0.5, 0.5, 0.5);
            cairo_move_to(cr, 240, y + 114);
            pango_cairo_show_layout(cr, shaped[row % 32].subtitle);
        }
        cairo_surface_flush(screen);
        if (frame == 0) first = seconds(CLOCK_MONOTONIC) - start;
        if (frame < WARM_UP) continue;
        cpu += seconds(CLOCK_PROCESS_CPUTIME_ID) - before;
        walls[frame - WARM_UP] = seconds(CLOCK_MONOTONIC) - wall;
        total += walls[frame - WARM_UP];
    }
    if (count > 1) cairo_surface_write_to_png(screen, arguments[1]);
    qsort(walls, FRAMES, sizeof *walls, ascending);
    long size = 0, resident = 0;
    FILE *statm = fopen("/proc/self/statm", "r");
    if (!statm || fscanf(statm, "%ld %ld", &size, &resident) != 2) resident = 0;
    printf("{\"scene\": \"list\", \"program\": \"bare cairo\", \"cpu_ms\": %.3f, \"wall_mean_ms\": %.3f, \"p99_ms\": %.3f, "
           "\"first_frame_ms\": %.3f, \"rss_mb\": %.1f}\n",
           cpu / FRAMES * 1e3, total / FRAMES * 1e3, walls[FRAMES * 99 / 100] * 1e3, first * 1e3, resident * 4096 / 1048576.0);
}
