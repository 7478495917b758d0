/// A parser under one of its names.
package struct ParserKind: Sendable {
    /// The name.
    package let name: String
    /// The parser.
    let parser: any ResourceParser.Type
    /// The parser's present name, if this one is out of date.
    var replacement: String?

    /// Whose templates it uses.
    package var templates: String { parser.name }

    /// All parsers, by their present names and those that are out of date.
    package static let all: [ParserKind] =
        [
            CatalogParser.self, ColorParser.self, CoreDataParser.self, FileParser.self, FontParser.self, InterfaceParser.self,
            JSONParser.self,
            PlistParser.self, StringsParser.self, YAMLParser.self,
        ].map { (parser: any ResourceParser.Type) in ParserKind(name: parser.name, parser: parser) } + [
            ParserKind(name: "storyboards", parser: InterfaceParser.self, replacement: InterfaceParser.name)
        ]

    /// The parser of a name.
    package static func named(_ name: String) -> ParserKind? { all.first { $0.name == name } }
}
