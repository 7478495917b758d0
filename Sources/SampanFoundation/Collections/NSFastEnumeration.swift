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

extension NSFastEnumeration {
    /// What is gone through; empty for what is no collection.
    package var enumeratedObjects: [Any] {
        switch self {
        case let array as NSArray: Array(array)
        case let enumerator as NSEnumerator: enumerator.allObjects
        case let set as NSSet: set.allObjects
        case let sequence as any Sequence: Self.elements(of: sequence)
        default: []
        }
    }

    private static func elements(of sequence: some Sequence) -> [Any] { sequence.map { $0 as Any } }
}
