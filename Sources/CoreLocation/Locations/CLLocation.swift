import Foundation

/// Where a device is, or was. See https://developer.apple.com/documentation/corelocation/cllocation.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let fix: Fix
    private let sourceState: CLLocationSourceInformation?

    /// What is known of a position.
    private struct Fix {
        var coordinate: CLLocationCoordinate2D
        var altitude: CLLocationDistance = 0
        var horizontalAccuracy: CLLocationAccuracy = 0
        var verticalAccuracy: CLLocationAccuracy = -1
        var course: CLLocationDirection = -1
        var courseAccuracy: CLLocationDirectionAccuracy = -1
        var speed: CLLocationSpeed = -1
        var speedAccuracy: CLLocationSpeedAccuracy = -1
        var timestamp = Date()
    }

    private init(_ fix: Fix, _ source: CLLocationSourceInformation? = nil) {
        (self.fix, sourceState) = (fix, source)
        super.init()
    }

    /// A place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(Fix(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
    }

    /// A place at a time. Lengths are metres.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            Fix(
                coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
                timestamp: timestamp))
    }

    /// A place at a time, and the movement there. Lengths are metres, directions degrees, speeds metres a second.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            Fix(
                coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
                speed: speed, timestamp: timestamp))
    }

    /// A place at a time, and the movement there with how exact it is.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            Fix(
                coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
                courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp))
    }

    /// A place at a time, the movement there, and where that is known from.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            Fix(
                coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
                courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp), sourceInfo)
    }

    /// The place.
    open var coordinate: CLLocationCoordinate2D { fix.coordinate }
    /// Its height over the sea.
    open var altitude: CLLocationDistance { fix.altitude }
    /// Its height over the ellipsoid. It is not told from that over the sea.
    open var ellipsoidalAltitude: CLLocationDistance { fix.altitude }
    /// The radius within which the place is; negative if the place is not valid.
    open var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
    /// How exact the height is; negative if it is not valid.
    open var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
    /// The direction of movement; negative if it is not known.
    open var course: CLLocationDirection { fix.course }
    /// How exact that is; negative if it is not known.
    open var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
    /// The speed; negative if it is not known.
    open var speed: CLLocationSpeed { fix.speed }
    /// How exact that is; negative if it is not known.
    open var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
    /// When the device was there.
    open var timestamp: Date { fix.timestamp }
    /// The floor of a building. It is never known.
    open var floor: CLFloor? { nil }
    /// Where the place is known from; `nil` if an app made it up.
    open var sourceInformation: CLLocationSourceInformation? { sourceState }

    // @objc(distanceFromLocation:)
    /// The length of the shortest way on the earth's ellipsoid, in metres. Heights do not matter.
    open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

    open override var description: String {
        func text(_ format: String, _ values: any CVarArg...) -> String { String(format: format, arguments: values) }
        let date = DateFormatter.localizedString(from: timestamp, dateStyle: .short, timeStyle: .full)
        let place = text("<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
        return place + text(" (speed %.2f mps / course %.2f) @ ", speed, course) + date
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    private static let keys: [(String, WritableKeyPath<Fix, Double>)] = [
        ("altitude", \.altitude), ("horizontalAccuracy", \.horizontalAccuracy), ("verticalAccuracy", \.verticalAccuracy),
        ("course", \.course), ("courseAccuracy", \.courseAccuracy), ("speed", \.speed), ("speedAccuracy", \.speedAccuracy),
        ("latitude", \.coordinate.latitude), ("longitude", \.coordinate.longitude),
    ]

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") as Date? else { return nil }
        var fix = Fix(coordinate: CLLocationCoordinate2D(), timestamp: timestamp)
        for (key, path) in Self.keys {
            guard coder.containsValue(forKey: key) else { return nil }
            fix[keyPath: path] = coder.decodeDouble(forKey: key)
        }
        (self.fix, sourceState) = (fix, nil)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(timestamp as NSDate, forKey: "timestamp")
        for (key, path) in Self.keys { coder.encode(fix[keyPath: path], forKey: key) }
    }
}

/// A floor of a building. See https://developer.apple.com/documentation/corelocation/clfloor.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The floor's number, 0 on the ground.
    public let level: Int

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        level = coder.decodeInteger(forKey: "level")
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }
}

/// Where a position is known from. See https://developer.apple.com/documentation/corelocation/cllocationsourceinformation.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether a program made it up, as scripts do.
    public let isSimulatedBySoftware: Bool
    /// Whether a device that is connected told it.
    public let isProducedByAccessory: Bool

    // @objc(initWithSoftwareSimulationState:andExternalAccessoryState:)
    /// What is known of a source.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        isSimulatedBySoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
        isProducedByAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
        coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
    }
}
