import Foundation

/// How an action sheet looks. See https://developer.apple.com/documentation/uikit/uiactionsheetstyle.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}

/// Choices at the screen's bottom, as they were before `UIAlertController`.
/// See https://developer.apple.com/documentation/uikit/uiactionsheet.
///
/// It is shown in a window of its own, as on iOS, and is kept while it is shown.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "UIActionSheet is deprecated. Use UIAlertController instead.")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// Who is told of what is chosen.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The text at the top.
    open var title = ""
    /// How the action sheet looks: dark in the black styles.
    open var actionSheetStyle = UIActionSheetStyle.default
    /// The button that cancels, or -1.
    open var cancelButtonIndex = -1
    /// The button that destroys something, or -1.
    open var destructiveButtonIndex = -1
    /// The first button that neither cancels nor destroys, or -1. Only those given when the action sheet was made count.
    open private(set) var firstOtherButtonIndex = -1

    private var buttonTitles: [String] = []
    private var shownWindow: UIWindow?
    private static var shown: [UIActionSheet] = []

    /// Creates an action sheet.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an action sheet with several buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    // MARK: Buttons

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

    // MARK: Showing

    // @objc(visible)
    /// Whether the action sheet is shown.
    open var isVisible: Bool { shownWindow != nil }

    // @objc(showInView:)
    /// Shows the action sheet over the window of a view.
    open func show(in view: UIView) { show(in: view.window?.windowScene) }
    // @objc(showFromToolbar:)
    /// Shows the action sheet over a toolbar.
    open func show(from view: UIToolbar) { show(in: view.window?.windowScene) }
    // @objc(showFromTabBar:)
    /// Shows the action sheet over a tab bar.
    open func show(from view: UITabBar) { show(in: view.window?.windowScene) }
    // @objc(showFromBarButtonItem:animated:)
    /// Shows the action sheet that a bar's button asks for.
    open func show(from item: UIBarButtonItem, animated: Bool) { show(in: item.barView?.window?.windowScene, animated: animated) }
    // @objc(showFromRect:inView:animated:)
    /// Shows the action sheet that a part of a view asks for.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view.window?.windowScene, animated: animated) }

    private func show(in scene: UIWindowScene?, animated: Bool = true) {
        guard shownWindow == nil else { return }
        UIActionSheet.shown.append(self)
        let scene = scene ?? WindowStack.shared.key?.windowScene
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.backgroundColor = .clear
        window.rootViewController = UIViewController()
        if actionSheetStyle == .blackOpaque || actionSheetStyle == .blackTranslucent { window.overrideUserInterfaceStyle = .dark }
        window.isHidden = false
        shownWindow = window
        OptionalRequirement.call { delegate?.willPresent(self) }
        window.rootViewController?.present(ActionSheetController(actionSheet: self), animated: animated) { [self] in
            OptionalRequirement.call { delegate?.didPresent(self) }
        }
    }

    /// Takes the action sheet away as if a button had been tapped, but for `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let window = shownWindow else { return }
        OptionalRequirement.call { delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex) }
        window.rootViewController?.dismiss(animated: animated) { [self] in
            window.isHidden = true
            shownWindow = nil
            UIActionSheet.shown.removeAll { $0 === self }
            OptionalRequirement.call { delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
        }
    }

    fileprivate func choose(_ index: Int) {
        OptionalRequirement.call { delegate?.actionSheet(self, clickedButtonAt: index) }
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    /// A tap beside the action sheet: it cancels.
    fileprivate func cancel() {
        guard cancelButtonIndex >= 0 else { return }
        if let delegate, OptionalRequirement.call({ delegate.actionSheetCancel(self) }) != nil {
            dismiss(withClickedButtonIndex: cancelButtonIndex, animated: true)
        } else {
            choose(cancelButtonIndex)
        }
    }
}

/// The alert controller that shows an action sheet.
private final class ActionSheetController: UIAlertController {
    private weak var actionSheet: UIActionSheet?

    convenience init(actionSheet: UIActionSheet) {
        self.init(title: actionSheet.title.isEmpty ? nil : actionSheet.title, message: nil, preferredStyle: .actionSheet)
        self.actionSheet = actionSheet
        for index in 0..<actionSheet.numberOfButtons {
            let style: UIAlertAction.Style =
                switch index {
                case actionSheet.cancelButtonIndex: .cancel
                case actionSheet.destructiveButtonIndex: .destructive
                default: .default
                }
            addAction(UIAlertAction(title: actionSheet.buttonTitle(at: index), style: style))
        }
    }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let index = actions.firstIndex(of: action) else { return }
        actionSheet?.choose(index)
    }

    override func cancelByTapOutside() { actionSheet?.cancel() }
}
