/// What a value is where nothing is said of it.
public protocol SparseValue: Codable, Hashable {
    /// The value that is not written down.
    static var unsaid: Self { get }
}

extension Bool: SparseValue {
    /// No.
    public static var unsaid: Bool { false }
}

extension Int: SparseValue {
    /// Zero.
    public static var unsaid: Int { 0 }
}

extension Array: SparseValue where Element: Codable & Hashable {
    /// Nothing.
    public static var unsaid: [Element] { [] }
}

extension Dictionary: SparseValue where Key: Codable, Value: Codable & Hashable {
    /// Nothing.
    public static var unsaid: [Key: Value] { [:] }
}

/// A property that takes no room in a compiled model while it says nothing.
@propertyWrapper public struct Sparse<Value: SparseValue>: Codable, Hashable {
    /// The value.
    public var wrappedValue: Value

    /// Creates a property.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Reads the value as it is.
    public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

    /// Writes the value as it is.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Sparse: Sendable where Value: Sendable {}

/// A line of the document that a model was read from; 0 in one that comes from elsewhere. It is no part of what models are compared by.
@propertyWrapper public struct SourceLine: Codable, Hashable, Sendable {
    /// The line, from 1.
    public var wrappedValue: Int

    /// Creates a line.
    public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    /// A compiled model has no lines.
    public init(from decoder: any Decoder) throws { wrappedValue = 0 }

    /// A compiled model has no lines.
    public func encode(to encoder: any Encoder) throws {}

    /// Always: lines tell nothing apart.
    public static func == (left: SourceLine, right: SourceLine) -> Bool { true }

    /// Nothing: lines tell nothing apart.
    public func hash(into hasher: inout Hasher) {}
}

// The compiler's own coding of types that have such properties calls these.
extension KeyedEncodingContainer {
    /// Leaves out what says nothing.
    public mutating func encode<Value>(_ value: Sparse<Value>, forKey key: Key) throws {
        if value.wrappedValue != Value.unsaid { try encode(value.wrappedValue, forKey: key) }
    }

    /// Leaves out lines.
    public mutating func encode(_ value: SourceLine, forKey key: Key) throws {}
}

extension KeyedDecodingContainer {
    /// Takes what is not there for what says nothing.
    public func decode<Value>(_ type: Sparse<Value>.Type, forKey key: Key) throws -> Sparse<Value> {
        Sparse(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? Value.unsaid)
    }

    /// There are no lines.
    public func decode(_ type: SourceLine.Type, forKey key: Key) throws -> SourceLine { SourceLine(wrappedValue: 0) }
}
