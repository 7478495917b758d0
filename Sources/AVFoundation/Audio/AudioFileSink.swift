import CGStreamer
import Foundation
import SampanSound

/// Writes samples to a file, compressed where its settings say so.
final class AudioFileSink {
    let sampleRate: Double
    let channelCount: Int
    private var plain: SampleFileWriter?
    private var encoder: AudioEncoder?

    /// Makes the file, in the place of one that is there.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain` for what cannot be written, or why there can be no such file.
    init(_ url: URL, settings: [String: Any]) throws {
        let settings = AudioSettings(settings)
        sampleRate = settings.sampleRate ?? 44_100
        channelCount = settings.channelCount ?? 1
        switch settings.formatID {
        case kAudioFormatLinearPCM:
            let kind: SampleFile.Kind =
                switch url.pathExtension.lowercased() {
                case "wav", "wave": .wav
                case "aif", "aiff", "aifc": .aiff
                default: .caf
                }
            guard settings.sampleFormat.isKnown else { throw Self.unsupported }
            plain = try SampleFileWriter(url, kind: kind, format: settings.sampleFormat)
        case kAudioFormatMPEG4AAC:
            let rate = settings.bitRate.map { " bitrate=\($0)" } ?? ""
            encoder = try AudioEncoder(url, "avenc_aac\(rate) ! mp4mux", sampleRate: sampleRate, channelCount: channelCount)
        case kAudioFormatAppleLossless:
            encoder = try AudioEncoder(url, "avenc_alac ! mp4mux", sampleRate: sampleRate, channelCount: channelCount)
        case kAudioFormatFLAC: encoder = try AudioEncoder(url, "flacenc", sampleRate: sampleRate, channelCount: channelCount)
        default: throw Self.unsupported
        }
    }

    /// 'fmt?': the format is none that can be written.
    static var unsupported: NSError { NSError(domain: NSOSStatusErrorDomain, code: 0x666D_743F) }

    /// Adds samples, those of all channels in turn.
    func write(_ samples: UnsafeBufferPointer<Float>) throws {
        try plain?.write(samples)
        try encoder?.write(samples)
    }

    /// Ends the file. Returns whether it is whole.
    func close() -> Bool {
        if let plain { return (try? plain.close()) != nil }
        return encoder?.close() ?? true
    }
}

/// Compresses samples into a file.
private final class AudioEncoder {
    private let pipeline: MediaPipeline
    private let bytesInFrame: Int
    private let sampleRate: Double
    private var frames = 0
    private var isOpen = true

    /// How long the end of a file is waited for, in seconds.
    private static let patience = 10.0

    /// - Parameter encoder: the elements that compress.
    init(_ url: URL, _ encoder: String, sampleRate: Double, channelCount: Int) throws {
        try Data().write(to: url)
        guard
            let pipeline = MediaPipeline(
                "appsrc name=end format=time max-bytes=0 "
                    + "caps=audio/x-raw,format=F32LE,layout=interleaved,rate=\(Int(sampleRate)),channels=\(channelCount) "
                    + "! audioconvert ! \(encoder) ! filesink name=file")
        else { throw AudioFileSink.unsupported }
        pipeline.set("location", of: "file", to: url.path)
        guard sampan_gst_set_state(pipeline.element, GST_STATE_PLAYING) != GST_STATE_CHANGE_FAILURE else { throw AudioFileSink.unsupported }
        (self.pipeline, self.sampleRate) = (pipeline, sampleRate)
        bytesInFrame = 4 * channelCount
    }

    private func time(_ frames: Int) -> guint64 { guint64(Double(frames) / sampleRate * 1e9) }

    func write(_ samples: UnsafeBufferPointer<Float>) throws {
        guard !samples.isEmpty else { return }
        let count = samples.count * 4 / bytesInFrame
        let begin = time(frames)
        frames += count
        guard pipeline.push(UnsafeRawBufferPointer(samples), to: pipeline.end, at: begin, for: time(frames) - begin) else {
            throw AudioFileSink.unsupported
        }
    }

    func close() -> Bool {
        guard isOpen else { return true }
        isOpen = false
        return pipeline.finish(within: Self.patience)
    }

    deinit { _ = close() }
}
