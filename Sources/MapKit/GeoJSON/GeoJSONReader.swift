import CoreLocation
import Foundation

/// Makes shapes of what a GeoJSON document says.
///
/// Longitudes may reach half round the world beyond the 180th meridian, as shapes over it have them; latitudes are from -90 to 90. Heights are
/// not looked at.
struct GeoJSONReader {
    /// Where in the document it is, for errors: `features[2].geometry`.
    private var place = ""

    private func at(_ name: String) -> GeoJSONReader {
        var inner = self
        inner.place += place.isEmpty ? name : ".\(name)"
        return inner
    }

    private func at(_ index: Int) -> GeoJSONReader {
        var inner = self
        inner.place += "[\(index)]"
        return inner
    }

    private func error(_ reason: String) -> MKError {
        MKError(.decodingFailed, reason: "\(place.isEmpty ? "The document" : place): \(reason)")
    }

    // MARK: Objects

    /// What a document says.
    func objects(_ value: Any) throws -> [any MKGeoJSONObject] {
        let object = try dictionary(value)
        switch try type(of: object) {
        case "FeatureCollection":
            guard let features = object["features"] as? [Any] else { throw error("expected an array “features”") }
            return try features.enumerated().map { try at("features").at($0.offset).feature(dictionary($0.element)) }
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func dictionary(_ value: Any?) throws -> [String: Any] {
        guard let object = value as? [String: Any] else { throw error("expected an object with a “type”") }
        return object
    }

    private func type(of object: [String: Any]) throws -> String {
        guard let type = object["type"] as? String else { throw error("there is no “type”") }
        return type
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard try type(of: object) == "Feature" else { throw error("expected a “Feature”") }
        var geometry: [MKShape & MKGeoJSONObject] = []
        if let value = object["geometry"], !(value is NSNull) {
            let inner = at("geometry")
            geometry = try inner.shapes(inner.dictionary(value))
        }
        var properties: Data?
        if let value = object["properties"], !(value is NSNull) {
            guard value is [String: Any] else { throw at("properties").error("expected an object or null") }
            properties = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        }
        return MKGeoJSONFeature(identifier: identifier(object["id"]), properties: properties, geometry: geometry)
    }

    private func identifier(_ value: Any?) -> String? {
        if let text = value as? String { return text }
        return (value as? NSNumber)?.stringValue
    }

    // MARK: Shapes

    /// The shapes of a geometry: one, or those of a collection.
    private func shapes(_ object: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
        let type = try type(of: object)
        if type == "GeometryCollection" {
            guard let geometries = object["geometries"] as? [Any] else { throw error("expected an array “geometries”") }
            return try geometries.enumerated().flatMap { index, value in
                let inner = at("geometries").at(index)
                return try inner.shapes(inner.dictionary(value))
            }
        }
        let inner = at("coordinates")
        let value = object["coordinates"] as Any
        switch type {
        case "Point": return [MKPointAnnotation(coordinate: try inner.position(value))]
        case "MultiPoint": return [MKMultiPoint(try inner.points(value, atLeast: 1))]
        case "LineString": return [try inner.line(value)]
        case "MultiLineString": return [MKMultiPolyline(try inner.each(value) { try $0.line($1) })]
        case "Polygon": return [try inner.polygon(value)]
        case "MultiPolygon": return [MKMultiPolygon(try inner.each(value) { try $0.polygon($1) })]
        default: throw error("there is no type “\(type)”")
        }
    }

    private func each<T>(_ value: Any, _ read: (GeoJSONReader, Any) throws -> T) throws -> [T] {
        guard let list = value as? [Any] else { throw error("expected an array") }
        return try list.enumerated().map { try read(at($0.offset), $0.element) }
    }

    private func line(_ value: Any) throws -> MKPolyline {
        let points = try points(value, atLeast: 2)
        return MKPolyline(points: points, count: points.count)
    }

    private func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try each(value) { try $0.points($1, atLeast: 3) }
        guard let outer = rings.first else { throw error("expected at least one ring") }
        let holes = rings.dropFirst().map { MKPolygon(points: $0, count: $0.count) }
        return MKPolygon(points: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }

    private func points(_ value: Any, atLeast least: Int) throws -> [MKMapPoint] {
        let points = try each(value) { try $0.point($1) }
        guard points.count >= least else { throw error("expected at least \(least) positions") }
        return points
    }

    // MARK: Positions

    /// A point of the map, which may lie beyond its edge in the east and west.
    private func point(_ value: Any) throws -> MKMapPoint {
        let place = try position(value)
        let y = MKMapPoint(CLLocationCoordinate2D(latitude: place.latitude, longitude: 0)).y
        return MKMapPoint(x: (place.longitude + 180) / 360 * MKMapSize.world.width, y: y)
    }

    private func position(_ value: Any) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [Any], numbers.count >= 2 else {
            throw error("expected an array of a longitude and a latitude")
        }
        let (longitude, latitude) = (try at(0).number(numbers[0]), try at(1).number(numbers[1]))
        guard abs(longitude) <= 360 else { throw at(0).error("\(longitude) is not a longitude") }
        guard abs(latitude) <= 90 else { throw at(1).error("\(latitude) is not a latitude") }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private func number(_ value: Any) throws -> Double {
        // A truth value is a number for Foundation, of C's type `char`.
        guard let number = value as? NSNumber, String(cString: number.objCType) != "c", number.doubleValue.isFinite else {
            throw error("expected a number")
        }
        return number.doubleValue
    }
}
