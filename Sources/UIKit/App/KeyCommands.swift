import Foundation
import SampanHost

/// The commands that keys perform: those of the first responder and the responders after it, then those of the main menu.
@MainActor
enum KeyCommands {
    /// Performs the command of a key. Returns whether there is one that can be performed.
    ///
    /// A responder's own commands come before the main menu's, and of several for the same key the first in order is taken, be it by an
    /// alternate; so does iOS 26. Who performs a command is looked for from the first responder on, wherever the command was found.
    /// Keys that text uses which is being entered are that text's, as of iOS 15, unless a command wants priority; so are keys that are for
    /// something else of the system's, as the focus.
    static func perform(_ stroke: KeyStroke, isForSystem: Bool, in window: UIWindow) -> Bool {
        let start = start(in: window)
        let isMirrored = UITraitCollection.host.layoutDirection == .rightToLeft
        let isTyped = LinkedSDK.isAtLeast(15) && stroke.isForText && window.firstResponder?.keyInput != nil
        let needsPriority = isForSystem || isTyped
        for command in commands(from: start) where !needsPriority || command.wantsPriorityOverSystemBehavior {
            guard let found = command.command(for: stroke, isMirrored: isMirrored), found.shownAttributes.isDisjoint(with: .idle) else {
                continue
            }
            let (ready, target) = MenuCommands.validated(found, from: start)
            guard let target, ready.attributes.isDisjoint(with: .idle) else { continue }
            ready.performWithSender(nil, target: target)
            return true
        }
        return false
    }

    /// Where commands are looked for first. What an alert covers hears of no keys.
    static func start(in window: UIWindow) -> UIResponder {
        let front = frontmostController(of: window)
        if let alert = front as? UIAlertController, (window.firstResponder as? UIView)?.isDescendant(of: alert.view) != true {
            return alert
        }
        return window.firstResponder ?? front ?? window
    }

    private static func commands(from start: UIResponder) -> [UIKeyCommand] {
        var commands: [UIKeyCommand] = []
        var responder: UIResponder? = start
        while let current = responder {
            commands += current.allKeyCommands
            responder = current.next
        }
        return commands + MainMenuSystem.shared.keyCommands
    }

    private static func frontmostController(of window: UIWindow) -> UIResponder? {
        var controller = window.rootViewController
        while let presented = controller?.presentedStorage { controller = presented }
        return controller
    }
}

extension UIMenuElement.Attributes {
    /// What keeps a command from being performed.
    fileprivate static let idle: UIMenuElement.Attributes = [.disabled, .hidden]
}
