import Foundation
import SampanDebugLog
import SampanHost

/// What the system offers to assistive technologies, and the settings that people make for them: by scripts (`accessibility`), for there is no
/// app of settings. See https://developer.apple.com/documentation/uikit/uiaccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What an app tells assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Something that must be said; the argument says it, with a priority if it has such an attribute.
        public static let announcement = Notification(rawValue: 1008)
        /// Much of the screen changed; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen changed; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A page was scrolled; the argument says where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to stay where it is, until it may go on; the argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        /// An assistive technology may go on; the argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// Tells the assistive technologies that run of a change. `sampan run --verbose` shows what was told.
    public static func post(notification: Notification, argument: Any?) {
        DebugLog.write(.feedback, "accessibility notification \(notification.rawValue): \(argument.map { "\($0)" } ?? "nil")")
        for technology in AccessibilitySettings.current.running { technology.receive(notification, argument) }
    }

    /// The element that an assistive technology is at; the one that any came to last, for `nil`. `nil` where none runs.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:).
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        AccessibilitySettings.current.focused(by: assistiveTechnologyIdentifier)
    }

    private static func isOn(_ setting: AccessibilitySetting) -> Bool { AccessibilitySettings.current.isOn(setting) }

    /// Whether the screen is read aloud.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether switches are used instead of the screen.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether the touch menu is on.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether one app is kept on screen.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether all sounds are in one channel.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether captions are wanted.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptions) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether text is to be bold. The trait `legibilityWeight` says so, too.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether buttons are to have shapes.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether the screen is grey.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether nothing is to show through.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether little is to move.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether changes of screen are to fade rather than slide, where little is to move.
    public static var prefersCrossFadeTransitions: Bool { isOn(.reduceMotion) && isOn(.crossFadeTransitions) }
    /// Whether films are to start by themselves.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    /// Whether colours are to stand out more. The trait `accessibilityContrast` says so, too.
    public static var isDarkerSystemColorsEnabled: Bool { isOn(.increaseContrast) }
    /// Whether chosen text is read aloud.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the screen is read aloud on demand.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether a shake undoes.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether switches show I and O.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffLabels) }
    /// Whether colours are not to carry meaning alone.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// The ears that have a hearing device made for the phone: none, as no host has such devices.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdevicepairedear.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
