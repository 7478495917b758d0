import Foundation

/// A set as a list of what is in it: `let set: NSSet = [1, 2]`.
extension NSSet: @retroactive ExpressibleByArrayLiteral {}

extension ExpressibleByArrayLiteral where Self: NSSet {
    /// Creates a set of what a list holds.
    ///
    /// For `NSSet` itself alone: only a class can say that its initializer is meant for its subclasses, too, and a variable of one of them that is
    /// written so holds no such object.
    public init(arrayLiteral elements: Any...) { self = NSSet(array: elements) as! Self }
}
