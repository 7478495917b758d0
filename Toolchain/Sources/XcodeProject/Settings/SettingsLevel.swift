/// One level of build settings: a configuration of a project or target, or an `.xcconfig` file.
public struct SettingsLevel: Sendable {
    struct Assignment: Sendable {
        var name: ConditionalName
        var value: String
        /// Where it stands, if it is the project's.
        var place: Place?
    }

    /// The assignments, those that win last.
    private(set) var assignments: [Assignment] = []

    /// Creates an empty level.
    public init() {}

    /// Creates the level of a configuration's `buildSettings` dictionary; `place` says where a setting stands in it.
    public init(_ settings: [String: PropertyList], place: (String) -> Place? = { _ in nil }) {
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            guard let name = ConditionalName(key) else { continue }
            append(name, SettingsLevel.text(of: value), place(key))
        }
        sortConditions()
    }

    /// Creates a level from plain names and values.
    public init(_ settings: [String: String], place: (String) -> Place? = { _ in nil }) {
        self.init(settings.mapValues(PropertyList.string), place: place)
    }

    mutating func append(_ name: ConditionalName, _ value: String, _ place: Place?) {
        assignments.append(Assignment(name: name, value: value, place: place))
    }

    mutating func append(_ other: SettingsLevel) { assignments += other.assignments }

    /// Within a level an assignment with a condition wins over one without, wherever it stands.
    mutating func sortConditions() {
        assignments = assignments.filter { $0.name.conditions.isEmpty } + assignments.filter { !$0.name.conditions.isEmpty }
    }

    /// A list's elements become one text; those with spaces are quoted, so that the list can be read back.
    static func text(of value: PropertyList) -> String {
        guard case .array(let elements) = value else { return value.string ?? "" }
        return elements.compactMap(\.string).map(SettingsList.quoted).joined(separator: " ")
    }
}

/// Lists as build settings write them: words separated by spaces, quoted where they hold some.
enum SettingsList {
    static func quoted(_ word: String) -> String {
        // What is quoted already, or written with escapes for the shell's way of reading, stays.
        guard word.contains(where: { $0 == " " || $0 == "\t" }), !word.contains("\""), !word.contains("\\") else { return word }
        return "\"\(word)\""
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
