import CoreLocation
import Foundation

/// What the map shows: outlines from the package `marble-qt-data`, which are Natural Earth's (public domain), and cities from `libgeonames0`,
/// which are GeoNames' (CC BY 4.0). Read when the first map is drawn.
package final class MapData: @unchecked Sendable {
    /// The map's data; without outlines where the package is not installed.
    package static let shared = MapData(folder: "/usr/share/marble/data/naturalearth")

    /// Outlines of one kind on the map.
    final class Shape {
        let points: [MKMapPoint]
        let bounds: MKMapRect

        init(_ points: [MKMapPoint]) {
            self.points = points
            bounds = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        }
    }

    /// A city's name.
    struct Label {
        let name: String
        let point: MKMapPoint
        let population: Int
    }

    private let folder: String
    private(set) lazy var land = shapes("land")
    private(set) lazy var lakes = shapes("lakes")
    private(set) lazy var glaciers = shapes("glaciated_areas")
    private(set) lazy var towns = shapes("urban_areas")
    private(set) lazy var rivers = shapes("rivers_lake_centerlines")
    private(set) lazy var borders = shapes("admin_0_boundary_lines_land")
    private(set) lazy var states = shapes("admin_1_states_provinces_lines")
    /// The cities, the greatest first.
    private(set) lazy var labels: [Label] = Gazetteer.queue.sync {
        (Gazetteer.shared?.cities ?? []).sorted { ($0.population, $1.name) > ($1.population, $0.name) }
            .map { Label(name: $0.name, point: MKMapPoint($0.coordinate), population: $0.population) }
    }

    /// What there is in a folder.
    init(folder: String) { self.folder = folder }

    /// Whether there are outlines to draw.
    package var isThere: Bool { !land.isEmpty }

    /// Whose the data is, as the map says at its foot.
    package var attribution: String { isThere ? "Natural Earth" + (labels.isEmpty ? "" : " · GeoNames") : "" }

    private func shapes(_ name: String) -> [Shape] {
        let path = "\(folder)/ne_50m_\(name).pn2"
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        do {
            return try PN2Document(data, name: path).outlines.map { outline in
                Shape(
                    outline.points.map {
                        MKMapPoint(CLLocationCoordinate2D(latitude: Double($0.latitude), longitude: Double($0.longitude)))
                    })
            }
        } catch {
            FileHandle.standardError.write(Data("sampan: the map's data cannot be read: \(error)\n".utf8))
            return []
        }
    }
}
