/// What a person can switch in the settings for accessibility, in the words of scripts.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
    case voiceOver = "voice-over"
    case switchControl = "switch-control"
    case assistiveTouch = "assistive-touch"
    case guidedAccess = "guided-access"
    case boldText = "bold-text"
    case increaseContrast = "increase-contrast"
    case reduceTransparency = "reduce-transparency"
    case differentiateWithoutColor = "differentiate-without-color"
    case onOffLabels = "on-off-labels"
    case buttonShapes = "button-shapes"
    case invertColors = "invert-colors"
    case grayscale
    case reduceMotion = "reduce-motion"
    /// Counts only beside `reduceMotion`, as on iOS.
    case crossFadeTransitions = "cross-fade-transitions"
    case videoAutoplay = "video-autoplay"
    case monoAudio = "mono-audio"
    case closedCaptions = "closed-captions"
    case speakSelection = "speak-selection"
    case speakScreen = "speak-screen"
    case shakeToUndo = "shake-to-undo"

    /// Whether a new device has it on.
    public var isOnByDefault: Bool { self == .videoAutoplay || self == .shakeToUndo }
}

/// What a person does by the settings for accessibility, and with what they switch on. Elements go by the numbers that they have since the
/// screen was last looked at.
public enum AccessibilityRequest: Hashable, Sendable {
    /// Switches a setting.
    case set(AccessibilitySetting, isOn: Bool)
    /// Comes to an element with VoiceOver or Switch Control.
    case focus(element: Int)
    /// Does with an element what one of its own actions is called, or what a word stands for: activate, increment, decrement, escape,
    /// magic-tap, scroll-up and its kin.
    case perform(element: Int, action: String)
    /// Goes from an element to the next thing, or the one before, that a rotor finds.
    case rotor(element: Int, name: String, isForward: Bool)
    /// Allows or denies, in a session of Guided Access, what the app lets be restricted.
    case restrict(identifier: String, isAllowed: Bool)
}

extension Words {
    /// What stands after `accessibility`; `nil` where the settings are asked for.
    mutating func accessibility() throws -> AccessibilityRequest? {
        guard let word = next() else { return nil }
        switch word {
        case "focus": return .focus(element: try elementNumber())
        case "perform":
            let number = try elementNumber()
            return .perform(element: number, action: try text("an action's name"))
        case "rotor":
            let number = try elementNumber()
            let name = try text("a rotor's name")
            return .rotor(element: number, name: name, isForward: try choice("next", "previous"))
        case "restrict":
            let identifier = try self.word("a restriction's identifier")
            return .restrict(identifier: identifier, isAllowed: try choice("allow", "deny"))
        default:
            guard let setting = AccessibilitySetting(rawValue: word) else {
                let known = (AccessibilitySetting.allCases.map(\.rawValue) + ["focus", "perform", "rotor", "restrict"])
                    .joined(separator: ", ")
                throw HostScript.Failure(description: "expected one of \(known), found '\(word)'")
            }
            return .set(setting, isOn: try choice("on", "off"))
        }
    }
}
