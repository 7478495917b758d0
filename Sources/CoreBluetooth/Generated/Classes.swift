// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("CoreBluetooth", classes: names, description)
    }

    private static let names: NameList = """
        CBATTRequest CBAttribute CBCentral CBCentralManager CBCharacteristic CBDescriptor CBManager CBMutableCharacteristic \
        CBMutableDescriptor CBMutableService CBPeer CBPeripheral CBPeripheralManager CBService CBUUID
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CBATTRequest.descriptionOfCBATTRequest
        case 1: return CBAttribute.descriptionOfCBAttribute
        case 2: return CBCentral.descriptionOfCBCentral
        case 3: return CBCentralManager.descriptionOfCBCentralManager
        case 4: return CBCharacteristic.descriptionOfCBCharacteristic
        case 5: return CBDescriptor.descriptionOfCBDescriptor
        case 6: return CBManager.descriptionOfCBManager
        case 7: return CBMutableCharacteristic.descriptionOfCBMutableCharacteristic
        case 8: return CBMutableDescriptor.descriptionOfCBMutableDescriptor
        case 9: return CBMutableService.descriptionOfCBMutableService
        case 10: return CBPeer.descriptionOfCBPeer
        case 11: return CBPeripheral.descriptionOfCBPeripheral
        case 12: return CBPeripheralManager.descriptionOfCBPeripheralManager
        case 13: return CBService.descriptionOfCBService
        default: return CBUUID.descriptionOfCBUUID
        }
    }
}
