/// Reads the binary form of property lists (`bplist00`).
struct BinaryPropertyListParser {
    private let bytes: [UInt8]
    private let path: String
    private let offsetSize: Int
    private let referenceSize: Int
    private let offsets: [Int]
    private let top: Int
    /// How many objects may still be read: shared ones could otherwise multiply without end.
    private var budget: Int

    init(_ bytes: [UInt8], path: String) throws {
        self.bytes = bytes
        self.path = path
        func fail(_ message: String) -> ParseError { ParseError(path: path, line: 0, column: 0, message: message) }
        guard bytes.count >= 40 else { throw fail("the binary property list is cut short") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        func number(at place: Int, size: Int) -> Int? {
            guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
            var value: UInt64 = 0
            for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
            return value <= UInt64(bytes.count) ? Int(value) : nil
        }
        guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
            let table = number(at: trailer + 24, size: 8)
        else { throw fail("the binary property list's trailer is damaged") }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw fail("the binary property list's trailer is damaged") }
        var offsets: [Int] = []
        for index in 0..<count {
            guard let offset = number(at: table + index * offsetSize, size: offsetSize), offset < trailer else {
                throw fail("the binary property list's offset table is damaged")
            }
            offsets.append(offset)
        }
        self.offsets = offsets
        self.top = top
        budget = 4 * bytes.count + 1_000
    }

    mutating func document() throws -> PropertyList { try object(top, depth: 0) }

    private func fail(_ message: String) -> ParseError { ParseError(path: path, line: 0, column: 0, message: message) }

    private func number(at place: Int, size: Int) throws -> UInt64 {
        guard (1...16).contains(size), place >= 0, place <= bytes.count - size else { throw fail("a number reaches past the end") }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return value
    }

    /// The length that an object's marker gives, and the place where its content begins.
    private func length(_ low: UInt8, at place: Int) throws -> (count: Int, content: Int) {
        guard low == 0x0F else { return (Int(low), place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0x0F <= 3 else { throw fail("a length is damaged") }
        let size = 1 << Int(bytes[place + 1] & 0x0F)
        let count = try number(at: place + 2, size: size)
        guard count <= UInt64(bytes.count) else { throw fail("a length reaches past the end") }
        return (Int(count), place + 2 + size)
    }

    private func content(_ place: Int, _ count: Int) throws -> ArraySlice<UInt8> {
        guard place >= 0, count >= 0, place <= bytes.count - count else { throw fail("an object reaches past the end") }
        return bytes[place..<place + count]
    }

    private func references(at place: Int, count: Int) throws -> [Int] {
        guard count <= bytes.count / referenceSize else { throw fail("an object reaches past the end") }
        return try (0..<count).map { index in
            let reference = try number(at: place + index * referenceSize, size: referenceSize)
            guard reference < UInt64(offsets.count) else { throw fail("an object refers to one that is not there") }
            return Int(reference)
        }
    }

    private mutating func object(_ index: Int, depth: Int) throws -> PropertyList {
        budget -= 1
        guard depth < maximumNesting, budget > 0 else { throw fail("nested too deeply") }
        let place = offsets[index]
        let (high, low) = (bytes[place] >> 4, bytes[place] & 0x0F)
        switch high {
        case 0x0:
            if low == 8 || low == 9 { return .boolean(low == 9) }
        case 0x1 where low <= 4:
            return .integer(Int64(bitPattern: try number(at: place + 1, size: 1 << Int(low))))
        case 0x2 where low == 2:
            return .real(Double(Float(bitPattern: UInt32(try number(at: place + 1, size: 4)))))
        case 0x2 where low == 3:
            return .real(Double(bitPattern: try number(at: place + 1, size: 8)))
        case 0x3 where low == 3:
            return .date(Double(bitPattern: try number(at: place + 1, size: 8)))
        case 0x4:
            let (count, start) = try length(low, at: place)
            return .data(Array(try content(start, count)))
        case 0x5:
            let (count, start) = try length(low, at: place)
            return .string(String(decoding: try content(start, count), as: UTF8.self))
        case 0x6:
            let (count, start) = try length(low, at: place)
            let content = Array(try content(start, 2 * count))
            let units = stride(from: 0, to: content.count, by: 2).map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 0x8 where low < 8:
            // What a keyed archive refers to its objects by, as the XML form has it.
            return .dictionary(["CF$UID": .integer(Int64(bitPattern: try number(at: place + 1, size: Int(low) + 1)))])
        case 0xA:
            let (count, start) = try length(low, at: place)
            var elements: [PropertyList] = []
            for reference in try references(at: start, count: count) { elements.append(try object(reference, depth: depth + 1)) }
            return .array(elements)
        case 0xD:
            let (count, start) = try length(low, at: place)
            let keys = try references(at: start, count: count)
            let values = try references(at: start + count * referenceSize, count: count)
            var entries: [String: PropertyList] = [:]
            for (key, value) in zip(keys, values) {
                guard case .string(let name) = try object(key, depth: depth + 1) else { throw fail("a key is no string") }
                entries[name] = try object(value, depth: depth + 1)
            }
            return .dictionary(entries)
        default: break
        }
        throw fail("unknown kind of object 0x\(String(bytes[place], radix: 16))")
    }
}
