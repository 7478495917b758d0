import CGStreamer
import Foundation

/// Pipelines that write what an app hands them.
extension MediaPipeline {
    /// Hands bytes to one of its sources, and lets what encodes them keep up.
    ///
    /// - Parameters:
    ///   - begin: when they are seen or heard, in nanoseconds.
    ///   - length: for how long, in nanoseconds.
    ///   - limit: how many bytes may wait in the source when this returns.
    /// - Returns: whether they are taken. A pipeline that has failed, on a full disk for example, takes nothing more.
    func push(
        _ bytes: UnsafeRawBufferPointer, to source: UnsafeMutablePointer<GstElement>, at begin: guint64, for length: guint64,
        limit: Int = 1_000_000
    ) -> Bool {
        guard !hasFailed, let address = bytes.baseAddress, sampan_gst_push(source, address, gsize(bytes.count), begin, length) != 0 else {
            return false
        }
        let waiting = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GstAppSrc.self)
        while gst_app_src_get_current_level_bytes(waiting) > limit {
            if fails(within: 0.005) { return false }
        }
        return true
    }

    /// Ends its sources, and waits until the file is whole.
    ///
    /// - Parameters:
    ///   - sound: the source besides `end`, if there is one.
    ///   - seconds: how long that is waited for.
    /// - Returns: whether it is.
    func finish(_ sound: UnsafeMutablePointer<GstElement>? = nil, within seconds: Double) -> Bool {
        guard !hasFailed else { return false }
        sampan_gst_end(end)
        if let sound, sound != end { sampan_gst_end(sound) }
        return sampan_gst_wait(element, guint64(seconds * 1e9)) != 0
    }
}
