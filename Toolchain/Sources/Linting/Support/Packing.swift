/// Writes values one after the other.
struct Packer {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add<Element>(_ elements: some Collection<Element>, _ write: (inout Packer, Element) -> Void) {
        add(elements.count)
        for element in elements { write(&self, element) }
    }
}

/// Reads what a `Packer` wrote. What was damaged throws; nothing is read beyond the end.
struct Unpacker {
    struct Damaged: Error {}

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func number() throws -> Int {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while place < bytes.count, shift < 64 {
            let byte = bytes[place]
            place += 1
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(truncatingIfNeeded: result) }
            shift += 7
        }
        throw Damaged()
    }

    mutating func text() throws -> String {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damaged() }
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    mutating func list<Element>(_ read: (inout Unpacker) throws -> Element) throws -> [Element] {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damaged() }
        return try (0..<count).map { _ in try read(&self) }
    }
}
