import Foundation
import SampanSound

/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place, in samples of each channel.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32

/// How samples are numbers. See https://developer.apple.com/documentation/avfaudio/avaudiocommonformat.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another way.
    case otherFormat = 0
    /// From -1 to 1, in 32 bits.
    case pcmFormatFloat32 = 1
    /// From -1 to 1, in 64 bits.
    case pcmFormatFloat64 = 2
    /// Whole numbers in 16 bits.
    case pcmFormatInt16 = 3
    /// Whole numbers in 32 bits.
    case pcmFormatInt32 = 4

    var width: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        }
    }

    var isFloat: Bool { self == .pcmFormatFloat32 || self == .pcmFormatFloat64 }
}

/// How sound is written down. See https://developer.apple.com/documentation/avfaudio/avaudioformat.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    private let description_: AudioStreamBasicDescription
    /// How samples are numbers.
    public let commonFormat: AVAudioCommonFormat
    // @objc(interleaved)
    /// Whether the channels' samples are in turn, and not each channel's by themselves.
    public let isInterleaved: Bool

    /// The format that sound is worked on in: numbers from -1 to 1 in 32 bits, each channel's by themselves.
    ///
    /// - Parameter channels: as many as are wanted; `nil` is returned for none.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// A format of samples as numbers.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard format != .otherFormat, sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, isInterleaved) = (format, interleaved)
        let bytes = UInt32(format.width) * (interleaved ? channels : 1)
        description_ = AudioStreamBasicDescription(
            mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: kAudioFormatFlagIsPacked | (format.isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
                | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
            mBitsPerChannel: UInt32(8 * format.width), mReserved: 0)
    }

    /// The format of a description; `nil` where that is of nothing.
    public init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let description = asbd.pointee
        guard description.mSampleRate > 0, description.mChannelsPerFrame > 0, description.mFormatID != 0 else { return nil }
        description_ = description
        let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let isPlain = description.mFormatID == kAudioFormatLinearPCM && description.mFormatFlags & kAudioFormatFlagIsBigEndian == 0
        switch (isPlain, isFloat, description.mBitsPerChannel) {
        case (true, true, 32): commonFormat = .pcmFormatFloat32
        case (true, true, 64): commonFormat = .pcmFormatFloat64
        case (true, false, 16): commonFormat = .pcmFormatInt16
        case (true, false, 32): commonFormat = .pcmFormatInt32
        default: commonFormat = .otherFormat
        }
        isInterleaved = description.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    }

    /// The format of settings, as `AVAudioFile` and `AVAudioRecorder` take them; `nil` where they have no rate or channels.
    public convenience init?(settings: [String: Any]) {
        let settings = AudioSettings(settings)
        guard var description = settings.streamDescription else { return nil }
        self.init(streamDescription: &description)
    }

    /// How many channels there are.
    open var channelCount: AVAudioChannelCount { description_.mChannelsPerFrame }
    /// Samples a second, of each channel.
    open var sampleRate: Double { description_.mSampleRate }
    // @objc(standard)
    /// Whether sound is worked on in it: numbers from -1 to 1 in 32 bits, each channel's by themselves.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The description, for as long as the format lives.
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
        lock.withLock {
            if let pointer { return UnsafePointer(pointer) }
            let pointer = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            pointer.initialize(to: description_)
            self.pointer = pointer
            return UnsafePointer(pointer)
        }
    }

    private let lock = NSLock()
    private var pointer: UnsafeMutablePointer<AudioStreamBasicDescription>?

    deinit { pointer?.deallocate() }

    /// The format as settings.
    open var settings: [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: Int(description_.mFormatID), AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
        ]
        guard description_.mFormatID == kAudioFormatLinearPCM else { return settings }
        settings[AVLinearPCMBitDepthKey] = Int(description_.mBitsPerChannel)
        settings[AVLinearPCMIsFloatKey] = description_.mFormatFlags & kAudioFormatFlagIsFloat != 0
        settings[AVLinearPCMIsBigEndianKey] = description_.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
        settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
        return settings
    }

    /// Whether two formats are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        let (a, b) = (description_, other.description_)
        return a.mSampleRate == b.mSampleRate && a.mFormatID == b.mFormatID && a.mFormatFlags == b.mFormatFlags
            && a.mChannelsPerFrame == b.mChannelsPerFrame && a.mBitsPerChannel == b.mBitsPerChannel
    }

    /// Of the rate and the channels.
    open override var hash: Int { Int(sampleRate) &* 31 &+ Int(channelCount) }

    /// The format for people.
    open override var description: String {
        let kind =
            switch commonFormat {
            case .pcmFormatFloat32: "Float32"
            case .pcmFormatFloat64: "Float64"
            case .pcmFormatInt16: "Int16"
            case .pcmFormatInt32: "Int32"
            case .otherFormat: "other"
            }
        return
            "<AVAudioFormat: \(channelCount) ch, \(Int(sampleRate)) Hz, \(kind)\(isInterleaved || channelCount == 1 ? "" : ", deinterleaved")>"
    }
}
