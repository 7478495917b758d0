import CoreLocation
import Foundation
import UIKit

/// Draws an overlay. See https://developer.apple.com/documentation/mapkit/mkoverlayrenderer.
///
/// A renderer's own points are map points from the corner of what its overlay covers.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// Called when it wants to draw again.
    var onChange: () -> Void = {}

    /// A renderer for an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// A renderer for an overlay that covers nothing.
    public convenience override init() { self.init(overlay: EmptyOverlay()) }

    /// How much shows of it.
    open var alpha: CGFloat = 1 { didSet { onChange() } }
    /// Pixels a point of the screen.
    open var contentScaleFactor: CGFloat { UIScreen.main.scale }
    /// How it is mixed with what is below.
    open var blendMode: CGBlendMode = .normal { didSet { onChange() } }

    // @objc(pointForMapPoint:)
    /// A point of the map as the renderer draws it.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    // @objc(mapPointForPoint:)
    /// The point of the map.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }
    // @objc(rectForMapRect:)
    /// A part of the map as the renderer draws it.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    // @objc(mapRectForRect:)
    /// The part of the map.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    // @objc(canDrawMapRect:zoomScale:)
    /// Whether it can draw a part of the map now.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    // @objc(drawMapRect:zoomScale:inContext:)
    /// Draws a part of the map, in the renderer's points. This draws nothing.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Draws again.
    open func setNeedsDisplay() { onChange() }
    // @objc(setNeedsDisplayInMapRect:)
    /// Draws a part again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { onChange() }
    // @objc(setNeedsDisplayInMapRect:zoomScale:)
    /// Draws a part again.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { onChange() }
}

/// Draws an overlay by a path. See https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What fills it; `nil` for nothing.
    open var fillColor: UIColor? { didSet { onChange() } }
    /// What its line is drawn with; `nil` for no line.
    open var strokeColor: UIColor? { didSet { onChange() } }
    /// How wide the line is, in points of the screen; 0 for as wide as a road.
    open var lineWidth: CGFloat = 0 { didSet { onChange() } }
    /// How lines meet.
    open var lineJoin: CGLineJoin = .round { didSet { onChange() } }
    /// How lines end.
    open var lineCap: CGLineCap = .round { didSet { onChange() } }
    /// How far lines reach where they meet.
    open var miterLimit: CGFloat = 10 { didSet { onChange() } }
    /// Where dashes begin, in points of the screen.
    open var lineDashPhase: CGFloat = 0 { didSet { onChange() } }
    /// How long dashes and gaps are, in points of the screen; `nil` for none.
    open var lineDashPattern: [NSNumber]? { didSet { onChange() } }
    /// Whether it may be drawn as a picture. It is not.
    open var shouldRasterize = false

    private var storedPath: CGPath?
    /// The path, in the renderer's points. It is made when it is first asked for.
    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set {
            storedPath = newValue
            onChange()
        }
    }

    /// Makes the path; subclasses set `path` here.
    open func createPath() {}

    /// Makes the path anew when it is asked for next.
    open func invalidatePath() {
        storedPath = nil
        onChange()
    }

    /// Sets how lines are drawn.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth((lineWidth > 0 ? lineWidth : MKRoadWidthAtZoomScale(zoomScale) * zoomScale) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }

    /// Sets how areas are filled.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Draws a line along a path.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path; what is within it twice is a hole.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    /// A path through points.
    func path(through points: UnsafeBufferPointer<MKMapPoint>, to path: CGMutablePath, closes: Bool) {
        for (index, place) in points.enumerated() {
            if index == 0 { path.move(to: point(for: place)) } else { path.addLine(to: point(for: place)) }
        }
        if closes, !points.isEmpty { path.closeSubpath() }
    }
}

/// How wide roads are at a scale, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { max(2, min(10, 40 * zoomScale)) / zoomScale }

/// Draws a line. See https://developer.apple.com/documentation/mapkit/mkpolylinerenderer.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer for a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// A renderer for a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The line.
    open var polyline: MKPolyline { overlay as! MKPolyline }
    /// Where along the line it begins to be drawn, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// Where along the line it ends to be drawn, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    open override func createPath() {
        guard let line = overlay as? MKPolyline else { return }
        let path = CGMutablePath()
        if strokeStart <= 0, strokeEnd >= 1 {
            self.path(through: line.list, to: path, closes: false)
        } else {
            part(Array(line.list)).withUnsafeBufferPointer { self.path(through: $0, to: path, closes: false) }
        }
        self.path = path
    }

    /// The points from where the line begins to be drawn to where that ends.
    private func part(_ points: [MKMapPoint]) -> [MKMapPoint] {
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        let (from, to) = (Double(strokeStart) * whole, Double(strokeEnd) * whole)
        var part: [MKMapPoint] = []
        var passed = 0.0
        for (index, length) in lengths.enumerated() {
            defer { passed += length }
            guard passed + length >= from, passed <= to, length > 0 else { continue }
            func at(_ distance: Double) -> MKMapPoint {
                let t = min(max((distance - passed) / length, 0), 1)
                let (a, b) = (points[index], points[index + 1])
                return MKMapPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            if part.isEmpty { part.append(at(from)) }
            part.append(at(to))
        }
        return part
    }
}

/// Draws an area. See https://developer.apple.com/documentation/mapkit/mkpolygonrenderer.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer for an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// A renderer for an area.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The area.
    open var polygon: MKPolygon { overlay as! MKPolygon }

    open override func createPath() {
        guard let area = overlay as? MKPolygon else { return }
        let path = CGMutablePath()
        self.path(through: area.list, to: path, closes: true)
        for hole in area.interiorPolygons ?? [] { self.path(through: hole.list, to: path, closes: true) }
        self.path = path
    }
}

/// Draws a circle. See https://developer.apple.com/documentation/mapkit/mkcirclerenderer.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// A renderer for a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// A renderer for a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The circle.
    open var circle: MKCircle { overlay as! MKCircle }

    open override func createPath() { path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil) }
}

/// An overlay that covers nothing.
private final class EmptyOverlay: NSObject, MKOverlay {
    var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    var boundingMapRect: MKMapRect { .null }
}
