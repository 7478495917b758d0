/// The keys of a keyboard for American English that write a letter, a digit or a sign, by their USB HID usages.
public enum AmericanKeyboard {
    /// What each key writes, and what it writes with Shift.
    public static let keys: [Int: (plain: Character, shifted: Character)] = {
        var keys: [Int: (plain: Character, shifted: Character)] = [:]
        for (first, plain, shifted) in [
            (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (0x1E, "1234567890", "!@#$%^&*()"),
            (0x2D, "-=[]\\", "_+{}|"), (0x33, ";'`,./", ":\"~<>?"),
        ] {
            for (place, (one, other)) in zip(plain, shifted).enumerated() { keys[first + place] = (one, other) }
        }
        return keys
    }()

    private static let places: [Character: (usage: Int, isShifted: Bool)] = {
        var places: [Character: (usage: Int, isShifted: Bool)] = [:]
        for (usage, key) in AmericanKeyboard.keys {
            places[key.plain] = (usage, false)
            places[key.shifted] = (usage, true)
        }
        return places
    }()

    /// The key that writes a character, and whether Shift is held with it; `nil` for a character that is on none.
    public static func key(for character: Character) -> (usage: Int, isShifted: Bool)? { places[character] }
}
