/// A message in protobuf's encoding, field by field: what tests make models' files of.
public struct ModelMessage {
    /// The message as it is written.
    public private(set) var bytes: [UInt8] = []

    /// Creates a message without fields.
    public init() {}

    private mutating func append(_ value: UInt64) {
        var value = value
        while value > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }

    private mutating func tag(_ field: Int, _ type: UInt64) { append(UInt64(field) << 3 | type) }

    private mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    /// The message with a whole number more.
    public func integer(_ field: Int, _ value: Int64) -> ModelMessage {
        var copy = self
        copy.tag(field, 0)
        copy.append(UInt64(bitPattern: value))
        return copy
    }

    /// The message with a number of 64 bits more.
    public func double(_ field: Int, _ value: Double) -> ModelMessage {
        var copy = self
        copy.tag(field, 1)
        copy.append(littleEndian: value.bitPattern)
        return copy
    }

    /// The message with any bytes more.
    public func data(_ field: Int, _ data: [UInt8]) -> ModelMessage {
        var copy = self
        copy.tag(field, 2)
        copy.append(UInt64(data.count))
        copy.bytes += data
        return copy
    }

    /// The message with a text more.
    public func text(_ field: Int, _ text: String) -> ModelMessage { data(field, Array(text.utf8)) }

    /// The message with texts more.
    public func texts(_ field: Int, _ texts: [String]) -> ModelMessage { texts.reduce(self) { $0.text(field, $1) } }

    /// The message with another one in it.
    public func message(_ field: Int, _ message: ModelMessage) -> ModelMessage { data(field, message.bytes) }

    /// The message with others in it.
    public func messages(_ field: Int, _ messages: [ModelMessage]) -> ModelMessage { messages.reduce(self) { $0.message(field, $1) } }

    /// The message with numbers of 64 bits more, packed.
    public func doubles(_ field: Int, _ values: [Double]) -> ModelMessage {
        var packed = ModelMessage()
        for value in values { packed.append(littleEndian: value.bitPattern) }
        return message(field, packed)
    }

    /// The message with numbers of 32 bits more, packed.
    public func floats(_ field: Int, _ values: [Float]) -> ModelMessage {
        var packed = ModelMessage()
        for value in values { packed.append(littleEndian: value.bitPattern) }
        return message(field, packed)
    }

    /// The message with whole numbers more, packed.
    public func integers(_ field: Int, _ values: [Int64]) -> ModelMessage {
        var packed = ModelMessage()
        for value in values { packed.append(UInt64(bitPattern: value)) }
        return message(field, packed)
    }
}
