import CoreLocation

/// A place of an event or an alarm. See https://developer.apple.com/documentation/eventkit/ekstructuredlocation.
open class EKStructuredLocation: EKObject, NSCopying {
    private(set) var place: StoredPlace

    init(_ place: StoredPlace) {
        self.place = place
        super.init()
    }

    /// Creates a place by its name.
    public convenience init(title: String) { self.init(StoredPlace(title: title)) }

    convenience init?(of item: StoredItem) {
        guard let place = item.place ?? item.location.map({ StoredPlace(title: $0) }) else { return nil }
        self.init(place)
    }

    /// What the place is called.
    open var title: String? {
        get { place.title }
        set { place.title = newValue }
    }
    /// Where it is.
    open var geoLocation: CLLocation? {
        get { place.position.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) } }
        set { place.position = newValue.map { .init(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude) } }
    }
    /// How far it reaches, in metres; 0, the default, leaves that to the system.
    open var radius: Double {
        get { place.radius }
        set { place.radius = newValue }
    }

    /// Returns the same place.
    open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(place) }
    /// Whether two places have the same name, position and radius.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKStructuredLocation)?.place == place }
    /// The same for the same place.
    open override var hash: Int { place.hashValue }
}
