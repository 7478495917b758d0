import Foundation

/// Has the pointer drag a band over a view, to select what is in it. Fingers drag none: a press counts as the pointer's if that is where it is.
/// See https://developer.apple.com/documentation/uikit/uibandselectioninteraction.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// Where a selection stands. See https://developer.apple.com/documentation/uikit/uibandselectioninteraction/state-swift.enum.
    public enum State: Int, Sendable {
        /// Nothing is dragged.
        case possible = 0
        /// A band begins.
        case began = 1
        /// The band changes.
        case selecting = 2
        /// The band ends, as it is now.
        case ended = 3
    }

    /// The view.
    open private(set) weak var view: UIView?
    /// Whether bands can be dragged. A band that is being dragged ends when it is set to `false`.
    open var isEnabled = true {
        didSet {
            pan.isEnabled = isEnabled
            guard !isEnabled, band != nil else { return }
            state = .ended
            selectionHandler(self)
            finish()
        }
    }
    /// Where the selection stands.
    open private(set) var state = State.possible
    /// The band, in the view's points; null while there is none.
    open private(set) var selectionRect = CGRect.null
    /// The modifier keys that were held down when the band began.
    open private(set) var initialModifierFlags: UIKeyModifierFlags = []
    /// Says whether a band may begin at a place of the view. It may everywhere if this is `nil`.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    private let selectionHandler: (UIBandSelectionInteraction) -> Void
    private let pan = UIPanGestureRecognizer()
    private var band: SelectionBand?
    private var start = CGPoint.zero

    /// How far from the pointer a press may be, in points, to be its press.
    private static let tolerance: CGFloat = 4

    /// Creates an interaction.
    ///
    /// - Parameter selectionHandler: is called when the state or the band changed.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.onAction = { [weak self] _ in self?.handle() }
    }

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        old.removeGestureRecognizer(pan)
        finish()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(pan)
    }

    private func handle() {
        guard let view else { return }
        let location = pan.location(in: view)
        switch pan.state {
        case .began:
            initialModifierFlags = pan.modifierFlags
            band = SelectionBand(in: view)
            drag(to: location, .began)
        case .changed: drag(to: location, .selecting)
        case .ended: drag(to: location, .ended)
        default: if band != nil { drag(to: location, .ended) }
        }
        if state == .ended { finish() }
    }

    private func drag(to location: CGPoint, _ new: State) {
        selectionRect = CGRect(
            x: min(start.x, location.x), y: min(start.y, location.y), width: abs(location.x - start.x), height: abs(location.y - start.y))
        state = new
        band?.frame = selectionRect
        selectionHandler(self)
    }

    private func finish() {
        band?.removeFromSuperview()
        (band, state, selectionRect, initialModifierFlags) = (nil, .possible, .null, [])
    }
}

extension UIBandSelectionInteraction: UIGestureRecognizerDelegate {
    /// Whether a touch is the pointer's.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view, let window = touch.window else { return false }
        start = touch.location(in: view)
        if touch.type == .indirectPointer { return true }
        guard let pointer = PointerTracker.current.place else { return false }
        let place = window.convert(touch.location(in: window), to: nil as UIWindow?)
        return abs(place.x - pointer.x) <= Self.tolerance && abs(place.y - pointer.y) <= Self.tolerance
    }

    /// Whether a band may begin where the pointer was pressed.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBeginHandler?(self, start) ?? true
    }

    /// What is dragged by the pointer is a band, and does not scroll the view besides.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}

/// The band that is seen.
private final class SelectionBand: UIView {
    init(in view: UIView) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let color = UIColor.systemGray.resolvedColor(with: view.traitCollection)
        backgroundColor = color.withAlphaComponent(0.2)
        layer.borderColor = color.withAlphaComponent(0.6).cgColor
        layer.borderWidth = 1
        view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}
