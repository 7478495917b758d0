// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBPeripheralManager {
    nonisolated static var descriptionOfCBPeripheralManager: FrameworkClass {
        FrameworkClass(
            CBPeripheralManager.self,
            properties: "delegate isAdvertising",
            methods: """
                addService: removeAllServices removeService: respondToRequest:withResult: setDesiredConnectionLatency:forCentral: \
                startAdvertising: stopAdvertising updateValue:forCharacteristic:onSubscribedCentrals:
                """,
            initializers: "init initWithDelegate:queue: initWithDelegate:queue:options:",
            property: CBPeripheralManager.propertyOfCBPeripheralManager,
            method: CBPeripheralManager.methodOfCBPeripheralManager,
            initializer: CBPeripheralManager.initializerOfCBPeripheralManager)
    }

    private static func propertyOfCBPeripheralManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\CBPeripheralManager.delegate)
        default: return .readOnly(\CBPeripheralManager.isAdvertising)
        }
    }

    nonisolated private static func methodOfCBPeripheralManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CBPeripheralManager).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addService:", as: (CBMutableService).self))
            }
        case 1: return { r, _ in (r as! CBPeripheralManager).removeAllServices() }
        case 2:
            return { r, a in
                (r as! CBPeripheralManager).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removeService:", as: (CBMutableService).self))
            }
        case 3:
            return { r, a in
                (r as! CBPeripheralManager).respond(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "respondToRequest:withResult:", as: (CBATTRequest).self),
                    withResult: ObjCRuntime.ObjCMessage.argument(a, 1, "respondToRequest:withResult:", as: (CBATTError.Code).self))
            }
        case 4:
            return { r, a in
                (r as! CBPeripheralManager).setDesiredConnectionLatency(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setDesiredConnectionLatency:forCentral:", as: (CBPeripheralManagerConnectionLatency).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setDesiredConnectionLatency:forCentral:", as: (CBCentral).self))
            }
        case 5:
            return { r, a in
                (r as! CBPeripheralManager).startAdvertising(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "startAdvertising:", as: ([String: Any]?).self))
            }
        case 6: return { r, _ in (r as! CBPeripheralManager).stopAdvertising() }
        default:
            return { r, a in
                (r as! CBPeripheralManager).updateValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateValue:forCharacteristic:onSubscribedCentrals:", as: (Data).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "updateValue:forCharacteristic:onSubscribedCentrals:", as: (CBMutableCharacteristic).self),
                    onSubscribedCentrals: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "updateValue:forCharacteristic:onSubscribedCentrals:", as: ([CBCentral]?).self))
            }
        }
    }

    nonisolated private static func initializerOfCBPeripheralManager(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CBPeripheralManager() }
        case 1:
            return { a in
                CBPeripheralManager(
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDelegate:queue:", as: ((any CBPeripheralManagerDelegate)?).self),
                    queue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDelegate:queue:", as: (DispatchQueue?).self))
            }
        default:
            return { a in
                CBPeripheralManager(
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDelegate:queue:options:", as: ((any CBPeripheralManagerDelegate)?).self),
                    queue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDelegate:queue:options:", as: (DispatchQueue?).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDelegate:queue:options:", as: ([String: Any]?).self))
            }
        }
    }
}
