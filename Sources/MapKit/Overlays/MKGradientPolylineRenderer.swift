import Foundation
import UIKit

/// Draws a line whose colour changes along it. See https://developer.apple.com/documentation/mapkit/mkgradientpolylinerenderer.
///
/// Without colours it is drawn in `strokeColor`.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours along the line.
    public private(set) var colors: [UIColor] = []
    /// Where along the line the colours are, from 0 to 1.
    public private(set) var locations: [CGFloat] = []

    // @objc(setColors:atLocations:)
    /// Sets the colours, and where along the line they are: 0 is the beginning, 1 the end. Between them the colour passes from one to the next.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        onChange()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let ramp = ColorRamp(colors, locations)
        guard let line = overlay as? MKPolyline, !ramp.stops.isEmpty else {
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        let points = line.list.map(point(for:))
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return }
        var passed: CGFloat = 0
        for (index, length) in lengths.enumerated() where length > 0 {
            let ends = (passed / whole, (passed + length) / whole)
            passed += length
            let (from, to) = (max(ends.0, strokeStart), min(ends.1, strokeEnd))
            guard from < to else { continue }
            func at(_ location: CGFloat) -> CGPoint {
                let part = (location - ends.0) / (ends.1 - ends.0)
                let (a, b) = (points[index], points[index + 1])
                return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
            }
            draw(ramp.part(from, to), from: at(from), to: at(to), zoomScale, in: context)
        }
    }

    /// Draws a straight part of the line. Its round ends fill the gap to the next where the line bends.
    private func draw(_ ramp: ColorRamp, from start: CGPoint, to end: CGPoint, _ zoomScale: MKZoomScale, in context: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: ramp.stops.map(\.color.cgColor) as CFArray,
                locations: ramp.stops.map(\.location))
        else { return }
        context.saveGState()
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        context.move(to: start)
        context.addLine(to: end)
        context.replacePathWithStrokedPath()
        context.clip()
        context.drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }
}

/// Colours along a line.
@MainActor
struct ColorRamp {
    /// A colour at a place from 0 to 1.
    struct Stop {
        let location: CGFloat
        let color: UIColor
    }

    /// The colours, in the order of their places.
    let stops: [Stop]

    /// Colours at places; what has no colour or no place is left out.
    init(_ colors: [UIColor], _ locations: [CGFloat]) {
        stops = zip(colors, locations).filter { $1.isFinite }.map { Stop(location: min(max($1, 0), 1), color: $0) }
            .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    private init(_ stops: [Stop]) { self.stops = stops }

    /// The colour at a place.
    func color(at location: CGFloat) -> UIColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? .clear }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (location - before.location) / (after.location - before.location)
        return before.color.mixed(with: after.color, part)
    }

    /// The colours of a part, which has all places from 0 to 1 then.
    func part(_ from: CGFloat, _ to: CGFloat) -> ColorRamp {
        let within = stops.filter { $0.location > from && $0.location < to }
            .map { Stop(location: ($0.location - from) / (to - from), color: $0.color) }
        return ColorRamp([Stop(location: 0, color: color(at: from))] + within + [Stop(location: 1, color: colorBefore(to))])
    }

    /// The colour where a part ends: of two colours at one place, the first.
    private func colorBefore(_ location: CGFloat) -> UIColor {
        stops.first { $0.location == location }?.color ?? color(at: location)
    }
}

extension UIColor {
    /// A colour between two.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        let mixed = zip(parts, other.parts).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
