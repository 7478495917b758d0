import CGStreamer
import CoreGraphics
import Foundation
import SampanHost
import SampanSound

/// Writes pictures and sound to a file of a kind.
final class FilmWriter {
    /// What is written.
    struct Format {
        let fileType: AVFileType
        let preset: ExportPreset
        /// The pictures' size, in pixels; `nil` for none.
        let size: CGSize?
        /// How long a picture is seen.
        let frameDuration: CMTime
        let hasSound: Bool
        /// Whether what is needed first lies first in the file.
        let isForNetwork: Bool
        /// What is to be known of it, as GStreamer writes it down; empty for nothing.
        let tags: String

        /// Pictures a second.
        var framesPerSecond: Double { Double(frameDuration.timescale) / Double(frameDuration.value) }

        /// Bits a second, of all together.
        var bitRate: Int {
            (size.map { preset.videoBitRate($0, framesPerSecond: framesPerSecond) } ?? 0) + (hasSound ? preset.soundBitRate : 0)
        }
    }

    private let format: Format
    private var plain: SampleFileWriter?
    private var pipeline: MediaPipeline?
    private let sound: UnsafeMutablePointer<GstElement>?
    private var frames = 0
    private var samples = 0
    private var pixels: [UInt8]

    /// So many bytes wait for the encoder at most.
    private static let limit = 32_000_000
    /// How long the end of a file is waited for, in seconds.
    private static let patience = 120.0
    private static let sampleRate = SoundFormat.sampleRate

    /// Makes the file.
    ///
    /// - Throws: `AVError` where there is no encoder, or why there can be no such file.
    init(_ url: URL, _ format: Format) throws {
        self.format = format
        pixels = [UInt8](repeating: 0, count: format.size.map { Int($0.width) * Int($0.height) * 4 } ?? 0)
        let kinds: [AVFileType: SampleFile.Kind] = [.wav: .wav, .aiff: .aiff, .aifc: .aiff, .caf: .caf]
        if let kind = kinds[format.fileType] {
            let samples = SampleFormat(
                .integer, width: 2, isBigEndian: kind == .aiff, sampleRate: Double(Self.sampleRate), channelCount: 2)
            plain = try SampleFileWriter(url, kind: kind, format: samples)
            sound = nil
            return
        }
        try Data().write(to: url)
        guard let pipeline = MediaPipeline(Self.description(format)) else {
            throw AVError(.encoderNotFound)
        }
        pipeline.set("location", of: "file", to: url.path)
        if !format.tags.isEmpty { pipeline.set("tags", of: "tags", to: format.tags) }
        guard sampan_gst_set_state(pipeline.element, GST_STATE_PLAYING) != GST_STATE_CHANGE_FAILURE else { throw AVError(.exportFailed) }
        self.pipeline = pipeline
        sound = format.hasSound ? pipeline.part(format.size == nil ? "end" : "sound") : nil
    }

    deinit { if let sound { gst_object_unref(sound) } }

    private static func description(_ format: Format) -> String {
        let queue = "queue max-size-buffers=0 max-size-bytes=0 max-size-time=0"
        let muxers: [AVFileType: String] = [.mov: "qtmux", .mobile3GPP: "3gppmux"]
        let muxer = muxers[format.fileType] ?? "mp4mux"
        // They lie with the first track.
        let tags = format.tags.isEmpty ? "" : "taginject name=tags ! "
        var parts = ["\(muxer) name=mux faststart=\(format.isForNetwork) ! filesink name=file"]
        if let size = format.size {
            let bitRate = format.preset.videoBitRate(size, framesPerSecond: format.framesPerSecond)
            let rate = "\(format.frameDuration.timescale)/\(format.frameDuration.value)"
            parts.append(
                "appsrc name=end format=time max-bytes=0 "
                    + "caps=video/x-raw,format=RGBx,width=\(Int(size.width)),height=\(Int(size.height)),framerate=\(rate) "
                    + "! videoconvert ! \(ExportPreset.videoEncoder(bitRate: bitRate)) ! \(tags)\(queue) ! mux.")
        }
        if format.hasSound {
            parts.append(
                "appsrc name=\(format.size == nil ? "end" : "sound") format=time max-bytes=0 "
                    + "caps=audio/x-raw,format=F32LE,layout=interleaved,rate=\(sampleRate),channels=2 "
                    + "! audioconvert ! avenc_aac bitrate=\(format.preset.soundBitRate) ! \(format.size == nil ? tags : "")\(queue) ! mux.")
        }
        return parts.joined(separator: " ")
    }

    /// Adds a picture, fitted into the film's size.
    func write(_ image: CGImage) throws {
        guard let size = format.size, let pipeline else { return }
        let length = format.frameDuration.seconds
        draw(image, size)
        let begin = UInt64((Double(frames) * length * 1e9).rounded())
        frames += 1
        let end = UInt64((Double(frames) * length * 1e9).rounded())
        let isTaken = pixels.withUnsafeBytes {
            pipeline.push($0, to: pipeline.end, at: guint64(begin), for: guint64(end - begin), limit: Self.limit)
        }
        guard isTaken else { throw AVError(.exportFailed) }
    }

    private func draw(_ image: CGImage, _ size: CGSize) {
        pixels.withUnsafeMutableBytes { buffer in
            let whole = CGRect(origin: .zero, size: size)
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                    bytesPerRow: Int(size.width) * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.fill(whole)
            context.interpolationQuality = .high
            let own = CGSize(width: image.width, height: image.height)
            // A pixel more or less, for encoders that want even sizes, is no reason for a border.
            let isNear = abs(own.width / size.width * size.height - own.height) <= 2
            context.draw(image, in: isNear ? whole : AVMakeRect(aspectRatio: own, insideRect: whole))
        }
    }

    /// Adds samples, left and right in turn.
    func write(_ block: UnsafeBufferPointer<Float>) throws {
        if let plain { return try plain.write(block) }
        guard let sound, let pipeline, !block.isEmpty else { return }
        func time(_ samples: Int) -> guint64 { guint64(Double(samples) / Double(Self.sampleRate) * 1e9) }
        let begin = time(samples)
        samples += block.count / 2
        guard pipeline.push(UnsafeRawBufferPointer(block), to: sound, at: begin, for: time(samples) - begin, limit: Self.limit) else {
            throw AVError(.exportFailed)
        }
    }

    /// Ends the file.
    ///
    /// - Throws: that it could not be written.
    func finish() throws {
        if let plain { return try plain.close() }
        guard let pipeline else { return }
        guard pipeline.finish(sound, within: Self.patience) else { throw AVError(.exportFailed) }
    }
}
