// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBUUID {
    nonisolated static var descriptionOfCBUUID: FrameworkClass {
        FrameworkClass(
            CBUUID.self,
            properties: "data uuidString",
            methods: "copyWithZone:",
            initializers: "initWithData: initWithNsuuid: initWithString:",
            property: CBUUID.propertyOfCBUUID,
            method: CBUUID.methodOfCBUUID,
            initializer: CBUUID.initializerOfCBUUID)
    }

    private static func propertyOfCBUUID(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBUUID.data)
        default: return .readOnly(\CBUUID.uuidString)
        }
    }

    nonisolated private static func methodOfCBUUID(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CBUUID).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfCBUUID(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CBUUID(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        case 1: return { a in CBUUID(nsuuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNsuuid:", as: (UUID).self)) }
        default: return { a in CBUUID(string: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithString:", as: (String).self)) }
        }
    }
}
