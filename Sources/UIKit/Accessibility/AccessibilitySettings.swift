import Foundation
import QuartzCore
import SampanHost

/// What reads the screen to a person, or goes through it by switches.
@MainActor
protocol AssistiveTechnology: AnyObject {
    /// Which one it is.
    var identifier: UIAccessibility.AssistiveTechnologyIdentifier { get }
    /// Where it is.
    var focusedElement: AccessibleObject? { get }
    /// The app tells of something.
    func receive(_ notification: UIAccessibility.Notification, _ argument: Any?)
}

/// The settings for accessibility of this session, and the assistive technologies that run.
@MainActor
final class AccessibilitySettings {
    private var switched: [AccessibilitySetting: Bool] = [:]
    /// The assistive technologies that run.
    var running: [any AssistiveTechnology] = []
    /// What the person denied in Guided Access.
    var deniedRestrictions: Set<String> = []
    private weak var lastFocused: AccessibleObject?

    private init() {}

    /// The present session's.
    static var current: AccessibilitySettings { Session.current.part(AccessibilitySettings.init) }

    func isOn(_ setting: AccessibilitySetting) -> Bool {
        switch setting {
        // These two are traits.
        case .increaseContrast: UITraitCollection.host.accessibilityContrast == .high
        case .boldText: UITraitCollection.host.legibilityWeight == .bold
        default: switched[setting] ?? setting.isOnByDefault
        }
    }

    /// Keeps that a setting was switched. Whether that changed anything.
    func turn(_ setting: AccessibilitySetting, on isOn: Bool) -> Bool {
        guard isOn != self.isOn(setting) else { return false }
        switch setting {
        case .increaseContrast:
            UITraitCollection.host = UITraitCollection.host.with { $0.accessibilityContrast = isOn ? .high : .normal }
        case .boldText: UITraitCollection.host = UITraitCollection.host.with { $0.legibilityWeight = isOn ? .bold : .regular }
        default: switched[setting] = isOn
        }
        return true
    }

    /// The element that an assistive technology is at; the one that any came to last, for `nil`.
    func focused(by identifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> AccessibleObject? {
        guard let identifier else { return running.isEmpty ? nil : lastFocused }
        return running.first { $0.identifier == identifier }?.focusedElement
    }

    /// Keeps which element an assistive technology came to.
    func wasFocused(_ element: AccessibleObject?) { lastFocused = element }
}

extension AccessibilitySetting {
    /// What is posted after the setting was switched; some come together.
    var notification: NSNotification.Name {
        switch self {
        case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
        case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
        case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
        case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
        case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
        case .increaseContrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
        case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
        case .onOffLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
        case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
        case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
        case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
        case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
        case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
        case .closedCaptions: UIAccessibility.closedCaptioningStatusDidChangeNotification
        case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
        case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
        case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
        }
    }
}
