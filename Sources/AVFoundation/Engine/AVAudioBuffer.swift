import Foundation

/// What holds sound. See https://developer.apple.com/documentation/avfaudio/avaudiobuffer.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How the sound is written down.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory. See https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of each channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private var length: AVAudioFrameCount = 0

    // @objc(initWithPCMFormat:frameCapacity:)
    /// Makes room for samples; `nil` for a format of compressed sound.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat else { return nil }
        self.frameCapacity = frameCapacity
        let (count, width) = (Int(format.channelCount), format.commonFormat.width)
        let bytes = max(1, Int(frameCapacity) * width * count)
        memory = .allocate(byteCount: bytes, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            (channels + channel).initialize(to: memory + channel * width * (format.isInterleaved ? 1 : Int(frameCapacity)))
        }
        super.init(format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    /// How many samples of each channel there are, at most `frameCapacity`.
    open var frameLength: AVAudioFrameCount {
        get { length }
        set { length = min(newValue, frameCapacity) }
    }

    /// How far a sample is from the next one of the same channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private func data<Sample>(_ format: AVAudioCommonFormat, _ type: Sample.Type) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard self.format.commonFormat == format else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// Each channel's samples, `stride` apart; `nil` for another format than numbers from -1 to 1 in 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32, Float.self) }
    /// Each channel's samples, `stride` apart; `nil` for another format than whole numbers in 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16, Int16.self) }
    /// Each channel's samples, `stride` apart; `nil` for another format than whole numbers in 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32, Int32.self) }

    // MARK: Samples as numbers from -1 to 1

    func sample(_ frame: Int, _ channel: Int) -> Float {
        let place = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: return int16ChannelData.map { Float($0[channel][place]) / 32768 } ?? 0
        case .pcmFormatInt32: return int32ChannelData.map { Float(Double($0[channel][place]) / 2_147_483_648) } ?? 0
        case .pcmFormatFloat64: return data(.pcmFormatFloat64, Double.self).map { Float($0[channel][place]) } ?? 0
        case .pcmFormatFloat32, .otherFormat: return floatChannelData?[channel][place] ?? 0
        }
    }

    func setSample(_ frame: Int, _ channel: Int, _ value: Float) {
        let place = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: int16ChannelData?[channel][place] = Int16((max(-1, min(1, value)) * 32767).rounded())
        case .pcmFormatInt32: int32ChannelData?[channel][place] = Int32(max(-1, min(1, Double(value))) * 2_147_483_647)
        case .pcmFormatFloat64: data(.pcmFormatFloat64, Double.self)?[channel][place] = Double(value)
        case .pcmFormatFloat32, .otherFormat: floatChannelData?[channel][place] = value
        }
    }

    /// The samples of all channels, in turn.
    var samples: [Float] {
        let count = Int(format.channelCount)
        return (0..<Int(frameLength) * count).map { sample($0 / count, $0 % count) }
    }

    /// Takes samples of all channels, in turn, from a place on.
    func take(_ samples: UnsafePointer<Float>, _ frames: Int, at start: Int = 0) {
        let count = Int(format.channelCount)
        for frame in 0..<min(frames, Int(frameCapacity) - start) {
            for channel in 0..<count { setSample(start + frame, channel, samples[frame * count + channel]) }
        }
    }
}
