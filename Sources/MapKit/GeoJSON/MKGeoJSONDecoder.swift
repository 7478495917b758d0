import Foundation

/// Reads GeoJSON (RFC 7946). See https://developer.apple.com/documentation/mapkit/mkgeojsondecoder.
open class MKGeoJSONDecoder: NSObject {
    /// A decoder.
    public override init() { super.init() }

    // @objc(geoJSONObjectsWithData:error:)
    /// What a document says: the features of a collection, a feature, or shapes.
    ///
    /// - Throws: `MKError.decodingFailed` for what is no GeoJSON; the error's `NSDebugDescriptionErrorKey` says what is wrong where.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        let document: Any
        do {
            document = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw MKError(.decodingFailed, reason: "The document is not JSON: \(error)")
        }
        return try GeoJSONReader().objects(document)
    }
}
