import Foundation

/// What Objective-C's `for … in` goes through. See https://developer.apple.com/documentation/foundation/nsfastenumeration.
///
/// Swift's own collections are such where Apple's would be bridged.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}

/// A collection that makes its objects when they are asked for, and is no sequence until an app says so.
package protocol LazilyEnumerated: NSFastEnumeration {
    /// Its objects, one after the other.
    func makeObjectIterator() -> AnyIterator<Any>
}

/// Goes through a collection of Objective-C's, as an app that makes a sequence of one has it. See
/// https://developer.apple.com/documentation/foundation/nsfastenumerationiterator.
public struct NSFastEnumerationIterator: IteratorProtocol {
    private let objects: AnyIterator<Any>

    /// Begins with the first object. Of dictionaries, these are the keys.
    public init(_ enumerable: any NSFastEnumeration) {
        objects = (enumerable as? any LazilyEnumerated)?.makeObjectIterator() ?? AnyIterator(enumerable.enumeratedObjects.makeIterator())
    }

    /// The next object; `nil` after the last one.
    public mutating func next() -> Any? { objects.next() }
}

extension NSFastEnumeration {
    /// What is gone through; empty for what is no collection.
    package var enumeratedObjects: [Any] {
        switch self {
        case let lazy as any LazilyEnumerated: Array(lazy.makeObjectIterator())
        case let array as NSArray: Array(array)
        case let dictionary as NSDictionary: dictionary.allKeys
        case let enumerator as NSEnumerator: enumerator.allObjects
        case let set as NSSet: set.allObjects
        case let sequence as any Sequence: Self.elements(of: sequence)
        default: []
        }
    }

    private static func elements(of sequence: some Sequence) -> [Any] { sequence.map { $0 as Any } }
}
