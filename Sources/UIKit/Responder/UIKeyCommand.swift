import Foundation

/// A command that keys perform. See https://developer.apple.com/documentation/uikit/uikeycommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the `input…` constants.
    public let input: String?
    /// The modifiers to hold.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the text that is being entered, or moving on to the next field, does with the keys.
    /// Apps written for iOS before 15 have it so always.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the keys are others on a keyboard that does not have the character where one for American English has it: the key in its place.
    open var allowsAutomaticLocalization = true
    /// Whether brackets and arrows that point to a side point to the other one where the app is written from right to left.
    open var allowsAutomaticMirroring = true

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
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command from an archive; fails if that does not say which.
    public required init?(coder: NSCoder) {
        input = coder.decodeText("input")
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init(coder: coder)
        wantsPriorityOverSystemBehavior = coder.decodeBool(forKey: "wantsPriorityOverSystemBehavior")
        allowsAutomaticLocalization = coder.decodeBool(forKey: "allowsAutomaticLocalization")
        allowsAutomaticMirroring = coder.decodeBool(forKey: "allowsAutomaticMirroring")
    }

    /// Writes the command to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let input { coder.encode(input as NSString, forKey: "input") }
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
        coder.encode(wantsPriorityOverSystemBehavior, forKey: "wantsPriorityOverSystemBehavior")
        coder.encode(allowsAutomaticLocalization, forKey: "allowsAutomaticLocalization")
        coder.encode(allowsAutomaticMirroring, forKey: "allowsAutomaticMirroring")
    }

    /// Another command like this one.
    open override func copy(with zone: NSZone? = nil) -> Any {
        guard type(of: self) == UIKeyCommand.self else { return self }
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action, input: input ?? "",
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        copy.takeBehavior(of: self)
        return copy
    }

    /// One of the command's alternates as a command of its own, which is what is sent and validated.
    package func command(for alternate: UICommandAlternate) -> UIKeyCommand {
        let command = UIKeyCommand(
            title: alternate.title, image: image, action: alternate.action, input: input ?? "",
            modifierFlags: modifierFlags.union(alternate.modifierFlags), propertyList: propertyList, attributes: attributes)
        command.takeBehavior(of: self)
        return command
    }

    private func takeBehavior(of other: UIKeyCommand) {
        wantsPriorityOverSystemBehavior = other.wantsPriorityOverSystemBehavior
        allowsAutomaticLocalization = other.allowsAutomaticLocalization
        allowsAutomaticMirroring = other.allowsAutomaticMirroring
    }

    /// What the command, or one of its alternates, does while modifier keys are held.
    package func action(for flags: UIKeyModifierFlags) -> Selector? {
        if flags == modifierFlags { return action }
        return alternates.first { flags == modifierFlags.union($0.modifierFlags) }?.action
    }
}

/// The keys that have no character. See https://developer.apple.com/documentation/uikit/uikeycommand.
extension UIKeyCommand {
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The up arrow.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// A page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// A page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Delete, which deletes backwards.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The function key 1.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The function key 2.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The function key 3.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The function key 4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The function key 5.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The function key 6.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The function key 7.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The function key 8.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The function key 9.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The function key 10.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The function key 11.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The function key 12.
    nonisolated public static let f12 = "UIKeyInputF12"
}
