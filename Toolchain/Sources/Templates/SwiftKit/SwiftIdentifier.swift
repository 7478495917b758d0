/// What may be a name in Swift: the language's grammar of identifiers.
enum SwiftIdentifier {
    /// A text with underscores in the place of what no name may have, and before a first character that no name may begin with.
    ///
    /// - Parameter capitalizingWords: Whether what stands between such characters begins with a capital letter.
    static func valid(_ text: String, capitalizingWords: Bool) -> String {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isPart(scalar) {
                word.append(scalar)
            } else {
                words.append(String(word))
                word = String.UnicodeScalarView()
            }
        }
        words.append(String(word))
        let name = words.map { capitalizingWords ? $0.upperFirstLetter : $0 }.joined(separator: "_")
        guard let first = name.unicodeScalars.first, !isHead(first) else { return name }
        return "_" + name
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isHead(scalar) || tails.contains { $0.contains(scalar.value) }
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic }
        return heads.contains { $0.contains(scalar.value) } || (scalar.value & 0xFFFF <= 0xFFFD && (1...14).contains(scalar.value >> 16))
    }

    /// What a name may begin with, beside ASCII's letters, the underscore and the planes after the first.
    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
        0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
        0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
        0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    ]

    /// What a name may go on with: digits and combining characters.
    private static let tails: [ClosedRange<UInt32>] = [0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F]

    /// The words that stand in backticks where they are names.
    static let keywords: Set<String> = [
        // In declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "open",
        "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        // In statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
        "return",
        "switch", "throw", "where", "while",
        // In expressions and types.
        "Any", "as", "false", "is", "nil", "Self", "self", "super", "throws", "true", "try", "_",
        // With a number sign.
        "#available", "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral", "#function", "#if",
        "#imageLiteral",
        "#line", "#selector", "#sourceLocation",
        // In some places only.
        "associativity", "convenience", "didSet", "dynamic", "final", "get", "indirect", "infix", "lazy", "left", "mutating", "none",
        "nonmutating", "optional", "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set", "Type", "unowned",
        "weak", "willSet",
    ]
}
