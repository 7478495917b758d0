import Foundation

/// How a person goes through the elements inside of a container.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the assistive technology thinks best.
    case automatic = 0
    /// One by one.
    case separate = 1
    /// All as one.
    case combined = 2
}

/// What kind of thing holds elements. See https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of data.
    case dataTable
    /// An ordered list.
    case list
    /// A part of the screen to come back to.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// Where a person scrolls. See https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

/// What tests can find by a name that people are not told.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilityidentification.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

/// Whether what an element holds is shown. See https://developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// Nothing of the element expands.
    case unsupported = 0
    /// It is shown.
    case expanded
    /// It is not shown.
    case collapsed
}

/// What kind of text an element shows. See https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A document that is written.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A long text that is read.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A table of numbers.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A console.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How much an announcement matters, as the value of `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitypriority.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a priority from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It interrupts what is said, and nothing interrupts it.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// It interrupts what is said, and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// It waits until everything else was said.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibility {
    /// How VoiceOver leaves touches to an element. See https://developer.apple.com/documentation/uikit/uiaccessibility/directtouchoptions.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing is said when the element is touched, so that its own sound is heard.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
        /// The element has to be activated before touches go to it.
        public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
    }

    /// An assistive technology. See https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears that have a hearing device. See https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdeviceear.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates ears from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both.
        public static let both: HearingDeviceEar = [.left, .right]
    }
}
