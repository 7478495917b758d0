import Foundation

/// Attributes of pictures.
extension CSSearchableItemAttributeSet {
    /// The height, in pixels.
    public var pixelHeight: NSNumber? {
        get { values["pixelHeight"]?.number.map { NSNumber(value: $0) } }
        set { values["pixelHeight"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The width, in pixels.
    public var pixelWidth: NSNumber? {
        get { values["pixelWidth"]?.number.map { NSNumber(value: $0) } }
        set { values["pixelWidth"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many pixels there are.
    public var pixelCount: NSNumber? {
        get { values["pixelCount"]?.number.map { NSNumber(value: $0) } }
        set { values["pixelCount"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The colour space.
    public var colorSpace: String? {
        get { values["colorSpace"]?.text }
        set { values["colorSpace"] = newValue.map { .text($0) } }
    }
    /// Bits of each channel.
    public var bitsPerSample: NSNumber? {
        get { values["bitsPerSample"]?.number.map { NSNumber(value: $0) } }
        set { values["bitsPerSample"] = newValue.map { .number($0.doubleValue) } }
    }
    // @objc(flashOn)
    /// Whether there was a flash.
    public var isFlashOn: NSNumber? {
        get { values["flashOn"]?.number.map { NSNumber(value: $0) } }
        set { values["flashOn"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The focal length, in millimetres.
    public var focalLength: NSNumber? {
        get { values["focalLength"]?.number.map { NSNumber(value: $0) } }
        set { values["focalLength"] = newValue.map { .number($0.doubleValue) } }
    }
    /// Who made the camera.
    public var acquisitionMake: String? {
        get { values["acquisitionMake"]?.text }
        set { values["acquisitionMake"] = newValue.map { .text($0) } }
    }
    /// The camera.
    public var acquisitionModel: String? {
        get { values["acquisitionModel"]?.text }
        set { values["acquisitionModel"] = newValue.map { .text($0) } }
    }
    /// Whose camera it was.
    public var cameraOwner: String? {
        get { values["cameraOwner"]?.text }
        set { values["cameraOwner"] = newValue.map { .text($0) } }
    }
    /// The lens.
    public var lensModel: String? {
        get { values["lensModel"]?.text }
        set { values["lensModel"] = newValue.map { .text($0) } }
    }
    // @objc(ISOSpeed)
    /// The sensitivity.
    public var isoSpeed: NSNumber? {
        get { values["ISOSpeed"]?.number.map { NSNumber(value: $0) } }
        set { values["ISOSpeed"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How it is turned.
    public var orientation: NSNumber? {
        get { values["orientation"]?.number.map { NSNumber(value: $0) } }
        set { values["orientation"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The names of layers.
    public var layerNames: [String]? {
        get { values["layerNames"]?.texts }
        set { values["layerNames"] = newValue.map { .texts($0) } }
    }
    /// How long it was exposed, in seconds.
    public var exposureTime: NSNumber? {
        get { values["exposureTime"]?.number.map { NSNumber(value: $0) } }
        set { values["exposureTime"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The aperture.
    public var fNumber: NSNumber? {
        get { values["fNumber"]?.number.map { NSNumber(value: $0) } }
        set { values["fNumber"] = newValue.map { .number($0.doubleValue) } }
    }
    /// The colour profile.
    public var profileName: String? {
        get { values["profileName"]?.text }
        set { values["profileName"] = newValue.map { .text($0) } }
    }
}
