/// A template that comes with Sampan.
package struct BuiltInTemplate: Hashable, Sendable {
    /// The parser whose values it takes.
    package let parser: String
    /// The name by which a configuration chooses it.
    package let name: String
    /// Its text.
    package let text: String
}

/// The templates that come with Sampan. Their outputs are those of SwiftGen's templates of the same names.
package enum BuiltInTemplates {
    /// All of them.
    package static let all = colors + coreData + files + fonts + interfaceBuilder + json + plist + strings + xcassets + yaml + swift6

    /// The template of a name for a parser.
    package static func named(_ name: String, parser: String) -> BuiltInTemplate? { all.first { $0.parser == parser && $0.name == name } }

    /// The names of the templates for a parser, in their order.
    package static func names(forParser parser: String) -> [String] { all.filter { $0.parser == parser }.map(\.name).sorted() }
}
