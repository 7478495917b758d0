import CoreGraphics
import Foundation
import UIKit

/// A button to sign in with. It says whose account it is in words, and shows no mark of Apple's.
///
/// See https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button is for.
    public enum ButtonType: Int, Sendable {
        /// Signing in.
        case signIn = 0
        /// Going on with the account.
        case `continue` = 1
        /// Making an account with the app.
        case signUp = 2
        /// What most buttons are for.
        public static var `default`: ButtonType { .signIn }
    }

    /// How the button looks.
    public enum Style: Int, Sendable {
        /// White, with black words.
        case white = 0
        /// White with a black edge and black words.
        case whiteOutline = 1
        /// Black, with white words.
        case black = 2
    }

    private let type: ButtonType
    private let style: Style
    private let label = UILabel()

    /// A button of a kind and a style.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp()
    }

    /// A button of a kind and a style.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// A black button to sign in with.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// A black button to sign in with, from an Interface Builder document.
    public required init?(coder: NSCoder) {
        (type, style) = (.default, .black)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: ASAuthorizationAppleIDButton.self)
    }

    /// How round the corners are, in points: 6 unless it is set. A button is never rounder than half of its height.
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

    private func setUp() {
        label.text = words
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = words
        accessibilityTraits = .button
    }

    private var words: String {
        switch type {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
    }

    /// Words are as large as 43 hundredths of the button's height, the share that Apple's guidelines state.
    private static func font(height: CGFloat) -> UIFont { .systemFont(ofSize: max(6, height * 0.43), weight: .medium) }

    open override var intrinsicContentSize: CGSize {
        let text = NSAttributedString(string: words, attributes: [.font: Self.font(height: 30)])
        return CGSize(width: max(140, text.size().width.rounded(.up) + 16), height: 30)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2))
        label.font = Self.font(height: bounds.height)
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }

    open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.4 : 1 } }
    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
}
