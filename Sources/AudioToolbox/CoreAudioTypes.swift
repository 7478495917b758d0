import Foundation

/// Four letters that tell how sound is written down. See https://developer.apple.com/documentation/coreaudiotypes/audioformatid.
public typealias AudioFormatID = UInt32
/// What is special about a way to write sound down.
public typealias AudioFormatFlags = UInt32

/// Samples as numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// MPEG-4's AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// MPEG-1's third layer.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Apple's without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// Apple's IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// µ-law of 2:1.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// A-law of 2:1.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177

/// Samples are numbers from -1 to 1.
public var kAudioFormatFlagIsFloat: AudioFormatFlags { 1 << 0 }
/// The byte of greatest value comes first.
public var kAudioFormatFlagIsBigEndian: AudioFormatFlags { 1 << 1 }
/// Samples are whole numbers with signs.
public var kAudioFormatFlagIsSignedInteger: AudioFormatFlags { 1 << 2 }
/// Samples fill their bytes.
public var kAudioFormatFlagIsPacked: AudioFormatFlags { 1 << 3 }
/// Each channel's samples are by themselves.
public var kAudioFormatFlagIsNonInterleaved: AudioFormatFlags { 1 << 5 }

/// How sound is written down. See https://developer.apple.com/documentation/coreaudiotypes/audiostreambasicdescription.
public struct AudioStreamBasicDescription: Sendable {
    /// Samples a second, of each channel.
    public var mSampleRate: Float64
    /// The way, by its letters.
    public var mFormatID: AudioFormatID
    /// What is special about it.
    public var mFormatFlags: AudioFormatFlags
    /// Bytes of a packet; 0 where that differs.
    public var mBytesPerPacket: UInt32
    /// Samples of each channel in a packet; 0 where that differs.
    public var mFramesPerPacket: UInt32
    /// Bytes of the samples of a moment; of one channel, where each is by itself.
    public var mBytesPerFrame: UInt32
    /// How many channels there are.
    public var mChannelsPerFrame: UInt32
    /// Bits of a sample; 0 where it is compressed.
    public var mBitsPerChannel: UInt32
    /// Always 0.
    public var mReserved: UInt32

    /// Creates a description of nothing.
    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }

    /// Creates a description of all that it consists of.
    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket, self.mBytesPerFrame) = (mBytesPerPacket, mFramesPerPacket, mBytesPerFrame)
        (self.mChannelsPerFrame, self.mBitsPerChannel, self.mReserved) = (mChannelsPerFrame, mBitsPerChannel, mReserved)
    }
}
