import Foundation
import SampanSound

/// A file of sound, to be read or written. See https://developer.apple.com/documentation/avfaudio/avaudiofile.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// How the file's sound is written down.
    public let fileFormat: AVAudioFormat
    /// How its samples are read and written.
    public let processingFormat: AVAudioFormat

    private let source: MediaSource?
    private let reader: (any SampleReader)?
    private let sink: AudioFileSink?
    private var place: AVAudioFramePosition = 0
    private var written: AVAudioFramePosition = 0

    // @objc(initForReading:error:)
    /// Opens a file that is there. Its samples are read as numbers from -1 to 1, each channel's by themselves.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain` where it cannot be read.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    // @objc(initForReading:commonFormat:interleaved:error:)
    /// Opens a file that is there.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let source = MediaSource(fileURL)
        guard let reader = source.audioReader,
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: reader.sampleRate, channels: AVAudioChannelCount(reader.channelCount),
                interleaved: interleaved)
        else {
            throw NSError(
                domain: NSOSStatusErrorDomain, code: FileManager.default.fileExists(atPath: fileURL.path) ? 0x7479_703F : 2_003_334_207)
        }
        (url, self.source, self.reader, sink, processingFormat) = (fileURL, source, reader, nil, processing)
        fileFormat = source.samples.flatMap { Self.format($0.format) } ?? processing
    }

    private static func format(_ format: SampleFormat) -> AVAudioFormat? {
        AVAudioFormat(settings: [
            AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: format.channelCount, AVLinearPCMBitDepthKey: 8 * format.width,
            AVLinearPCMIsFloatKey: format.coding == .float, AVLinearPCMIsBigEndianKey: format.isBigEndian,
        ])
    }

    // @objc(initForWriting:settings:error:)
    /// Makes a file, in the place of one that is there. Samples are written as numbers from -1 to 1, each channel's by themselves.
    ///
    /// - Parameter settings: how sound is written down, as `AVAudioRecorder` takes it.
    /// - Throws: an error of `NSOSStatusErrorDomain` for what cannot be written.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    // @objc(initForWriting:settings:commonFormat:interleaved:error:)
    /// Makes a file, in the place of one that is there.
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let sink = try AudioFileSink(fileURL, settings: settings)
        guard let file = AVAudioFormat(settings: settings),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: sink.sampleRate, channels: AVAudioChannelCount(sink.channelCount),
                interleaved: interleaved)
        else { throw AudioFileSink.unsupported }
        (url, source, reader, self.sink, fileFormat, processingFormat) = (fileURL, nil, nil, sink, file, processing)
    }

    deinit { _ = sink?.close() }

    /// How many samples of each channel there are.
    open var length: AVAudioFramePosition { reader.map { AVAudioFramePosition($0.frameCount ?? 0) } ?? written }

    /// Where it is read next, in samples of each channel.
    open var framePosition: AVAudioFramePosition {
        get { place }
        set {
            place = max(0, newValue)
            reader?.seek(to: Int(place))
        }
    }

    // @objc(readIntoBuffer:error:)
    /// Reads until the buffer is full or the file is over; `frameLength` says how much that was.
    ///
    /// - Throws: for a file that is written, and at the end.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    // @objc(readIntoBuffer:frameCount:error:)
    /// Reads so many samples of each channel, or until the file is over; `frameLength` says how much that was.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let reader, buffer.format.channelCount == processingFormat.channelCount else { throw AudioFileSink.unsupported }
        let wanted = Int(min(frames, buffer.frameCapacity))
        var samples = [Float](repeating: 0, count: max(1, wanted * reader.channelCount))
        var count = 0
        while count < wanted {
            let read = samples.withUnsafeMutableBufferPointer {
                reader.read(wanted - count, into: $0.baseAddress! + count * reader.channelCount, isLive: false)
            }
            guard let read, read > 0 else { break }
            count += read
        }
        buffer.take(samples, count)
        buffer.frameLength = AVAudioFrameCount(count)
        place += AVAudioFramePosition(count)
        // There is no more.
        if count == 0, wanted > 0 { throw NSError(domain: NSOSStatusErrorDomain, code: -39) }
    }

    // @objc(writeFromBuffer:error:)
    /// Writes a buffer's samples at the end.
    ///
    /// - Throws: for a file that is read, and what cannot be written.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard let sink, buffer.format.channelCount == processingFormat.channelCount else { throw AudioFileSink.unsupported }
        try buffer.samples.withUnsafeBufferPointer { try sink.write($0) }
        written += AVAudioFramePosition(buffer.frameLength)
        place = written
    }
}
