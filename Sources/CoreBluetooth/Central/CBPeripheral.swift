import Foundation

/// How a device is connected. See https://developer.apple.com/documentation/corebluetooth/cbperipheralstate.
public enum CBPeripheralState: Int, Sendable {
    /// It is not.
    case disconnected = 0
    /// It will be.
    case connecting = 1
    /// It is.
    case connected = 2
    /// It will not be for long.
    case disconnecting = 3
}

/// How a value is written. See https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// With an answer.
    case withResponse = 0
    /// Without one.
    case withoutResponse = 1
}

/// A device that offers services. None is found here, so an app has none; one that is not connected takes no commands, which the log says.
///
/// See https://developer.apple.com/documentation/corebluetooth/cbperipheral.
open class CBPeripheral: CBPeer {
    /// Who is told.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Its name.
    open internal(set) var name: String?
    /// How it is connected.
    open internal(set) var state = CBPeripheralState.disconnected
    /// What it offers; `nil` until that is known.
    open internal(set) var services: [CBService]?
    /// Whether more can be written without an answer.
    open var canSendWriteWithoutResponse: Bool { false }

    /// Asks how strong it is heard.
    open func readRSSI() { refuse() }
    /// Asks what it offers.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { refuse() }
    // @objc(discoverIncludedServices:forService:)
    /// Asks which services belong to one.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) { refuse() }
    // @objc(discoverCharacteristics:forService:)
    /// Asks what a service is made of.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { refuse() }
    // @objc(discoverDescriptorsForCharacteristic:)
    /// Asks for more of a characteristic.
    open func discoverDescriptors(for characteristic: CBCharacteristic) { refuse() }
    // @objc(readValueForCharacteristic:)
    /// Reads a value.
    open func readValue(for characteristic: CBCharacteristic) { refuse() }
    // @objc(readValueForDescriptor:)
    /// Reads what a descriptor says.
    open func readValue(for descriptor: CBDescriptor) { refuse() }
    // @objc(writeValue:forCharacteristic:type:)
    /// Writes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { refuse() }
    // @objc(writeValue:forDescriptor:)
    /// Writes what a descriptor says.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) { refuse() }
    // @objc(setNotifyValue:forCharacteristic:)
    /// Wants to be told of a value's changes, or no longer.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { refuse() }
    // @objc(maximumWriteValueLengthForType:)
    /// How many bytes are written at once: 20 before anything else was agreed on.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }

    private func refuse() { CBManager.log("API MISUSE: \(self) can only accept commands while in the connected state") }
}

/// Who is told of what a device offers. See https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    // @objc optional
    /// It has another name.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    // @objc optional
    /// It offers other services.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    // @objc optional
    /// It is known how strong it is heard.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    // @objc optional
    /// It is known what it offers.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    // @objc(peripheral:didDiscoverIncludedServicesForService:error:) optional
    /// It is known which services belong to one.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    // @objc(peripheral:didDiscoverCharacteristicsForService:error:) optional
    /// It is known what a service is made of.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    // @objc(peripheral:didUpdateValueForCharacteristic:error:) optional
    /// A value was read, or changed.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    // @objc(peripheral:didWriteValueForCharacteristic:error:) optional
    /// A value was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    // @objc(peripheral:didUpdateNotificationStateForCharacteristic:error:) optional
    /// Changes are told of, or no longer.
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    // @objc(peripheral:didDiscoverDescriptorsForCharacteristic:error:) optional
    /// More is known of a characteristic.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    // @objc(peripheral:didUpdateValueForDescriptor:error:) optional
    /// A descriptor was read.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    // @objc(peripheral:didWriteValueForDescriptor:error:) optional
    /// A descriptor was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    // @objc(peripheralIsReadyToSendWriteWithoutResponse:) optional
    /// More can be written without an answer.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
