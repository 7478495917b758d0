import Foundation

/// A set as a list of what is in it: `let set: NSSet = [1, 2]`.
extension NSSet: @retroactive ExpressibleByArrayLiteral {}

extension ExpressibleByArrayLiteral where Self: NSSet {
    /// Creates a set of what a list holds.
    ///
    /// Only the class itself could say that its initializer is meant for subclasses, too: here `Self` is `NSSet` for every variable. What is made
    /// serves as a set that can be changed, therefore; a counted set is none, and has to be made by `NSCountedSet(array:)`.
    public init(arrayLiteral elements: Any...) { self = NSMutableSet(array: elements) as! Self }
}
