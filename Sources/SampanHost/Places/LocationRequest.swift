import Foundation

/// A place that a script names, in degrees.
public struct HostPlace: Hashable, Sendable {
    /// Degrees from the equator to the north.
    public var latitude: Double
    /// Degrees from Greenwich to the east.
    public var longitude: Double

    /// A place by its degrees.
    public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

    /// Reads `LATITUDE,LONGITUDE`; `nil` for anything else, or where there is no such place.
    public init?(_ word: some StringProtocol) {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90, abs(longitude) <= 180 else {
            return nil
        }
        self.init(latitude: latitude, longitude: longitude)
    }
}

/// What a script says of where the device is. The words are those of `simctl location`; `heading` is added.
public enum LocationRequest: Hashable, Sendable {
    /// The device is there.
    case set(HostPlace)
    /// Nobody knows where it is.
    case clear
    /// It moves through places.
    case start([HostPlace], LocationPace)
    /// It moves as a scenario says.
    case scenario(LocationScenario)
    /// It moves as a file of GPX says, which the app can read.
    case file(String)
    /// It moves as a file of GPX says: what errors call it, and what it has.
    case route(name: String, Data)
    /// It points there: degrees from magnetic and from true north.
    case heading(magnetic: Double, true: Double?)
}

/// How a device moves through places.
public struct LocationPace: Hashable, Sendable {
    /// Metres a second.
    public var speed = 20.0
    /// After how many metres it tells where it is; `nil` to tell by time.
    public var distance: Double?
    /// After how many seconds it tells where it is.
    public var interval = 1.0

    /// 20 metres a second, told each second.
    public init() {}
}

/// A way that is there by its name.
public enum LocationScenario: String, CaseIterable, Sendable {
    case cityRun = "City Run"
    case cityBicycleRide = "City Bicycle Ride"
    case freewayDrive = "Freeway Drive"

    /// The scenario of that name, however it is written.
    public init?(named name: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
        self = found
    }

    /// Metres a second.
    public var speed: Double {
        switch self {
        case .cityRun: 3
        case .cityBicycleRide: 7
        case .freewayDrive: 30
        }
    }
}
