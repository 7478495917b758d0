import CoreLocation
import Foundation
import UIKit

/// Where the map and its overlays are drawn.
final class MapCanvas: UIView {
    weak var map: MKMapView?
    var data = MapData.shared

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext() else { return }
        let (visible, zoom) = (map.projection.visibleRect, MKZoomScale(map.projection.scale))
        let isReplaced = map.overlayStore.entries.contains { entry in
            OptionalRequirement.call { entry.overlay.canReplaceMapContent } == true
                && entry.renderer?.canDraw(visible, zoomScale: zoom) == true
        }
        let painter = MapPainter(
            projection: map.projection, type: map.mapType, isDark: traitCollection.userInterfaceStyle == .dark, data: data,
            taken: map.annotationFrames)
        if isReplaced {
            // What has not come yet, or does not come, is empty.
            context.setFillColor(UIColor.secondarySystemBackground.cgColor)
            context.fill(bounds)
        } else {
            painter.drawGround(in: context)
        }
        MapCanvas.draw(map.overlayStore.renderers(.aboveRoads), map.projection, in: context)
        if !isReplaced { painter.drawNames(in: context) }
        MapCanvas.draw(map.overlayStore.renderers(.aboveLabels), map.projection, in: context)
    }

    /// Draws overlays where they are seen.
    static func draw(_ renderers: [MKOverlayRenderer], _ projection: MapProjection, in context: CGContext) {
        let visible = projection.visibleRect
        let world = MKMapSize.world.width
        for renderer in renderers {
            let bounds = renderer.overlay.boundingMapRect
            let zoom = MKZoomScale(projection.scale)
            for round in [-1.0, 0, 1] {
                let place = bounds.offsetBy(dx: round * world, dy: 0)
                let margin = 40 / projection.scale
                guard place.insetBy(dx: -margin, dy: -margin).intersects(visible), renderer.canDraw(bounds, zoomScale: zoom) else {
                    continue
                }
                context.saveGState()
                context.setAlpha(renderer.alpha)
                context.setBlendMode(renderer.blendMode)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                let origin = projection.point(asIs: place.origin)
                context.translateBy(x: origin.x, y: origin.y)
                context.rotate(by: -CGFloat(projection.heading * .pi / 180))
                context.scaleBy(x: zoom, y: zoom)
                renderer.draw(visible.offsetBy(dx: -round * world, dy: 0), zoomScale: zoom, in: context)
                context.endTransparencyLayer()
                context.restoreGState()
            }
        }
    }
}

/// Shows where north is.
final class CompassView: UIView {
    var heading = 0.0 { didSet { if heading != oldValue { setNeedsDisplay() } } }
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] tap in if tap.state == .ended { self?.onTap() } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemBackground.withAlphaComponent(0.85).cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.rotate(by: -CGFloat(heading * .pi / 180))
        for (color, way) in [(UIColor.systemRed, -1.0), (UIColor.systemGray, 1)] {
            context.setFillColor(color.cgColor)
            context.move(to: CGPoint(x: -4, y: 0))
            context.addLine(to: CGPoint(x: 0, y: 14 * way))
            context.addLine(to: CGPoint(x: 4, y: 0))
            context.fillPath()
        }
    }
}

/// Shows how long a round number of metres is.
final class ScaleView: UIView {
    /// Metres a point.
    var metres = 1.0 { didSet { if metres != oldValue { setNeedsDisplay() } } }
    /// Whether it stands at the right end.
    var isTrailing = false { didSet { if isTrailing != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), metres > 0 else { return }
        let formatter = MKDistanceFormatter()
        let length = formatter.roundDistance(below: Double(bounds.width) * metres)
        let width = CGFloat(length / metres)
        context.setFillColor(UIColor.label.cgColor)
        context.fill(CGRect(x: isTrailing ? bounds.width - width : 0, y: bounds.height - 4, width: width, height: 3))
        let text = NSAttributedString(
            string: formatter.string(fromDistance: length),
            attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label])
        text.draw(at: CGPoint(x: isTrailing ? bounds.width - text.size().width : 0, y: 2))
    }
}
