import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// What a beacon has to say of itself to be meant.
///
/// See https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // @objc(UUID)
    /// Whose it is.
    public let uuid: UUID
    private let numbers: (major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?)

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        numbers = (major, minor)
        super.init()
    }

    // @objc(initWithUUID:)
    /// All beacons of somebody's.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    // @objc(initWithUUID:major:)
    /// A group of them.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    // @objc(initWithUUID:major:minor:)
    /// One of them.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

    /// The group's number; `nil` for all.
    open var major: NSNumber? { numbers.major.map { NSNumber(value: $0) } }
    /// The beacon's number in its group; `nil` for all.
    open var minor: NSNumber? { numbers.minor.map { NSNumber(value: $0) } }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return uuid == other.uuid && numbers == other.numbers
    }
    open override var hash: Int { uuid.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid") as String?, let uuid = UUID(uuidString: text) else {
            return nil
        }
        self.uuid = uuid
        func number(_ key: String) -> UInt16? {
            coder.containsValue(forKey: key) ? UInt16(clamping: coder.decodeInteger(forKey: key)) : nil
        }
        numbers = (number("major"), number("minor"))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        if let major = numbers.major { coder.encode(Int(major), forKey: "major") }
        if let minor = numbers.minor { coder.encode(Int(minor), forKey: "minor") }
    }
}

/// Where beacons are heard. There is nothing here that hears them: monitoring and ranging answer as on a device that cannot.
///
/// See https://developer.apple.com/documentation/corelocation/clbeaconregion.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    private let constraint: CLBeaconIdentityConstraint
    /// Whether the app is told when the screen is switched on in the region.
    open var notifyEntryStateOnDisplay = false

    /// Where beacons of a kind are heard.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        constraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    // @objc(initWithUUID:identifier:)
    /// Where any beacon of somebody's is heard.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    // @objc(initWithUUID:major:identifier:)
    /// Where a group of them is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    // @objc(initWithUUID:major:minor:identifier:)
    /// Where one of them is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }
    /// Where any beacon of somebody's is heard, by the name that this had before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    /// Where a group of them is heard, by the name that this had before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Where one of them is heard, by the name that this had before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// Which beacons are meant.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { constraint }
    // @objc(UUID)
    /// Whose they are.
    open var uuid: UUID { constraint.uuid }
    /// Whose they are, by the name that this had before iOS 13.
    open var proximityUUID: UUID { constraint.uuid }
    /// Their group's number; `nil` for all.
    open var major: NSNumber? { constraint.major }
    /// The beacon's number; `nil` for all.
    open var minor: NSNumber? { constraint.minor }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let constraint = coder.decodeObject(of: CLBeaconIdentityConstraint.self, forKey: "constraint") else { return nil }
        self.constraint = constraint
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(constraint, forKey: "constraint")
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }
}

/// How near a beacon is. See https://developer.apple.com/documentation/corelocation/clproximity.
public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// A beacon that is heard. Apps get none here. See https://developer.apple.com/documentation/corelocation/clbeacon.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // @objc(UUID)
    /// Whose it is.
    public let uuid: UUID
    /// Its group's number.
    public let major: NSNumber
    /// Its number in the group.
    public let minor: NSNumber
    /// How near it is.
    public let proximity: CLProximity
    /// How exact that is, in metres; negative if it is not known.
    public let accuracy: CLLocationAccuracy
    /// How strong it is heard, in decibels.
    public let rssi: Int
    /// When it was heard.
    public let timestamp: Date

    /// Whose it is, by the name that this had before iOS 13.
    open var proximityUUID: UUID { uuid }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid") as String?, let uuid = UUID(uuidString: text),
            let proximity = CLProximity(rawValue: coder.decodeInteger(forKey: "proximity")),
            let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") as Date?
        else { return nil }
        (self.uuid, self.proximity, self.timestamp) = (uuid, proximity, timestamp)
        major = NSNumber(value: coder.decodeInteger(forKey: "major"))
        minor = NSNumber(value: coder.decodeInteger(forKey: "minor"))
        accuracy = coder.decodeDouble(forKey: "accuracy")
        rssi = coder.decodeInteger(forKey: "rssi")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        coder.encode(major.intValue, forKey: "major")
        coder.encode(minor.intValue, forKey: "minor")
        coder.encode(proximity.rawValue, forKey: "proximity")
        coder.encode(accuracy, forKey: "accuracy")
        coder.encode(rssi, forKey: "rssi")
        coder.encode(timestamp as NSDate, forKey: "timestamp")
    }
}
