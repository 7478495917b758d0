// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBPeripheralManagerDelegate {
    /// Not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) { OptionalRequirement.notImplemented() }
}
