import Foundation
import QuartzCore
import SampanHost

/// Does what a person does by the settings for accessibility, and with VoiceOver and Switch Control. What cannot be done is told in words for
/// people.
@MainActor
enum AssistiveCommands {
    /// The time that a finger is down which activates an element, in seconds.
    private static let tapDuration = 0.05

    /// Does it. Returns why it cannot be done; `nil` if it can.
    static func perform(_ request: AccessibilityRequest) -> String? {
        switch request {
        case .set(let setting, let isOn): return set(setting, isOn)
        case .restrict(let identifier, let isAllowed): return restrict(identifier, isAllowed)
        case .focus(let number):
            guard let element = element(number) else { return missing(number) }
            guard let reader = ScreenReader.current else { return noReader }
            reader.focus(element)
            return nil
        case .perform(let number, let action): return element(number).map { perform(action, on: $0, number) } ?? missing(number)
        case .rotor(let number, let name, let isForward):
            return element(number).map { turn(name, from: $0, isForward ? .next : .previous) } ?? missing(number)
        }
    }

    /// The settings, a line each, and what VoiceOver has said since this was last asked.
    static var list: String {
        let settings = AccessibilitySetting.allCases.map { "\($0.rawValue) \(AccessibilitySettings.current.isOn($0) ? "on" : "off")" }
        let said = ScreenReader.running(.notificationVoiceOver)?.takeSaid() ?? []
        return (settings + said.map { "said: \($0)" }).joined(separator: "\n")
    }

    private static func element(_ number: Int) -> AccessibleObject? { ElementTree.shared.object(number) as? AccessibleObject }

    private static func missing(_ number: Int) -> String { "there is no element \(number) on the screen" }

    private static let noReader = "no assistive technology runs: \"accessibility voice-over on\" starts one"

    // MARK: Settings

    private static func set(_ setting: AccessibilitySetting, _ isOn: Bool) -> String? {
        let settings = AccessibilitySettings.current
        let faded = UIAccessibility.prefersCrossFadeTransitions
        guard settings.turn(setting, on: isOn) else { return nil }
        switch setting {
        case .voiceOver: switchReader(.notificationVoiceOver, isOn)
        case .switchControl: switchReader(.notificationSwitchControl, isOn)
        default: break
        }
        for window in WindowStack.shared.windows {
            window.traitsMayHaveChanged()
            window.tellOfAccessibilitySetting(setting)
        }
        NotificationCenter.default.post(name: setting.notification, object: nil)
        if setting == .reduceMotion, faded != UIAccessibility.prefersCrossFadeTransitions {
            NotificationCenter.default.post(name: AccessibilitySetting.crossFadeTransitions.notification, object: nil)
        }
        return nil
    }

    private static func switchReader(_ identifier: UIAccessibility.AssistiveTechnologyIdentifier, _ isOn: Bool) {
        let settings = AccessibilitySettings.current
        if isOn {
            let reader = ScreenReader(identifier)
            settings.running.append(reader)
            reader.start()
        } else if let reader = ScreenReader.running(identifier) {
            reader.stop()
            settings.running.removeAll { $0 === reader }
        }
    }

    private static func restrict(_ identifier: String, _ isAllowed: Bool) -> String? {
        let settings = AccessibilitySettings.current
        guard settings.isOn(.guidedAccess) else {
            return "nothing is restricted outside of Guided Access: \"accessibility guided-access on\" starts it"
        }
        let delegate = UIApplication.sharedIfRunning?.delegate as? any UIGuidedAccessRestrictionDelegate
        let known = delegate?.guidedAccessRestrictionIdentifiers ?? []
        guard known.contains(identifier) else {
            let list = known.isEmpty ? "nothing" : known.joined(separator: ", ")
            return "the app does not let '\(identifier)' be restricted, but \(list)"
        }
        guard isAllowed == settings.deniedRestrictions.contains(identifier) else { return nil }
        if isAllowed { settings.deniedRestrictions.remove(identifier) } else { settings.deniedRestrictions.insert(identifier) }
        delegate?.guidedAccessRestriction(withIdentifier: identifier, didChange: isAllowed ? .allow : .deny)
        return nil
    }

    // MARK: Actions

    private static let directions: [String: UIAccessibilityScrollDirection] = [
        "scroll-up": .up, "scroll-down": .down, "scroll-left": .left, "scroll-right": .right, "scroll-next": .next,
        "scroll-previous": .previous,
    ]

    private static func perform(_ name: String, on element: AccessibleObject, _ number: Int) -> String? {
        let holders = element.assistiveChain
        // What holds an element says what can be done with it, too.
        let custom = holders.flatMap { $0.accessibilityCustomActions ?? [] }
        if let action = custom.first(where: { $0.name == name }) {
            return action.perform() ? nil : "the action \"\(name)\" of element \(number) was not done"
        }
        if let direction = directions[name] {
            return AssistiveScroll.scroll(direction, holders) ? nil : "nothing scrolls that way at element \(number)"
        }
        switch name {
        case "activate": return activate(element, number)
        case "increment", "decrement":
            guard element.accessibilityTraits.contains(.adjustable) else { return "element \(number) is not adjustable" }
            if name == "increment" { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
            return nil
        case "escape": return holders.contains { $0.accessibilityPerformEscape() } ? nil : "nothing at element \(number) can be left"
        case "magic-tap":
            let delegate = UIApplication.sharedIfRunning?.delegate as? AccessibleObject
            let all = holders + (delegate.map { [$0] } ?? [])
            return all.contains { $0.accessibilityPerformMagicTap() } ? nil : "nothing is done by a magic tap at element \(number)"
        default:
            let names = custom.map { "\"\($0.name)\"" }.joined(separator: ", ")
            return "element \(number) has no action \"\(name)\"; it has \(names.isEmpty ? "none" : names)"
        }
    }

    private static func activate(_ element: AccessibleObject, _ number: Int) -> String? {
        if element.accessibilityActivate() { return nil }
        let (point, touches) = (element.accessibilityActivationPoint, TouchDelivery())
        guard WindowStack.shared.hitTest(point, with: nil) != nil else { return "element \(number) cannot be touched where it is" }
        touches.handle(id: 0, phase: .began, location: point, time: CACurrentMediaTime())
        HostTimer.schedule(after: tapDuration) {
            touches.handle(id: 0, phase: .ended, location: point, time: CACurrentMediaTime())
        }
        return nil
    }

    // MARK: Rotors

    private static func turn(
        _ name: String, from element: AccessibleObject, _ direction: UIAccessibilityCustomRotor.Direction
    ) -> String? {
        guard let reader = ScreenReader.running(.notificationVoiceOver) else { return noReader }
        let rotors = element.assistiveChain.flatMap { $0.accessibilityCustomRotors ?? [] }
        guard let rotor = rotors.first(where: { $0.commandName == name }) else {
            let names = rotors.map { "\"\($0.commandName)\"" }.joined(separator: ", ")
            return "there is no rotor \"\(name)\"; there is \(names.isEmpty ? "none" : names)"
        }
        let last = reader.lastFound.flatMap { $0.targetElement === element ? $0 : nil }
        let current = last ?? UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
        let found = rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate(from: current, direction))
        guard let found, let target = found.targetElement as? AccessibleObject else {
            return "the rotor \"\(name)\" finds nothing \(direction == .next ? "after" : "before") this"
        }
        if let view = target as? UIView { AssistiveScroll.show(view) }
        reader.found(found, target)
        return nil
    }
}
