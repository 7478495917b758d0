import Foundation
import Testing

@testable import CoreLocation

@Suite struct GPXDocumentTests {
    private func read(_ text: String) throws -> SimulatedRoute { try GPXDocument(Data(text.utf8), name: "way.gpx").route }

    @Test func waypointsWithTimesArePassedAtTheirTimes() throws {
        let route = try read(
            """
            <?xml version="1.0"?>
            <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
              <wpt lat="50" lon="10"><ele>100</ele><time>2026-01-31T12:00:00Z</time></wpt>
              <wpt lat="50" lon="10.01"><ele>200</ele><time>2026-01-31T12:00:10.000Z</time></wpt>
            </gpx>
            """)
        #expect(route.duration == 10)
        let half = route.point(at: 5)
        #expect(abs(half.coordinate.longitude - 10.005) < 1e-6 && half.altitude == 150 && abs(half.speed - 71.7) < 0.1)
        #expect(route.point(at: 99).coordinate.longitude == 10.01)
    }

    @Test func tracksAndRoutesWithoutTimesArePassedAtOneSpeed() throws {
        let track = try read(
            "<gpx><trk><trkseg><trkpt lat='0' lon='0'/><trkpt lat='0' lon='0.01'/></trkseg><trkseg><trkpt lat='0' lon='0.02'/></trkseg></trk></gpx>"
        )
        #expect(track.stops.count == 3 && abs(track.duration - 2226.39 / 20) < 0.01)
        #expect(try read("<gpx><rte><rtept lat='0' lon='0'/></rte></gpx>").duration == 0)
    }

    @Test(arguments: [
        ("<gpx>\n<wpt lat='91' lon='0'/></gpx>", "way.gpx:2: expected 'lat' from -90 to 90, found '91'"),
        ("<kml/>", "way.gpx:1: expected the element 'gpx', found 'kml'"),
        ("<gpx/>", "way.gpx:1: there is no waypoint: expected an element 'wpt', 'trkpt' or 'rtept'"),
        ("<gpx><wpt lat='1' lon='0'><time>noon</time></wpt></gpx>", "way.gpx:1: expected a time as 2026-01-31T12:00:00Z, found 'noon'"),
        (
            "<gpx><wpt lat='1' lon='0'><time>2026-01-31T12:00:00Z</time></wpt><wpt lat='1' lon='0'/></gpx>",
            "way.gpx:1: 1 of 2 points have times: expected all, or none"
        ),
        ("<gpx>", "way.gpx:1: the document ends too early: <gpx> is not closed"),
    ])
    func whatIsNoWayIsToldWithItsLine(_ text: String, _ message: String) {
        do {
            _ = try read(text)
            Issue.record("it was read")
        } catch {
            #expect("\(error)" == message)
        }
    }
}
