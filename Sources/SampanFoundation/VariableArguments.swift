import Foundation
import ObjCRuntime

// Objects, and values that have a class in Objective-C, are passed to formats at Apple: `NSPredicate(format: "date > %@", date as CVarArg)`.
// Foundation here lets only texts be passed.

/// A value that is passed as an object.
public protocol PassedAsObject: CVarArg {}

extension PassedAsObject {
    /// The address of the value as an object, which lives as long as what is autoreleased now.
    public var _cVarArgEncoding: [Int] {
        let object = AutoreleasePool.autorelease(PredicateValue.object(self))
        return [Int(bitPattern: object.toOpaque())]
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
