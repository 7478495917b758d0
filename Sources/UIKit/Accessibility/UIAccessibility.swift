import SampanDebugLog
import Foundation

/// What the system offers to assistive technologies, and the settings that people make for them. On Linux none runs, and every setting is
/// at its default. See https://developer.apple.com/documentation/uikit/uiaccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What an app tells assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Something that must be said; the argument says it.
        public static let announcement = Notification(rawValue: 1008)
        /// Much of the screen changed; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen changed; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A page was scrolled; the argument says where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies of a change. None listens here; `sampan run --verbose` shows what was told.
    public static func post(notification: Notification, argument: Any?) {
        DebugLog.write(.feedback, "accessibility notification \(notification.rawValue): \(argument.map { "\($0)" } ?? "nil")")
    }

    /// Whether the screen is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are used instead of the screen.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the touch menu is on.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether one app is kept on screen.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether all sounds are in one channel.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether captions are wanted.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether buttons are to have shapes.
    public static var isButtonShapesEnabled: Bool { false }
    /// Whether the screen is grey.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether nothing is to show through.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether little is to move.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether changes of screen are to fade rather than slide.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether films are to start by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether colours are to stand out more.
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.host.accessibilityContrast == .high }
    /// Whether chosen text is read aloud.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud on demand.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether a shake undoes.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether switches show I and O.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether colours are not to carry meaning alone.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Posted when reading aloud starts or stops.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when switch control starts or stops.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when bold text is switched.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when less transparency is switched.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when less motion is switched.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when stronger colours are switched.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when inverted colours are switched.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when an announcement was made or interrupted.
    public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when an assistive technology goes to another element.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The element that an assistive technology goes to, in that notification.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that an assistive technology leaves, in that notification.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The assistive technology, in that notification.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
