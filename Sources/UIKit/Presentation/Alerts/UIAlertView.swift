import Foundation

/// Whether and which text fields an alert view has. See https://developer.apple.com/documentation/uikit/uialertviewstyle.
public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// A message over everything, as it was before `UIAlertController`. See https://developer.apple.com/documentation/uikit/uialertview.
///
/// It is shown in a window of its own, as on iOS, and is kept while it is shown.
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "UIAlertView is deprecated. Use UIAlertController instead.")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// Who is told of what is chosen, if it is a `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?
    fileprivate var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
    /// The text at the top.
    open var title = ""
    /// The text below the title.
    open var message: String?
    /// Which text fields there are.
    open var alertViewStyle = UIAlertViewStyle.default
    /// The button that cancels, or -1.
    open var cancelButtonIndex = -1
    /// The first button that does not cancel, or -1. Only those given when the alert view was made count.
    open private(set) var firstOtherButtonIndex = -1

    private var buttonTitles: [String] = []
    private var shownWindow: UIWindow?
    private static var shown: [UIAlertView] = []

    /// Creates an alert view.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert view with several buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons and fields

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    /// The title of a button, or `nil` if there is none at the index.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { buttonTitles.count }

    private lazy var controller = AlertViewController(alertView: self)

    /// A text field, as the style has it. An index that the style does not have stops the program.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        controller.makeTextFields(for: alertViewStyle)
        guard let fields = controller.textFields, fields.indices.contains(textFieldIndex) else {
            preconditionFailure("textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        }
        return fields[textFieldIndex]
    }

    // MARK: Showing

    // @objc(visible)
    /// Whether the alert view is shown.
    open var isVisible: Bool { shownWindow != nil }

    /// Shows the alert view over everything.
    open func show() {
        guard shownWindow == nil else { return }
        UIAlertView.shown.append(self)
        let scene = WindowStack.shared.key?.windowScene
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.backgroundColor = .clear
        window.rootViewController = UIViewController()
        window.isHidden = false
        shownWindow = window
        controller.fill()
        OptionalRequirement.call { listener?.willPresent(self) }
        window.rootViewController?.present(controller, animated: true) { [self] in OptionalRequirement.call { listener?.didPresent(self) } }
    }

    /// Takes the alert view away as if a button had been tapped, but for `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let window = shownWindow else { return }
        OptionalRequirement.call { listener?.alertView(self, willDismissWithButtonIndex: buttonIndex) }
        window.rootViewController?.dismiss(animated: animated) { [self] in
            window.isHidden = true
            shownWindow = nil
            UIAlertView.shown.removeAll { $0 === self }
            OptionalRequirement.call { listener?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
        }
    }

    fileprivate func choose(_ index: Int) {
        OptionalRequirement.call { listener?.alertView(self, clickedButtonAt: index) }
        dismiss(withClickedButtonIndex: index, animated: true)
    }
}

/// The alert controller that shows an alert view.
private final class AlertViewController: UIAlertController {
    private weak var alertView: UIAlertView?

    convenience init(alertView: UIAlertView) {
        self.init(title: nil, message: nil, preferredStyle: .alert)
        self.alertView = alertView
    }

    func makeTextFields(for style: UIAlertViewStyle) {
        guard textFields == nil else { return }
        switch style {
        case .default: break
        case .plainTextInput: addTextField()
        case .secureTextInput: addTextField { $0.isSecureTextEntry = true }
        case .loginAndPasswordInput:
            addTextField { $0.placeholder = "Login" }
            addTextField { ($0.placeholder, $0.isSecureTextEntry) = ("Password", true) }
        }
    }

    /// Takes over what the alert view has when it is shown.
    func fill() {
        guard let alertView else { return }
        (title, message) = (alertView.title, alertView.message)
        makeTextFields(for: alertView.alertViewStyle)
        for index in actions.count..<max(actions.count, alertView.numberOfButtons) {
            let style = index == alertView.cancelButtonIndex ? UIAlertAction.Style.cancel : .default
            addAction(UIAlertAction(title: alertView.buttonTitle(at: index), style: style))
        }
        enableFirstOther()
        for field in textFields ?? [] {
            field.addAction(UIAction { [weak self] _ in self?.enableFirstOther() }, for: .editingChanged)
        }
    }

    private func enableFirstOther() {
        guard let alertView, actions.indices.contains(alertView.firstOtherButtonIndex) else { return }
        let isEnabled = OptionalRequirement.call { alertView.listener?.alertViewShouldEnableFirstOtherButton(alertView) ?? true }
        actions[alertView.firstOtherButtonIndex].isEnabled = isEnabled ?? true
    }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let index = actions.firstIndex(of: action) else { return }
        alertView?.choose(index)
    }
}
