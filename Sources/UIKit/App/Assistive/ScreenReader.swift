import Foundation

/// VoiceOver, or Switch Control, as far as an app notices them: it is at an element, goes where the app says, and, if it is VoiceOver, speaks.
/// Who tests the app switches it on and moves it (`accessibility` in scripts).
@MainActor
final class ScreenReader: AssistiveTechnology {
    let identifier: UIAccessibility.AssistiveTechnologyIdentifier
    private(set) weak var focusedElement: AccessibleObject?
    /// What a rotor found last.
    private(set) var lastFound: UIAccessibilityCustomRotorItemResult?
    private let speech: Speech?
    private var isPaused = false

    init(_ identifier: UIAccessibility.AssistiveTechnologyIdentifier) {
        self.identifier = identifier
        speech = identifier == .notificationVoiceOver ? Speech() : nil
    }

    /// The one of a kind that runs.
    static func running(_ identifier: UIAccessibility.AssistiveTechnologyIdentifier) -> ScreenReader? {
        AccessibilitySettings.current.running.lazy.compactMap { $0 as? ScreenReader }.first { $0.identifier == identifier }
    }

    /// The one that commands are for.
    static var current: ScreenReader? { running(.notificationVoiceOver) ?? running(.notificationSwitchControl) }

    /// What was said since this was last asked.
    func takeSaid() -> [String] { speech?.takeSaid() ?? [] }

    /// Goes to the first element of the screen.
    func start() { focus(ReadingOrder.elements.first) }

    /// Leaves the screen alone.
    func stop() {
        speech?.stop()
        let old = focusedElement
        focusedElement = nil
        AccessibilitySettings.current.wasFocused(nil)
        old?.accessibilityElementDidLoseFocus()
    }

    /// Goes to an element, and says it.
    func focus(_ element: AccessibleObject?) {
        let old = focusedElement
        if element !== old {
            focusedElement = element
            AccessibilitySettings.current.wasFocused(element)
            old?.accessibilityElementDidLoseFocus()
            element?.accessibilityElementDidBecomeFocused()
            var information: [AnyHashable: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: identifier.rawValue]
            information[UIAccessibility.focusedElementUserInfoKey] = element
            information[UIAccessibility.unfocusedElementUserInfoKey] = old
            NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
        }
        if let element { speech?.say(Speech.Utterance(text: SpokenText.text(of: element))) }
    }

    /// Goes to what a rotor found, and says it: a part of a text, or the whole element.
    func found(_ result: UIAccessibilityCustomRotorItemResult, _ target: AccessibleObject) {
        lastFound = result
        focus(target)
        guard let range = result.targetRange, let text = (target as? any UITextInput)?.text(in: range) else { return }
        speech?.say(Speech.Utterance(text: text))
    }

    // MARK: What the app tells

    func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        switch notification {
        case .announcement: if let announced = Speech.Utterance(announcement: argument) { speech?.say(announced) }
        case .pageScrolled: say(argument)
        case .screenChanged: if !isPaused { go(to: argument, orElse: ReadingOrder.elements.first) }
        case .layoutChanged:
            guard !isPaused else { return }
            let present = focusedElement.flatMap { element in ReadingOrder.elements.first { $0 === element } }
            go(to: argument, orElse: present ?? ReadingOrder.elements.first)
        case .pauseAssistiveTechnology: if isMeant(by: argument) { isPaused = true }
        case .resumeAssistiveTechnology: if isMeant(by: argument) { isPaused = false }
        default: break
        }
    }

    private func isMeant(by argument: Any?) -> Bool {
        (argument as? UIAccessibility.AssistiveTechnologyIdentifier) == identifier || (argument as? String) == identifier.rawValue
    }

    private func go(to argument: Any?, orElse other: AccessibleObject?) {
        // A view that is no element stands for the first one in it.
        if let object = argument as? AccessibleObject { return focus(ReadingOrder.elements(in: object).first ?? object) }
        if other !== focusedElement { focus(other) }
        say(argument)
    }

    private func say(_ argument: Any?) {
        guard var said = Speech.Utterance(announcement: argument) else { return }
        (said.isAnnouncement, said.waits) = (false, true)
        speech?.say(said)
    }
}
