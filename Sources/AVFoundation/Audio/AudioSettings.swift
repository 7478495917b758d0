import Foundation
import SampanSound

/// The key of how sound is written down, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of a sample's bits.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether a sample's byte of greatest value comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are numbers from -1 to 1.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel's samples are by themselves.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of how good what is compressed is, the raw value of an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of bits a second for each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of a sample's bits, for what is compressed without loss.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"

/// How good what is compressed is. See https://developer.apple.com/documentation/avfaudio/avaudioquality.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// Settings for what is written, read.
struct AudioSettings {
    let formatID: AudioFormatID
    let sampleRate: Double?
    let channelCount: Int?
    let bits: Int
    let isFloat: Bool
    let isBigEndian: Bool
    let isInterleaved: Bool
    /// Bits a second.
    let bitRate: Int?

    init(_ settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            switch settings[key] {
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        }
        func flag(_ key: String) -> Bool? { settings[key] as? Bool ?? (settings[key] as? NSNumber)?.boolValue }
        formatID = number(AVFormatIDKey).map { AudioFormatID($0) } ?? kAudioFormatLinearPCM
        sampleRate = number(AVSampleRateKey)
        channelCount = number(AVNumberOfChannelsKey).map { Int($0) }
        isFloat = flag(AVLinearPCMIsFloatKey) ?? false
        bits = number(AVLinearPCMBitDepthKey).map { Int($0) } ?? (isFloat ? 32 : 16)
        isBigEndian = flag(AVLinearPCMIsBigEndianKey) ?? false
        isInterleaved = !(flag(AVLinearPCMIsNonInterleaved) ?? false)
        let perChannel = number(AVEncoderBitRatePerChannelKey).map { $0 * (number(AVNumberOfChannelsKey) ?? 1) }
        bitRate = (number(AVEncoderBitRateKey) ?? perChannel).map { Int($0) }
    }

    /// How samples lie in a file.
    var sampleFormat: SampleFormat {
        SampleFormat(
            isFloat ? .float : .integer, width: bits / 8, isBigEndian: isBigEndian, sampleRate: sampleRate ?? 44_100,
            channelCount: channelCount ?? 1)
    }

    /// `nil` without a rate or channels.
    var streamDescription: AudioStreamBasicDescription? {
        guard let sampleRate, let channelCount, sampleRate > 0, channelCount > 0 else { return nil }
        guard formatID == kAudioFormatLinearPCM else {
            let frames: UInt32 = formatID == kAudioFormatMPEG4AAC ? 1024 : formatID == kAudioFormatAppleLossless ? 4096 : 0
            return AudioStreamBasicDescription(
                mSampleRate: sampleRate, mFormatID: formatID, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: frames,
                mBytesPerFrame: 0, mChannelsPerFrame: UInt32(channelCount), mBitsPerChannel: 0, mReserved: 0)
        }
        let bytes = UInt32(bits / 8 * (isInterleaved ? channelCount : 1))
        return AudioStreamBasicDescription(
            mSampleRate: sampleRate, mFormatID: formatID,
            mFormatFlags: kAudioFormatFlagIsPacked | (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
                | (isBigEndian ? kAudioFormatFlagIsBigEndian : 0) | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: UInt32(channelCount),
            mBitsPerChannel: UInt32(bits), mReserved: 0)
    }
}
