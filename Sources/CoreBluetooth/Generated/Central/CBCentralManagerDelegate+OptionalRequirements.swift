// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBCentralManagerDelegate {
    /// Not implemented.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
}
