import Foundation

/// What a test sees of an element of the screen, and of those within, at one moment. Lengths are points of the screen in its present
/// orientation.
public struct ElementSnapshot: Codable, Hashable, Sendable {
    /// The element's number on the screen at that moment: commands name it by that until the screen is looked at again.
    public var number = 0
    /// What kind of thing it is.
    public var kind = ElementKind.other
    /// Its name for tests; empty where it has none.
    public var identifier = ""
    /// Its name for people; empty where it has none.
    public var label = ""
    /// What it is set to.
    public var value: String?
    /// What it says while it is empty.
    public var placeholder: String?
    /// Whether it can be used.
    public var isEnabled = true
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether what is typed goes to it.
    public var hasKeyboardFocus = false
    /// Where it is.
    public var frame = CGRect.zero
    /// Where a finger meets it; `nil` where nothing of it can be touched.
    public var point: CGPoint?
    /// Whether it is a row that nothing shows, and that was not looked into.
    public var isUnseen = false
    /// What a tap on it types, for a key of the keyboard that is not drawn.
    public var types: String?
    /// What assistive technologies are told of it besides; `nil` for nothing.
    public var facts: ElementFacts?
    /// The elements within, in their order.
    public var children: [ElementSnapshot] = []

    /// Creates the snapshot of an element of which nothing is known but its kind.
    public init(_ kind: ElementKind) { self.kind = kind }

    private enum CodingKeys: String, CodingKey {
        case number, kind, identifier, label, value, placeholder, isEnabled, isSelected, hasKeyboardFocus, frame, point, isUnseen, types
        case facts, children
    }

    /// Reads a snapshot; what is missing is as it mostly is.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decode(Int.self, forKey: .number)
        kind = try values.decode(ElementKind.self, forKey: .kind)
        identifier = try values.decodeIfPresent(String.self, forKey: .identifier) ?? ""
        label = try values.decodeIfPresent(String.self, forKey: .label) ?? ""
        value = try values.decodeIfPresent(String.self, forKey: .value)
        placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
        isEnabled = try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
        isSelected = try values.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
        hasKeyboardFocus = try values.decodeIfPresent(Bool.self, forKey: .hasKeyboardFocus) ?? false
        let numbers = try values.decode([Double].self, forKey: .frame)
        if numbers.count == 4 { frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
        if let place = try values.decodeIfPresent([Double].self, forKey: .point), place.count == 2 {
            point = CGPoint(x: place[0], y: place[1])
        }
        isUnseen = try values.decodeIfPresent(Bool.self, forKey: .isUnseen) ?? false
        types = try values.decodeIfPresent(String.self, forKey: .types)
        facts = try values.decodeIfPresent(ElementFacts.self, forKey: .facts)
        children = try values.decodeIfPresent([ElementSnapshot].self, forKey: .children) ?? []
    }

    /// Writes the snapshot, without what is as it mostly is.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(number, forKey: .number)
        try values.encode(kind, forKey: .kind)
        if !identifier.isEmpty { try values.encode(identifier, forKey: .identifier) }
        if !label.isEmpty { try values.encode(label, forKey: .label) }
        try values.encodeIfPresent(value, forKey: .value)
        try values.encodeIfPresent(placeholder, forKey: .placeholder)
        if !isEnabled { try values.encode(false, forKey: .isEnabled) }
        if isSelected { try values.encode(true, forKey: .isSelected) }
        if hasKeyboardFocus { try values.encode(true, forKey: .hasKeyboardFocus) }
        try values.encode([frame.minX, frame.minY, frame.width, frame.height].map(Self.written), forKey: .frame)
        if let point { try values.encode([point.x, point.y].map(Self.written), forKey: .point) }
        if isUnseen { try values.encode(true, forKey: .isUnseen) }
        try values.encodeIfPresent(types, forKey: .types)
        try values.encodeIfPresent(facts, forKey: .facts)
        if !children.isEmpty { try values.encode(children, forKey: .children) }
    }

    /// A number that JSON can write: what is laid out wrongly has none.
    private static func written(_ number: CGFloat) -> Double { number.isFinite ? (Double(number) * 100).rounded() / 100 : 0 }
}

/// What a test sees of the screen at one moment.
public struct ScreenSnapshot: Codable, Hashable, Sendable {
    /// The app, with its windows.
    public var app: ElementSnapshot
    /// What lies over the app and is the system's, as a question for a permission; `nil` where nothing does.
    public var system: ElementSnapshot?
    /// Whether the app is in front; one in the background shows nothing.
    public var isForeground: Bool

    /// Creates a snapshot.
    public init(app: ElementSnapshot, system: ElementSnapshot?, isForeground: Bool) {
        (self.app, self.system, self.isForeground) = (app, system, isForeground)
    }
}
