// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBPeripheral {
    nonisolated static var descriptionOfCBPeripheral: FrameworkClass {
        FrameworkClass(
            CBPeripheral.self,
            properties: "canSendWriteWithoutResponse delegate name services state",
            methods: """
                discoverCharacteristics:forService: discoverDescriptorsForCharacteristic: discoverIncludedServices:forService: \
                discoverServices: maximumWriteValueLengthForType: readRSSI readValueForCharacteristic: readValueForDescriptor: \
                setNotifyValue:forCharacteristic: writeValue:forCharacteristic:type: writeValue:forDescriptor:
                """,
            property: CBPeripheral.propertyOfCBPeripheral,
            method: CBPeripheral.methodOfCBPeripheral)
    }

    private static func propertyOfCBPeripheral(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBPeripheral.canSendWriteWithoutResponse)
        case 1: return .reference(\CBPeripheral.delegate)
        case 2: return .readOnly(\CBPeripheral.name)
        case 3: return .readOnly(\CBPeripheral.services)
        default: return .readOnly(\CBPeripheral.state)
        }
    }

    nonisolated private static func methodOfCBPeripheral(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CBPeripheral).discoverCharacteristics(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "discoverCharacteristics:forService:", as: ([CBUUID]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "discoverCharacteristics:forService:", as: (CBService).self))
            }
        case 1:
            return { r, a in
                (r as! CBPeripheral).discoverDescriptors(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "discoverDescriptorsForCharacteristic:", as: (CBCharacteristic).self))
            }
        case 2:
            return { r, a in
                (r as! CBPeripheral).discoverIncludedServices(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "discoverIncludedServices:forService:", as: ([CBUUID]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "discoverIncludedServices:forService:", as: (CBService).self))
            }
        case 3:
            return { r, a in
                (r as! CBPeripheral).discoverServices(ObjCRuntime.ObjCMessage.argument(a, 0, "discoverServices:", as: ([CBUUID]?).self))
            }
        case 4:
            return { r, a in
                (r as! CBPeripheral).maximumWriteValueLength(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumWriteValueLengthForType:", as: (CBCharacteristicWriteType).self))
            }
        case 5: return { r, _ in (r as! CBPeripheral).readRSSI() }
        case 6:
            return { r, a in
                (r as! CBPeripheral).readValue(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "readValueForCharacteristic:", as: (CBCharacteristic).self))
            }
        case 7:
            return { r, a in
                (r as! CBPeripheral).readValue(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "readValueForDescriptor:", as: (CBDescriptor).self))
            }
        case 8:
            return { r, a in
                (r as! CBPeripheral).setNotifyValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setNotifyValue:forCharacteristic:", as: (Bool).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setNotifyValue:forCharacteristic:", as: (CBCharacteristic).self))
            }
        case 9:
            return { r, a in
                (r as! CBPeripheral).writeValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "writeValue:forCharacteristic:type:", as: (Data).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "writeValue:forCharacteristic:type:", as: (CBCharacteristic).self),
                    type: ObjCRuntime.ObjCMessage.argument(a, 2, "writeValue:forCharacteristic:type:", as: (CBCharacteristicWriteType).self)
                )
            }
        default:
            return { r, a in
                (r as! CBPeripheral).writeValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "writeValue:forDescriptor:", as: (Data).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "writeValue:forDescriptor:", as: (CBDescriptor).self))
            }
        }
    }
}
