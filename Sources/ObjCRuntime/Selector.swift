import Foundation

/// The name of a method, in Objective-C's own spelling (`"tableView:didSelectRowAtIndexPath:"`).
///
/// `#selector` expressions are lowered to values of this type.
/// See https://developer.apple.com/documentation/objectivec/selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector's name, colons included.
    public let description: String

    /// Creates the selector with the given name.
    public init(_ string: String) { description = string }

    /// Creates the selector with the given name.
    public init(stringLiteral value: String) { description = value }

    /// How many arguments a method of this name takes: one for each colon.
    public var argumentCount: Int { description.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
