/// The build settings of one target in one configuration: levels over levels, evaluated on demand.
///
/// From lowest to highest: the platform's defaults, the project's `.xcconfig`, the project, the target's `.xcconfig`, the target.
public struct BuildSettings: Sendable {
    /// What conditional assignments are asked about.
    public let context: SettingContext
    /// The values of each name that hold in the context, the one that wins last.
    private(set) var values: [String: [String]] = [:]
    /// Where the value that wins stands, if it is the project's.
    private(set) var places: [String: Place] = [:]

    /// Creates settings from their levels, lowest first.
    public init(levels: [SettingsLevel], context: SettingContext) {
        self.context = context
        for level in levels { add(level) }
    }

    /// Puts a further level above all others.
    public mutating func add(_ level: SettingsLevel) {
        for assignment in level.assignments where assignment.name.holds(in: context) {
            values[assignment.name.name, default: []].append(assignment.value)
            places[assignment.name.name] = assignment.place
        }
    }

    /// The names that anything is assigned to.
    public var names: Set<String> { Set(values.keys) }

    /// The evaluated value, or `nil` where nothing is assigned.
    public subscript(name: String) -> String? { values[name] == nil ? nil : string(name) }

    /// The evaluated value; empty where nothing is assigned.
    public func string(_ name: String) -> String { expand("$(\(name))") }

    /// The words of an evaluated list.
    public func list(_ name: String) -> [String] { SettingsList.words(string(name)) }

    /// Whether an evaluated value says yes.
    public func bool(_ name: String) -> Bool { PropertyList.string(string(name)).boolean ?? false }

    /// The text with every `$(NAME)` and `${NAME}` replaced, modifiers applied.
    public func expand(_ text: String) -> String {
        var evaluation = SettingsEvaluation(values: values)
        return evaluation.expand(text)
    }

    /// The property list with every string in it expanded; keys are left alone.
    public func expand(_ value: PropertyList) -> PropertyList {
        switch value {
        case .string(let text): .string(expand(text))
        case .array(let elements): .array(elements.map(expand))
        case .dictionary(let entries): .dictionary(entries.mapValues(expand))
        case .integer, .real, .boolean, .date, .data: value
        }
    }
}
