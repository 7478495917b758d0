import Foundation

/// A Boolean of Darwin's C functions. See https://developer.apple.com/documentation/swift/darwinboolean.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, Sendable {
    /// The value.
    public let boolValue: Bool
    /// Creates one of a Swift Boolean.
    public init(_ value: Bool) { boolValue = value }
    /// Creates one as it is written.
    public init(booleanLiteral value: Bool) { boolValue = value }
    /// The value as text.
    public var description: String { boolValue.description }
}

/// Four letters as a number. See https://developer.apple.com/documentation/coretypes/fourcharcode.
public typealias FourCharCode = UInt32
/// Four letters that tell a kind of thing, as a number.
public typealias OSType = FourCharCode
