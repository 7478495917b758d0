import Foundation

/// What can be done with a characteristic. See https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    /// The properties as bits.
    public let rawValue: UInt
    /// Properties from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is sent to everybody.
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    /// It is read.
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    /// It is written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    /// It is written.
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    /// Changes are told of without an answer.
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    /// Changes are told of.
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    /// It is written with a signature.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    /// A descriptor has more of it.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    /// Changes are told of to those who are trusted.
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    /// Changes are told of, and answered, to those who are trusted.
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// What others may do with a value. See https://developer.apple.com/documentation/corebluetooth/cbattributepermissions.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
    /// The permissions as bits.
    public let rawValue: UInt
    /// Permissions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everybody reads it.
    public static let readable = CBAttributePermissions(rawValue: 0x01)
    /// Everybody writes it.
    public static let writeable = CBAttributePermissions(rawValue: 0x02)
    /// Those who are trusted read it.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
    /// Those who are trusted write it.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A value of a service's. See https://developer.apple.com/documentation/corebluetooth/cbcharacteristic.
open class CBCharacteristic: CBAttribute {
    /// Whose it is.
    open internal(set) weak var service: CBService?
    var abilities: CBCharacteristicProperties
    var bytes: Data?
    var details: [CBDescriptor]?

    init(uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
        (abilities, bytes) = (properties, value)
        super.init(uuid: uuid)
    }

    /// What can be done with it.
    open var properties: CBCharacteristicProperties { abilities }
    /// The value; `nil` until it is known.
    open var value: Data? { bytes }
    /// More of it; `nil` until that is known.
    open var descriptors: [CBDescriptor]? { details }
    /// Whether changes are told of.
    open internal(set) var isNotifying = false
}

/// A value of the app's own. See https://developer.apple.com/documentation/corebluetooth/cbmutablecharacteristic.
open class CBMutableCharacteristic: CBCharacteristic {
    /// What others may do with it.
    open var permissions: CBAttributePermissions
    /// Who is told of changes: nobody, as nobody is connected.
    open internal(set) var subscribedCentrals: [CBCentral]?

    /// A value. One that is `nil` is asked for when it is read.
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
        self.permissions = permissions
        super.init(uuid: UUID, properties: properties, value: value)
    }

    /// What can be done with it.
    open override var properties: CBCharacteristicProperties {
        get { abilities }
        set { abilities = newValue }
    }

    /// The value.
    open override var value: Data? {
        get { bytes }
        set { bytes = newValue }
    }

    /// More of it. A descriptor belongs to the characteristic that it was put into last.
    open override var descriptors: [CBDescriptor]? {
        get { details }
        set {
            for detail in details ?? [] where detail.characteristic === self { detail.characteristic = nil }
            details = newValue
            for detail in newValue ?? [] { detail.characteristic = self }
        }
    }
}
