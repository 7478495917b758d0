import Foundation
import QuartzCore

/// Shows the main menu and the responders' key commands while the Command key of a keyboard is held for a second and no other key is pressed.
/// A command can be tapped as well.
@MainActor
final class ShortcutOverlay: MenuPresenter {
    static var current: ShortcutOverlay { Session.current.part(ShortcutOverlay.init) }

    /// How long the key has to be held, in seconds.
    static let delay: TimeInterval = 1

    private var timer: HostTimer?
    private var window: SystemWindow?
    private(set) var panel: ShortcutPanel?
    private weak var start: UIResponder?

    /// Whether the commands are shown.
    var isShown: Bool { panel != nil }

    /// A key went down or up.
    ///
    /// - Parameters:
    ///   - window: the window that gets keys.
    ///   - start: who is asked for commands first.
    func keyDidChange(
        _ usage: Int, isDown: Bool, _ flags: UIKeyModifierFlags, in window: UIWindow, from start: @escaping (UIWindow) -> UIResponder
    ) {
        let key = UIKeyboardHIDUsage(host: usage)
        let isCommand = key == .keyboardLeftGUI || key == .keyboardRightGUI
        if isCommand, isDown {
            guard timer == nil, !isShown else { return }
            timer = HostTimer.schedule(after: Self.delay) { [weak self, weak window] in
                self?.timer = nil
                if let self, let window { self.open(from: start(window)) }
            }
        } else if !isCommand,
            (UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue).contains(usage)
        {
            panel?.held = flags
        } else if isCommand || isDown {
            close()
        }
    }

    private func open(from start: UIResponder) {
        let list = ShortcutList(from: start)
        guard !list.categories.isEmpty else { return }
        self.start = start
        let window = SystemWindow(frame: UIScreen.main.bounds)
        let panel = ShortcutPanel(list)
        panel.whenChosen = { [weak self] in self?.choose($0) }
        panel.whenLeft = { [weak self] in self?.close() }
        panel.frame = window.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(panel)
        (self.window, self.panel) = (window, panel)
        window.isHidden = false
        UIMenuSystem.main.presenter = self
        panel.alpha = 0
        UIView.animate(withDuration: 0.2) { panel.alpha = 1 }
    }

    /// Takes the commands away, or no longer waits to show them.
    func close() {
        timer?.invalidate()
        timer = nil
        guard let window, let panel else { return }
        (self.window, self.panel) = (nil, nil)
        panel.isUserInteractionEnabled = false
        window.takesTouches = { _ in false }
        // The window is kept until nothing of it is seen.
        UIView.animate(withDuration: 0.15, animations: { panel.alpha = 0 }) { _ in window.isHidden = true }
    }

    private func choose(_ command: UIKeyCommand) {
        let start = start
        close()
        MenuCommands.perform(command, from: start)
    }

    func menuDidChange() {
        guard let panel, let start else { return close() }
        let list = ShortcutList(from: start)
        if list.categories.isEmpty { close() } else { panel.show(list) }
    }
}
