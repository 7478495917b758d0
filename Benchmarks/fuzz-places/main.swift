// Feeds damaged files to the readers of places: ways in GPX, outlines of the map in PN2, and the commands that scripts have for places.
//
//     fuzz-places [--count N] [--seed S] [--kind gpx|outlines|commands]
import CoreLocation
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
    "commands",
    seeds: [
        "location set 52.5,13.4", "location start --speed=20 --distance=5 --interval=1 52.5,13.4 52.6,13.5", "location run City Run",
        "location heading 90 93.5", "location gpx way%2Egpx PGdweC8+", "location clear", "location list",
    ].map { Array($0.utf8) },
    pieces: ["location ", "set ", "start ", "--speed=", "heading ", "1e999", "nan", "gpx "]
) { bytes, _ in
    _ = try HostScript(String(decoding: bytes, as: UTF8.self), name: "x")
}
