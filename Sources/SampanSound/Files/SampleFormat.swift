import Foundation

/// How samples lie in a file.
package struct SampleFormat: Hashable, Sendable {
    /// What a sample's bytes are.
    package enum Coding: Hashable, Sendable {
        /// A number from -1 to 1 in 4 or 8 bytes.
        case float
        /// A number with a sign.
        case integer
        /// A number whose middle is silence.
        case unsigned
        case aLaw, muLaw
        /// Apple's IMA 4:1: packets of 34 bytes for 64 samples of a channel.
        case ima4
    }

    package var coding: Coding
    /// Bytes of a sample; 0 for `ima4`.
    package var width: Int
    package var isBigEndian: Bool
    package var sampleRate: Double
    package var channelCount: Int

    package init(_ coding: Coding, width: Int, isBigEndian: Bool, sampleRate: Double, channelCount: Int) {
        (self.coding, self.width, self.isBigEndian) = (coding, width, isBigEndian)
        (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
    }

    /// Bytes of all channels' samples at one time.
    package var bytesInFrame: Int { width * channelCount }

    /// No sound has more samples a second, whatever a file says.
    private static let highestRate = 10_000_000.0

    /// Whether files with such samples can be read.
    package var isKnown: Bool {
        guard channelCount > 0, channelCount <= 64, (1...Self.highestRate).contains(sampleRate) else { return false }
        switch coding {
        case .float: return width == 4 || width == 8
        case .integer: return (1...4).contains(width)
        case .unsigned: return width == 1
        case .aLaw, .muLaw: return width == 1
        case .ima4: return true
        }
    }

    /// The sample that bytes are.
    func sample(at bytes: UnsafePointer<UInt8>) -> Float {
        switch coding {
        case .unsigned: return (Float(bytes[0]) - 128) / 128
        case .aLaw: return Self.aLaw(bytes[0])
        case .muLaw: return Self.muLaw(bytes[0])
        case .ima4: return 0
        case .float where width == 8: return Float(Double(bitPattern: bits(at: bytes)))
        case .float: return Float(bitPattern: UInt32(bits(at: bytes)))
        case .integer:
            let shift = UInt64(64 - 8 * width)
            return Float(Double(Int64(bitPattern: bits(at: bytes) << shift)) / 9_223_372_036_854_775_808)
        }
    }

    private func bits(at bytes: UnsafePointer<UInt8>) -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<width { value = value << 8 | UInt64(bytes[isBigEndian ? index : width - 1 - index]) }
        return value
    }

    // ITU-T G.711.
    private static func muLaw(_ byte: UInt8) -> Float {
        let value = ~byte
        let magnitude = ((Int(value & 0x0F) << 3) + 0x84) << Int(value >> 4 & 7)
        return Float((value & 0x80 != 0 ? 0x84 - magnitude : magnitude - 0x84)) / 32768
    }

    private static func aLaw(_ byte: UInt8) -> Float {
        let value = byte ^ 0x55
        let exponent = Int(value >> 4 & 7)
        let mantissa = Int(value & 0x0F) << 4
        let magnitude = exponent == 0 ? mantissa + 8 : (mantissa + 0x108) << (exponent - 1)
        return Float(value & 0x80 != 0 ? magnitude : -magnitude) / 32768
    }
}
