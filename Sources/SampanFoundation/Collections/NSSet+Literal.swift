import Foundation

/// A set as a list of what is in it: `let set: NSSet = [1, 2]`.
extension NSSet: @retroactive ExpressibleByArrayLiteral {}

extension ExpressibleByArrayLiteral where Self: NSSet {
    /// Creates a set of what a list holds.
    public init(arrayLiteral elements: Any...) {
        let made: NSSet =
            switch Self.self {
            case is NSCountedSet.Type: NSCountedSet(array: elements)
            case is NSMutableSet.Type: NSMutableSet(array: elements)
            default: NSSet(array: elements)
            }
        self = made as! Self
    }
}
