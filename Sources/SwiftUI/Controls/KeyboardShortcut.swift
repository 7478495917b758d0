import UIKit

/// A key. See https://developer.apple.com/documentation/swiftui/keyequivalent.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character that the key writes.
    public var character: Character
    /// Creates a key by its character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key by its character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, backwards.
    public static let delete = KeyEquivalent("\u{08}")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")

    var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        default: String(character)
        }
    }
}

/// Keys that are held. See https://developer.apple.com/documentation/swiftui/eventmodifiers.
public struct EventModifiers: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Capitals.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// The number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    @MainActor
    var flags: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if contains(.capsLock) { flags.insert(.alphaShift) }
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        if contains(.command) { flags.insert(.command) }
        if contains(.numericPad) { flags.insert(.numericPad) }
        return flags
    }
}

/// Keys that use a control. See https://developer.apple.com/documentation/swiftui/keyboardshortcut.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers
    /// Creates keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { (self.key, self.modifiers) = (key, modifiers) }
    /// What uses the button that matters most: return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What goes back: escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether both are the same.
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.modifiers == b.modifiers }
    /// Adds the keys to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

struct ShortcutModifier: ItemModifier {
    let shortcut: KeyboardShortcut?
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> ShortcutItem {
        let item = ShortcutItem(content, node)
        node.graph.shortcuts.add(item)
        return item
    }
    func update(_ item: ShortcutItem) { item.shortcut = shortcut }
}

/// A control that keys use.
final class ShortcutItem: WrapperItem {
    var shortcut: KeyboardShortcut?
    weak var page: Page?

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        page = node.environment.page
        super.init(content, node)
    }

    func perform() {
        if let button = content.first(PressItem.self) { return button.tap() }
        guard let control = content.first(RepresentableItem.self)?.uiView as? UIControl, control.isEnabled else { return }
        if let toggle = control as? UISwitch { toggle.setOn(!toggle.isOn, animated: true) }
        control.sendActions(for: .valueChanged)
    }
}

/// The controls of an interface that keys use.
@MainActor
final class Shortcuts {
    private struct Entry {
        weak var item: ShortcutItem?
    }
    private var entries: [Entry] = []

    func add(_ item: ShortcutItem) {
        entries.removeAll { $0.item == nil }
        entries.append(Entry(item: item))
    }

    /// The keys that use controls of a controller's, or of controllers within it.
    func commands(for controller: UIViewController) -> [UIKeyCommand] {
        entries.compactMap(\.item).compactMap { item in
            guard let shortcut = item.shortcut, let page = item.page, page.isShown, let own = page.controller else { return nil }
            var outer: UIViewController? = own
            while let current = outer, current !== controller { outer = current.parent }
            return outer == nil ? nil : ShortcutCommand(shortcut, item)
        }
    }
}

/// Keys, and the control that they use.
final class ShortcutCommand: UIKeyCommand {
    private weak var item: ShortcutItem?

    init(_ shortcut: KeyboardShortcut, _ item: ShortcutItem) {
        self.item = item
        super.init(
            action: ShortcutCommand.action, input: shortcut.key.input, modifierFlags: shortcut.modifiers.flags,
            discoverabilityTitle: item.plainText)
        // The button that matters most is used by return in a field, too.
        wantsPriorityOverSystemBehavior = shortcut == .defaultAction
    }

    /// No archive holds a control that keys use.
    required init?(coder: NSCoder) { nil }

    /// Uses the control.
    func use() { item?.perform() }

    static let action = Selector("_useShortcut:")
    private static var known: Set<ObjectIdentifier> = []

    /// Lets controllers of a class be told of keys.
    static func register(_ type: UIViewController.Type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        func enter<C: UIViewController>(_ type: C.Type) {
            ClassRegistry.register(type) { description in
                description.method("_useShortcut:") { _, arguments in
                    (arguments.first as? ShortcutCommand)?.use()
                    return nil
                }
            }
        }
        enter(type)
    }
}

extension View {
    /// Lets keys use the controls within.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }
    /// Lets keys use the controls within.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
    /// Lets keys use the controls within, if there are any.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
}
