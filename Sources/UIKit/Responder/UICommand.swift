import Foundation

/// Another command for a menu's command while modifier keys are held.
/// See https://developer.apple.com/documentation/uikit/uicommandalternate.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The command's name for people.
    public let title: String
    /// The command.
    public let action: Selector
    /// The keys to hold.
    public let modifierFlags: UIKeyModifierFlags

    // @objc(alternateWithTitle:action:modifierFlags:)
    /// Creates an alternate command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}

/// A command that the responder chain performs. See https://developer.apple.com/documentation/uikit/uicommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What the command does, for people.
    open var discoverabilityTitle: String?
    /// The command.
    public let action: Selector
    /// What the app added, to tell commands with one action apart.
    public let propertyList: Any?
    /// Whether it can be chosen, and how it looks.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is marked.
    open var state: UIMenuElement.State
    /// Other commands while modifier keys are held.
    public let alternates: [UICommandAlternate]

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}

/// A command that keys perform. See https://developer.apple.com/documentation/uikit/uikeycommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the `input…` constants.
    public let input: String?
    /// The modifiers to hold.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the system does with the key, as moving the focus. `false` unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior>.
    open var wantsPriorityOverSystemBehavior = false

    // @objc(keyCommandWithInput:modifierFlags:action:)
    /// Creates a command for a key combination.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    // @objc(keyCommandWithInput:modifierFlags:action:discoverabilityTitle:)
    /// Creates a command for a key combination, with what it does.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command for a menu that a key combination performs, too.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// What the command, or one of its alternates, does while modifier keys are held.
    package func action(for flags: UIKeyModifierFlags) -> Selector? {
        if flags == modifierFlags { return action }
        return alternates.first { flags == modifierFlags.union($0.modifierFlags) }?.action
    }

    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
}
