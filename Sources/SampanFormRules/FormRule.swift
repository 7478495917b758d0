import Foundation

/// A text whose forms depend on the numbers that it is given: "1 file", "2 files". `.stringsdict` files and string catalogs have them.
///
/// Foundation on Linux knows texts only. So a compiled table has the rule in front of the text's general form, in characters that are never
/// shown, and what formats texts finds it there.
///
/// See https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals.
public struct FormRule: Hashable, Sendable, Codable {
    /// A part of the text with a form for each kind of number.
    public struct Variable: Hashable, Sendable, Codable {
        /// How the number is written: "ld".
        public var type: String
        /// The forms by their categories: zero, one, two, few, many, other.
        public var forms: [String: String]

        /// Creates a variable.
        public init(type: String, forms: [String: String]) { (self.type, self.forms) = (type, forms) }

        private enum CodingKeys: String, CodingKey { case type = "t", forms = "f" }
    }

    /// The language whose kinds of numbers are meant; empty for the user's.
    public var language: String
    /// The text with its variables: "%#@files@ in %@".
    public var format: String
    /// The variables by their names.
    public var variables: [String: Variable]

    /// Creates a rule.
    public init(language: String, format: String, variables: [String: Variable]) {
        (self.language, self.format, self.variables) = (language, format, variables)
    }

    private enum CodingKeys: String, CodingKey { case language = "l", format = "s", variables = "v" }

    // MARK: In a text

    /// What a text with a rule begins with.
    private static let mark: Unicode.Scalar = "\u{E0001}"

    /// The text for a table: the rule, and what is shown where nothing formats it.
    public func text(showing general: String) -> String { HiddenValue.text(self, mark: Self.mark, showing: general) }

    /// The rule in a table's text; `nil` where there is none.
    public init?(in text: String) {
        guard let rule = HiddenValue.value(in: text, mark: Self.mark, as: FormRule.self) else { return nil }
        self = rule
    }

    // MARK: Its forms

    /// The text with every variable in its most general form.
    public var generalForm: String { FormWriter(rule: self) { _, _ in "other" }.text(positions: false) }

    /// The text for the numbers that it is given, with the positions of all arguments written out.
    ///
    /// - Parameter category: tells the category of the argument at a position, from 1, for a variable.
    public func resolved(category: @escaping (Int, Variable) -> String) -> String {
        FormWriter(rule: self, category: category).text(positions: true)
    }

    /// A text with the positions of all its arguments whose positions have no gaps, and which arguments these are, from 1, in their new order.
    public static func renumbered(_ text: String) -> (text: String, positions: [Int]) {
        let pieces = FormatPiece.pieces(of: text)
        var positions: Set<Int> = []
        for case .conversion(let position?, _) in pieces where position > 0 { positions.insert(position) }
        let order = positions.sorted()
        let result = pieces.map { piece in
            switch piece {
            case .text(let words): words
            case .variable(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
            case .conversion(let position, let body):
                "%\(position.flatMap { order.firstIndex(of: $0) }.map { "\($0 + 1)$" } ?? "")\(body)"
            }
        }
        return (result.joined(), order)
    }

    /// How each argument is written, from the first on, as far as the text and its forms say it; `nil` for one that they do not name.
    public var argumentTypes: [String?] {
        let named = arguments
        let last = named.map(\.position).max() ?? 0
        return last < 1 ? [] : (1...min(last, 64)).map { position in named.first { $0.position == position }?.type }
    }

    /// An argument of the text.
    public struct Argument: Hashable, Sendable {
        /// Its position, from 1.
        public let position: Int
        /// How it is written: "ld", "@".
        public let type: String
        /// The variable whose form it chooses, if it chooses one.
        public let variable: String?
    }

    /// The arguments that the text and all its forms name, in the order of their positions.
    public var arguments: [Argument] {
        var found: [Int: Argument] = [:]
        for category in variables.isEmpty ? ["other"] : ["other", "zero", "one", "two", "few", "many"] {
            var writer = FormWriter(rule: self) { _, _ in category }
            writer.onArgument = { position, type, variable in
                // What chooses a form says more of the argument than what only shows it.
                if found[position] == nil || (found[position]?.variable == nil && variable != nil) {
                    found[position] = Argument(position: position, type: type, variable: variable)
                }
            }
            _ = writer.text(positions: true)
        }
        return found.values.sorted { $0.position < $1.position }
    }
}
