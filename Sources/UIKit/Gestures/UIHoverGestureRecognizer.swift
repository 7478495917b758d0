import Foundation
import ObjCRuntime

/// Recognizes the pointer over a view: it begins when the pointer comes over the view, changes as the pointer moves on there, and ends when
/// that leaves. What lies over the view, but is none of its subviews, keeps the pointer away. See
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer.
///
/// The pointer hovers while none of the mouse's buttons is held down. Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Whether the pointer came over the view and the gesture was not to begin; it is not asked about again until the pointer has left.
    private var isRefused = false

    /// How far the pointer is above the screen, from 0 to 1. A mouse has no such distance: 0. See
    /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/zoffset.
    open var zOffset: CGFloat { 0 }

    // @objc(azimuthAngleInView:)
    /// Where what hovers leans to, in radians from the view's x axis. A mouse leans nowhere: 0. See
    /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/azimuthangle(in:).
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    // @objc(azimuthUnitVectorInView:)
    /// Where what hovers leans to, as a direction of length 1 in the view: that of the angle 0 for a mouse. See
    /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/azimuthunitvector(in:).
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// How upright what hovers is, in radians: pi / 2 for a mouse. See
    /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/altitudeangle.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// How what hovers is turned about itself, in radians; 0 for a mouse. See
    /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/rollangle.
    open var rollAngle: CGFloat { 0 }

    open override var isEnabled: Bool {
        didSet { startAnewIfFinished() }
    }

    /// Whether the recognizer takes part in an event: only in the pointer's hovering.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    override func attach(to view: UIView) {
        super.attach(to: view)
        PointerTracker.current.add(self)
    }

    override func detachFromView() {
        PointerTracker.current.remove(self)
        super.detachFromView()
        isRefused = false
        guard settledState != .possible else { return }
        // Nobody hears of it, as with touches.
        settledState = .possible
        reset()
    }

    private func go(_ state: State) {
        if settle(state) { sendActions() }
        startAnewIfFinished()
    }

    private func startAnewIfFinished() {
        guard isFinished else { return }
        settledState = .possible
        reset()
    }

    /// Whether the delegate and the view let the gesture begin.
    private func mayBegin(over view: UIView) -> Bool {
        if let delegate, OptionalRequirement.call({ delegate.gestureRecognizerShouldBegin(self) }) == false { return false }
        return view.gestureRecognizerShouldBegin(self)
    }
}

extension UIHoverGestureRecognizer: PointerFollower {
    var followsPointer: Bool { isEnabled && (view?.window != nil || isRecognized) }

    func pointerLeaves(for hit: PointerHit?) {
        if let hit, hit.contains(view) { return }
        isRefused = false
        guard isRecognized else { return }
        if let hit, hit.window === view?.window { lastLocationInWindow = hit.location }
        go(.ended)
    }

    func pointerMoves(to hit: PointerHit) {
        guard let view, hit.contains(view), !isRefused else { return }
        let isNew = !isRecognized
        guard isNew || hit.location != lastLocationInWindow else { return }
        lastLocationInWindow = hit.location
        if isNew, !mayBegin(over: view) {
            isRefused = true
        } else {
            go(isNew ? .began : .changed)
        }
    }
}
