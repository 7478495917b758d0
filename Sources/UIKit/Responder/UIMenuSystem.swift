import Foundation
import QuartzCore

/// The menus that an app has: one main menu, and the menus of editing, which are built where they are opened.
/// See https://developer.apple.com/documentation/uikit/uimenusystem.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    // @objc(mainSystem)
    /// The app's main menu: shown while the Command key of a keyboard is held, and asked whenever a key is pressed.
    open class var main: UIMenuSystem { MainMenuSystem.shared }
    // @objc(contextSystem)
    /// The menus of editing.
    open class var context: UIMenuSystem { ContextMenuSystem.shared }

    /// Who shows a menu of the system now.
    weak var presenter: (any MenuPresenter)?
    private var isTelling = false

    fileprivate init(isMain: Bool) { super.init() }

    /// Has the menus built anew before they are used the next time, also those that are shown.
    open func setNeedsRebuild() { tellPresenter() }

    /// Has the commands of a menu that is shown validated anew.
    open func setNeedsRevalidate() { tellPresenter() }

    /// What is asked for several times at once is done once, when the app is done with what it does now.
    private func tellPresenter() {
        guard presenter != nil, !isTelling else { return }
        isTelling = true
        HostTimer.schedule(after: 0) { [weak self] in
            self?.isTelling = false
            self?.presenter?.menuDidChange()
        }
    }

    /// Lets responders change menus: one, and those after it in the responder chain, whether or not one of them calls `super`.
    fileprivate func build(_ root: UIMenu, from first: UIResponder?) -> UIMenu {
        let tree = MenuTree(self, root: root)
        var responder = first
        while let current = responder {
            current.buildMenu(with: tree)
            responder = current.next
        }
        return tree.root
    }
}

/// What shows a menu of a menu system.
@MainActor
protocol MenuPresenter: AnyObject {
    /// The menu has to be looked at again.
    func menuDidChange()
}

/// The app's main menu. It is built when a key is first pressed, by the app and its delegate, as on iOS.
final class MainMenuSystem: UIMenuSystem {
    static var shared: MainMenuSystem { Session.current.part { MainMenuSystem(isMain: true) } }

    private var known: UIMenu?

    override func setNeedsRebuild() {
        known = nil
        super.setNeedsRebuild()
    }

    /// The menu that has all others.
    var root: UIMenu {
        if let known { return known }
        let root = build(DefaultMenus.main(), from: UIApplication.sharedIfRunning)
        known = root
        return root
    }

    /// The commands that keys perform, in the menus' order. What is hidden has no keys, either.
    var keyCommands: [UIKeyCommand] { Self.keyCommands(in: root) }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            switch child {
            case let menu as UIMenu: keyCommands(in: menu)
            case let command as UIKeyCommand: command.attributes.contains(.hidden) ? [] : [command]
            case let deferred as UIDeferredMenuElement: (deferred.knownElements ?? []).compactMap { $0 as? UIKeyCommand }
            default: []
            }
        }
    }
}

/// The menus of editing.
final class ContextMenuSystem: UIMenuSystem {
    static var shared: ContextMenuSystem { Session.current.part { ContextMenuSystem(isMain: false) } }

    /// The menu of editing at a responder, with all that nobody may be able to perform now.
    func menu(for responder: UIResponder?) -> UIMenu { build(DefaultMenus.editing(), from: responder) }
}
