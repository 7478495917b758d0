import Foundation

/// Has the keyboard for a panel: the panel stands where the keyboard's accessory does while this view, which nobody sees, is first
/// responder. What is typed goes to the panel's fields; commands go on from them to the view that this one is in.
final class FindAnchor: UIView {
    private let panel: FindPanel
    /// Called when something else has taken the keyboard, or the view is in no window any more.
    var whenLeft: () -> Void = {}

    init(_ panel: FindPanel) {
        self.panel = panel
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { panel }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasFirst { whenLeft() }
        return true
    }

    override func firstResponderWasTaken() { whenLeft() }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { whenLeft() }
    }
}
