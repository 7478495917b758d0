import Foundation

/// The modifier keys of a keyboard. See https://developer.apple.com/documentation/uikit/uikeymodifierflags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates flags from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard that was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// What the key types.
    public let characters: String
    /// What the key types without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers held down with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The key itself.
    public let keyCode: UIKeyboardHIDUsage

    package init(characters: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        charactersIgnoringModifiers = characters.lowercased()
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }

    /// Creates a key from an archive; fails if that does not say which.
    public required init?(coder: NSCoder) {
        let code: UIKeyboardHIDUsage? = UIKeyboardHIDUsage(rawValue: coder.decodeInteger(forKey: "keyCode"))
        guard let code, let characters = coder.decodeObject(of: NSString.self, forKey: "characters") as String?,
            let plain = coder.decodeObject(of: NSString.self, forKey: "charactersIgnoringModifiers") as String?
        else { return nil }
        (self.characters, charactersIgnoringModifiers, keyCode) = (characters, plain, code)
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init()
    }

    /// Writes the key to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(characters as NSString, forKey: "characters")
        coder.encode(charactersIgnoringModifiers as NSString, forKey: "charactersIgnoringModifiers")
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
        coder.encode(keyCode.rawValue, forKey: "keyCode")
    }

    /// The key itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A key or button held down. See https://developer.apple.com/documentation/uikit/uipress.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press stands.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Where the press stands.
    open package(set) var phase: Phase
    /// When it began or last changed, in seconds.
    public let timestamp: TimeInterval
    /// The key that is pressed.
    public let key: UIKey?
    /// The first responder when the press began.
    public package(set) weak var responder: UIResponder?

    package init(phase: Phase, timestamp: TimeInterval, key: UIKey, responder: UIResponder?) {
        (self.phase, self.timestamp, self.key, self.responder) = (phase, timestamp, key, responder)
        super.init()
    }
}

/// An event of keys or buttons. See https://developer.apple.com/documentation/uikit/uipressesevent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    public let allPresses: Set<UIPress>

    package init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(timestamp: timestamp)
    }

    open override var type: UIEvent.EventType { .presses }
    open override var modifierFlags: UIKeyModifierFlags { allPresses.first?.key?.modifierFlags ?? [] }
}
