/// A number of 128 bits that says whether contents are the same. It is no seal: nobody gains from two files that have the same.
struct ContentHash: Hashable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// Adds bytes and their number.
    mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index + 8 <= buffer.count {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
                index += 8
            }
            var rest: UInt64 = 0
            while index < buffer.count {
                rest = rest << 8 | UInt64(buffer[index])
                index += 1
            }
            add(rest)
        }
        add(UInt64(bytes.count))
    }

    /// Adds a text.
    mutating func add(_ text: String) { add(Array(text.utf8)) }

    private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x0000_0100_0000_01b3
        first ^= first >> 29
        second = (second &+ word) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 32
    }

    /// The number in hexadecimal digits.
    var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
}
