/// How an element behaves, as assistive technologies tell it.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitytraits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen at present.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// What an app tells when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Cannot be used at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Begins to play or record.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Can be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A title of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Can be zoomed in and out, by the actions of those names.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/supportszoom.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// Is on or off. See https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/togglebutton.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
