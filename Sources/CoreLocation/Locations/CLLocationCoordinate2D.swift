import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// How exact a position is, in metres; negative for one that is not valid.
public typealias CLLocationAccuracy = Double
/// A speed, in metres a second; negative if it is not known.
public typealias CLLocationSpeed = Double
/// How exact a speed is, in metres a second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees from north by east; negative if it is not known.
public typealias CLLocationDirection = Double
/// How exact a direction is, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double

/// A place on the earth by WGS 84. See https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d.
public struct CLLocationCoordinate2D: Sendable, BitwiseCopyable {
    /// Degrees from the equator to the north.
    public var latitude: CLLocationDegrees
    /// Degrees from Greenwich to the east.
    public var longitude: CLLocationDegrees

    /// The place off Africa where both are 0.
    public init() { (latitude, longitude) = (0, 0) }

    /// A place by its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// No place: both are -180.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place is on the earth: latitudes from -90 to 90, longitudes from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// All movements are told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// All turns are told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As exact as can be, with other sensors besides.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As inexact as an app gets it that may not know exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
