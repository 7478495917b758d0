import Foundation
import SampanHost
import QuartzCore

extension UIResponder {
    /// Posted before the keyboard, or what is shown in its place, comes.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard came.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard went.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame changed.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before, an `NSValue` of a rectangle in the screen's points.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after, an `NSValue` of a rectangle in the screen's points.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration in seconds, an `NSNumber`.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the raw value of a `UIView.AnimationCurve`, an `NSNumber`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is this app's, an `NSNumber`.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Follows the first responder: shows its input views, and asks the host for text entry while something takes text.
///
/// A host has a hardware keyboard, as a simulator has: no keyboard is drawn then, but a responder's own input view is shown,
/// and so is what it wants above the keyboard.
@MainActor
final class KeyboardController {
    /// That of the present session.
    static var shared: KeyboardController { Session.current.part(KeyboardController.init) }

    private static let duration = 0.25
    /// The number of the keyboard's own pacing, which no curve has a name for.
    private static let curve = 7

    /// The host of the app that runs, which takes the text that is typed.
    var host: (any AppHost)?

    /// Where the input views are, in the screen's points; `nil` while there are none.
    private(set) var frame: CGRect?
    private var holds = 0
    private weak var waiting: UIWindow?
    private weak var active: UIWindow?
    private var inputWindow: InputWindow?
    private(set) var shown: [UIView] = []
    private var owners: [any InputViewOwner] = []
    /// The first responder that shortcuts are shown for.
    private weak var assisted: UIResponder?

    /// Runs a body in which the first responder may change several times, and looks at the result only.
    func holding<Result>(_ body: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0, let window = waiting {
                waiting = nil
                update(window)
            }
        }
        return body()
    }

    func firstResponderDidChange(in window: UIWindow) {
        guard holds == 0 else {
            waiting = window
            return
        }
        update(window)
    }

    /// The window whose first responder takes keys: that of the input views if something in them takes text.
    var inputResponderWindow: UIWindow? {
        if let inputWindow, inputWindow.firstResponder != nil { return inputWindow }
        return UIApplication.sharedIfRunning?.keyWindow ?? WindowStack.shared.key
    }

    private func update(_ window: UIWindow) {
        if !(window is InputWindow) {
            active = window
            if window.firstResponder != nil { inputWindow?.firstResponder?.resignFirstResponder() }
        }
        updateHost()
        TextInputObserver.current.responderDidChange(active?.firstResponder)
        inputViewsMayHaveChanged()
    }

    /// The first responder's input views, or their heights, may be others.
    func inputViewsMayHaveChanged() {
        guard let window = active else { return }
        showViews(of: window.firstResponder, in: window)
    }

    private func updateHost() {
        guard let host else { return }
        guard let view = inputResponderWindow?.firstResponder as? UIView, let input = view as? any UIKeyInput,
            (input as? any UITextInput).flatMap({ text in OptionalRequirement.call { text.isEditable } }) != false
        else {
            return host.setTextInput(active: false, caret: .zero)
        }
        var caret = view.bounds
        if let text = input as? any UITextInput, let range = text.selectedTextRange { caret = text.caretRect(for: range.end) }
        host.setTextInput(active: true, caret: view.convert(caret, to: nil))
    }

    // MARK: Input views

    /// A view that is wanted, and its controller if that was asked for.
    private typealias Wanted = (view: UIView, owner: (any InputViewOwner)?)

    /// The nearest view that a responder or one after it in the chain asks for.
    private func wanted(_ ask: (UIResponder) -> Wanted?, _ responder: UIResponder?) -> Wanted? {
        var current = responder
        while let candidate = current {
            if let wanted = ask(candidate) { return wanted }
            current = candidate.next
        }
        return nil
    }

    private func wanted(_ owner: (any InputViewOwner)?, or view: UIView?) -> Wanted? {
        if let owner, let view = owner.shownInputView { return (view, owner) }
        return view.map { ($0, nil) }
    }

    /// The shortcuts of a responder that takes text, or the nearest ones after it in the chain, which an iPad shows.
    private func shortcuts(of responder: UIResponder?, hasInputView: Bool) -> UIView? {
        guard let responder, UIScreen.main.device.idiom == .pad, hasInputView || responder.keyInput != nil else {
            assisted = nil
            return nil
        }
        let chain = sequence(first: responder, next: \.next).lazy.map { $0.inputAssistantItem as any InputAssistant }
        let assistant = chain.first { !$0.isEmpty }
        if responder !== assisted { assistant?.returns() }
        assisted = responder
        return assistant?.shownBar
    }

    private func showViews(of responder: UIResponder?, in window: UIWindow) {
        let accessory = wanted({ wanted($0.inputAccessoryViewController, or: $0.inputAccessoryView) }, responder)
        let input = wanted({ wanted($0.inputViewController, or: $0.inputView) }, responder)
        InputModes.current.keyboardLanguage = input?.owner?.primaryLanguage
        let views = [accessory?.view, shortcuts(of: responder, hasInputView: input != nil), input?.view].compactMap { $0 }
        let oldOwners = owners
        guard !views.isEmpty || frame != nil else { return }
        owners = [accessory?.owner, input?.owner].compactMap { $0 }
        let gone = oldOwners.filter { old in !owners.contains { $0 === old } }
        gone.forEach { $0.beginAppearanceTransition(false, animated: true) }
        owners.filter { new in !oldOwners.contains { $0 === new } }.forEach { $0.beginAppearanceTransition(true, animated: true) }
        let inputWindow = inputWindow ?? InputWindow(over: window)
        self.inputWindow = inputWindow
        if inputWindow.windowScene !== window.windowScene { inputWindow.windowScene = window.windowScene }
        let screen = UIScreen.main.bounds
        inputWindow.frame = screen
        inputWindow.owner = responder
        let height = views.isEmpty ? 0 : inputWindow.place(views, hasAccessory: accessory != nil)
        let old = frame
        let isSame = shown.count == views.count && zip(shown, views).allSatisfy { $0 === $1 }
        let new = views.isEmpty ? nil : CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        guard new != old || !isSame else { return }
        shown = views
        frame = new
        move(inputWindow, from: old, to: new, gone)
    }

    private func move(_ inputWindow: InputWindow, from old: CGRect?, to new: CGRect?, _ gone: [any InputViewOwner]) {
        let screen = UIScreen.main.bounds
        let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: (new ?? old)?.height ?? 0)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old ?? hidden),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new ?? hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        if new != nil {
            post(UIResponder.keyboardWillShowNotification, info)
        } else {
            post(UIResponder.keyboardWillHideNotification, info)
        }
        inputWindow.isHidden = false
        UIView.performWithoutAnimation { if old == nil { inputWindow.host.frame = hidden } }
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.beginFromCurrentState, UIView.AnimationOptions(rawValue: UInt(Self.curve << 16))],
            animations: {
                inputWindow.host.frame = new ?? hidden
                self.keyboardGuidesDidChange()
            },
            completion: { _ in
                // Another change may have come in between.
                let isLast = self.frame == new
                if isLast, new == nil { inputWindow.empty() }
                // Who came back meanwhile has not gone.
                (gone.filter { old in !self.owners.contains { $0 === old } } + self.owners).forEach { $0.endAppearanceTransition() }
                guard isLast else { return }
                self.post(UIResponder.keyboardDidChangeFrameNotification, info)
                self.post(new != nil ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
            })
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    /// Views with a guide for the keyboard are laid out anew, with the keyboard.
    private func keyboardGuidesDidChange() {
        for window in WindowStack.shared.windows where !(window is InputWindow) {
            var hasGuide = false
            window.forEachInTree { view in
                guard view.layoutState?.systemGuides.contains(where: { $0.role == .keyboard }) ?? false else { return }
                hasGuide = true
                view.autoLayoutMarginsDidChange()
                view.setNeedsLayout()
            }
            if hasGuide { window.layoutIfNeeded() }
        }
    }
}
