import Foundation

extension UIView {
    /// Whether the class draws its own content, so that its layer needs a backing store.
    var drawsContent: Bool { DrawOverride.exists(in: type(of: self)) }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === backingLayer, drawsContent else { return }
        UIGraphicsPushContext(context)
        // A layer in tiles asks for each of them.
        let part = layer is CATiledLayer ? context.boundingBoxOfClipPath.intersection(bounds) : bounds
        traitCollection.performAsCurrent { draw(part) }
        UIGraphicsPopContext()
    }

    // @objc(drawViewHierarchyInRect:afterScreenUpdates:)
    /// Draws the view and its descendants, as they are shown, into a rectangle of the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        backingLayer.renderPresentation(in: context, at: CACurrentMediaTime())
        context.restoreGState()
        return windowStorage != nil
    }

    /// A view that shows what this one shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows what a part of this one shows now.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = backingLayer.contentsScale
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
            renderer.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            backingLayer.renderPresentation(in: renderer.cgContext, at: CACurrentMediaTime())
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.backingLayer.contents = image.cgImage
        view.backingLayer.contentsScale = image.scale
        if capInsets != .zero {
            view.backingLayer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: (rect.width - capInsets.left - capInsets.right) / rect.width,
                height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return view
    }
}

/// Knows which classes of views override `draw(_:)`.
///
/// UIKit asks the Objective-C runtime; here the class's table of methods is compared with `UIView`'s own.
@MainActor
enum DrawOverride {
    private final class Probe: UIView {
        override func draw(_ rect: CGRect) { backgroundColor = nil }
    }
    private final class Plain: UIView {}

    private static let slot = MethodTable.slot(overriddenBy: Probe.self, butNotBy: Plain.self, of: UIView.self)
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func exists(in cls: UIView.Type) -> Bool {
        let id = ObjectIdentifier(cls)
        if let answer = known[id] { return answer }
        let answer = MethodTable.entry(at: slot, of: cls) != MethodTable.entry(at: slot, of: UIView.self)
        known[id] = answer
        return answer
    }
}
