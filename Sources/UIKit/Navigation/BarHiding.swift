import Foundation

/// Hides and shows a navigation controller's bars by what a person does: taps, swipes, the keyboard, turning the device.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    /// The toolbar was shown when the bars were hidden, and comes back with them.
    private var hidToolbar = false
    /// The bars are hidden for want of height or because of the keyboard: a tap shows them whatever else is set.
    private var hidForRoom = false
    private var hidForHeight = false
    private var keyboardObserver: (any NSObjectProtocol)?

    /// How fast a finger has to go to mean the bars, in points a second.
    private static let minimumSpeed: CGFloat = 200

    private(set) lazy var tap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.delegate = self
        tap.onAction = { [weak self] _ in self?.tapped() }
        return tap
    }()

    private(set) lazy var swipe: UIPanGestureRecognizer = {
        let swipe = UIPanGestureRecognizer()
        swipe.cancelsTouchesInView = false
        swipe.delegate = self
        swipe.onAction = { [weak self] _ in self?.swiped() }
        return swipe
    }()

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
    }

    deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    /// Called after one of the controller's switches changed, and when its view was loaded.
    func update() {
        guard let view = controller.viewIfLoaded else { return }
        let wantsTap = controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact || controller.hidesBarsWhenKeyboardAppears
        if wantsTap, tap.view == nil { view.addGestureRecognizer(tap) }
        if controller.hidesBarsOnSwipe, swipe.view == nil { view.addGestureRecognizer(swipe) }
        tap.isEnabled = wantsTap
        swipe.isEnabled = controller.hidesBarsOnSwipe
        if controller.hidesBarsWhenKeyboardAppears, keyboardObserver == nil {
            keyboardObserver = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.keyboardAppears() }
            }
        }
    }

    /// Called when the height of the screen, or what it means to the bars, changed.
    func heightDidChange() {
        update()
        guard controller.isViewLoaded, controller.hidesBarsWhenVerticallyCompact || hidForHeight else { return }
        let isCompact = controller.hidesBarsWhenVerticallyCompact && controller.traitCollection.verticalSizeClass == .compact
        guard isCompact != hidForHeight else { return }
        hidForHeight = isCompact
        hidForRoom = isCompact
        setHidden(isCompact)
    }

    private func keyboardAppears() {
        guard controller.hidesBarsWhenKeyboardAppears, controller.view.window != nil, !controller.isNavigationBarHidden else { return }
        hidForRoom = true
        setHidden(true)
    }

    private func tapped() {
        let isHidden = controller.isNavigationBarHidden
        if controller.hidesBarsOnTap {
            hidForRoom = false
            setHidden(!isHidden)
        } else if isHidden, hidForRoom {
            hidForRoom = false
            setHidden(false)
        }
    }

    private func swiped() {
        guard swipe.state == .began || swipe.state == .changed else { return }
        let velocity = swipe.velocity(in: controller.view)
        guard abs(velocity.y) > Self.minimumSpeed, abs(velocity.y) > abs(velocity.x) else { return }
        setHidden(velocity.y < 0)
    }

    private func setHidden(_ hidden: Bool) {
        guard hidden != controller.isNavigationBarHidden else { return }
        if hidden {
            hidToolbar = !controller.isToolbarHidden
            if hidToolbar { controller.setToolbarHidden(true, animated: true) }
        } else if hidToolbar {
            hidToolbar = false
            controller.setToolbarHidden(false, animated: true)
        }
        controller.setNavigationBarHidden(hidden, animated: true)
    }

    // MARK: Gestures

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let bars: [UIView] = [controller.navigationBar, controller.toolbar]
        if bars.contains(where: view.isDescendant(of:)) { return false }
        // What takes the touch itself leaves the bars alone.
        return gestureRecognizer !== tap || !(view is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === swipe
    }
}
