import CoreLocation
import Foundation
import UIKit

/// Draws the map below overlays and annotations.
@MainActor
struct MapPainter {
    let projection: MapProjection
    let type: MKMapType
    let isDark: Bool
    let data: MapData
    /// Where no names are drawn, in points: annotations stand there.
    var taken: [CGRect] = []

    private struct Palette {
        let water: UIColor
        let land: UIColor
        let town: UIColor
        let ice: UIColor
        let border: UIColor
        let text: UIColor
        let halo: UIColor
    }

    private static func color(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    private var palette: Palette {
        let c = Self.color
        switch type {
        case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover:
            return Palette(
                water: c(0x0E2A47), land: c(0x3F5A37), town: c(0x7B756B), ice: c(0xE8EEF2), border: c(0xE6D9A8), text: .white,
                halo: c(0x20303A))
        case .mutedStandard where !isDark:
            return Palette(
                water: c(0xC9DCE8), land: c(0xF4F3F0), town: c(0xE9E7E3), ice: c(0xFAFBFC), border: c(0xB9B5AE), text: c(0x6E6E6E),
                halo: .white)
        default:
            if isDark {
                return Palette(
                    water: c(0x1B2A3D), land: c(0x2C2F33), town: c(0x3A3D42), ice: c(0x4A4F55), border: c(0x777C84), text: c(0xD5D8DC),
                    halo: c(0x1C1E21))
            }
            return Palette(
                water: c(0x9FD1EC), land: c(0xF2EFE3), town: c(0xE2DDD2), ice: c(0xFAFCFD), border: c(0xA79F92), text: c(0x3A3A3C),
                halo: .white)
        }
    }

    private var showsNames: Bool { type != .satellite && type != .satelliteFlyover }

    /// Draws the map with its names.
    func draw(in context: CGContext) {
        drawGround(in: context)
        drawNames(in: context)
    }

    /// Draws the map without its names.
    func drawGround(in context: CGContext) {
        let palette = palette
        let whole = CGRect(origin: .zero, size: projection.size)
        context.setFillColor(palette.water.cgColor)
        context.fill(whole)
        guard data.isThere else { return drawGrid(in: context, palette) }
        fill(data.land, palette.land, in: context)
        if projection.scale > 2e-5 { fill(data.towns, palette.town, in: context) }
        fill(data.glaciers, palette.ice, in: context)
        fill(data.lakes, palette.water, in: context)
        if projection.scale > 4e-6 { stroke(data.rivers, palette.water, 0.8, in: context) }
        if type != .satellite, type != .satelliteFlyover {
            if projection.scale > 4e-6 { stroke(data.states, palette.border.withAlphaComponent(0.5), 0.5, in: context) }
            stroke(data.borders, palette.border, 0.8, in: context)
        }
    }

    // MARK: Outlines

    /// How many worlds to the east the map is drawn again, where the view reaches over its edge.
    private var rounds: [Double] {
        let visible = projection.visibleRect
        let world = MKMapSize.world.width
        return Array(stride(from: (visible.minX / world).rounded(.down), through: (visible.maxX / world).rounded(.down), by: 1))
    }

    private func path(_ shapes: [MapData.Shape], closes: Bool) -> CGPath {
        let path = CGMutablePath()
        let visible = projection.visibleRect
        // Points that the eye cannot tell apart are left out.
        let near = 0.6 / projection.scale
        for round in rounds {
            let shift = round * MKMapSize.world.width
            for shape in shapes where shape.bounds.offsetBy(dx: shift, dy: 0).insetBy(dx: -near, dy: -near).intersects(visible) {
                guard shape.bounds.width > near || shape.bounds.height > near else { continue }
                var last: MKMapPoint?
                for (index, place) in shape.points.enumerated() {
                    if let last, index < shape.points.count - 1, abs(place.x - last.x) < near, abs(place.y - last.y) < near { continue }
                    let point = projection.point(asIs: MKMapPoint(x: place.x + shift, y: place.y))
                    if last == nil { path.move(to: point) } else { path.addLine(to: point) }
                    last = place
                }
                if closes { path.closeSubpath() }
            }
        }
        return path
    }

    private func fill(_ shapes: [MapData.Shape], _ color: UIColor, in context: CGContext) {
        context.setFillColor(color.cgColor)
        context.addPath(path(shapes, closes: true))
        context.fillPath(using: .evenOdd)
    }

    private func stroke(_ shapes: [MapData.Shape], _ color: UIColor, _ width: CGFloat, in context: CGContext) {
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width)
        context.setLineJoin(.round)
        context.addPath(path(shapes, closes: false))
        context.strokePath()
    }

    // MARK: Names

    /// Draws the names of cities.
    func drawNames(in context: CGContext) {
        guard showsNames, data.isThere else { return }
        let palette = palette
        // The nearer, the smaller the cities that are named.
        let metres = MKMetersPerMapPointAtLatitude(0) / projection.scale
        let least = Int(min(max(metres * metres / 50, 0), 4_000_000))
        let font = UIFont.systemFont(ofSize: 11, weight: .medium)
        let view = CGRect(origin: .zero, size: projection.size)
        let visible = projection.visibleRect
        let world = MKMapSize.world.width
        var taken = taken
        let most = taken.count + 40
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for label in data.labels {
            if label.population < least || taken.count >= most { break }
            guard rounds.contains(where: { visible.contains(MKMapPoint(x: label.point.x + $0 * world, y: label.point.y)) }) else {
                continue
            }
            let point = projection.point(label.point)
            guard view.contains(point) else { continue }
            let text = NSAttributedString(string: label.name, attributes: [.font: font, .foregroundColor: palette.text])
            let size = text.size()
            let frame = CGRect(x: point.x - size.width / 2, y: point.y + 3, width: size.width, height: size.height)
            let space = frame.union(CGRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)).insetBy(dx: -8, dy: -6)
            guard !taken.contains(where: { $0.intersects(space) }) else { continue }
            taken.append(space)
            context.setFillColor(palette.text.cgColor)
            context.fillEllipse(in: CGRect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3))
            let halo = NSAttributedString(string: label.name, attributes: [.font: font, .foregroundColor: palette.halo])
            for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] { halo.draw(at: CGPoint(x: frame.minX + dx, y: frame.minY + dy)) }
            text.draw(at: frame.origin)
        }
    }

    // MARK: Without data

    /// Meridians and parallels, and what to do for more.
    private func drawGrid(in context: CGContext, _ palette: Palette) {
        context.setStrokeColor(palette.border.cgColor)
        context.setLineWidth(0.5)
        let degrees = max(Double(projection.size.width), 1) / projection.scale / MKMapSize.world.width * 360
        let steps = [30.0, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001]
        let step = steps.first { degrees / $0 >= 3 } ?? 0.001
        let visible = projection.visibleRect
        let (west, east) = (visible.minX / MKMapSize.world.width * 360 - 180, visible.maxX / MKMapSize.world.width * 360 - 180)
        let (north, south) = (visible.origin.coordinate.latitude, MKMapPoint(x: 0, y: visible.maxY).coordinate.latitude)
        func line(_ from: MKMapPoint, _ to: MKMapPoint) {
            context.move(to: projection.point(asIs: from))
            context.addLine(to: projection.point(asIs: to))
        }
        for longitude in stride(from: (west / step).rounded(.down) * step, through: east, by: step) {
            let x = (longitude + 180) / 360 * MKMapSize.world.width
            line(MKMapPoint(x: x, y: visible.minY), MKMapPoint(x: x, y: visible.maxY))
        }
        for latitude in stride(from: (south / step).rounded(.down) * step, through: north, by: step) where abs(latitude) < 85 {
            let y = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
            line(MKMapPoint(x: visible.minX, y: y), MKMapPoint(x: visible.maxX, y: y))
        }
        context.strokePath()
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let text = NSAttributedString(
            string: "scripts/install MapKit installs the map’s data",
            attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: palette.text])
        let size = text.size()
        text.draw(at: CGPoint(x: (projection.size.width - size.width) / 2, y: (projection.size.height - size.height) / 2))
    }
}
