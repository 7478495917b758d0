import CoreGraphics
import ObjCRuntime

/// The bitmap that a layer draws its contents into.
package final class BackingStore {
    /// The pixels.
    package let surface: Surface
    /// Pixels a point.
    package let scale: CGFloat
    /// Whether no pixel is transparent.
    package let isOpaque: Bool

    fileprivate init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width > 0, height > 0, width < 32767, height < 32767,
            let surface = Surface(width: Int(width), height: Int(height), format: isOpaque ? .bgrx : .bgra)
        else { return nil }
        (self.surface, self.scale, self.isOpaque) = (surface, scale, isOpaque)
    }
}

extension CALayer {
    final func layoutDefault() {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.layoutSublayers(of: self) }
    }

    final func displayNowIfNeeded() {
        guard pending.contains(.display) else { return }
        pending.remove(.display)
        display()
    }

    final func displayDefault() {
        if let delegate, OptionalRequirement.call({ delegate.display(self) }) != nil { return }
        let old = contents as? BackingStore
        if let delegate { OptionalRequirement.call { delegate.layerWillDraw(self) } }
        let (size, scale) = (bounds.size, contentsScale)
        guard size.width > 0, size.height > 0, scale > 0 else {
            if old != nil { contents = nil }
            return
        }
        // Always a new bitmap: the last one may still be on its way to the screen, or in an animation.
        guard let store = BackingStore(size: size, scale: scale, isOpaque: isOpaque),
            let context = CGContext(surface: store.surface, scale: scale, isFlipped: true)
        else { return }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        guard OptionalRequirement.call({ draw(in: context) }) != nil else {
            // Nobody draws: no reason to keep a bitmap of nothing.
            if old != nil { setDrawnContents(nil) }
            return
        }
        setDrawnContents(store)
    }

    /// Sets the contents without an action: what was drawn changes at once.
    private func setDrawnContents(_ store: BackingStore?) {
        values.contents = store
        mark(.commit)
    }

    final func drawDefault(in context: CGContext) {
        guard let delegate else { return OptionalRequirement.notImplemented() }
        if OptionalRequirement.call({ delegate.draw(self, in: context) }) == nil { OptionalRequirement.notImplemented() }
    }
}
