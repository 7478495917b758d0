import Foundation

/// A key that went down, as commands ask for it.
struct KeyStroke {
    private let key: UIKeyboardHIDUsage
    let flags: UIKeyModifierFlags
    /// What commands may call the key.
    private let names: [String]
    /// What the key writes with Shift, on a keyboard for American English.
    private let shifted: String?
    /// What a keyboard for American English has in the place of a key that writes no character of English.
    private let localized: String?

    /// - Parameter characters: what the key writes.
    init(usage: Int, characters: String, flags: UIKeyModifierFlags) {
        key = UIKeyboardHIDUsage(host: usage)
        self.flags = flags
        let written = characters.lowercased()
        if let name = Self.names[usage] {
            names = written.isEmpty ? [name] : [name, written]
        } else {
            names = usage == 0x28 ? ["\r"] : written.isEmpty ? [] : [written]
        }
        let place = Self.american[usage]
        shifted = place.map(\.shifted)
        localized = written.unicodeScalars.contains { !$0.isASCII } ? place?.plain : nil
    }

    private static let names: [Int: String] = {
        var names = [
            0x29: UIKeyCommand.inputEscape, 0x2A: UIKeyCommand.inputDelete, 0x4A: UIKeyCommand.inputHome, 0x4B: UIKeyCommand.inputPageUp,
            0x4D: UIKeyCommand.inputEnd, 0x4E: UIKeyCommand.inputPageDown, 0x4F: UIKeyCommand.inputRightArrow,
            0x50: UIKeyCommand.inputLeftArrow, 0x51: UIKeyCommand.inputDownArrow, 0x52: UIKeyCommand.inputUpArrow,
        ]
        for number in 1...12 { names[0x39 + number] = "UIKeyInputF\(number)" }
        return names
    }()

    /// What a keyboard for American English writes, by the places of its keys.
    private static let american: [Int: (plain: String, shifted: String)] = {
        let plain = Array("1234567890"), shifted = Array("!@#$%^&*()")
        var keys: [Int: (plain: String, shifted: String)] = [:]
        for index in plain.indices { keys[0x1E + index] = (String(plain[index]), String(shifted[index])) }
        let others: [(Int, String, String)] = [
            (0x2D, "-", "_"), (0x2E, "=", "+"), (0x2F, "[", "{"), (0x30, "]", "}"), (0x31, "\\", "|"), (0x33, ";", ":"), (0x34, "'", "\""),
            (0x35, "`", "~"), (0x36, ",", "<"), (0x37, ".", ">"), (0x38, "/", "?"),
        ]
        for (usage, plain, shifted) in others { keys[usage] = (plain, shifted) }
        return keys
    }()

    /// Whether the key is one that text which is entered uses itself: what writes, moves the caret or deletes.
    var isForText: Bool {
        guard flags.isDisjoint(with: [.command, .control]) else { return false }
        // Escape, and the function keys, are nothing to text.
        return key != .keyboardEscape
            && !(UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue).contains(key.rawValue)
    }

    /// Whether this is the key of a command.
    func isKey(_ input: String, with modifiers: UIKeyModifierFlags, isLocalized: Bool) -> Bool {
        let input = input.lowercased()
        // Capitals are no modifier, nor is where digits come from, unless a command asks for them.
        let held = flags.subtracting(UIKeyModifierFlags([.alphaShift, .numericPad]).subtracting(modifiers))
        if held == modifiers { return names.contains { $0.lowercased() == input } || isLocalized && localized == input }
        // A character that is written with Shift is there only with it.
        guard !modifiers.contains(.shift), held == modifiers.union(.shift) else { return false }
        let isLetter = input.count == 1 && input.first!.isLetter
        return shifted == input || !isLetter && input.count == 1 && names.contains(input)
    }
}

extension UIKeyCommand {
    /// What a key performs: the command itself, or one of its alternates, as a command of its own.
    ///
    /// - Parameter isMirrored: whether the app is written from right to left.
    func command(for stroke: KeyStroke, isMirrored: Bool) -> UIKeyCommand? {
        guard let input = shownInput(isMirrored: isMirrored) else { return nil }
        let isLocalized = allowsAutomaticLocalization
        if stroke.isKey(input, with: modifierFlags, isLocalized: isLocalized) { return self }
        return alternates.first { stroke.isKey(input, with: modifierFlags.union($0.modifierFlags), isLocalized: isLocalized) }
            .map(command(for:))
    }

    /// The key, with its direction turned where the app is written from right to left.
    func shownInput(isMirrored: Bool) -> String? {
        guard let input, isMirrored, allowsAutomaticMirroring else { return input }
        return Self.mirrored[input] ?? input
    }

    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
        "<": ">", ">": "<",
    ]
}
