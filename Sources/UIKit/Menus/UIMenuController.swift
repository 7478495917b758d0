import Foundation
import QuartzCore

/// An item that an app adds to the edit menu. See https://developer.apple.com/documentation/uikit/uimenuitem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The item's name for people.
    open var title: String
    /// The command, sent to whoever of the responder chain takes it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

extension UIMenuController {
    /// Where the edit menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu is gone.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's frame changed.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}

/// What the edit menu is about in place of the first responder.
@MainActor
protocol MenuPerformer: AnyObject {
    /// Who performs commands, or else somebody after it.
    var menuResponder: UIResponder? { get }
    /// Performs a command in place of who would get it. Returns whether it did.
    func performsMenuCommand(_ action: Selector, for target: Any?, sender: Any?) -> Bool
}

/// The menu of editing, as it was before `UIEditMenuInteraction`.
/// See https://developer.apple.com/documentation/uikit/uimenucontroller.
@available(iOS, introduced: 3.0, deprecated: 16.0, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    // @objc(sharedMenuController)
    /// The menu.
    open class var shared: UIMenuController { Session.current.part(UIMenuController.init) }

    private weak var bar: EditMenuBar?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    /// What the menu that is shown is about, if not the first responder.
    private(set) var performer: (any MenuPerformer)?

    /// What the app adds.
    open var menuItems: [UIMenuItem]?
    /// Where the arrow points.
    open var arrowDirection = ArrowDirection.default

    // @objc(menuVisible)
    /// Whether the menu is shown.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is, in the points of the screen.
    open var menuFrame: CGRect { bar?.panelFrame ?? .zero }

    /// Shows the menu at a rectangle of a view: what the first responder and those after it can do.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Shows the menu for somebody who need not be the first responder. Returns whether there was anything to choose.
    func show(for performer: any MenuPerformer, from view: UIView, rect: CGRect) -> Bool {
        setMenuVisible(false, animated: false)
        self.performer = performer
        showMenu(from: view, rect: rect)
        if !isMenuVisible { self.performer = nil }
        return isMenuVisible
    }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Hides the menu that a view shows.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

    // @objc(setTargetRect:inView:)
    /// Says where the menu belongs to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
    }

    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        guard menuVisible else {
            post(Self.willHideMenuNotification)
            bar?.close()
            (bar, performer) = (nil, nil)
            return post(Self.didHideMenuNotification)
        }
        guard let targetView, let window = targetView.window, let responder = performer?.menuResponder ?? window.firstResponder
        else { return }
        let commands =
            EditMenuBar.standardCommands(for: responder, sender: self)
            + (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
            .filter { responder.target(forAction: $0.action, withSender: self) != nil }
        guard !commands.isEmpty else { return }
        post(Self.willShowMenuNotification)
        let bar = EditMenuBar(commands)
        bar.whenChosen = { [weak self, weak responder] element in
            guard let command = element as? UICommand else { return }
            let target = responder?.target(forAction: command.action, withSender: self)
            let performer = self?.performer
            self?.hideMenu()
            if performer?.performsMenuCommand(command.action, for: target, sender: self) == true { return }
            ActionSender.dispatch(command.action, to: target, from: self, for: nil)
        }
        bar.whenLeft = { [weak self] _ in self?.hideMenu() }
        bar.open(at: window.convert(targetRect, from: targetView), below: arrowDirection == .up, over: window)
        self.bar = bar
        post(Self.didShowMenuNotification)
    }

    /// Shows the menu anew, because what can be done changed.
    open func update() {
        guard isMenuVisible else { return }
        let performer = performer
        setMenuVisible(false, animated: false)
        self.performer = performer
        setMenuVisible(true, animated: false)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
