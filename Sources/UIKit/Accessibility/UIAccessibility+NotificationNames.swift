import Foundation

/// What is posted when a person changes a setting, and by assistive technologies. All are posted on the main thread; the object of those
/// about settings is `nil`. See https://developer.apple.com/documentation/uikit/uiaccessibility.
extension UIAccessibility {
    /// Posted when reading aloud starts or stops.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when switch control starts or stops.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when the touch menu is switched.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when a session of Guided Access starts or ends.
    nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when sound in one channel is switched.
    nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when captions are switched.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when inverted colours are switched.
    nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when bold text is switched.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when shapes of buttons are switched.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when the grey screen is switched.
    nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when less transparency is switched.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when less motion is switched.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when fading changes of screen are switched.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when films that start by themselves are switched.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when stronger colours are switched.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when reading chosen text is switched.
    nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when reading the screen on demand is switched.
    nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when undoing by a shake is switched.
    nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted when it is switched whether colours may carry meaning alone.
    nonisolated public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when switches get or lose their I and O.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when a hearing device is paired, or no longer is. No host has any.
    nonisolated public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// Posted when an announcement was made or interrupted.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The announcement's text, in that notification.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was made to its end, a `Bool`, in that notification.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted when an assistive technology goes to another element.
    nonisolated public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The element that an assistive technology goes to, in that notification.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that an assistive technology leaves, in that notification.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The assistive technology, in that notification: the `rawValue` of its identifier.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
