import Foundation

/// A view that is shown in the place of the keyboard, or above it. See https://developer.apple.com/documentation/uikit/uiinputview.
@preconcurrency @MainActor
open class UIInputView: UIView, FittingInputView {
    /// What an input view looks like.
    public enum Style: Int, Sendable {
        /// Like any view.
        case `default`
        /// Like the keyboard behind its keys.
        case keyboard
    }

    /// What the view looks like.
    public let inputViewStyle: Style
    /// Whether constraints, or the intrinsic size, decide on the view's height instead of its frame. `false` to begin with.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { heightMayHaveChanged() } }
    }

    /// Creates an input view. Of the frame the height counts: the view becomes as wide as the screen.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = InputHostView.keyboardColor }
    }

    /// Creates an input view that looks like any view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates an input view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UIInputView.self)
    }

    package var fitsItsContent: Bool { allowsSelfSizing }

    /// A height that the app constrains counts more than the frame's.
    package var fixedHeight: CGFloat? {
        constraints.first { constraint in
            constraint.isActive && constraint.firstItem === self && constraint.firstAttribute == .height && constraint.secondItem == nil
                && constraint.relation == .equal
        }?.constant
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        heightMayHaveChanged()
    }

    private func heightMayHaveChanged() {
        if superview is InputHostView { KeyboardController.shared.inputViewsMayHaveChanged() }
    }
}
