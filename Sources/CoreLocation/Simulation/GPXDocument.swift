import Foundation
import SampanXML

/// A way in a file of GPX, as Xcode takes them: its waypoints; where there are none, its first track's points, or its first route's.
///
/// See https://www.topografix.com/gpx.asp.
package struct GPXDocument {
    /// Why a file is no way: `NAME:LINE: …`.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The way. Points without times are passed at 20 metres a second.
    package let route: SimulatedRoute

    /// A file with more points is refused.
    static let limit = 200_000

    /// Reads a file. `name` is what errors call it.
    ///
    /// - Throws: `Failure`.
    package init(_ data: Data, name: String) throws {
        func failure(_ line: Int, _ text: String) -> Failure { Failure(description: "\(name):\(line): \(text)") }
        let root: XMLNode
        do {
            root = try XMLReader.parse(data, keepsText: ["time", "ele"])
        } catch let error as XMLError {
            throw failure(error.line, error.message)
        }
        guard root.name == "gpx" else { throw failure(root.line, "expected the element 'gpx', found '\(root.name)'") }
        let nodes = Self.points(of: root)
        guard !nodes.isEmpty else { throw failure(root.line, "there is no waypoint: expected an element 'wpt', 'trkpt' or 'rtept'") }
        guard nodes.count <= Self.limit else { throw failure(root.line, "there are more than \(Self.limit) points") }
        var coordinates: [CLLocationCoordinate2D] = []
        var altitudes: [Double] = []
        var times: [Date] = []
        for node in nodes {
            func degrees(_ key: String, _ limit: Double) throws -> Double {
                let text = node.attributes[key] ?? ""
                guard let value = Double(text), abs(value) <= limit else {
                    throw failure(node.line, "expected '\(key)' from -\(Int(limit)) to \(Int(limit)), found '\(text)'")
                }
                return value
            }
            coordinates.append(CLLocationCoordinate2D(latitude: try degrees("lat", 90), longitude: try degrees("lon", 180)))
            let height = node.first("ele").flatMap { Double($0.text.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
            altitudes.append(height.isFinite ? height : 0)
            guard let time = node.first("time") else { continue }
            let text = time.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let date = Self.date(text) else {
                throw failure(time.line, "expected a time as 2026-01-31T12:00:00Z, found '\(text)'")
            }
            if let last = times.last, date < last { throw failure(time.line, "the time is before that of the point before") }
            times.append(date)
        }
        if times.count == nodes.count, let start = times.first {
            route = SimulatedRoute(
                stops: nodes.indices.map {
                    .init(coordinate: coordinates[$0], altitude: altitudes[$0], time: times[$0].timeIntervalSince(start))
                })
        } else if times.isEmpty {
            route = SimulatedRoute(coordinates, altitudes: altitudes, speed: 20)
        } else {
            throw failure(root.line, "\(times.count) of \(nodes.count) points have times: expected all, or none")
        }
    }

    private static func points(of root: XMLNode) -> [XMLNode] {
        let waypoints = root.children.filter { $0.name == "wpt" }
        if !waypoints.isEmpty { return waypoints }
        if let track = root.first("trk") {
            return track.children.filter { $0.name == "trkseg" }.flatMap { $0.children.filter { $0.name == "trkpt" } }
        }
        return root.first("rte")?.children.filter { $0.name == "rtept" } ?? []
    }

    private static func date(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        return (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}
