import Foundation

/// A view that marks where typing goes. See https://developer.apple.com/documentation/uikit/uitextcursorview.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    // @objc(blinking)
    /// Whether the view comes and goes.
    var isBlinking: Bool { get set }
    /// Begins to blink anew: the view is seen at once, as after the caret moved.
    func resetBlinkAnimation()
}

/// The caret of the system, in the tint colour. See https://developer.apple.com/documentation/uikit/uistandardtextcursorview.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    /// How long the caret is seen and then not, in seconds.
    private static let (shown, hidden) = (0.65, 0.35)

    private var timer: HostTimer?

    // @objc(blinking)
    /// Whether the caret comes and goes, by the host's clock. `false` to begin with.
    open var isBlinking = false {
        didSet {
            guard isBlinking != oldValue else { return }
            resetBlinkAnimation()
        }
    }

    /// Creates a caret that does not blink.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCursor()
    }

    /// Creates a caret from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCursor()
        coder.decodeInterface(into: self, as: UIStandardTextCursorView.self)
    }

    private func setUpCursor() {
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    /// Begins to blink anew: the caret is seen at once.
    open func resetBlinkAnimation() {
        timer?.invalidate()
        timer = nil
        alpha = 1
        if isBlinking, window != nil { tick(after: Self.shown) }
    }

    private func tick(after delay: TimeInterval) {
        timer = HostTimer.schedule(after: delay) { [weak self] in
            guard let self, self.isBlinking, self.window != nil else { return }
            let isSeen = self.alpha > 0.5
            UIView.animate(withDuration: 0.12, delay: 0, options: .allowUserInteraction, animations: { self.alpha = isSeen ? 0 : 1 })
            self.tick(after: isSeen ? Self.hidden : Self.shown)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
