import Foundation
import SampanFoundation

/// The base of everything that handles events: a link in the responder chain.
/// See https://developer.apple.com/documentation/uikit/uiresponder.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIUserActivityRestoring, UIResponderStandardEditActions {
    /// Creates a responder.
    public override init() { super.init() }

    // @objc(nextResponder)
    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become the first responder. `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object is willing to give first responder status up. `true` unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to be the first responder of its window.
    @discardableResult
    open dynamic func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        // The keyboard goes from one responder to the next without leaving in between.
        return KeyboardController.shared.holding {
            if let current = window.firstResponder {
                guard current.resignFirstResponder() else { return false }
            }
            window.setFirstResponder(self)
            return true
        }
    }

    /// Asks to stop being the first responder.
    @discardableResult
    open dynamic func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.setFirstResponder(nil)
        return true
    }

    /// The window whose first responder this object can be.
    package var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }

    // MARK: Undoing

    /// The nearest undo manager of the responder chain: a window's, unless a responder has its own.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Whether three fingers undo, copy and paste: `default` unless overridden. There are no such gestures here, so nobody asks. See
    /// https://developer.apple.com/documentation/uikit/uiresponder/editinginteractionconfiguration.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The view shown instead of the system's keyboard while this object is first responder.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of what is shown instead of the system's keyboard while this object is first responder.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of what is shown above the keyboard while this object is first responder.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The language that is typed in. Who overrides it and returns one of `UITextInputMode.activeInputModes` has that taken when it becomes
    /// first responder.
    open var textInputMode: UITextInputMode? { InputModes.current.mode }

    /// Updates the input views of the first responder, and the language that is typed in.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.firstResponderInputViewsDidChange() }
    }

    // MARK: Touches

    /// New touches began in the view; passed up the chain unless overridden.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Touches moved; passed up the chain unless overridden.
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Touches were lifted; passed up the chain unless overridden.
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system took the touches away; passed up the chain unless overridden.
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Properties of touches that were estimates are known now; passed up the chain unless overridden. Fingers and mice are known exactly
    /// from the start, so nobody hears of it. See https://developer.apple.com/documentation/uikit/uiresponder/touchesestimatedpropertiesupdated(_:).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { next?.touchesEstimatedPropertiesUpdated(touches) }

    // MARK: Presses

    // @objc(pressesBegan:withEvent:)
    /// Keys went down; passed up the chain unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    // @objc(pressesChanged:withEvent:)
    /// Keys changed; passed up the chain unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    // @objc(pressesEnded:withEvent:)
    /// Keys went up; passed up the chain unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    // @objc(pressesCancelled:withEvent:)
    /// Presses were taken away; passed up the chain unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    // MARK: Motion

    /// A motion such as a shake began; passed up the chain unless overridden.
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// A motion ended; passed up the chain unless overridden.
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// A motion was cancelled; passed up the chain unless overridden.
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    // MARK: Pasting

    /// The types that this object takes when they are pasted; `nil` until it says so. What is set is copied. See
    /// https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting/pasteconfiguration.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { ownPasteConfiguration }
        set { ownPasteConfiguration = newValue }
    }

    // @objc(pasteItemProviders:)
    /// Called with what is pasted, a provider for each item. Does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    // @objc(canPasteItemProviders:)
    /// Whether this object takes one of the items: one that is of a type of its configuration, unless overridden.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    // MARK: Exporting

    /// The items of this object that can be exported; `nil` until it says so. The command to copy copies them, where nobody before this
    /// object in the responder chain takes it. See https://developer.apple.com/documentation/uikit/uiresponder/activityitemsconfiguration.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { objc_getAssociatedObject(self, ResponderKey.exportedItems) as? any UIActivityItemsConfigurationReading }
        set {
            if newValue == nil, activityItemsConfiguration == nil { return }
            objc_setAssociatedObject(self, ResponderKey.exportedItems, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    // MARK: Shortcuts

    /// The shortcuts that an iPad shows above the keyboard, or at the bottom of the screen, while this object is first responder, or one before
    /// it in the responder chain that has none itself. See
    /// https://developer.apple.com/documentation/uikit/uiresponder/inputassistantitem.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let made = objc_getAssociatedObject(self, ResponderKey.shortcuts) as? UITextInputAssistantItem { return made }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, ResponderKey.shortcuts, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    // MARK: Remote control

    // @objc(remoteControlReceivedWithEvent:)
    /// Headphones, or what else plays and pauses from afar, gave a command; passed up the chain unless overridden. See
    /// https://developer.apple.com/documentation/uikit/uiresponder/remotecontrolreceived(with:).
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Whether this object performs the command. True if it has a method of that name, for pasting if it can paste what is there, and for
    /// copying if it has items to be exported, unless overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if ClassRegistry.implementation(of: action, in: type(of: self)) != nil { return true }
        return action == PasteCommand.action && PasteCommand.canPerform(on: self)
            || action == CopyCommand.action && CopyCommand.canPerform(on: self)
    }

    /// The object in the responder chain that performs the command.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            if let target = current.commandTarget(for: action) { return target }
            responder = current.next
        }
        return nil
    }

    /// The key combinations that this responder handles.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Menus

    // @objc(buildMenuWithBuilder:)
    /// Changes menus before they are used. The main menu is given to the app and its delegate; the menu of editing to the first responder
    /// and those after it. `builder.system` tells which it is.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // @objc(validateCommand:)
    /// Says how a command that this object performs is at the moment: its title, its mark, whether it can be chosen. Asked before the command is
    /// shown and before a key performs it.
    open func validate(_ command: UICommand) {}

    // MARK: Activities

    /// What the person is doing here.
    open var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, ResponderKey.activity) as? NSUserActivity }
        set {
            if newValue == nil, userActivity == nil { return }
            objc_setAssociatedObject(self, ResponderKey.activity, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Brings an activity up to date, before it is saved.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Goes back to where an activity was.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: For this module

    /// What performs a command that this object performs not by itself.
    func commandTarget(for action: Selector) -> AnyObject? { nil }
    // MARK: Editing

    // No responder performs these commands before a subclass overrides them: see `canPerformAction(_:withSender:)`.

    /// Moves the selection to the pasteboard; to be overridden.
    open func cut(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Copies the selection to the pasteboard; to be overridden.
    open func copy(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Puts what is on the pasteboard in the place of the selection; to be overridden.
    open func paste(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Pastes, and has what comes look like what is around it; to be overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Pastes, and goes where the text leads; to be overridden.
    open func pasteAndGo(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Pastes, and searches for the text; to be overridden.
    open func pasteAndSearch(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Selects what is at the caret; to be overridden.
    open func select(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Selects everything; to be overridden.
    open func selectAll(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Deletes the selection; to be overridden.
    open func delete(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Has the selected paragraphs be written from left to right; to be overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Has the selected paragraphs be written from right to left; to be overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Makes the selection bold, or not; to be overridden.
    open func toggleBoldface(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Makes the selection italic, or not; to be overridden.
    open func toggleItalics(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Underlines the selection, or not; to be overridden.
    open func toggleUnderline(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Makes the selection larger; to be overridden.
    open func increaseSize(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Makes the selection smaller; to be overridden.
    open func decreaseSize(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Gives the selection other attributes: the handler makes them of those that a part of it has; to be overridden.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        OptionalRequirement.notImplemented()
    }
    /// Shows where to type what is to be found; to be overridden.
    open func find(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Shows where to type what is to be found, and what it is replaced by; to be overridden.
    open func findAndReplace(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Shows the next find; to be overridden.
    open func findNext(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Shows the find before; to be overridden.
    open func findPrevious(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Takes the selection for what is to be found; to be overridden.
    open func useSelectionForFind(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Prints what is shown; to be overridden.
    open func printContent(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Gives what is shown another name; to be overridden.
    open func rename(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Makes another of what is shown; to be overridden.
    open func duplicate(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Moves what is shown to another place; to be overridden.
    open func move(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Writes what is shown for other apps; to be overridden.
    open func export(_ sender: Any?) { OptionalRequirement.notImplemented() }

    // MARK: Text input for this module

    /// Called when the object is no longer first responder, although it was not willing to.
    func firstResponderWasTaken() {}

    /// The responder as something that takes typed text.
    package var keyInput: (any UIKeyInput)? { self as? any UIKeyInput }
}

/// Where responders keep what few of them have.
private enum ResponderKey {
    nonisolated(unsafe) static let activity = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    nonisolated(unsafe) static let exportedItems = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    nonisolated(unsafe) static let shortcuts = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Goes back to where an activity was. See https://developer.apple.com/documentation/uikit/uiuseractivityrestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes back to where an activity was.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
