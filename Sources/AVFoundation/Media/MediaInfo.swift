import CGStreamer
import CoreGraphics
import Foundation

/// What is in a file, or behind a URL.
struct MediaInfo: Sendable {
    /// A track of it.
    struct Track: Sendable {
        var mediaType: AVMediaType
        /// Pixels, of pictures.
        var size = CGSize.zero
        /// Pictures a second; 0 where that is not known.
        var framesPerSecond = 0.0
        /// Samples a second, of sound.
        var sampleRate = 0
        var channelCount = 0
        /// Bits a second; 0 where that is not known.
        var bitRate = 0.0
        /// How pictures are to be turned, clockwise, in degrees.
        var turn = 0
        var language: String?
    }

    /// `indefinite` for what has no end.
    var duration = CMTime.indefinite
    var tracks: [Track] = []
    /// What is known of it, by GStreamer's names.
    var tags: [String: String] = [:]
    /// A picture that belongs to it, as a file's bytes.
    var artwork: Data?

    /// The track of pictures, if there is one.
    var video: Track? { tracks.first { $0.mediaType == .video } }

    /// No film has more pictures a second, whatever it says. Time scales are a thousand times the rate, which is not to be more than they can be.
    private static let highestFrameRate = 100_000.0
    /// How long it is looked at, in seconds.
    private static let patience = 15.0

    /// Looks at a source; `nil` if nothing can be read there.
    static func read(_ source: MediaSource) -> MediaInfo? {
        if let file = source.samples {
            var info = MediaInfo()
            info.duration = CMTime(value: CMTimeValue(file.frameCount), timescale: CMTimeScale(file.format.sampleRate))
            info.tracks = [
                Track(mediaType: .audio, sampleRate: Int(file.format.sampleRate), channelCount: file.format.channelCount)
            ]
            return info
        }
        guard GStreamer.isReady, let discoverer = gst_discoverer_new(guint64(patience * 1e9), nil) else { return nil }
        defer { g_object_unref(discoverer) }
        guard let found = gst_discoverer_discover_uri(discoverer, source.url.absoluteString, nil) else { return nil }
        defer { g_object_unref(gpointer(found)) }
        guard gst_discoverer_info_get_result(found) == GST_DISCOVERER_OK else { return nil }
        return MediaInfo(found)
    }

    /// What is in something that is put together of others.
    init(duration: CMTime, tracks: [Track]) { (self.duration, self.tracks) = (duration, tracks) }

    private init() {}

    private init?(_ found: OpaquePointer) {
        let nanoseconds = gst_discoverer_info_get_duration(found)
        if nanoseconds != sampan_gst_no_time() { duration = CMTime(value: CMTimeValue(nanoseconds / 1000), timescale: 1_000_000) }
        if let list = gst_discoverer_info_get_tags(found) { read(list) }
        var streams = gst_discoverer_info_get_video_streams(found)
        for stream in Self.each(&streams) {
            // Covers of albums are no films.
            if gst_discoverer_video_info_is_image(stream) == 0 { tracks.append(Self.video(stream, turn: turn)) }
        }
        var sounds = gst_discoverer_info_get_audio_streams(found)
        for stream in Self.each(&sounds) { tracks.append(Self.audio(stream)) }
        if tracks.isEmpty { return nil }
    }

    private static func each(_ list: inout UnsafeMutablePointer<GList>?) -> [OpaquePointer] {
        var streams: [OpaquePointer] = []
        var node = list
        while let entry = node {
            if let data = entry.pointee.data { streams.append(OpaquePointer(data)) }
            node = entry.pointee.next
        }
        return streams
    }

    private static func video(_ stream: OpaquePointer, turn: Int) -> Track {
        var track = Track(mediaType: .video, turn: turn)
        let width = Double(gst_discoverer_video_info_get_width(stream))
        let ratio = Double(gst_discoverer_video_info_get_par_num(stream)) / max(1, Double(gst_discoverer_video_info_get_par_denom(stream)))
        track.size = CGSize(width: (width * max(ratio, 0.01)).rounded(), height: Double(gst_discoverer_video_info_get_height(stream)))
        let denominator = Double(gst_discoverer_video_info_get_framerate_denom(stream))
        if denominator > 0 {
            let rate = Double(gst_discoverer_video_info_get_framerate_num(stream)) / denominator
            track.framesPerSecond = min(rate, highestFrameRate)
        }
        track.bitRate = Double(gst_discoverer_video_info_get_bitrate(stream))
        return track
    }

    private static func audio(_ stream: OpaquePointer) -> Track {
        Track(
            mediaType: .audio, sampleRate: Int(gst_discoverer_audio_info_get_sample_rate(stream)),
            channelCount: Int(gst_discoverer_audio_info_get_channels(stream)),
            bitRate: Double(gst_discoverer_audio_info_get_bitrate(stream)),
            language: gst_discoverer_audio_info_get_language(stream).map { String(cString: $0) })
    }

    // MARK: What is known of it

    /// How pictures are to be turned, clockwise, in degrees.
    private var turn: Int { tags["image-orientation"].flatMap { Int($0.replacingOccurrences(of: "rotate-", with: "")) } ?? 0 }

    private mutating func read(_ list: UnsafePointer<GstTagList>) {
        for name in [
            "title", "artist", "album", "album-artist", "genre", "comment", "composer", "copyright", "description", "lyrics", "grouping",
            "image-orientation", "encoder",
        ] {
            var value: UnsafeMutablePointer<CChar>?
            guard gst_tag_list_get_string(list, name, &value) != 0, let value else { continue }
            tags[name] = String(cString: value)
            g_free(value)
        }
        for name in ["track-number", "track-count", "album-disc-number", "album-disc-count", "user-rating"] {
            var number: guint = 0
            if gst_tag_list_get_uint(list, name, &number) != 0 { tags[name] = String(number) }
        }
        var beats = 0.0
        if gst_tag_list_get_double(list, "beats-per-minute", &beats) != 0 { tags["beats-per-minute"] = String(beats) }
        readDate(list)
        var sample: OpaquePointer?
        guard gst_tag_list_get_sample(list, "image", &sample) != 0, let sample else { return }
        artwork = MediaSample(sample).withBytes { Data($0) }
    }

    /// When it was made: a year, or what more is known, as in ISO 8601.
    private mutating func readDate(_ list: UnsafePointer<GstTagList>) {
        var date: OpaquePointer?
        guard gst_tag_list_get_date_time(list, "datetime", &date) != 0, let date else { return }
        defer { gst_date_time_unref(date) }
        guard let text = gst_date_time_to_iso8601_string(date) else { return }
        tags["datetime"] = String(cString: text)
        g_free(text)
    }
}
