import CGStreamer
import CoreMedia
import CoreVideo
import Foundation
import SampanHost

/// Writes pictures, and what the microphone hears, into a QuickTime film.
final class MovieWriter {
    private let pipeline: MediaPipeline
    private let size: (width: Int, height: Int)
    /// Where sound goes; `nil` for a silent film.
    private let sound: UnsafeMutablePointer<GstElement>?
    /// How many samples of sound there are so far.
    private var heard = 0
    private var isOpen = true

    /// How long the end of a file is waited for, in seconds.
    private static let patience = 10.0

    /// The ways in which pictures are written down, and GStreamer's elements that do it, each with what they are told.
    private static let encoders: [(AVVideoCodecType, (Double) -> [String])] = [
        (.h264, { _ in ["x264enc tune=zerolatency ! h264parse", "openh264enc ! h264parse"] }),
        (.jpeg, { ["jpegenc quality=\(Int(($0 * 100).rounded()))"] }),
    ]

    /// The ways that there are encoders for, the usual one first.
    static let codecs: [AVVideoCodecType] = encoders.compactMap { codec, descriptions in
        descriptions(1).contains { GStreamer.has($0) } ? codec : nil
    }

    /// - Parameters:
    ///   - pixels: a picture as they will all be, of blue, green and red.
    ///   - frameDuration: how long a picture is seen.
    ///   - hasSound: whether there is sound, too. Without an encoder for it the film is silent.
    /// - Throws: `AVError` where there can be no such film.
    init(_ url: URL, like pixels: CVPixelBuffer, frameDuration: CMTime, hasSound: Bool, _ settings: [String: Any]) throws {
        guard let codec = settings.videoCodec ?? Self.codecs.first,
            let descriptions = Self.encoders.first(where: { $0.0 == codec })?.1(settings.videoQuality ?? 0.85),
            let encoder = descriptions.first(where: { GStreamer.has($0) })
        else { throw AVError(.encoderNotFound, isRecorded: false) }
        size = (CVPixelBufferGetWidth(pixels), CVPixelBufferGetHeight(pixels))
        let rate = "\(frameDuration.timescale)/\(max(1, frameDuration.value))"
        // Pictures wait for each other, not for the sound that comes after them.
        let track =
            hasSound && GStreamer.has("avenc_aac")
            ? " appsrc name=sound format=time caps=audio/x-raw,format=F32LE,layout=interleaved,rate=\(SoundFormat.sampleRate),channels=1 "
                + "! audioconvert ! avenc_aac ! mux." : ""
        let pipeline = MediaPipeline(
            "appsrc name=end format=time max-bytes=0 caps=video/x-raw,format=BGRx,width=\(size.width),height=\(size.height),framerate=\(rate) "
                + "! queue max-size-buffers=30 max-size-bytes=0 max-size-time=0 ! videoconvert ! \(encoder) "
                + "! qtmux name=mux ! filesink name=file\(track)")
        guard let pipeline else { throw AVError(.encoderNotFound, isRecorded: false) }
        do { try Data().write(to: url, options: .withoutOverwriting) } catch { throw AVError(.unknown, isRecorded: false) }
        pipeline.set("location", of: "file", to: url.path)
        guard sampan_gst_set_state(pipeline.element, GST_STATE_PLAYING) != GST_STATE_CHANGE_FAILURE else {
            throw AVError(.encoderNotFound, isRecorded: false)
        }
        self.pipeline = pipeline
        sound = pipeline.part("sound")
    }

    /// Adds a picture of the size of the first.
    func write(_ pixels: CVPixelBuffer, at time: CMTime, for duration: CMTime) throws {
        guard CVPixelBufferGetWidth(pixels) == size.width, CVPixelBufferGetHeight(pixels) == size.height,
            let base = CVPixelBufferGetBaseAddress(pixels)
        else { throw AVError(.operationInterrupted, isRecorded: true) }
        // Rows of a film follow each other without a gap.
        let (row, stride) = (size.width * 4, CVPixelBufferGetBytesPerRow(pixels))
        var bytes = [UInt8](repeating: 0, count: row * size.height)
        let isPushed = bytes.withUnsafeMutableBytes { buffer -> Bool in
            guard let target = buffer.baseAddress else { return false }
            for y in 0..<size.height { (target + y * row).copyMemory(from: base + y * stride, byteCount: row) }
            let (begin, length) = (guint64((time.seconds * 1e9).rounded()), guint64((duration.seconds * 1e9).rounded()))
            return pipeline.push(UnsafeRawBufferPointer(buffer), to: pipeline.end, at: begin, for: length)
        }
        guard isPushed else { throw AVError(.unknown, isRecorded: false) }
    }

    /// Adds what the microphone hears until a time of the film.
    ///
    /// - Parameters:
    ///   - now: when that is, by the host's clock.
    ///   - isSilent: whether nothing is to be heard. The file needs samples all the same.
    func hear(until end: CMTime, now: CMTime, isSilent: Bool) throws {
        guard let sound else { return }
        let rate = Double(SoundFormat.sampleRate)
        let count = Int((end.seconds * rate).rounded()) - heard
        guard count > 0 else { return }
        let samples =
            isSilent
            ? [Float](repeating: 0, count: count)
            : Microphone.shared.hear(from: max(0, Int((now.seconds * rate).rounded()) - count), count: count)
        let (begin, length) = (guint64(Double(heard) / rate * 1e9), guint64(Double(count) / rate * 1e9))
        // It goes no further than the pictures, which have waited already.
        guard samples.withUnsafeBytes({ pipeline.push($0, to: sound, at: begin, for: length, limit: .max) }) else {
            throw AVError(.unknown, isRecorded: false)
        }
        heard += count
    }

    /// Ends the film. Returns whether it is whole.
    func close() -> Bool {
        guard isOpen else { return true }
        isOpen = false
        return pipeline.finish(sound, within: Self.patience)
    }

    deinit {
        _ = close()
        if let sound { gst_object_unref(sound) }
    }
}
