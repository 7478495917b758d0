import SampanHost

/// What a person does at a terminal.
enum TerminalEvent: Equatable {
    /// The first button of the mouse, with the cell counted from 0.
    case mouse(HostEvent.TouchPhase, column: Int, row: Int)
    /// The wheel, by steps: content moves down with positive ones.
    case wheel(steps: Int, column: Int, row: Int)
    /// A key by its USB HID usage.
    case key(usage: Int, characters: String, HostEvent.KeyModifiers)
    /// Control and C.
    case interrupt
}

/// Reads what a terminal sends: characters in UTF-8, keys as escape sequences, the mouse as in xterm's SGR mode.
///
/// Bytes come in any portions. What means nothing here is dropped.
struct TerminalInput {
    private var pending: [UInt8] = []

    /// The longest sequence that is waited for; longer ones are nobody's.
    private static let longest = 32

    /// Takes bytes over, and returns what is complete.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        pending += bytes
        var events: [TerminalEvent] = []
        while let (event, length) = next() {
            pending.removeFirst(length)
            if let event { events.append(event) }
        }
        return events
    }

    /// The end of a portion after which nothing came for a moment: a lone escape is the key.
    mutating func pause() -> [TerminalEvent] {
        guard pending == [0x1B] else { return [] }
        pending = []
        return [.key(usage: Usage.escape, characters: "\u{1B}", [])]
    }

    private enum Usage {
        static let (enter, escape, backspace, tab, space, insert, delete) = (0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x49, 0x4C)
        static let (home, pageUp, end, pageDown, right, left, down, up) = (0x4A, 0x4B, 0x4D, 0x4E, 0x4F, 0x50, 0x51, 0x52)
        /// The function keys from F1, and those from F13, by the numbers that terminals have for them.
        static let functionKeys: [Int: Int] = {
            var usages: [Int: Int] = [:]
            for (first, numbers) in [(0x3A, [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]), (0x68, [25, 26, 28, 29, 31, 32, 33, 34])] {
                for (place, number) in numbers.enumerated() { usages[number] = first + place }
            }
            return usages
        }()
    }

    /// What the pending bytes begin with, and its length; `nil` if there is nothing or the rest is still to come.
    private func next() -> (TerminalEvent?, Int)? {
        guard let first = pending.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x03: return (.interrupt, 1)
        case 0x0D, 0x0A: return (.key(usage: Usage.enter, characters: "\r", []), 1)
        case 0x09: return (.key(usage: Usage.tab, characters: "\t", []), 1)
        case 0x7F, 0x08: return (.key(usage: Usage.backspace, characters: "\u{8}", []), 1)
        case 0x01...0x1A:
            let letter = Character(UnicodeScalar(first + 0x60))
            return (.key(usage: AmericanKeyboard.key(for: letter)?.usage ?? 0, characters: String(letter), .control), 1)
        case 0x00..<0x20: return (nil, 1)
        default: return character(first)
        }
    }

    private func character(_ first: UInt8) -> (TerminalEvent?, Int)? {
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard pending.count >= length else { return nil }
        guard let text = String(validating: pending.prefix(length), as: UTF8.self), let character = text.first else { return (nil, 1) }
        if character == " " { return (.key(usage: Usage.space, characters: text, []), length) }
        let key = AmericanKeyboard.key(for: character)
        let modifiers: HostEvent.KeyModifiers = key?.isShifted ?? character.isUppercase ? .shift : []
        return (.key(usage: key?.usage ?? 0, characters: text, modifiers), length)
    }

    /// `ESC [ … letter` and `ESC O letter`.
    private func sequence() -> (TerminalEvent?, Int)? {
        guard pending.count >= 2 else { return nil }
        if pending[1] == UInt8(ascii: "O") { return pending.count < 3 ? nil : (Self.key(pending[2], []), 3) }
        // Whatever else follows an escape is a key with Alt, or a new sequence.
        guard pending[1] == UInt8(ascii: "[") else { return (.key(usage: Usage.escape, characters: "\u{1B}", []), 1) }
        guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return pending.count > Self.longest ? (nil, pending.count) : nil
        }
        guard end < Self.longest else { return (nil, end + 1) }
        let text = String(decoding: pending[2..<end], as: UTF8.self)
        return (Self.event(parameters: text, final: pending[end]), end + 1)
    }

    private static func event(parameters text: String, final: UInt8) -> TerminalEvent? {
        let isMouse = text.hasPrefix("<")
        let numbers = text.drop { $0 == "<" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        if isMouse {
            guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
            // A hostile terminal may send any number.
            let (column, row) = (min(max(numbers[1], 1), 10_000) - 1, min(max(numbers[2], 1), 10_000) - 1)
            switch numbers[0] {
            case 0: return .mouse(final == UInt8(ascii: "M") ? .began : .ended, column: column, row: row)
            case 32: return .mouse(.moved, column: column, row: row)
            case 64: return .wheel(steps: 1, column: column, row: row)
            case 65: return .wheel(steps: -1, column: column, row: row)
            default: return nil
            }
        }
        let modifiers = numbers.count > 1 ? modifiers(numbers[1]) : []
        guard final == UInt8(ascii: "~") else {
            // Other numbers before these letters are answers that nobody has asked for.
            let isAnswer = ("P"..."S").contains(UnicodeScalar(final)) && !text.isEmpty && numbers.first != 1
            return isAnswer ? nil : key(final, modifiers)
        }
        let usage: Int? =
            switch numbers.first {
            case 1, 7: Usage.home
            case 2: Usage.insert
            case 3: Usage.delete
            case 4, 8: Usage.end
            case 5: Usage.pageUp
            case 6: Usage.pageDown
            case let number?: Usage.functionKeys[number]
            case nil: nil
            }
        return usage.map { .key(usage: $0, characters: "", modifiers) }
    }

    /// An arrow, its like, or one of the first function keys.
    private static func key(_ letter: UInt8, _ modifiers: HostEvent.KeyModifiers) -> TerminalEvent? {
        let usage: Int? =
            switch UnicodeScalar(letter) {
            case "A": Usage.up
            case "B": Usage.down
            case "C": Usage.right
            case "D": Usage.left
            case "H": Usage.home
            case "F": Usage.end
            case "P", "Q", "R", "S": Usage.functionKeys[11 + Int(letter - UInt8(ascii: "P"))]
            default: nil
            }
        return usage.map { .key(usage: $0, characters: "", modifiers) }
    }

    /// xterm's number for modifiers: one more than a sum of bits.
    private static func modifiers(_ number: Int) -> HostEvent.KeyModifiers {
        guard (2...16).contains(number) else { return [] }
        var result: HostEvent.KeyModifiers = []
        for (bit, modifier) in [(1, HostEvent.KeyModifiers.shift), (2, .alternate), (4, .control), (8, .command)]
        where (number - 1) & bit != 0 { result.insert(modifier) }
        return result
    }
}
