// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBPeripheralDelegate {
    /// Not implemented.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { OptionalRequirement.notImplemented() }
}
