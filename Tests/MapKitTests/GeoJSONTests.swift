import Foundation
import MapKit
import Testing

@Suite struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

    /// What an error says to developers.
    private func reason(_ text: String) -> String? {
        do {
            _ = try decode(text)
            return nil
        } catch let error as MKError {
            #expect(error.code == .decodingFailed && MKError.errorDomain == MKErrorDomain && error.errorCode == 6)
            return error.errorUserInfo[NSDebugDescriptionErrorKey] as? String
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test func aCollectionIsItsFeaturesWithIdentifiersAndProperties() throws {
        let features = try decode(
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": "a", "properties": {"name": "Rome", "population": 3}, "geometry": {"type": "Point", "coordinates": [12.5, 41.9, 20]}},
              {"type": "Feature", "id": 7, "properties": null, "geometry": null},
              {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "Point", "coordinates": [0, 1]}, {"type": "LineString", "coordinates": [[0, 0], [1, 1]]}]}}]}
            """)
        let list = features.compactMap { $0 as? MKGeoJSONFeature }
        #expect(list.count == 3 && list.map(\.identifier) == ["a", "7", nil])
        let point = try #require(list[0].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 41.9 && point.coordinate.longitude == 12.5)
        let properties = try JSONSerialization.jsonObject(with: #require(list[0].properties)) as? [String: Any]
        #expect(properties?["name"] as? String == "Rome" && properties?["population"] as? Int == 3)
        #expect(list[1].properties == nil && list[1].geometry.isEmpty)
        #expect(list[2].geometry.count == 2 && list[2].geometry[1] is MKPolyline)
    }

    @Test func eachGeometryIsItsShape() throws {
        let ring = "[[0, 0], [4, 0], [4, 4], [0, 0]]"
        let hole = "[[1, 1], [2, 1], [2, 2], [1, 1]]"
        #expect(try decode(#"{"type": "Point", "coordinates": [1, 2]}"#).first is MKPointAnnotation)
        let points = try decode(#"{"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]}"#).first as? MKMultiPoint
        #expect(points?.pointCount == 2 && !(points is MKPolyline))
        #expect(try (decode(#"{"type": "LineString", "coordinates": [[1, 2], [3, 4]]}"#).first as? MKPolyline)?.pointCount == 2)
        let lines = try decode(#"{"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]}"#)
        #expect((lines.first as? MKMultiPolyline)?.polylines.count == 2)
        let polygon = try decode(#"{"type": "Polygon", "coordinates": [\#(ring), \#(hole)]}"#).first as? MKPolygon
        #expect(polygon?.interiorPolygons?.count == 1)
        let areas = try decode(#"{"type": "MultiPolygon", "coordinates": [[\#(ring)], [\#(hole)]]}"#).first as? MKMultiPolygon
        #expect(areas?.polygons.count == 2)
    }

    @Test func linesOverThe180thMeridianGoOnBeyondTheEdgeOfTheMap() throws {
        let line = try #require(decode(#"{"type": "LineString", "coordinates": [[179, 0], [181, 0]]}"#).first as? MKPolyline)
        #expect(line.boundingMapRect.spans180thMeridian && line.boundingMapRect.width < MKMapSize.world.width / 100)
    }

    @Test func whatIsNoGeoJSONIsAnErrorThatSaysWhere() {
        #expect(reason("nonsense")?.hasPrefix("The document is not JSON") == true)
        #expect(reason("[1]") == "The document: expected an object with a “type”")
        #expect(reason(#"{"type": "Blob"}"#) == "The document: there is no type “Blob”")
        #expect(reason(#"{"type": "Point", "coordinates": [1, 91]}"#) == "coordinates[1]: 91.0 is not a latitude")
        #expect(reason(#"{"type": "Point", "coordinates": [true, 1]}"#) == "coordinates[0]: expected a number")
        #expect(
            reason(
                #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[1, 2]]}}]}"#
            )
                == "features[0].geometry.coordinates: expected at least 2 positions")
        #expect(reason(#"{"type": "Polygon", "coordinates": []}"#) == "coordinates: expected at least one ring")
        #expect(
            reason(#"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": [1, 2]}]}"#)
                == "features[0]: expected a “Feature”")
    }
}
