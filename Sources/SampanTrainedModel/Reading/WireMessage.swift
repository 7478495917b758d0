/// A message in protobuf's encoding: a part of the file's bytes, whose fields are read one after the other.
///
/// The file may be anybody's. No length is believed before it was compared with what is left, and messages in messages end at a limit.
///
/// See https://protobuf.dev/programming-guides/encoding/.
struct WireMessage {
    /// How deep messages may lie in each other: a pipeline of pipelines costs four of them each.
    static let depthLimit = 64

    let bytes: [UInt8]
    let range: Range<Int>
    let place: String
    let depth: Int

    init(_ bytes: [UInt8], place: String) {
        (self.bytes, range, self.place, depth) = (bytes, bytes.indices, place, 0)
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, place: String, depth: Int) {
        (self.bytes, self.range, self.place, self.depth) = (bytes, range, place, depth)
    }

    /// A message that lies in this one.
    func inner(_ range: Range<Int>, name: String) throws -> WireMessage {
        let place = "\(place).\(name)"
        guard depth < WireMessage.depthLimit else {
            throw TrainedModelFault(
                "more than \(WireMessage.depthLimit) messages lie in each other", at: place, offset: range.lowerBound)
        }
        return WireMessage(bytes, range, place: place, depth: depth + 1)
    }

    /// Reads all fields, those that nobody knows too.
    func forEachField(_ body: (WireField) throws -> Void) throws {
        var reader = WireReader(message: self)
        while let field = try reader.next() { try body(field) }
    }
}

/// What reads a message's fields.
struct WireReader {
    private let message: WireMessage
    private var position: Int

    init(message: WireMessage) {
        self.message = message
        position = message.range.lowerBound
    }

    private var left: Int { message.range.upperBound - position }

    private func fault(_ text: String) -> TrainedModelFault { TrainedModelFault(text, at: message.place, offset: position) }

    mutating func next() throws -> WireField? {
        guard left > 0 else { return nil }
        let start = position
        let tag = try varint()
        guard tag >> 3 > 0, tag >> 3 < 1 << 29 else { throw fault("\(tag >> 3) is the number of no field") }
        let content: WireField.Content
        switch tag & 7 {
        case 0: content = .varint(try varint())
        case 1: content = .fixed64(try fixed(8))
        case 2:
            let length = try varint()
            guard length <= UInt64(left) else {
                throw fault("the field \(tag >> 3) has a length of \(length) bytes, and \(left) are left")
            }
            content = .bytes(position..<position + Int(length))
            position += Int(length)
        case 5: content = .fixed32(UInt32(truncatingIfNeeded: try fixed(4)))
        default: throw fault("the field \(tag >> 3) is written as type \(tag & 7), which is none of 0, 1, 2 and 5")
        }
        return WireField(number: Int(tag >> 3), content: content, message: message, offset: start)
    }

    private mutating func fixed(_ size: Int) throws -> UInt64 {
        guard left >= size else { throw fault("a number of \(size) bytes is cut off after \(left)") }
        var value: UInt64 = 0
        for index in 0..<size { value |= UInt64(message.bytes[position + index]) << UInt64(8 * index) }
        position += size
        return value
    }

    mutating func varint() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard left > 0 else { throw fault("a number is cut off") }
            let byte = message.bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
        }
        throw fault("a number is longer than ten bytes")
    }

    /// Numbers that follow each other without tags, until the message's end.
    static func numbers(in message: WireMessage, size: Int?) throws -> [UInt64] {
        var reader = WireReader(message: message)
        var values: [UInt64] = []
        while reader.left > 0 { values.append(try size.map { try reader.fixed($0) } ?? reader.varint()) }
        return values
    }
}
