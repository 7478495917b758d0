import Foundation
import ObjCRuntime

// Objects, and values that have a class in Objective-C, are passed to formats at Apple: `NSPredicate(format: "date > %@", date as CVarArg)`.
// Foundation here lets only texts be passed.

/// A value that is passed as an object.
public protocol PassedAsObject: CVarArg {}

extension PassedAsObject {
    /// The address of the value's description, which lives as long as what is autoreleased now.
    ///
    /// A predicate's format has the values themselves; any other format writes their descriptions, and Foundation here cannot ask every object.
    public var _cVarArgEncoding: [Int] {
        let text = (PredicateValue.object(self) as? NSObject)?.description ?? "\(self)"
        return [Int(bitPattern: AutoreleasePool.autorelease(text as NSString).toOpaque())]
    }
}

extension NSObject: @retroactive CVarArg, PassedAsObject {}
extension Date: @retroactive CVarArg, PassedAsObject {}
extension Data: @retroactive CVarArg, PassedAsObject {}
extension URL: @retroactive CVarArg, PassedAsObject {}
extension UUID: @retroactive CVarArg, PassedAsObject {}
extension Decimal: @retroactive CVarArg, PassedAsObject {}
extension Array: @retroactive CVarArg, PassedAsObject {}
extension Dictionary: @retroactive CVarArg, PassedAsObject {}
extension Set: @retroactive CVarArg, PassedAsObject {}
