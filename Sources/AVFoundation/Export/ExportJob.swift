import CoreGraphics
import Foundation
import SampanHost
import SampanSound

/// One export: reads what there is and has it written.
struct ExportJob: @unchecked Sendable {
    let asset: AVAsset
    let preset: ExportPreset
    let fileType: AVFileType
    let url: URL
    let timeRange: CMTimeRange
    let audioMix: AVAudioMix?
    let videoComposition: AVVideoComposition?
    let keepsPitch: Bool
    let isForNetwork: Bool
    let metadata: [AVMetadataItem]

    /// Samples that are read at once.
    private static let block = 4096

    /// Begin and length of what is exported, in seconds.
    ///
    /// - Throws: `AVError` where that is nothing, or has no end.
    private func stretch() throws -> (begin: Double, length: Double) {
        guard asset.duration.isNumeric else { throw AVError(.operationNotSupportedForAsset) }
        let begin = timeRange.start.isNumeric ? max(0, timeRange.start.seconds) : 0
        let end = min(asset.duration.seconds, timeRange.end.isNumeric ? timeRange.end.seconds : .infinity)
        guard end > begin else { throw AVError(.invalidSourceMedia) }
        return (begin, end - begin)
    }

    /// What is written.
    ///
    /// - Throws: `AVError` where the preset does not write such files, the asset cannot be read, or the video composition not be followed.
    func format() throws -> FilmWriter.Format {
        if let videoComposition, !videoComposition.values.isSound { throw AVError(.invalidVideoComposition) }
        let info = try asset.info()
        guard asset.isPlayable, preset.takes(video: info.video != nil), preset.fileTypes(video: info.video != nil).contains(fileType) else {
            throw AVError(.operationNotSupportedForAsset)
        }
        let hasPictures = preset.coding != .sound && info.video != nil
        let hasSound = info.tracks.contains { $0.mediaType == .audio }
        guard hasPictures || hasSound else { throw AVError(.noSourceTrack) }
        let own =
            videoComposition.map {
                $0.renderSize.applying(CGAffineTransform(scaleX: CGFloat($0.renderScale), y: CGFloat($0.renderScale)))
            } ?? asset.presentationSize
        return FilmWriter.Format(
            fileType: fileType, preset: preset, size: hasPictures ? preset.size(of: own) : nil, frameDuration: frameDuration,
            hasSound: hasSound, isForNetwork: isForNetwork, tags: tags)
    }

    /// What is to be known of the file, as GStreamer writes it down: of each byte of a text, for none of them has a meaning then.
    private var tags: String {
        AVMetadataItem.tags.compactMap { key, tag -> String? in
            guard let text = metadata.first(where: { $0.commonKey == key })?.stringValue, !text.isEmpty else { return nil }
            let bytes = text.utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
            return "\(tag)=\"\(bytes.joined())\""
        }.joined(separator: ",")
    }

    /// How long a picture is seen: as long as the video composition says, or the film's own pictures are.
    private var frameDuration: CMTime {
        if let videoComposition { return videoComposition.frameDuration }
        let known = asset.tracks(withMediaType: .video).map { Double($0.nominalFrameRate) }.max() ?? 0
        let rate = known > 0 ? min(known, 240) : 30
        // Encoders of MPEG-4 have no finer units than a 65,535th of a second.
        let unit = rate > 65 ? 100.0 : 1000
        return CMTime(value: CMTimeValue(unit), timescale: CMTimeScale((rate * unit).rounded()))
    }

    /// How many bytes are written, about.
    func estimatedLength() throws -> Int64 { Int64(try stretch().length * Double(try format().bitRate) / 8) }

    /// Does it.
    ///
    /// - Parameter progress: is told how far it is, from 0 to 1; it returns whether to go on.
    /// - Throws: why it cannot be done; the file is gone then.
    func run(_ progress: (Float) -> Bool) throws {
        guard !FileManager.default.fileExists(atPath: url.path) else { throw AVError(.fileAlreadyExists) }
        let (begin, length) = try stretch()
        let format = try format()
        do {
            let writer = try FilmWriter(url, format)
            try write(format, to: writer, begin, length, progress)
            try writer.finish()
        } catch {
            try? FileManager.default.removeItem(at: url)
            throw error
        }
    }

    private func write(
        _ format: FilmWriter.Format, to writer: FilmWriter, _ begin: Double, _ length: Double, _ progress: (Float) -> Bool
    ) throws {
        let stream = format.hasSound ? asset.soundReader(audioMix, keepsPitch: keepsPitch).map { SampleStream($0) } : nil
        if format.hasSound, stream == nil { throw AVError(.decodeFailed) }
        if let stream, begin > 0 { stream.seek(to: Int((begin * stream.reader.sampleRate).rounded())) }
        let total = Int((length * Double(SoundFormat.sampleRate)).rounded())
        var written = 0
        var soundIsOver = stream == nil
        /// Writes sound until so many samples are written.
        func sound(until wanted: Int) throws {
            while let stream, !soundIsOver, written < wanted {
                guard progress(format.size == nil ? Float(written) / Float(total) : -1) else { throw AVError(.operationCancelled) }
                let count = min(Self.block, wanted - written)
                try withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { samples in
                    let (read, hasEnded) = stream.read(count, into: samples.baseAddress!, isLive: false)
                    soundIsOver = hasEnded || read == 0
                    written += read
                    try writer.write(UnsafeBufferPointer(start: samples.baseAddress, count: read * 2))
                }
            }
        }
        if format.size != nil {
            guard let pictures = try asset.pictureReader(videoComposition, exports: true) else { throw AVError(.decodeFailed) }
            let frame = format.frameDuration.seconds
            let count = max(1, Int((length / frame - 1e-3).rounded(.up)))
            for index in 0..<count {
                guard progress(Float(index) / Float(count)) else { throw AVError(.operationCancelled) }
                guard let picture = pictures.picture(at: begin + Double(index) * frame, isLive: false) else { throw AVError(.decodeFailed) }
                try writer.write(picture.image)
                try sound(until: min(total, Int(Double(index + 1) * frame * Double(SoundFormat.sampleRate))))
            }
        }
        try sound(until: total)
        guard progress(1) else { throw AVError(.operationCancelled) }
    }
}
