import Foundation

/// A stay at a place. See https://developer.apple.com/documentation/corelocation/clvisit.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When it began; the distant past if that is not known.
    public let arrivalDate: Date
    /// When it ended; the distant future if it has not.
    public let departureDate: Date
    /// Where it was.
    public let coordinate: CLLocationCoordinate2D
    /// How exact that is, in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    init(arrival: Date, departure: Date, coordinate: CLLocationCoordinate2D, accuracy: Double) {
        (arrivalDate, departureDate, self.coordinate, horizontalAccuracy) = (arrival, departure, coordinate, accuracy)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let arrival = coder.decodeObject(of: NSDate.self, forKey: "arrivalDate"),
            let departure = coder.decodeObject(of: NSDate.self, forKey: "departureDate")
        else { return nil }
        (arrivalDate, departureDate) = (arrival as Date, departure as Date)
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(arrivalDate as NSDate, forKey: "arrivalDate")
        coder.encode(departureDate as NSDate, forKey: "departureDate")
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    }
}
