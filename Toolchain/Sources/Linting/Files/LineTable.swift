/// Where lines begin in a text.
public struct LineTable: Sendable {
    /// The bytes at which lines begin.
    public let starts: [Int]
    private let bytes: [UInt8]

    /// Looks for the lines of a text. Lines end with a line feed, a carriage return and line feed, or a carriage return.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                guard byte == 10 || byte == 13 else { continue }
                if byte == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
                starts.append(index + 1)
            }
        }
        self.starts = starts
    }

    /// How many lines there are; what follows the last line's end is one only if there is something.
    public var count: Int { bytes.isEmpty ? 0 : (starts.last == bytes.count ? starts.count - 1 : starts.count) }

    /// The place of a byte.
    public func position(_ offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(offset)
        return Position(line: line, column: offset - starts[line - 1] + 1, offset: offset)
    }

    /// The line, from 1, that a byte is on.
    public func line(_ offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of a line, from 1, without its end.
    public func range(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return 0..<0 }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
        return start..<end
    }

    /// The text of a line, from 1, without its end; empty where there is none.
    public func text(_ line: Int) -> String { String(decoding: bytes[range(line)], as: UTF8.self) }
}
