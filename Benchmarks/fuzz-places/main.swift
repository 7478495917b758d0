// Feeds damaged files to the readers of places: ways in GPX, outlines of the map in PN2, shapes in GeoJSON, measurements of motion, and the
// commands that scripts have for them.
//
//     fuzz-places [--count N] [--seed S] [--kind gpx|outlines|geojson|measurements|commands]
import CoreLocation
import CoreMotion
import Foundation
import Fuzzing
import MapKit
import SampanHost

let fuzzer = Fuzzer()

fuzzer.run(
    "gpx",
    seeds: [
        """
        <?xml version="1.0"?><gpx version="1.1"><wpt lat="50" lon="10"><ele>100</ele><time>2026-01-31T12:00:00Z</time></wpt>
        <wpt lat="50.5" lon="-10.25"><time>2026-01-31T12:00:10.5Z</time></wpt></gpx>
        """,
        """
        <gpx><trk><trkseg><trkpt lat='0' lon='0'/><trkpt lat='0' lon='179.9'/></trkseg><trkseg><trkpt lat='90' lon='-179'/></trkseg></trk>
        <rte><rtept lat='1' lon='2'/></rte></gpx>
        """,
    ].map { Array($0.utf8) },
    pieces: ["<wpt lat='1' lon='2'>", "</wpt>", "<time>", "nan", "inf", "1e308", "-90", "2026-01-31T12:00:00Z", "180"]
) { bytes, _ in
    let route = try GPXDocument(Data(bytes), name: "x").route
    for part in [-1.0, 0, 0.3, 0.5, 1, 2] {
        let point = route.point(at: route.duration * part)
        precondition(CLLocationCoordinate2DIsValid(point.coordinate), "\(point.coordinate) is no place")
    }
}

/// Two outlines: a line of version 2, and a coloured group of an edge and a hole.
let outlines: [[UInt8]] = [
    [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0x00, 0x78, 0xFF, 0x88, 0, 1, 0xFE, 3],
    [
        2, 0, 0, 0, 3, 1, 4, 0, 0, 0, 1, 9, 2, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 2, 0, 2, 1, 1, 2, 2, 3, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0,
        2, 0, 0,
    ],
]
fuzzer.run("outlines", seeds: outlines) { bytes, _ in
    for outline in try PN2Document(Data(bytes), name: "x").outlines {
        for point in outline.points { precondition(abs(point.latitude) <= 90 && abs(point.longitude) <= 180) }
    }
}

fuzzer.run(
    "geojson",
    seeds: [
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","id":1,"properties":{"a":[1,null]},"geometry":{"type":"Polygon",
        "coordinates":[[[0,0],[4,0],[4,4],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]}},{"type":"Feature","geometry":null}]}
        """,
        """
        {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[181,-90,5]},{"type":"MultiPoint","coordinates":[[1,2]]},
        {"type":"MultiLineString","coordinates":[[[1,2],[3,4]]]},{"type":"MultiPolygon","coordinates":[[[[0,0],[4,0],[4,4]]]]}]}
        """,
    ].map { Array($0.utf8) },
    pieces: [
        "[", "]", "{", "}", "\"type\":", "\"coordinates\":", "\"GeometryCollection\"", "\"geometries\":[", "null", "true", "1e308", "-180",
        "[[[[[",
    ]
) { bytes, _ in
    for object in try MKGeoJSONDecoder().decode(Data(bytes)) {
        let shapes = (object as? MKGeoJSONFeature).map { $0.geometry as [Any] } ?? [object as Any]
        for overlay in shapes.compactMap({ $0 as? any MKOverlay }) {
            let bounds = overlay.boundingMapRect
            precondition(bounds.isNull || bounds.maxX.isFinite && bounds.maxY.isFinite, "an outline reaches \(bounds)")
        }
    }
}

fuzzer.run(
    "measurements",
    seeds: [
        "time,ax,ay,az,gx,gy,gz\n0,0,-1,0,0,0,0\n0.5,0.1,-0.9,0,0,1,-2\n# end\n1,0,0,0,0,0,0\n",
        "-5,0,0,-1,0,0,0,20,0,-45\n7,0,0,-1,100,0,0,0,0,0",
    ].map { Array($0.utf8) },
    pieces: [",", "\n", "nan", "inf", "1e308", "-1e-300", "time", "#", "0,0,0,0,0,0,0"]
) { bytes, _ in
    _ = try MotionRecording(Data(bytes), name: "x")
}

fuzzer.run(
    "commands",
    seeds: [
        "location set 52.5,13.4", "location start --speed=20 --distance=5 --interval=1 52.5,13.4 52.6,13.5", "location run City Run",
        "location heading 90 93.5", "location gpx way%2Egpx PGdweC8+", "location clear", "location list",
        "motion rotate 0 90 -45 over 2", "motion accelerate 1 0 -0.5 for 1", "motion walk 20 over 10", "motion climb -3",
        "motion activity cycling", "motion run ride.csv", "motion csv a%2E MSwy",
    ].map { Array($0.utf8) },
    pieces: ["location ", "set ", "start ", "--speed=", "heading ", "1e999", "nan", "gpx ", "motion ", "rotate ", " over 0"]
) { bytes, _ in
    _ = try HostScript(String(decoding: bytes, as: UTF8.self), name: "x")
}
