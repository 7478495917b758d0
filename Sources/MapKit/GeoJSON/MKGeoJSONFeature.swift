import Foundation

/// Something with a shape and properties. See https://developer.apple.com/documentation/mapkit/mkgeojsonfeature.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// What it is known by; a number is its text.
    public let identifier: String?
    /// Its properties, as JSON; `nil` if there are none.
    public let properties: Data?
    /// Its shapes: of a collection each, otherwise one, or none.
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
        super.init()
    }
}
