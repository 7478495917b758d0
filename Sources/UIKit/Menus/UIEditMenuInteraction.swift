import Foundation

/// Where an edit menu's arrow points. See https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// What an edit menu is about. See https://developer.apple.com/documentation/uikit/uieditmenuconfiguration.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What the app tells configurations apart by.
    public let identifier: any NSCopying
    /// Where the menu belongs to, in the points of the interaction's view.
    public let sourcePoint: CGPoint
    /// Where the arrow points.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    // @objc(configurationWithIdentifier:sourcePoint:)
    /// Creates a configuration. Without an identifier it makes one up.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Says what an edit menu shows. See https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    // @objc optional
    /// The menu, made of what the system suggests; `nil` for just that.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    // @objc optional
    /// The rectangle that the menu must not cover, in the points of the interaction's view.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    // @objc optional
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    // @objc optional
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

/// Shows a menu of editing when it is asked to. See https://developer.apple.com/documentation/uikit/uieditmenuinteraction.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Says what the menu shows.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?
    private weak var bar: EditMenuBar?
    private var shown: UIEditMenuConfiguration?
    /// When a finger last came down beside the menu.
    private(set) var leftAt: TimeInterval?
    /// Called after something was chosen and is done.
    var whenChosen: ((UIMenuElement) -> Void)?

    /// Creates an interaction; the delegate is not kept.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let elements = elements(for: configuration)
        guard !elements.isEmpty else { return }
        let bar = EditMenuBar(elements)
        bar.whenChosen = { [weak self] element in self?.choose(element) }
        bar.whenLeft = { [weak self] event in
            self?.leftAt = event.timestamp
            self?.dismissMenu()
        }
        (self.bar, shown) = (bar, configuration)
        UIMenuSystem.context.presenter = self
        let animator = EditMenuAnimator()
        OptionalRequirement.call { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator) }
        bar.open(at: target(of: configuration, in: window), below: configuration.preferredArrowDirection == .up, over: window)
        animator.run()
    }

    private func elements(for configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
        let menu = ContextMenuSystem.shared.menu(for: performer)
        let answer = OptionalRequirement.call {
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: menu.children)
        }
        return leaves((answer ?? nil) ?? nil ?? menu)
    }

    /// Who performs commands, or else somebody after it.
    private var performer: UIResponder? { view?.window?.firstResponder ?? view }

    /// The elements that can be chosen: of commands, those that somebody performs.
    private func leaves(_ menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: return leaves(menu)
            case let command as UICommand:
                let (ready, target) = MenuCommands.validated(command, from: performer)
                return target == nil ? [] : [ready]
            default: return [child]
            }
        }
    }

    private func target(of configuration: UIEditMenuConfiguration, in window: UIWindow) -> CGRect {
        let own = OptionalRequirement.call { delegate?.editMenuInteraction(self, targetRectFor: configuration) }
        let rect = (own ?? nil) ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        return window.convert(rect, from: view)
    }

    private func choose(_ element: UIMenuElement) {
        dismissMenu()
        switch element {
        case let action as UIAction: action.perform(sender: view)
        case let command as UICommand: MenuCommands.perform(command, from: performer, sender: view)
        default: break
        }
        whenChosen?(element)
    }

    /// Takes the menu away.
    open func dismissMenu() {
        guard let bar, let configuration = shown else { return }
        let animator = EditMenuAnimator()
        OptionalRequirement.call { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator) }
        (self.bar, shown) = (nil, nil)
        bar.close()
        animator.run()
    }

    /// Asks for the menu's elements again.
    open func reloadVisibleMenu() {
        guard let shown else { return }
        presentEditMenu(with: shown)
    }

    /// Moves the menu to where what it is about is now.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let shown, let window = view?.window else { return }
        let move = {
            bar.place(at: self.target(of: shown, in: window), below: shown.preferredArrowDirection == .up)
        }
        if animated { UIView.animate(withDuration: 0.2, animations: move) } else { move() }
    }

    // @objc(locationInView:)
    /// Where the menu belongs to, in the points of a view; of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

extension UIEditMenuInteraction: MenuPresenter {
    func menuDidChange() { reloadVisibleMenu() }
}

/// Runs what a delegate adds to a menu's animation.
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.15, animations: { animations.forEach { $0() } }, completion: { _ in completions.forEach { $0() } })
    }
}
