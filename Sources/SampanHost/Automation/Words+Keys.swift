// Keys that scripts press.
extension HostScript {
    /// The keys that have names, by their USB HID usages.
    static let keys = [
        "return": 0x28, "escape": 0x29, "delete": 0x2A, "tab": 0x2B, "space": 0x2C, "home": 0x4A, "end": 0x4D, "right": 0x4F,
        "left": 0x50, "down": 0x51, "up": 0x52,
    ]

    /// What happens as a key goes down, and as it comes up: a key that writes something also types that.
    public static func press(of usage: Int) -> (down: [HostEvent], up: HostEvent) {
        let characters = AmericanKeyboard.keys[usage].map { String($0.plain) } ?? ""
        func key(isDown: Bool) -> HostEvent { .key(usage: usage, isDown: isDown, characters: characters, modifiers: []) }
        let typed: [HostEvent] = characters.isEmpty ? [] : [.text(characters)]
        return ([key(isDown: true)] + typed, key(isDown: false))
    }
}

extension Words {
    /// A key by its name, by what it writes, or a function key.
    mutating func key() throws -> Int {
        let name = next() ?? ""
        if let usage = HostScript.keys[name] { return usage }
        if name.count == 1, let key = AmericanKeyboard.key(for: name.first!), !key.isShifted { return key.usage }
        if let number = (1...12).first(where: { name == "f\($0)" }) { return 0x39 + number }
        let names = HostScript.keys.keys.sorted().joined(separator: ", ")
        throw HostScript.Failure(
            description: "unknown key '\(name)'; expected one of \(names), f1 to f12, a small letter, a digit or a sign without Shift")
    }
}
