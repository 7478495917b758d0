import Foundation

/// The objects of a binary property list, each with the numbers of those that it holds. Nothing is believed: what leads out of the data,
/// to itself, or twice to one container makes the whole list unreadable, and so does what nests too deep.
///
/// The format: a header, objects, a table of their offsets, and 32 bytes that say where the table is.
package struct BinaryPropertyList {
    package enum Node {
        case boolean(Bool)
        case integer(Int64)
        case real(Double)
        case date(Double)
        case data(Data)
        case string(String)
        /// The number of an object in a keyed archive.
        case reference(Int)
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
        /// An integer of 16 bytes.
        case large
    }

    private static let header = Array("bplist00".utf8)
    private static let trailerLength = 32
    private static let deepest = 500

    package let nodes: [Node]
    package let root: Int

    package init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= Self.header.count + Self.trailerLength, bytes.starts(with: Self.header) else { return nil }
        let trailer = bytes.count - Self.trailerLength
        func number(_ place: Int, _ width: Int) -> Int? {
            guard (1...8).contains(width), place >= 0, place <= bytes.count - width else { return nil }
            return Int(exactly: bytes[place..<(place + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        let (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let count = number(trailer + 8, 8), let root = number(trailer + 16, 8), let table = number(trailer + 24, 8),
            (1...8).contains(offsetWidth), count > 0, root < count, table >= Self.header.count, table <= trailer,
            count <= (trailer - table) / offsetWidth
        else { return nil }
        let reader = Reader(bytes: bytes, end: table, count: count, referenceWidth: referenceWidth)
        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        for index in 0..<count {
            guard let offset = number(table + index * offsetWidth, offsetWidth), let node = reader.node(at: offset) else { return nil }
            nodes.append(node)
        }
        (self.nodes, self.root) = (nodes, root)
        guard isTree, areKeysStrings else { return nil }
    }

    /// Foundation reads all dictionaries, also those that nothing leads to, and does not survive other keys.
    private var areKeysStrings: Bool {
        nodes.allSatisfy { node in
            guard case .dictionary(let keys, _) = node else { return true }
            return keys.allSatisfy { if case .string = nodes[$0] { true } else { false } }
        }
    }

    /// Whether each container stands in one place only, and none too deep.
    private var isTree: Bool {
        var isHeld = [Bool](repeating: false, count: nodes.count)
        isHeld[root] = true
        var level = [root]
        for _ in 0..<Self.deepest {
            var next: [Int] = []
            for index in level {
                for child in children(index) {
                    switch nodes[child] {
                    case .array, .dictionary:
                        guard !isHeld[child] else { return false }
                        isHeld[child] = true
                        next.append(child)
                    default: break
                    }
                }
            }
            guard !next.isEmpty else { return true }
            level = next
        }
        return false
    }

    private func children(_ index: Int) -> [Int] {
        switch nodes[index] {
        case .array(let elements): elements
        case .dictionary(let keys, let values): keys + values
        default: []
        }
    }

    /// The entries of a dictionary by their names; `nil` for anything else.
    func entries(_ index: Int) -> [String: Int]? {
        guard case .dictionary(let keys, let values) = nodes[index] else { return nil }
        var result: [String: Int] = [:]
        for (key, value) in zip(keys, values) {
            guard case .string(let name) = nodes[key] else { return nil }
            result[name] = value
        }
        return result
    }
}

/// Reads one object at a place.
private struct Reader {
    let bytes: [UInt8]
    /// Where objects end.
    let end: Int
    let count: Int
    let referenceWidth: Int

    private func number(_ place: Int, _ width: Int) -> UInt64? {
        guard place >= 0, width > 0, width <= 8, place <= end - width else { return nil }
        return bytes[place..<(place + width)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    func node(at offset: Int) -> BinaryPropertyList.Node? {
        guard offset >= 8, offset < end else { return nil }
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        switch kind {
        case 0: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : nil
        case 1:
            guard low <= 3 else { return low == 4 && offset + 17 <= end ? .large : nil }
            return number(offset + 1, 1 << low).map { .integer(Int64(truncatingIfNeeded: $0)) }
        case 2:
            if low == 2 { return number(offset + 1, 4).map { .real(Double(Float(bitPattern: UInt32($0)))) } }
            return low == 3 ? number(offset + 1, 8).map { .real(Double(bitPattern: $0)) } : nil
        case 3: return low == 3 ? number(offset + 1, 8).map { .date(Double(bitPattern: $0)) } : nil
        case 8: return number(offset + 1, low + 1).flatMap { Int(exactly: $0) }.map { .reference($0) }
        default: break
        }
        guard let (length, start) = length(low, offset + 1) else { return nil }
        switch kind {
        case 4: return piece(start, length).map { .data(Data($0)) }
        case 5: return piece(start, length).map { .string(String(decoding: $0, as: UTF8.self)) }
        case 6:
            guard length <= bytes.count, let piece = piece(start, length * 2) else { return nil }
            let units = stride(from: piece.startIndex, to: piece.endIndex, by: 2).map { UInt16(piece[$0]) << 8 | UInt16(piece[$0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 10: return references(start, length).map { .array($0) }
        case 13:
            guard length <= bytes.count, let all = references(start, length * 2) else { return nil }
            return .dictionary(keys: Array(all[..<length]), values: Array(all[length...]))
        default: return nil
        }
    }

    /// A length in the object's first byte, or in the integer that follows; and where the contents begin.
    private func length(_ low: Int, _ place: Int) -> (Int, Int)? {
        guard low == 15 else { return (low, place) }
        guard place < end, bytes[place] >> 4 == 1, bytes[place] & 15 <= 3 else { return nil }
        let width = 1 << Int(bytes[place] & 15)
        return number(place + 1, width).flatMap { Int(exactly: $0) }.map { ($0, place + 1 + width) }
    }

    private func piece(_ start: Int, _ length: Int) -> ArraySlice<UInt8>? {
        start <= end && length <= end - start ? bytes[start..<(start + length)] : nil
    }

    private func references(_ start: Int, _ length: Int) -> [Int]? {
        guard (1...8).contains(referenceWidth), start <= end, length <= (end - start) / referenceWidth else { return nil }
        var result: [Int] = []
        result.reserveCapacity(length)
        for index in 0..<length {
            guard let value = number(start + index * referenceWidth, referenceWidth), value < UInt64(count) else { return nil }
            result.append(Int(value))
        }
        return result
    }
}

extension PropertyListSerialization {
    /// Reads a binary property list that may be damaged, or made to do harm; Foundation does not survive all that it takes for one.
    ///
    /// - Throws: `CocoaError.propertyListReadCorrupt` if it is none, or has what only archives have.
    package static func checkedPropertyList(from data: Data) throws -> Any {
        guard let list = BinaryPropertyList(data),
            !list.nodes.contains(where: { if case .reference = $0 { true } else { false } })
        else { throw CocoaError(.propertyListReadCorrupt) }
        return try propertyList(from: data, format: nil)
    }
}
