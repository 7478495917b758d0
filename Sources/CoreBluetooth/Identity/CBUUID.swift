import Foundation
import ObjCRuntime

/// What services, characteristics and descriptors are known by: 16 or 32 bits of Bluetooth's own, or 128 of anybody's.
///
/// Short ones are the long ones that Bluetooth's base makes of them, and equal to them.
///
/// See https://developer.apple.com/documentation/corebluetooth/cbuuid.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes as they were given: 2, 4 or 16, the greatest first.
    public let data: Data

    /// One of 4, 8 or 36 characters: `180F`, or `0000180F-0000-1000-8000-00805F9B34FB`. Any other ends the app, as on iOS.
    public init(string theString: String) {
        let digits = theString.utf8.count == 36 ? UUID(uuidString: theString).map { Self.bytes(of: $0) } : Self.bytes(ofDigits: theString)
        guard let digits else {
            ObjCException.raise("NSInternalInconsistencyException", "String \(theString) does not represent a valid UUID")
        }
        data = digits
    }

    /// One of 2, 4 or 16 bytes. Any other ends the app, as on iOS.
    public init(data theData: Data) {
        guard [2, 4, 16].contains(theData.count) else {
            ObjCException.raise("NSInternalInconsistencyException", "Data \(theData as NSData) does not represent a valid UUID")
        }
        data = Data(theData)
    }

    /// One of 16 bytes.
    public init(nsuuid theUUID: UUID) { data = Self.bytes(of: theUUID) }

    /// The digits, as many as were given.
    open var uuidString: String {
        let digits = data.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        guard data.count == 16 else { return digits.joined() }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            text += digit
        }
        return text
    }

    /// What follows the first four bytes of Bluetooth's own.
    static let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]

    /// All 16 bytes.
    private var long: Data {
        switch data.count {
        case 2: Data([0, 0]) + data + Data(Self.base)
        case 4: data + Data(Self.base)
        default: data
        }
    }

    private static func bytes(of uuid: UUID) -> Data { withUnsafeBytes(of: uuid.uuid) { Data($0) } }

    private static func bytes(ofDigits text: String) -> Data? {
        guard text.utf8.count == 4 || text.utf8.count == 8, text.allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        let number = UInt32(text, radix: 16) ?? 0
        let bytes = withUnsafeBytes(of: number.bigEndian) { Data($0) }
        return text.utf8.count == 4 ? Data(bytes.suffix(2)) : bytes
    }

    /// Whether another object is the same identifier, short or long.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.long == long }
    /// The same for identifiers that are the same.
    open override var hash: Int { long.hashValue }

    /// Bluetooth's name where it has one, else the digits.
    open override var description: String { AssignedNames.name(of: long) ?? uuidString }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a characteristic is, in words for people.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// Whether a characteristic has more properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// How a central wants to be told of a characteristic.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// How a characteristic is sent to everybody.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// How a characteristic's value is shown.
public let CBUUIDCharacteristicFormatString = "2904"
/// What a characteristic is made of.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// What values are valid.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// By which channel a service talks beside its characteristics.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
