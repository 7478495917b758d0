import Foundation

/// A name made from a file's content: 128 bits in hexadecimal. Not for security: it tells apart the files of one app.
func contentHash(_ data: Data) -> String {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(data.count)
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(data.count)
    func mix(_ word: UInt64) {
        first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
        first ^= first >> 32
        second = (second &+ word) &* 0xC4CE_B9FE_1A85_EC53
        second ^= second >> 29
    }
    data.withUnsafeBytes { bytes in
        let whole = bytes.count / 8
        for index in 0..<whole { mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))) }
        var last: UInt64 = 0
        for index in whole * 8..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
        mix(last)
    }
    let digits = [first, second].map { half in
        let text = String(half, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits.joined()
}
