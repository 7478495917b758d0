import Foundation

/// What services, characteristics and descriptors have in common. See https://developer.apple.com/documentation/corebluetooth/cbattribute.
open class CBAttribute: NSObject {
    /// What it is.
    public let uuid: CBUUID

    init(uuid: CBUUID) { self.uuid = uuid }
}

/// What belongs together of what a device offers. See https://developer.apple.com/documentation/corebluetooth/cbservice.
open class CBService: CBAttribute {
    /// Whose it is; `nil` for the app's own.
    open internal(set) weak var peripheral: CBPeripheral?
    /// Whether it is there for itself, and not for another one.
    public let isPrimary: Bool
    var included: [CBService]?
    var members: [CBCharacteristic]?

    init(uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid: uuid)
    }

    /// The services that belong to it; `nil` until they are known.
    open var includedServices: [CBService]? { included }
    /// What it is made of; `nil` until that is known.
    open var characteristics: [CBCharacteristic]? { members }
}

/// A service of the app's own. See https://developer.apple.com/documentation/corebluetooth/cbmutableservice.
open class CBMutableService: CBService {
    /// A service.
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(uuid: UUID, isPrimary: isPrimary) }

    /// The services that belong to it.
    open override var includedServices: [CBService]? {
        get { included }
        set { included = newValue }
    }

    /// What it is made of. A characteristic belongs to the service that it was put into last.
    open override var characteristics: [CBCharacteristic]? {
        get { members }
        set {
            for member in members ?? [] where member.service === self { member.service = nil }
            members = newValue
            for member in newValue ?? [] { member.service = self }
        }
    }
}

/// More of a characteristic. See https://developer.apple.com/documentation/corebluetooth/cbdescriptor.
open class CBDescriptor: CBAttribute {
    /// What it tells of.
    open internal(set) weak var characteristic: CBCharacteristic?
    /// What it says; `nil` until that is known.
    open internal(set) var value: Any?
}

/// A descriptor of the app's own: of text (`CBUUIDCharacteristicUserDescriptionString`) or of how a value is shown
/// (`CBUUIDCharacteristicFormatString`).
///
/// See https://developer.apple.com/documentation/corebluetooth/cbmutabledescriptor.
open class CBMutableDescriptor: CBDescriptor {
    /// A descriptor.
    public init(type UUID: CBUUID, value: Any?) {
        super.init(uuid: UUID)
        self.value = value
    }
}
