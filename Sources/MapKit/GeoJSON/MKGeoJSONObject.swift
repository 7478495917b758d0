import Foundation

/// What GeoJSON may say: a shape, or a feature with shapes. See https://developer.apple.com/documentation/mapkit/mkgeojsonobject.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
