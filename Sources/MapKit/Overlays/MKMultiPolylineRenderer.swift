import Foundation
import UIKit

/// Draws several lines. See https://developer.apple.com/documentation/mapkit/mkmultipolylinerenderer.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer for lines.
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    /// A renderer for lines.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }

    open override func createPath() {
        guard let lines = overlay as? MKMultiPolyline else { return }
        let path = CGMutablePath()
        for line in lines.polylines { self.path(through: line.list, to: path, closes: false) }
        self.path = path
    }

    // A line has no inside, whatever `fillColor` says.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path, strokeColor != nil else { return }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }
}
