import CGStreamer
import Foundation

/// GStreamer, which reads and writes compressed sound and moving pictures. It is started when it is first needed: who only films does without.
enum GStreamer {
    /// Starts it; whether that was possible.
    static let isReady: Bool = {
        keepRegistryWithTheApp()
        return gst_init_check(nil, nil, nil) != 0
    }()

    /// GStreamer looks for its plug-ins once, by a program that a confined app may not start, and keeps the list in a folder that it may not write.
    private static func keepRegistryWithTheApp() {
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] else { return }
        let folder = URL(fileURLWithPath: home).appendingPathComponent("Library/Caches/GStreamer")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        setenv("GST_REGISTRY_1_0", folder.appendingPathComponent("registry.bin").path, 0)
        setenv("GST_REGISTRY_FORK", "no", 0)
    }

    /// Whether all elements of a description are there.
    static func has(_ description: String) -> Bool {
        guard isReady else { return false }
        return description.components(separatedBy: " ! ").allSatisfy { part in
            guard let name = part.split(separator: " ").first, let factory = gst_element_factory_find(String(name)) else { return false }
            gst_object_unref(gpointer(factory))
            return true
        }
    }

    /// Makes a pipeline of its description; `nil` where one of its elements is not there.
    static func pipeline(_ description: String) -> UnsafeMutablePointer<GstElement>? {
        guard isReady else { return nil }
        var error: UnsafeMutablePointer<GError>?
        let element = gst_parse_launch(description, &error)
        guard error == nil else {
            g_error_free(error)
            if let element { gst_object_unref(element) }
            return nil
        }
        return element
    }
}

/// A pipeline whose end the app has in its hands.
final class MediaPipeline {
    let element: UnsafeMutablePointer<GstElement>
    /// The element of the name `end`.
    let end: UnsafeMutablePointer<GstElement>

    /// Makes a pipeline of its description, which has an element of the name `end`.
    init?(_ description: String) {
        guard let element = GStreamer.pipeline(description) else { return nil }
        guard let end = bin(element).flatMap({ gst_bin_get_by_name($0, "end") }) else {
            gst_object_unref(element)
            return nil
        }
        (self.element, self.end) = (element, end)
    }

    deinit {
        _ = sampan_gst_set_state(element, GST_STATE_NULL)
        gst_object_unref(end)
        gst_object_unref(element)
    }

    /// Sets a text of the element of a name.
    func set(_ property: String, of name: String, to value: String) {
        guard let part = part(name) else { return }
        sampan_gst_set_string(part, property, value)
        gst_object_unref(part)
    }

    /// The element of a name, which the caller has to give up; `nil` if there is none.
    func part(_ name: String) -> UnsafeMutablePointer<GstElement>? { bin(element).flatMap { gst_bin_get_by_name($0, name) } }

    /// Whether an error came.
    private(set) var hasFailed = false

    /// Whether an error comes within a time.
    func fails(within seconds: Double) -> Bool {
        guard let bus = gst_element_get_bus(element) else { return false }
        defer { gst_object_unref(bus) }
        guard let message = gst_bus_timed_pop_filtered(bus, guint64(seconds * 1e9), GST_MESSAGE_ERROR) else { return false }
        gst_message_unref(message)
        hasFailed = true
        return true
    }

    /// Begins, and waits until the first sample is there. Returns whether there is one.
    func start(within seconds: Double = 10) -> Bool {
        guard sampan_gst_set_state(element, GST_STATE_PAUSED) != GST_STATE_CHANGE_FAILURE else { return false }
        let limit = guint64(seconds * 1e9)
        guard gst_element_get_state(element, nil, nil, limit) != GST_STATE_CHANGE_FAILURE else { return false }
        return sampan_gst_set_state(element, GST_STATE_PLAYING) != GST_STATE_CHANGE_FAILURE
    }

    /// How long it is, in seconds; `nil` where that is not known.
    var duration: Double? {
        var nanoseconds: gint64 = 0
        guard gst_element_query_duration(element, GST_FORMAT_TIME, &nanoseconds) != 0, nanoseconds >= 0 else { return nil }
        return Double(nanoseconds) / 1e9
    }

    /// Goes on at a time, in seconds: exactly, or at the last place before it from which pictures can be decoded.
    func seek(to seconds: Double, exactly: Bool) -> Bool {
        // GStreamer's times end after 292 years.
        sampan_gst_seek(element, gint64((max(0, min(seconds, 9e9)) * 1e9).rounded()), exactly ? 1 : 0) != 0
    }

    /// The next sample; `nil` at the end, and where there is none in time.
    func pull(within seconds: Double) -> MediaSample? { sampan_gst_pull(end, guint64(seconds * 1e9)).map(MediaSample.init) }

    /// Whether all samples were pulled.
    var isAtEnd: Bool { sampan_gst_is_eos(end) != 0 }
}

private func bin(_ element: UnsafeMutablePointer<GstElement>) -> UnsafeMutablePointer<GstBin>? {
    UnsafeMutableRawPointer(element).assumingMemoryBound(to: GstBin.self)
}

/// What a pipeline brought.
final class MediaSample {
    private let sample: OpaquePointer

    init(_ sample: OpaquePointer) { self.sample = sample }

    deinit { gst_sample_unref(sample) }

    private var structure: UnsafeMutablePointer<GstStructure>? { gst_sample_get_caps(sample).flatMap { gst_caps_get_structure($0, 0) } }

    /// A number of the sample's format.
    func integer(_ name: String) -> Int? {
        var value: gint = 0
        guard let structure, gst_structure_get_int(structure, name, &value) != 0 else { return nil }
        return Int(value)
    }

    /// When it is to be heard or seen, in seconds; `nil` where that is not known.
    var time: Double? {
        guard let buffer = gst_sample_get_buffer(sample) else { return nil }
        let time = sampan_gst_pts(buffer)
        return time == sampan_gst_no_time() ? nil : Double(time) / 1e9
    }

    /// How long it is heard or seen, in seconds; `nil` where that is not known.
    var duration: Double? {
        guard let buffer = gst_sample_get_buffer(sample) else { return nil }
        let duration = sampan_gst_duration(buffer)
        return duration == sampan_gst_no_time() ? nil : Double(duration) / 1e9
    }

    /// Looks at its bytes.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        guard let buffer = gst_sample_get_buffer(sample) else { return nil }
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return nil }
        defer { gst_buffer_unmap(buffer, &map) }
        return body(UnsafeRawBufferPointer(start: map.data, count: Int(map.size)))
    }
}
