import Foundation

/// Attributes of places.
extension CSSearchableItemAttributeSet {
    /// A headline.
    public var headline: String? {
        get { values["headline"]?.text }
        set { values["headline"] = newValue.map { .text($0) } }
    }
    /// What is to be done with it.
    public var instructions: String? {
        get { values["instructions"]?.text }
        set { values["instructions"] = newValue.map { .text($0) } }
    }
    /// The city.
    public var city: String? {
        get { values["city"]?.text }
        set { values["city"] = newValue.map { .text($0) } }
    }
    /// The state.
    public var stateOrProvince: String? {
        get { values["stateOrProvince"]?.text }
        set { values["stateOrProvince"] = newValue.map { .text($0) } }
    }
    /// The country.
    public var country: String? {
        get { values["country"]?.text }
        set { values["country"] = newValue.map { .text($0) } }
    }
    /// How high it is above the sea, in metres.
    public var altitude: NSNumber? {
        get { values["altitude"]?.number.map { NSNumber(value: $0) } }
        set { values["altitude"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The latitude, in degrees.
    public var latitude: NSNumber? {
        get { values["latitude"]?.number.map { NSNumber(value: $0) } }
        set { values["latitude"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The longitude, in degrees.
    public var longitude: NSNumber? {
        get { values["longitude"]?.number.map { NSNumber(value: $0) } }
        set { values["longitude"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How fast it was, in kilometres an hour.
    public var speed: NSNumber? {
        get { values["speed"]?.number.map { NSNumber(value: $0) } }
        set { values["speed"] = newValue.map { .number($0.doubleValue) } }
    }
    /// When it was there.
    public var timestamp: Date? {
        get { values["timestamp"]?.date }
        set { values["timestamp"] = newValue.map { .date($0) } }
    }
    /// The place's name.
    public var namedLocation: String? {
        get { values["namedLocation"]?.text }
        set { values["namedLocation"] = newValue.map { .text($0) } }
    }
    /// The address as people read it.
    public var fullyFormattedAddress: String? {
        get { values["fullyFormattedAddress"]?.text }
        set { values["fullyFormattedAddress"] = newValue.map { .text($0) } }
    }
    /// The postal code.
    public var postalCode: String? {
        get { values["postalCode"]?.text }
        set { values["postalCode"] = newValue.map { .text($0) } }
    }
    /// The house's number.
    public var subThoroughfare: String? {
        get { values["subThoroughfare"]?.text }
        set { values["subThoroughfare"] = newValue.map { .text($0) } }
    }
    /// The street.
    public var thoroughfare: String? {
        get { values["thoroughfare"]?.text }
        set { values["thoroughfare"] = newValue.map { .text($0) } }
    }
    /// Whether one of the telephone numbers can be called.
    public var supportsPhoneCall: NSNumber? {
        get { values["supportsPhoneCall"]?.number.map { NSNumber(value: $0) } }
        set { values["supportsPhoneCall"] = newValue.map { .number($0.doubleValue) } }
    }
    /// Whether a way there can be shown.
    public var supportsNavigation: NSNumber? {
        get { values["supportsNavigation"]?.number.map { NSNumber(value: $0) } }
        set { values["supportsNavigation"] = newValue.map { .number($0.doubleValue) } }
    }
}
