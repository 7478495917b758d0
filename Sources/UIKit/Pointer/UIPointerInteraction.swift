import Foundation
import ObjCRuntime

/// Has a view do something while the pointer is over it. See https://developer.apple.com/documentation/uikit/uipointerinteraction.
///
/// The pointer is in one region at a time: the innermost view's whose interaction has one there.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says which regions there are, and what happens there.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether the interaction goes by the pointer.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { PointerTracker.current.update() } }
    }

    /// The region that the pointer is in.
    private(set) var region: UIPointerRegion?
    private var display: PointerEffectDisplay?
    private var accessories: PointerAccessoryDisplay?
    private var needsStyle = false
    /// Called when the pointer comes into a region of the view, and when it leaves the last one; for views of this module.
    var whenHovered: ((Bool) -> Void)?

    /// Creates an interaction; the delegate is not kept. Without one the view has the automatic effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { PointerRegions.current.remove(self) }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { PointerRegions.current.add(self) }
    }

    /// Asks anew for the region that the pointer is in, and for its style: something changed but the pointer's place. See
    /// https://developer.apple.com/documentation/uikit/uipointerinteraction/invalidate().
    open func invalidate() {
        guard region != nil || view?.window != nil else { return }
        needsStyle = region != nil
        PointerTracker.current.update()
    }

    // MARK: The pointer

    /// The region at a place of the window; `nil` where the interaction has none.
    func region(at location: CGPoint) -> UIPointerRegion? {
        guard let view else { return nil }
        let request = UIPointerRegionRequest(location: view.convert(location, from: nil))
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        let answer = OptionalRequirement.call { delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole) }
        guard let region = answer ?? whole else { return nil }
        // The view may take touches beside its bounds.
        return region.rect == whole.rect || region.rect.contains(request.location) ? region : nil
    }

    /// The pointer is in a region.
    func enter(_ new: UIPointerRegion) {
        if new.isEqual(region) {
            guard needsStyle else { return }
            needsStyle = false
            hide()
            return show(style(for: new))
        }
        let wasHovered = region != nil
        exit()
        region = new
        let (style, animator) = (style(for: new), PointerAnimator())
        if let delegate { OptionalRequirement.call { delegate.pointerInteraction(self, willEnter: new, animator: animator) } }
        show(style)
        animator.run()
        if !wasHovered { whenHovered?(true) }
    }

    /// The pointer is in none of the regions any more.
    func leave() {
        guard region != nil else { return }
        exit()
        whenHovered?(false)
    }

    private func exit() {
        guard let old = region else { return }
        (region, needsStyle) = (nil, false)
        let animator = PointerAnimator()
        if let delegate { OptionalRequirement.call { delegate.pointerInteraction(self, willExit: old, animator: animator) } }
        hide()
        PointerTracker.current.isPointerShown = true
        animator.run()
    }

    /// The pointer is at a place of the region, in the window's points.
    func follow(_ location: CGPoint) { accessories?.move(to: location) }

    private func hide() {
        display?.end()
        accessories?.end()
        (display, accessories) = (nil, nil)
    }

    private func show(_ style: UIPointerStyle?) {
        PointerTracker.current.isPointerShown = !(style?.hidesPointer ?? false)
        display = style?.pointerEffect.map { PointerEffectDisplay($0, shape: style?.pointerShape) }
        display?.begin()
        if let style, !style.accessories.isEmpty, let window = view?.window {
            accessories = PointerAccessoryDisplay(style.accessories, in: window)
        }
    }

    /// What happens in a region; nothing if `nil`.
    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let delegate, let style = OptionalRequirement.call({ delegate.pointerInteraction(self, styleFor: region) }) { return style }
        // A preview has to have a container, which a window is without.
        guard let view, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
}
