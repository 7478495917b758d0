import Foundation

/// Something a person can choose in an alert. See https://developer.apple.com/documentation/uikit/uialertaction.
@preconcurrency @MainActor
open class UIAlertAction: AccessibleObject, @preconcurrency NSCopying {
    /// What an action means.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    /// The name for people.
    public let title: String?
    /// What the action means.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true {
        didSet { onChange?() }
    }
    fileprivate(set) var handler: ((UIAlertAction) -> Void)?
    var onChange: (() -> Void)?

    // @objc(actionWithTitle:style:handler:)
    /// Creates an action.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    /// Creates an action without a title that does nothing.
    public override convenience init() { self.init(title: nil, style: .default) }

    /// Another action that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}

extension UIAlertController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
}

/// Shows a message with things to choose. See https://developer.apple.com/documentation/uikit/uialertcontroller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    /// Where the alert is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// How grave what the alert says is. Only a Mac shows it. See https://developer.apple.com/documentation/uikit/uialertcontroller/severity.
    open var severity = UIAlertControllerSeverity.default
    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The choice that stands out, and that return chooses.
    open var preferredAction: UIAlertAction? { didSet { alertView?.rebuild() } }
    /// The text fields of an alert, from the top.
    open private(set) var textFields: [UITextField]?
    /// The message below the title.
    open var message: String? { didSet { alertView?.rebuild() } }
    open override var title: String? { didSet { alertView?.rebuild() } }

    /// Whether a drag that stays over a choice makes it.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { alertView?.rebuild() } } }

    private var alertView: AlertContentView? { viewIfLoaded as? AlertContentView }

    // @objc(alertControllerWithTitle:message:preferredStyle:)
    /// Creates an alert.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
    }

    /// Adds a choice. There can be one of the cancel style.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.onChange = { [weak self] in self?.alertView?.rebuild() }
        alertView?.rebuild()
    }

    /// Adds a text field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = AlertTextField()
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        alertView?.rebuild()
    }

    open override func loadView() { view = AlertContentView(controller: self) }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentingViewController?.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    // MARK: Keys

    open override var keyCommands: [UIKeyCommand]? {
        Self.registration
        var commands: [UIKeyCommand] = []
        let field = textFields?.first { $0.isFirstResponder }
        // A field whose delegate decides about the return key gets it.
        if preferredAction != nil || (field != nil && field !== textFields?.last), field?.delegate == nil {
            commands.append(UIKeyCommand(input: "\r", modifierFlags: [], action: Selector("_returnWasPressed:")))
        }
        if actions.contains(where: { $0.style == .cancel }) {
            commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("_escapeWasPressed:")))
        }
        // A field in the alert would have the return key otherwise.
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return commands
    }

    private static let registration: Void = ClassRegistry.register(UIAlertController.self) { description in
        description.method("_returnWasPressed:") { alert, _ in
            (alert as? UIAlertController)?.returnWasPressed()
            return nil
        }
        description.method("_escapeWasPressed:") { alert, _ in
            if let alert = alert as? UIAlertController, let cancel = alert.actions.first(where: { $0.style == .cancel }) {
                alert.choose(cancel)
            }
            return nil
        }
    }

    /// The return key goes to the next field, and after the last chooses what is preferred.
    private func returnWasPressed() {
        if let fields = textFields, let place = fields.firstIndex(where: { $0.isFirstResponder }), place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let preferredAction {
            choose(preferredAction)
        }
    }

    /// The order in which choices are shown: cancel last in a stack, first in a pair.
    var orderedActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    /// The alert goes, and what was chosen is done.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        let handler = action.handler
        guard let presenter = presentingViewController else {
            handler?(action)
            return
        }
        presenter.dismiss(animated: true) { handler?(action) }
    }

    /// Lets go of what the actions would do: it often holds the alert itself, for its text fields.
    fileprivate func wasDismissed() {
        for action in actions { action.handler = nil }
    }

    func cancelByTapOutside() {
        guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        choose(cancel)
    }
}

/// Shows alerts in the middle and action sheets at the bottom, over what is dimmed.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    /// Who asked for the alert: it looks light or dark as that does.
    weak var source: UIViewController?

    override var traitsForPresented: UITraitCollection {
        // Until it is presented an alert has nobody else whom it looks like.
        let model = source ?? presentingViewController
        guard model !== presentedViewController else { return super.traitsForPresented }
        let style = model.traitCollection.userInterfaceStyle
        return super.traitsForPresented.merging(UITraitCollection(userInterfaceStyle: style))
    }

    private var alert: UIAlertController { presentedViewController as! UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = alert.view as? AlertContentView else { return .zero }
        let safe = container.safeAreaInsets
        if alert.preferredStyle == .alert {
            let size = view.fittingSize(width: 270, maximumHeight: container.bounds.height - safe.top - safe.bottom - 32)
            return CGRect(
                x: ((container.bounds.width - size.width) / 2).rounded(), y: ((container.bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        let width = min(container.bounds.width - 16, 414)
        let size = view.fittingSize(width: width, maximumHeight: container.bounds.height - safe.top - safe.bottom - 16)
        let bottom = max(safe.bottom, 8)
        return CGRect(
            x: ((container.bounds.width - width) / 2).rounded(), y: container.bounds.height - bottom - size.height, width: width,
            height: size.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimming.alpha = 0
        container.addSubview(dimming)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.alert.cancelByTapOutside() }
        dimming.addGestureRecognizer(tap)
        presentingViewController.view.tintAdjustmentMode = .dimmed
        presentedViewController.view.tintAdjustmentMode = .normal
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentingViewController.view.tintAdjustmentMode = .automatic
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { alert.wasDismissed() }
    }

    override func defaultAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        alert.preferredStyle == .actionSheet
            ? ModalAnimator(style: .coverVertical, isPresenting: isPresenting) : AlertAnimator(isPresenting: isPresenting)
    }
}

/// An alert fades in while it shrinks to its size, and fades out.
private final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.4 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting {
            context.containerView.addSubview(view)
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: {
                view.alpha = self.isPresenting ? 1 : 0
                view.transform = .identity
            },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// A text field of an alert: its text keeps a distance from the line around it.
private final class AlertTextField: UITextField {
    private static let margin: CGFloat = 6

    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: Self.margin, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds).insetBy(dx: Self.margin, dy: 0) }
}

extension UIAlertAction: UIAccessibilityIdentification {}

/// How grave what an alert says is. See https://developer.apple.com/documentation/uikit/uialertcontrollerseverity.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As usual.
    case `default`
    /// The person should be warned.
    case critical
}
