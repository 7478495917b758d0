import Foundation

/// Unpacks what zlib packed (RFC 1950 and 1951).
struct Inflate {
    private let input: [UInt8]
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// A code: how many words there are of each length, and the words in their order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int]

        init(_ lengths: ArraySlice<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var starts = [Int](repeating: 0, count: 16)
            for length in 1..<15 { starts[length + 1] = starts[length] + counts[length] }
            symbols = [Int](repeating: 0, count: lengths.count)
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[starts[length]] = symbol
                starts[length] += 1
            }
        }
    }

    private struct Malformed: Error {}

    private init(_ input: [UInt8], at position: Int, limit: Int) { (self.input, self.position, self.limit) = (input, position, limit) }

    /// The unpacked bytes; as many as there are before the first fault, `nil` if there are none. No more than `limit` are made.
    static func unpack(_ input: [UInt8], limit: Int) -> [UInt8]? {
        let hasHeader = input.count >= 2 && input[0] & 15 == 8 && (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
        var inflate = Inflate(input, at: hasHeader ? 2 : 0, limit: limit)
        do {
            try inflate.run()
        } catch {
            return inflate.output.isEmpty ? nil : inflate.output
        }
        return inflate.output
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Malformed() }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = Int(bits & (1 << UInt32(count) - 1))
        bits >>= UInt32(count)
        bitCount -= count
        return value
    }

    private mutating func word(_ code: Code) throws -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Malformed()
    }

    private mutating func run() throws {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copy()
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                try block(Code(lengths[...]), Code([Int](repeating: 5, count: 30)[...]))
            case 2:
                let (literals, distances) = try codes()
                try block(literals, distances)
            default: throw Malformed()
            }
        }
    }

    private mutating func copy() throws {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { throw Malformed() }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + count <= input.count, output.count + count <= limit else { throw Malformed() }
        output += input[position..<position + count]
        position += count
    }

    private mutating func codes() throws -> (Code, Code) {
        let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var lengths = [Int](repeating: 0, count: 19)
        for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) { lengths[place] = try take(3) }
        let code = Code(lengths[...])
        lengths = []
        while lengths.count < literals + distances {
            let symbol = try word(code)
            switch symbol {
            case 0..<16: lengths.append(symbol)
            case 16:
                guard let last = lengths.last else { throw Malformed() }
                lengths += [Int](repeating: last, count: try take(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
            default: lengths += [Int](repeating: 0, count: try take(7) + 11)
            }
        }
        guard lengths.count == literals + distances else { throw Malformed() }
        return (Code(lengths[..<literals]), Code(lengths[literals...]))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385, 24577,
    ]

    private mutating func block(_ literals: Code, _ distances: Code) throws {
        while true {
            let symbol = try word(literals)
            if symbol == 256 { return }
            if symbol < 256 {
                guard output.count < limit else { throw Malformed() }
                output.append(UInt8(symbol))
                continue
            }
            let index = symbol - 257
            guard index < Self.lengthBases.count else { throw Malformed() }
            let extra = index < 8 || index == 28 ? 0 : index / 4 - 1
            let length = Self.lengthBases[index] + (try take(extra))
            let place = try word(distances)
            guard place < Self.distanceBases.count else { throw Malformed() }
            let distance = Self.distanceBases[place] + (try take(place < 2 ? 0 : place / 2 - 1))
            guard distance <= output.count, output.count + length <= limit else { throw Malformed() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
