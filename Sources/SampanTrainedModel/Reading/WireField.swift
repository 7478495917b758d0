/// A field of a message, with its content as it is written.
struct WireField {
    enum Content {
        case varint(UInt64)
        case fixed64(UInt64)
        case fixed32(UInt32)
        case bytes(Range<Int>)
    }

    let number: Int
    let content: Content
    let message: WireMessage
    let offset: Int

    func fault(_ text: String) -> TrainedModelFault { TrainedModelFault(text, at: message.place, offset: offset) }

    private func wrong(_ expected: String) -> TrainedModelFault { fault("the field \(number) is no \(expected)") }

    // MARK: One value

    func unsigned() throws -> UInt64 {
        guard case .varint(let value) = content else { throw wrong("integer") }
        return value
    }

    func integer() throws -> Int64 { Int64(bitPattern: try unsigned()) }

    func bool() throws -> Bool { try unsigned() != 0 }

    /// A number that counts or numbers something.
    func count() throws -> Int {
        guard let value = Int(exactly: try unsigned()) else { throw fault("the field \(number) has a number that is too large") }
        return value
    }

    func double() throws -> Double {
        guard case .fixed64(let bits) = content else { throw wrong("floating-point number of 64 bits") }
        return Double(bitPattern: bits)
    }

    func string() throws -> String {
        guard case .bytes(let range) = content, let text = String(validating: message.bytes[range], as: UTF8.self) else {
            throw wrong("text in UTF-8")
        }
        return text
    }

    func message(_ name: String) throws -> WireMessage {
        guard case .bytes(let range) = content else { throw wrong("message") }
        return try message.inner(range, name: name)
    }

    func enumeration<Value: RawRepresentable<Int>>(_ name: String) throws -> Value {
        guard let value = Value(rawValue: try count()) else { throw fault("\(try unsigned()) is no \(name)") }
        return value
    }

    // MARK: Repeated values, which are packed or not

    func doubles() throws -> [Double] {
        guard case .bytes(let range) = content else { return [try double()] }
        return try WireReader.numbers(in: message.inner(range, name: "\(number)"), size: 8).map(Double.init(bitPattern:))
    }

    func floats() throws -> [Float] {
        if case .fixed32(let bits) = content { return [Float(bitPattern: bits)] }
        guard case .bytes(let range) = content else { throw wrong("floating-point number of 32 bits") }
        return try WireReader.numbers(in: message.inner(range, name: "\(number)"), size: 4).map {
            Float(bitPattern: UInt32(truncatingIfNeeded: $0))
        }
    }

    func integers() throws -> [Int64] {
        guard case .bytes(let range) = content else { return [try integer()] }
        return try WireReader.numbers(in: message.inner(range, name: "\(number)"), size: nil).map(Int64.init(bitPattern:))
    }
}
