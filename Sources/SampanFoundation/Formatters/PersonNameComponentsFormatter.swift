import Foundation

// replaces Foundation
/// Writes and reads the names of people.
///
/// The order follows the name's own script: Chinese, Japanese and Korean names in their characters begin with the family's, without a space; others
/// with the given name, but for Hungarian and Vietnamese ones, where the locale says that they are. What short names are is not asked of the
/// person's settings: they are given names.
///
/// See https://developer.apple.com/documentation/foundation/personnamecomponentsformatter.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written. See https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.enum.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, or the given name.
        case short
        /// Given and family name.
        case medium
        /// All but the nickname.
        case long
        /// The first letters.
        case abbreviated
    }

    /// What else is asked of a text.
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the name is spoken is written in its place.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether how the name is spoken is written in its place.
    open var isPhonetic = false
    /// The language. The person's at first.
    open var locale: Locale! = .autoupdatingCurrent

    /// The text of a name in the person's language.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        func part(_ path: KeyPath<PersonNameComponents, String?>) -> String? {
            name[keyPath: path].flatMap { $0.trimmingCharacters(in: .whitespaces).isEmpty ? nil : $0 }
        }
        let (given, family) = (part(\.givenName), part(\.familyName))
        let script = NameScript([given, family].compactMap(\.self).joined())
        let familyFirst = script == .eastAsian || ["hu", "vi"].contains((locale ?? .autoupdatingCurrent).language.languageCode?.identifier)
        let separator = script == .eastAsian ? "" : " "
        func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: separator) }
        switch style {
        case .short: return part(\.nickname) ?? given ?? family ?? ""
        case .default, .medium: return joined(familyFirst ? [family, given] : [given, family])
        case .long:
            let middle = part(\.middleName)
            let own = familyFirst ? [family, middle, given] : [given, middle, family]
            return joined([part(\.namePrefix)] + own + [part(\.nameSuffix)])
        case .abbreviated:
            // In their characters names are short, and one stands for the family.
            if script == .eastAsian { return (family ?? given).map { String($0.prefix(1)) } ?? "" }
            let letters = (familyFirst ? [family, given] : [given, family]).compactMap { $0?.first }.map { String($0).uppercased() }
            return letters.joined()
        }
    }

    /// The text of `PersonNameComponents`; `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lord", "lady", "rev", "hon", "herr", "frau", "m", "mme", "mlle",
        "sr",
        "sra", "don", "doña", "sig", "sig.ra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "v", "phd", "ph.d", "md", "m.d", "esq", "dds", "rn"]
    /// Words that belong to the family name they stand before.
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "bin", "ibn", "al", "ter", "zu", "zum",
        "zur",
    ]

    /// The parts of a name; `nil` for a text that can be none.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var text = string.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.contains(where: \.isLetter), text.utf8.count < 1000, !text.contains(where: \.isNewline) else { return nil }
        var name = PersonNameComponents()
        var family: [String] = []
        func plain(_ word: String) -> String { word.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ".,")) }
        func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

        let halves = text.split(separator: ",", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        if halves.count == 2, !halves[1].isEmpty {
            if Self.suffixes.contains(plain(halves[1])) {
                (text, name.nameSuffix) = (halves[0], halves[1])
            } else {
                (family, text) = (words(halves[0]), halves[1])
            }
        }
        var rest = words(text)
        if rest.count > 1 || !family.isEmpty, let first = rest.first, Self.prefixes.contains(plain(first)) {
            name.namePrefix = first
            rest.removeFirst()
        }
        if rest.count > 1, let last = rest.last, Self.suffixes.contains(plain(last)), name.nameSuffix == nil {
            name.nameSuffix = last
            rest.removeLast()
        }
        if family.isEmpty, rest.count > 1 {
            if NameScript(rest.joined()) == .eastAsian {
                family = [rest.removeFirst()]
            } else {
                family = [rest.removeLast()]
                while rest.count > 1, let last = rest.last, Self.particles.contains(plain(last)) { family.insert(rest.removeLast(), at: 0) }
            }
        }
        if !family.isEmpty { name.familyName = family.joined(separator: " ") }
        if let first = rest.first { name.givenName = first }
        if rest.count > 1 { name.middleName = rest.dropFirst().joined(separator: " ") }
        return name
    }
}

/// What a name is written in.
private enum NameScript {
    case eastAsian, other

    init(_ text: String) {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        let own = letters.filter { scalar in
            [0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x1100...0x11FF].contains {
                $0.contains(Int(scalar.value))
            }
        }
        self = !letters.isEmpty && own.count == letters.count ? .eastAsian : .other
    }
}

extension PersonNameComponents {
    /// How a name is written. See https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        /// How much of the name is written.
        public var style: Style
        /// The language.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        /// The text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.locale = locale
            formatter.style =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return formatter.string(from: value)
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The text of the name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The text of the name in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names: `name.formatted(.name(style: .short))`.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}
