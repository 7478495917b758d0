/// A language that nobody speaks: it shows what of an app is localized, and whether other languages' texts would fit.
///
/// See https://developer.apple.com/documentation/xcode/preparing-your-interface-for-localization.
public enum PseudoLanguage: String, CaseIterable, Sendable {
    /// Each text stands there twice.
    case doubleLength = "double-length"
    /// Letters have marks above and below.
    case accented
    /// Texts stand in brackets.
    case boundedString = "bounded-string"
    /// The app runs from right to left.
    case rightToLeft = "right-to-left"
    /// The same, and the texts run so, too.
    case rightToLeftStrings = "right-to-left-strings"

    /// The settings that it consists of. An app is given them as arguments, too: `-NSDoubleLocalizedStrings YES`.
    public var settings: [String] {
        switch self {
        case .doubleLength: [TextChanges.doubled.name]
        case .accented: [TextChanges.accented.name]
        case .boundedString: [TextChanges.bounded.name]
        case .rightToLeft: Self.directionSettings
        case .rightToLeftStrings: Self.directionSettings + [TextChanges.turned.name]
        }
    }

    /// The settings that let an app run from right to left.
    public static let directionSettings = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]

    /// The language that a scheme of Xcode names so.
    public init?(schemeLanguage name: String) {
        switch name {
        case "IDELaunchSchemeLanguageDoubleLocalizedStrings": self = .doubleLength
        case "IDELaunchSchemeLanguageAccentedLatin": self = .accented
        case "IDELaunchSchemeLanguageBoundedString": self = .boundedString
        case "IDELaunchSchemeLanguageRightToLeftLayoutDirection": self = .rightToLeft
        case "IDELaunchSchemeLanguageRLO": self = .rightToLeftStrings
        default: return nil
        }
    }
}

/// What is done to localized texts to tell them from others.
public struct TextChanges: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Letters have marks above and below.
    public static let accented = TextChanges(rawValue: 1)
    /// Each text stands there twice.
    public static let doubled = TextChanges(rawValue: 2)
    /// Texts stand in brackets.
    public static let bounded = TextChanges(rawValue: 4)
    /// Texts run from right to left.
    public static let turned = TextChanges(rawValue: 8)
    /// Texts that no table has stand there in capitals.
    public static let missingInCapitals = TextChanges(rawValue: 16)

    /// Each change alone, with the setting that asks for it.
    public static let settings: [(change: TextChanges, name: String)] = [
        (.accented, "NSAccentuateLocalizedStrings"), (.doubled, "NSDoubleLocalizedStrings"), (.bounded, "NSSurroundLocalizedStrings"),
        (.turned, "NSForceRightToLeftLocalizedStrings"), (.missingInCapitals, "NSShowNonLocalizedStrings"),
    ]

    /// The setting that asks for one change.
    fileprivate var name: String { Self.settings.first { $0.change == self }?.name ?? "" }

    /// A text with the changes. What is put into it by its conversions stays the same.
    ///
    /// - Parameter isMissing: Whether no table has it.
    public func changed(_ text: String, isMissing: Bool = false) -> String {
        guard !isEmpty, !text.isEmpty else { return text }
        var result = text
        if isMissing, contains(.missingInCapitals) { result = Self.changingWords(of: result) { $0.uppercased() } }
        if contains(.accented) { result = Self.changingWords(of: result, Self.accented(_:)) }
        if contains(.doubled) { result = Self.doubled(result) }
        if contains(.turned) { result = "\u{202E}\(result)\u{202C}" }
        return contains(.bounded) ? "[# \(result) #]" : result
    }

    /// A text whose pieces between conversions are changed.
    private static func changingWords(of text: String, _ change: (String) -> String) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .text(let words): change(words)
            case .variable(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
            case .conversion(let position, let body): "%\(position.map { "\($0)$" } ?? "")\(body)"
            }
        }.joined()
    }

    private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{303}", "\u{300}", "\u{325}", "\u{302}", "\u{327}"]

    private static func accented(_ words: String) -> String {
        var result = String.UnicodeScalarView()
        var next = 0
        for scalar in words.unicodeScalars {
            result.append(scalar)
            guard scalar.properties.isAlphabetic else { continue }
            result.append(marks[next % marks.count])
            next += 1
        }
        return String(result)
    }

    /// A text twice, both with the same arguments.
    private static func doubled(_ text: String) -> String {
        // A width that is an argument would be counted as one less.
        guard !text.contains("*") || !text.contains("%") else { return text }
        var next = 1
        let copy = pieces(of: text).map { piece in
            func place(_ position: Int?) -> String {
                defer { if position == nil { next += 1 } }
                return "\(position ?? next)$"
            }
            return switch piece {
            case .text(let words): words
            case .variable(let name, let position): "%\(place(position))#@\(name)@"
            case .conversion(let position, let body): "%\(place(position))\(body)"
            }
        }.joined()
        return "\(copy) \(copy)"
    }

    /// A text's pieces. "100% sure" has no conversion, though a space may stand in one: the text may be no format at all.
    private static func pieces(of text: String) -> [FormatPiece] {
        FormatPiece.pieces(of: text).map { piece in
            if case .conversion(let position, let body) = piece, body.contains(" ") {
                return .text("%\(position.map { "\($0)$" } ?? "")\(body)")
            }
            return piece
        }
    }
}
