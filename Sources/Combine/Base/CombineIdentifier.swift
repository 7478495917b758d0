import Synchronization

/// What tells one stream from another.
///
/// See https://developer.apple.com/documentation/combine/combineidentifier.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt64>(0)
    private let rawValue: UInt64

    /// Creates an identifier that no other is equal to.
    public init() { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

    /// Creates the identifier of an object, for as long as the object lives.
    public init(_ obj: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// The identifier as text.
    public var description: String { "0x\(String(rawValue, radix: 16))" }
}

/// What can be told from others in a stream.
///
/// See https://developer.apple.com/documentation/combine/customcombineidentifierconvertible.
public protocol CustomCombineIdentifierConvertible {
    /// What tells this from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identifier.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
