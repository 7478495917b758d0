// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBCentralManager {
    nonisolated static var descriptionOfCBCentralManager: FrameworkClass {
        FrameworkClass(
            CBCentralManager.self,
            properties: "delegate isScanning",
            methods: """
                cancelPeripheralConnection: connectCBPeripheral:options: retrieveConnectedPeripheralsWithServices: \
                retrievePeripheralsWithIdentifiers: scanForPeripheralsWithServices:options: stopScan
                """,
            initializers: "init initWithDelegate:queue: initWithDelegate:queue:options:",
            property: CBCentralManager.propertyOfCBCentralManager,
            method: CBCentralManager.methodOfCBCentralManager,
            initializer: CBCentralManager.initializerOfCBCentralManager)
    }

    private static func propertyOfCBCentralManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\CBCentralManager.delegate)
        default: return .readOnly(\CBCentralManager.isScanning)
        }
    }

    nonisolated private static func methodOfCBCentralManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CBCentralManager).cancelPeripheralConnection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cancelPeripheralConnection:", as: (CBPeripheral).self))
            }
        case 1:
            return { r, a in
                (r as! CBCentralManager).connect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "connectCBPeripheral:options:", as: (CBPeripheral).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "connectCBPeripheral:options:", as: ([String: Any]?).self))
            }
        case 2:
            return { r, a in
                (r as! CBCentralManager).retrieveConnectedPeripherals(
                    withServices: ObjCRuntime.ObjCMessage.argument(a, 0, "retrieveConnectedPeripheralsWithServices:", as: ([CBUUID]).self))
            }
        case 3:
            return { r, a in
                (r as! CBCentralManager).retrievePeripherals(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "retrievePeripheralsWithIdentifiers:", as: ([UUID]).self))
            }
        case 4:
            return { r, a in
                (r as! CBCentralManager).scanForPeripherals(
                    withServices: ObjCRuntime.ObjCMessage.argument(a, 0, "scanForPeripheralsWithServices:options:", as: ([CBUUID]?).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "scanForPeripheralsWithServices:options:", as: ([String: Any]?).self))
            }
        default: return { r, _ in (r as! CBCentralManager).stopScan() }
        }
    }

    nonisolated private static func initializerOfCBCentralManager(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CBCentralManager() }
        case 1:
            return { a in
                CBCentralManager(
                    delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:queue:", as: ((any CBCentralManagerDelegate)?).self),
                    queue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDelegate:queue:", as: (DispatchQueue?).self))
            }
        default:
            return { a in
                CBCentralManager(
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithDelegate:queue:options:", as: ((any CBCentralManagerDelegate)?).self),
                    queue: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDelegate:queue:options:", as: (DispatchQueue?).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithDelegate:queue:options:", as: ([String: Any]?).self))
            }
        }
    }
}
