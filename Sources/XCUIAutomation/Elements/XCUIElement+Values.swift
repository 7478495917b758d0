import SampanHost

/// Text as commands have it.
enum TypedText {
    /// A string of JSON, in one line.
    static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

/// Keys that have no letter, for ``XCUIElement/typeText(_:)``. See https://developer.apple.com/documentation/xctest/xcuikeyboardkey.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key that takes the character before the insertion point away.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The return key.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The enter key.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// The tabulator.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The space bar.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The arrow upwards.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The arrow downwards.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// The key to the beginning.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// The key to the end.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
}

extension XCUIElement {
    /// Types a text into the element, which has to have the keyboard's focus, itself or by something within. Ends of lines are the return key.
    public func typeText(_ text: String) {
        perform("type text into") {
            let found = try ElementLookup.findToUse(self.finder, in: self.app)
            guard found.node.hasKeyboardFocus else {
                throw Refusal(
                    description:
                        "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
                        + ElementText.line(of: found.node))
            }
            try self.app.send("typetext \(TypedText.quoted(text))")
        }
    }

    /// Where a slider stands, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        guard let text = value as? String, let number = Double(text.filter { $0 != "%" }) else { return 0 }
        return CGFloat(number / (text.hasSuffix("%") ? 100 : 1))
    }

    /// Moves a slider to a part of its range, from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) { adjust(to: "\(normalizedSliderPosition)") }

    /// Turns a picker's wheel to the row that says this.
    public func adjust(toPickerWheelValue pickerWheelValue: String) { adjust(to: pickerWheelValue) }

    private func adjust(to value: String) {
        act("adjust") { _, found in try self.app.send("adjust \(found.snapshot.number) to \(TypedText.quoted(value))") }
    }
}
