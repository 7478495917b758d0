import QuartzCore
import SampanHost
import Sessions
import Testing

@testable import UIKit

/// What people switch in the settings for accessibility, and what VoiceOver says.
@MainActor @Suite(.session) struct AccessibilitySettingTests {
    private let controller = UIViewController()
    private let stage: Stage

    init() { stage = Stage(controller) }

    private func turn(_ setting: AccessibilitySetting, _ isOn: Bool) { _ = AssistiveCommands.perform(.set(setting, isOn: isOn)) }

    /// What is told by notifications while something is done.
    private func told(_ names: [NSNotification.Name], _ body: () -> Void) -> [String] {
        var told: [String] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
                let wasSuccessful = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
                MainActor.assumeIsolated { told.append(text.map { "\($0): \(wasSuccessful == true)" } ?? name.rawValue) }
            }
        }
        body()
        observers.forEach(NotificationCenter.default.removeObserver)
        return told
    }

    @Test func aSettingIsToldOnceItIsAnother() {
        #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
        let name = UIAccessibility.reduceMotionStatusDidChangeNotification
        #expect(told([name]) { turn(.reduceMotion, true) } == [name.rawValue])
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(told([name]) { turn(.reduceMotion, true) } == [])
        turn(.shakeToUndo, false)
        #expect(!UIAccessibility.isShakeToUndoEnabled)
        #expect(AssistiveCommands.list.contains("reduce-motion on\n") && AssistiveCommands.list.contains("grayscale off\n"))
    }

    @Test func screensFadeOnlyWhereLittleIsToMove() {
        let name = UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        turn(.crossFadeTransitions, true)
        #expect(!UIAccessibility.prefersCrossFadeTransitions)
        #expect(told([name]) { turn(.reduceMotion, true) } == [name.rawValue] && UIAccessibility.prefersCrossFadeTransitions)
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.settle()
        navigation.pushViewController(second, animated: true)
        stage.advance(1.0 / 60)
        // It is in its place already, and comes by its alpha.
        #expect(second.view.frame.minX == 0 && second.view.alpha == 1 && second.view.layer.presentation()?.opacity ?? 1 < 1)
        stage.advance(1)
        #expect(navigation.topViewController === second && second.view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func contrastAndBoldTextAreTraits() {
        defer {
            turn(.increaseContrast, false)
            turn(.boldText, false)
        }
        turn(.increaseContrast, true)
        #expect(controller.traitCollection.accessibilityContrast == .high && UIAccessibility.isDarkerSystemColorsEnabled)
        turn(.boldText, true)
        #expect(controller.view.traitCollection.legibilityWeight == .bold && UIAccessibility.isBoldTextEnabled)
        turn(.boldText, false)
        #expect(controller.view.traitCollection.legibilityWeight == .regular)
    }

    @Test func nothingShowsThroughMaterialsWhereThatIsWanted() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        controller.view.addSubview(view)
        let layer = try #require(view.subviews.first?.layer as? BackdropLayer)
        #expect(layer.blurRadius > 0 && layer.tint?.alpha ?? 1 < 1)
        turn(.reduceTransparency, true)
        #expect(layer.blurRadius == 0 && layer.tint?.alpha == 1)
        turn(.reduceTransparency, false)
        #expect(layer.blurRadius > 0)
    }

    @Test func switchesShowWhetherTheyAreOn() {
        let control = UISwitch()
        controller.view.addSubview(control)
        let seen = { control.subviews.filter { !$0.isHidden }.count }
        let before = seen()
        turn(.onOffLabels, true)
        #expect(seen() == before + 1)
        control.isOn = true
        #expect(seen() == before + 1)
        turn(.onOffLabels, false)
        #expect(seen() == before)
    }

    @Test func whatAnAppLetsBeRestrictedIsDeniedInGuidedAccessAlone() {
        #expect(AssistiveCommands.perform(.restrict(identifier: "a.b", isAllowed: false))?.hasPrefix("nothing is restricted") == true)
        #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "a.b") == .allow)
        turn(.guidedAccess, true)
        #expect(UIAccessibility.isGuidedAccessEnabled)
        let answer = AssistiveCommands.perform(.restrict(identifier: "a.b", isAllowed: false))
        #expect(answer == "the app does not let 'a.b' be restricted, but nothing")
    }

    // MARK: Announcements

    private func announce(_ text: String, _ priority: UIAccessibilityPriority? = nil, waits: Bool = false) {
        let announcement = NSMutableAttributedString(string: text)
        let all = NSRange(location: 0, length: announcement.length)
        if let priority { announcement.addAttribute(.accessibilitySpeechAnnouncementPriority, value: priority, range: all) }
        if waits { announcement.addAttribute(.accessibilitySpeechQueueAnnouncement, value: NSNumber(value: true), range: all) }
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }

    private func heard(_ body: () -> Void) -> [String] { told([UIAccessibility.announcementDidFinishNotification], body) }

    @Test func announcementsAreMadeOnlyToWhoListens() {
        #expect(
            heard {
                announce("Nobody"); stage.advance(2)
            } == [])
        turn(.voiceOver, true)
        #expect(heard { announce("Somebody") } == [])
        #expect(heard { stage.advance(2) } == ["Somebody: true"])
        #expect(AssistiveCommands.list.hasSuffix("\nsaid: Somebody"))
        #expect(!AssistiveCommands.list.contains("Somebody"))
    }

    @Test func aLaterAnnouncementInterruptsUnlessItWaits() {
        turn(.voiceOver, true)
        let told = heard {
            announce("The first of all")
            announce("The second")
            announce("The third", waits: true)
            stage.advance(5)
        }
        #expect(told == ["The first of all: false", "The second: true", "The third: true"])
    }

    @Test func prioritiesSayWhatInterruptsAndWhatWaits() {
        turn(.voiceOver, true)
        let told = heard {
            announce("Tea is ready", .default)
            announce("Fire", .high)
            announce("Later", .low)
            announce("Dinner", .default)
            stage.advance(5)
        }
        #expect(told == ["Tea is ready: false", "Fire: true", "Dinner: true", "Later: true"])
    }

    @Test func whatIsSaidTakesTheLongerTheLongerItIs() {
        turn(.voiceOver, true)
        let text = String(repeating: "a", count: 60)
        #expect(
            heard {
                announce(text); stage.advance(Speech.duration(of: text) - 0.5)
            } == [])
        #expect(heard { stage.advance(0.6) } == ["\(text): true"])
        #expect(Speech.duration(of: text) > Speech.duration(of: "a"))
    }

    @Test func switchingVoiceOverOffEndsWhatItSays() {
        turn(.voiceOver, true)
        let told = heard {
            announce("one")
            announce("two", .low)
            turn(.voiceOver, false)
            stage.advance(3)
        }
        #expect(told == ["one: false", "two: false"])
    }
}
