// The list-scroll scene on GTK 4's Cairo renderer. GTK needs a display: run it in a virtual one.
// Build: cc -O2 gtk.c $(pkg-config --cflags --libs gtk4); run: GSK_RENDERER=cairo xvfb-run -s "-screen 0 1400x2800x24" ./a.out
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WARM_UP = 20, FRAMES = 300, STEP = 36 };

static GdkTexture *textures[8];
static GtkWidget *scroller;
static double start, cpu, walls[FRAMES], frame_begin;
static int frame_number;

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static GdkTexture *bitmap(int index) {
    guchar *pixels = g_malloc(180 * 180 * 4), *pixel = pixels;
    for (int y = 0; y < 180; y++)
        for (int x = 0; x < 180; x++, pixel += 4) {
            int even = y % 6 == 0;
            pixel[0] = even ? x : index * 30, pixel[1] = even ? y : 200 - index * 20, pixel[2] = even ? 90 : 120, pixel[3] = 255;
        }
    GBytes *bytes = g_bytes_new_take(pixels, 180 * 180 * 4);
    return gdk_memory_texture_new(180, 180, GDK_MEMORY_R8G8B8A8, bytes, 720);
}

typedef struct { GtkWidget *image, *title, *subtitle; } Row;

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *row = gtk_fixed_new(), *card = gtk_fixed_new();
    Row *parts = g_new(Row, 1);
    *parts = (Row){gtk_picture_new(), gtk_label_new(""), gtk_label_new("")};
    gtk_widget_set_size_request(row, 1179, 195);
    gtk_widget_set_size_request(card, 1155, 183);
    gtk_widget_set_size_request(parts->image, 165, 165);
    gtk_widget_set_overflow(parts->image, GTK_OVERFLOW_HIDDEN);
    gtk_widget_add_css_class(card, "card");
    gtk_widget_add_css_class(parts->image, "image");
    gtk_widget_add_css_class(parts->title, "title");
    gtk_widget_add_css_class(parts->subtitle, "subtitle");
    gtk_fixed_put(GTK_FIXED(card), parts->image, 24, 15);
    gtk_fixed_put(GTK_FIXED(card), parts->title, 228, 30);
    gtk_fixed_put(GTK_FIXED(card), parts->subtitle, 228, 108);
    gtk_fixed_put(GTK_FIXED(row), card, 12, 6);
    g_object_set_data_full(G_OBJECT(item), "parts", parts, g_free);
    gtk_list_item_set_child(item, row);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    Row *parts = g_object_get_data(G_OBJECT(item), "parts");
    guint row = gtk_list_item_get_position(item);
    char text[99];
    gtk_picture_set_paintable(GTK_PICTURE(parts->image), GDK_PAINTABLE(textures[row % 8]));
    snprintf(text, sizeof text, "Thức uống số %u", row);
    gtk_label_set_text(GTK_LABEL(parts->title), text);
    snprintf(text, sizeof text, "A second, longer line of grey text %u", row);
    gtk_label_set_text(GTK_LABEL(parts->subtitle), text);
}

static void report(double first) {
    double total = 0;
    for (int i = 0; i < FRAMES; i++) total += walls[i];
    qsort(walls, FRAMES, sizeof *walls, ascending);
    long size = 0, resident = 0;
    FILE *statm = fopen("/proc/self/statm", "r");
    if (!statm || fscanf(statm, "%ld %ld", &size, &resident) != 2) resident = 0;
    printf("{\"scene\": \"list\", \"program\": \"gtk 4, cairo\", \"cpu_ms\": %.3f, \"wall_mean_ms\": %.3f, \"p99_ms\": %.3f, "
           "\"first_frame_ms\": %.3f, \"rss_mb\": %.1f}\n",
           cpu / FRAMES * 1e3, total / FRAMES * 1e3, walls[FRAMES * 99 / 100] * 1e3, first * 1e3, resident * 4096 / 1048576.0);
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    int measured = frame_number - 1 - WARM_UP;
    if (measured >= 0 && measured < FRAMES) walls[measured] = seconds(CLOCK_MONOTONIC) - frame_begin;
}

// Once a frame, before layout and painting.
static gboolean step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)data;
    static double first;
    if (frame_number == 0) g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    if (frame_number == 1) first = seconds(CLOCK_MONOTONIC) - start;
    if (frame_number == WARM_UP) cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (frame_number == WARM_UP + FRAMES) {
        cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
        report(first);
        gtk_window_destroy(GTK_WINDOW(gtk_widget_get_root(widget)));
        return G_SOURCE_REMOVE;
    }
    frame_begin = seconds(CLOCK_MONOTONIC);
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), frame_number++ * STEP);
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *app, gpointer data) {
    (void)data;
    for (int i = 0; i < 8; i++) textures[i] = bitmap(i);
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "listview, listview > row { background: #fff; padding: 0; margin: 0; border: none; }"
        ".card { background: #F2F2F7; border-radius: 18px; } .image { border-radius: 30px; }"
        ".title { font: 600 51px Inter; color: #000; } .subtitle { font: 39px Inter; color: gray; }",
        -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_USER);
    GtkStringList *rows = gtk_string_list_new(NULL);
    for (int i = 0; i < 10000; i++) gtk_string_list_append(rows, "");
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
    GtkWidget *window = gtk_application_window_new(app);
    scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 1179, 2556);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_add_tick_callback(window, step, NULL, NULL);
}

int main(int count, char **arguments) {
    start = seconds(CLOCK_MONOTONIC);
    GtkApplication *app = gtk_application_new("io.sampan.bench.list", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), count, arguments);
}
