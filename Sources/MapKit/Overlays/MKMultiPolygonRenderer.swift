import Foundation
import UIKit

/// Draws several areas. See https://developer.apple.com/documentation/mapkit/mkmultipolygonrenderer.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer for areas.
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    /// A renderer for areas.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The areas.
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }

    open override func createPath() {
        guard let areas = overlay as? MKMultiPolygon else { return }
        let path = CGMutablePath()
        for area in areas.polygons { add(area, to: path) }
        self.path = path
    }

    private func add(_ area: MKPolygon, to path: CGMutablePath) {
        self.path(through: area.list, to: path, closes: true)
        for hole in area.interiorPolygons ?? [] { self.path(through: hole.list, to: path, closes: true) }
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path, let areas = overlay as? MKMultiPolygon else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            // One by one: what two areas have in common is no hole.
            for area in areas.polygons {
                let own = CGMutablePath()
                add(area, to: own)
                fillPath(own, in: context)
            }
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }
}
