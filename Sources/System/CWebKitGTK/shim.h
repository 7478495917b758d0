#include <sys/eventfd.h>
#include <webkit2/webkit2.h>

// What GTK has as macros, or with arguments of any number, which Swift cannot call.

static inline WebKitWebContext *_Nonnull sampan_web_context_new(WebKitWebsiteDataManager *_Nonnull manager) {
    return webkit_web_context_new_with_website_data_manager(manager);
}

static inline WebKitWebsiteDataManager *_Nonnull sampan_website_data_new(const char *_Nonnull data, const char *_Nonnull cache) {
    return webkit_website_data_manager_new("base-data-directory", data, "base-cache-directory", cache, NULL);
}

/// A view of a page. One that another page opens shares its process.
static inline WebKitWebView *_Nonnull sampan_web_view_new(
    WebKitWebContext *_Nonnull context, WebKitUserContentManager *_Nonnull content, WebKitSettings *_Nonnull settings,
    WebKitWebView *_Nullable related) {
    GType type = WEBKIT_TYPE_WEB_VIEW;
    gpointer view =
        related ? g_object_new(type, "related-view", related, "user-content-manager", content, "settings", settings, NULL)
                : g_object_new(type, "web-context", context, "user-content-manager", content, "settings", settings, NULL);
    return (WebKitWebView *)view;
}

static inline void sampan_set_boolean(gpointer _Nonnull object, const char *_Nonnull name, gboolean value) {
    g_object_set(object, name, value, NULL);
}
static inline void sampan_set_integer(gpointer _Nonnull object, const char *_Nonnull name, gint value) {
    g_object_set(object, name, value, NULL);
}
static inline void sampan_set_string(gpointer _Nonnull object, const char *_Nonnull name, const char *_Nullable value) {
    g_object_set(object, name, value, NULL);
}

/// Calls a function at a signal, with the arguments that the signal has and the data behind them.
static inline void sampan_connect(
    gpointer _Nonnull object, const char *_Nonnull signal, GCallback _Nonnull function, gpointer _Nullable data) {
    g_signal_connect_data(object, signal, function, data, NULL, (GConnectFlags)0);
}
static inline void sampan_disconnect(gpointer _Nonnull object, gpointer _Nonnull data) {
    g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
}

static inline void sampan_emit_text(gpointer _Nonnull object, const char *_Nonnull signal, const char *_Nonnull text) {
    g_signal_emit_by_name(object, signal, text);
}

/// A window without a screen, with a view in it that is shown.
static inline GtkWidget *_Nonnull sampan_window_new(WebKitWebView *_Nonnull view) {
    GtkWidget *window = gtk_offscreen_window_new();
    gtk_container_add(GTK_CONTAINER(window), GTK_WIDGET(view));
    gtk_widget_show_all(window);
    return window;
}
static inline void sampan_window_resize(GtkWidget *_Nonnull window, WebKitWebView *_Nonnull view, int width, int height) {
    gtk_widget_set_size_request(GTK_WIDGET(view), width, height);
    gtk_window_resize(GTK_WINDOW(window), width, height);
    // At once, for the view may be drawn before the loop's next turn.
    gtk_container_check_resize(GTK_CONTAINER(window));
}
static inline void sampan_view_draw(WebKitWebView *_Nonnull view, cairo_t *_Nonnull context) {
    gtk_widget_draw(GTK_WIDGET(view), context);
}
static inline void sampan_object_unref(gpointer _Nullable object) {
    if (object) g_object_unref(object);
}
static inline gpointer _Nonnull sampan_object_ref(gpointer _Nonnull object) { return g_object_ref(object); }

static inline void sampan_send(WebKitWebView *_Nonnull view, GdkEvent *_Nonnull event, GdkDevice *_Nullable device) {
    if (device) {
        gdk_event_set_device(event, device);
        gdk_event_set_source_device(event, device);
    }
    gtk_widget_event(GTK_WIDGET(view), event);
    gdk_event_free(event);
}

static inline GdkWindow *_Nonnull sampan_view_window(WebKitWebView *_Nonnull view) {
    return (GdkWindow *)g_object_ref(gtk_widget_get_window(GTK_WIDGET(view)));
}

/// A finger is at a place of the view: it comes down, moves, is lifted or is taken away.
static inline void sampan_send_touch(
    WebKitWebView *_Nonnull view, GdkEventType type, guintptr finger, double x, double y, gboolean isFirst) {
    GdkEvent *event = gdk_event_new(type);
    event->touch.window = sampan_view_window(view);
    event->touch.send_event = TRUE;
    event->touch.time = (guint32)(g_get_monotonic_time() / 1000);
    event->touch.x = event->touch.x_root = x;
    event->touch.y = event->touch.y_root = y;
    event->touch.sequence = (GdkEventSequence *)finger;
    event->touch.emulating_pointer = isFirst;
    sampan_send(view, event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
}

/// What is under a place moves by so many points.
static inline void sampan_send_scroll(WebKitWebView *_Nonnull view, double x, double y, double dx, double dy) {
    GdkEvent *event = gdk_event_new(GDK_SCROLL);
    event->scroll.window = sampan_view_window(view);
    event->scroll.send_event = TRUE;
    event->scroll.time = (guint32)(g_get_monotonic_time() / 1000);
    event->scroll.direction = GDK_SCROLL_SMOOTH;
    event->scroll.x = event->scroll.x_root = x;
    event->scroll.y = event->scroll.y_root = y;
    event->scroll.delta_x = dx;
    event->scroll.delta_y = dy;
    sampan_send(view, event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
}

/// A key goes down and up.
static inline void sampan_send_key(WebKitWebView *_Nonnull view, guint key, guint modifiers) {
    const GdkEventType types[] = {GDK_KEY_PRESS, GDK_KEY_RELEASE};
    // GTK finds what a key does by its place on a keyboard.
    GdkKeymapKey *places = NULL;
    gint count = 0;
    gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), key, &places, &count);
    for (int index = 0; index < 2; index++) {
        GdkEvent *event = gdk_event_new(types[index]);
        event->key.window = sampan_view_window(view);
        event->key.send_event = TRUE;
        event->key.time = (guint32)(g_get_monotonic_time() / 1000);
        event->key.keyval = key;
        event->key.state = modifiers;
        if (count > 0) {
            event->key.hardware_keycode = (guint16)places[0].keycode;
            event->key.group = (guint8)places[0].group;
        }
        sampan_send(view, event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
    }
    g_free(places);
}

static inline void sampan_send_focus(WebKitWebView *_Nonnull view, gboolean isIn) {
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);
    event->focus_change.window = sampan_view_window(view);
    event->focus_change.send_event = TRUE;
    event->focus_change.in = (gint16)isIn;
    sampan_send(view, event, NULL);
}

// What WebKit tells who provides text: whether anything takes it.

typedef void (*sampan_text_hook)(gpointer _Nonnull context);

typedef struct {
    WebKitInputMethodContext parent;
} SampanTextInput;
typedef struct {
    WebKitInputMethodContextClass parent;
} SampanTextInputClass;

typedef struct {
    sampan_text_hook _Nonnull focusIn, focusOut;
} SampanTextHooks;

static inline void sampan_text_input_class_init(gpointer class_, gpointer data) {
    const SampanTextHooks *hooks = (const SampanTextHooks *)data;
    WebKitInputMethodContextClass *input = (WebKitInputMethodContextClass *)class_;
    input->notify_focus_in = (void (*)(WebKitInputMethodContext *))hooks->focusIn;
    input->notify_focus_out = (void (*)(WebKitInputMethodContext *))hooks->focusOut;
}

/// The class of what provides text; to be made once.
static inline GType sampan_text_input_type(sampan_text_hook _Nonnull focusIn, sampan_text_hook _Nonnull focusOut) {
    SampanTextHooks *hooks = g_new(SampanTextHooks, 1);
    hooks->focusIn = focusIn;
    hooks->focusOut = focusOut;
    const GTypeInfo info = {
        sizeof(SampanTextInputClass), NULL, NULL, sampan_text_input_class_init, NULL, hooks, sizeof(SampanTextInput), 0, NULL, NULL};
    return g_type_register_static(WEBKIT_TYPE_INPUT_METHOD_CONTEXT, "SampanTextInput", &info, (GTypeFlags)0);
}
static inline WebKitInputMethodContext *_Nonnull sampan_text_input_new(GType type) {
    return (WebKitInputMethodContext *)g_object_new(type, NULL);
}

/// A certificate in DER; whoever asks lets it go.
static inline GByteArray *_Nonnull sampan_certificate_bytes(GTlsCertificate *_Nonnull certificate) {
    GByteArray *bytes = NULL;
    g_object_get(certificate, "certificate", &bytes, NULL);
    return bytes == NULL ? g_byte_array_new() : bytes;
}

/// Every number that an error has a name for.
static inline guint sampan_error_domain(int index) {
    switch (index) {
    case 0: return g_io_error_quark();
    case 1: return g_resolver_error_quark();
    case 2: return g_tls_error_quark();
    case 3: return webkit_network_error_quark();
    case 4: return webkit_policy_error_quark();
    default: return 0;
    }
}

static inline GError *_Nonnull sampan_error_new(const char *_Nonnull message) {
    return g_error_new_literal(webkit_network_error_quark(), WEBKIT_NETWORK_ERROR_FAILED, message);
}

static inline gboolean sampan_is_response(gpointer _Nonnull decision) { return WEBKIT_IS_RESPONSE_POLICY_DECISION(decision); }
