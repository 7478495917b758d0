// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBMutableCharacteristic {
    nonisolated static var descriptionOfCBMutableCharacteristic: FrameworkClass {
        FrameworkClass(
            CBMutableCharacteristic.self,
            properties: "descriptors permissions properties subscribedCentrals value",
            initializers: "initWithType:properties:value:permissions:",
            property: CBMutableCharacteristic.propertyOfCBMutableCharacteristic,
            initializer: CBMutableCharacteristic.initializerOfCBMutableCharacteristic)
    }

    private static func propertyOfCBMutableCharacteristic(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("descriptors", \CBMutableCharacteristic.descriptors)
        case 1: return .value("permissions", \CBMutableCharacteristic.permissions)
        case 2: return .value("properties", \CBMutableCharacteristic.properties)
        case 3: return .readOnly(\CBMutableCharacteristic.subscribedCentrals)
        default: return .value("value", \CBMutableCharacteristic.value)
        }
    }

    nonisolated private static func initializerOfCBMutableCharacteristic(_ index: Int) -> ObjCFactory {
        { a in
            CBMutableCharacteristic(
                type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:properties:value:permissions:", as: (CBUUID).self),
                properties: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithType:properties:value:permissions:", as: (CBCharacteristicProperties).self),
                value: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithType:properties:value:permissions:", as: (Data?).self),
                permissions: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithType:properties:value:permissions:", as: (CBAttributePermissions).self))
        }
    }
}
