import QuartzCore
import UIKit

/// What the user set for accessibility, as far as views can ask for it.
struct AccessibilityOptions: Equatable {
    var isVoiceOverEnabled = false
    var isSwitchControlEnabled = false
    var reducesMotion = false
    var reducesTransparency = false
    var differentiatesWithoutColor = false
    var invertsColors = false
    var showsButtonShapes = false

    @MainActor
    static var current: AccessibilityOptions {
        AccessibilityOptions(
            isVoiceOverEnabled: UIAccessibility.isVoiceOverRunning, isSwitchControlEnabled: UIAccessibility.isSwitchControlRunning,
            reducesMotion: UIAccessibility.isReduceMotionEnabled, reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
            differentiatesWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor,
            invertsColors: UIAccessibility.isInvertColorsEnabled, showsButtonShapes: UIAccessibility.buttonShapesEnabled)
    }

    /// What is posted when one of them changes.
    static let notifications = [
        UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.differentiateWithoutColorDidChangeNotification, UIAccessibility.invertColorsStatusDidChangeNotification,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    ]
}

private struct AccessibilityOptionsKey: EnvironmentKey { static var defaultValue: AccessibilityOptions { AccessibilityOptions() } }

extension EnvironmentValues {
    var accessibilityOptions: AccessibilityOptions {
        get { self[AccessibilityOptionsKey.self] }
        set { self[AccessibilityOptionsKey.self] = newValue }
    }
    /// Whether VoiceOver speaks.
    public var accessibilityVoiceOverEnabled: Bool { accessibilityOptions.isVoiceOverEnabled }
    /// Whether the user goes through the screen by switches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilityOptions.isSwitchControlEnabled }
    /// Whether the user wants little motion.
    public var accessibilityReduceMotion: Bool { accessibilityOptions.reducesMotion }
    /// Whether the user wants nothing to shine through.
    public var accessibilityReduceTransparency: Bool { accessibilityOptions.reducesTransparency }
    /// Whether colours alone must tell nothing.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilityOptions.differentiatesWithoutColor }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { accessibilityOptions.invertsColors }
    /// Whether buttons are to have shapes.
    public var accessibilityShowButtonShapes: Bool { accessibilityOptions.showsButtonShapes }
}

/// Calls a function when what the user set for accessibility changes.
@MainActor
final class AccessibilityWatch {
    private var tokens: [any NSObjectProtocol] = []

    init(_ changed: @escaping @MainActor () -> Void) {
        let session = Session.current
        tokens = AccessibilityOptions.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak session] _ in
                MainActor.assumeIsolated {
                    // What is set for another session is not set for this one.
                    if Session.current === session { changed() }
                }
            }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
