import QuartzCore

/// The modifier keys that are held down in this session, for events that are not of the keyboard.
@MainActor
package final class HeldModifiers {
    private var keys: Set<Int> = []

    private init() {}

    /// The present session's.
    package static var current: HeldModifiers { Session.current.part(HeldModifiers.init) }

    /// A key, by its USB HID usage, went down or up.
    package func key(_ usage: Int, isDown: Bool) {
        guard Self.flags[usage] != nil else { return }
        if isDown { keys.insert(usage) } else { keys.remove(usage) }
    }

    /// The modifiers of the keys that are down.
    package var flags: UIKeyModifierFlags { keys.reduce(into: []) { $0.formUnion(Self.flags[$1] ?? []) } }

    /// The left and the right key of each modifier.
    private static let flags: [Int: UIKeyModifierFlags] = [
        0xE0: .control, 0xE1: .shift, 0xE2: .alternate, 0xE3: .command, 0xE4: .control, 0xE5: .shift, 0xE6: .alternate, 0xE7: .command,
    ]
}
