#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/gst.h>
#include <gst/pbutils/pbutils.h>
#include <sys/syscall.h>
#include <unistd.h>

// What GStreamer has as macros, or with arguments of any number, which Swift cannot call.

static inline void sampan_gst_set_string(gpointer object, const char *_Nonnull name, const char *_Nullable value) {
    g_object_set(object, name, value, NULL);
}

static inline void sampan_gst_set_int(gpointer object, const char *_Nonnull name, gint value) { g_object_set(object, name, value, NULL); }

/// Seeks to a time: exactly, or to the last place before it from which pictures can be decoded. What is between is not cut off there.
static inline gboolean sampan_gst_seek(GstElement *_Nonnull pipeline, gint64 nanoseconds, gboolean exactly) {
    GstSeekFlags flags = exactly ? GST_SEEK_FLAG_ACCURATE : (GstSeekFlags)(GST_SEEK_FLAG_KEY_UNIT | GST_SEEK_FLAG_SNAP_BEFORE);
    return gst_element_seek_simple(pipeline, GST_FORMAT_TIME, (GstSeekFlags)(GST_SEEK_FLAG_FLUSH | flags), nanoseconds);
}

/// The next sample of an application's sink; NULL at the end, after an error, or when the time is over.
static inline GstSample *_Nullable sampan_gst_pull(GstElement *_Nonnull sink, guint64 nanoseconds) {
    return gst_app_sink_try_pull_sample((GstAppSink *)sink, nanoseconds);
}

static inline gboolean sampan_gst_is_eos(GstElement *_Nonnull sink) { return gst_app_sink_is_eos((GstAppSink *)sink); }

static inline guint64 sampan_gst_pts(GstBuffer *_Nonnull buffer) { return GST_BUFFER_PTS(buffer); }
static inline guint64 sampan_gst_duration(GstBuffer *_Nonnull buffer) { return GST_BUFFER_DURATION(buffer); }
static inline guint64 sampan_gst_no_time(void) { return GST_CLOCK_TIME_NONE; }

static inline GstStateChangeReturn sampan_gst_set_state(GstElement *_Nonnull element, GstState state) {
    return gst_element_set_state(element, state);
}

/// Hands bytes to an application's source.
static inline gboolean sampan_gst_push(GstElement *_Nonnull source, const void *_Nonnull bytes, gsize count, guint64 time, guint64 duration) {
    GstBuffer *buffer = gst_buffer_new_memdup(bytes, count);
    GST_BUFFER_PTS(buffer) = time;
    GST_BUFFER_DURATION(buffer) = duration;
    return gst_app_src_push_buffer((GstAppSrc *)source, buffer) == GST_FLOW_OK;
}

static inline void sampan_gst_end(GstElement *_Nonnull source) { gst_app_src_end_of_stream((GstAppSrc *)source); }

/// Waits for a pipeline's end.
///
/// Returns 1 at the end, 0 after an error or where it takes too long.
static inline int sampan_gst_wait(GstElement *_Nonnull pipeline, guint64 nanoseconds) {
    GstBus *bus = gst_element_get_bus(pipeline);
    GstMessage *message = gst_bus_timed_pop_filtered(bus, nanoseconds, (GstMessageType)(GST_MESSAGE_EOS | GST_MESSAGE_ERROR));
    int ended = message && GST_MESSAGE_TYPE(message) == GST_MESSAGE_EOS;
    if (message) gst_message_unref(message);
    gst_object_unref(bus);
    return ended;
}

/// Makes a file that lies in memory and has no name; -1 where that cannot be done.
static inline int sampan_memory_file(void) { return (int)syscall(SYS_memfd_create, "media", 1U); }
