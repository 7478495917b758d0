/// Exchanges lines and names of a source; which ones follows from some bytes.
struct Scrambler: RandomNumberGenerator {
    private var state: UInt64 = 14_695_981_039_346_656_037

    init(_ bytes: [UInt8]) { for byte in bytes { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 } }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func scramble(_ source: String) -> String {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let (one, other) = (lines.indices.randomElement(using: &self) ?? 0, lines.indices.randomElement(using: &self) ?? 0)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: lines.swapAt(one, other)
            case 1: lines[one] = lines[other]
            case 2: lines.insert(lines[other], at: one)
            default: exchangeName(in: &lines[one], with: lines[other])
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Puts a word of one line in the place of a word of another.
    private mutating func exchangeName(in line: inout String, with other: String) {
        func words(_ text: String) -> [Range<String.Index>] { text.ranges(of: #/[@#\w]+/#) }
        guard let place = words(line).randomElement(using: &self), let word = words(other).randomElement(using: &self) else { return }
        line.replaceSubrange(place, with: other[word])
    }
}
