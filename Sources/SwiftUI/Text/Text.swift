import UIKit

/// Text that is shown. See https://developer.apple.com/documentation/swiftui/text.
public struct Text: Equatable, @unchecked Sendable {
    indirect enum Source: Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, String?, Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case joined(Text, Text)
        case date(Date, DateStyle)
        case formatted(FormattedValue)
    }

    /// What is written when it is shown.
    struct FormattedValue: Equatable {
        let string: (Locale) -> String
        static func == (a: Self, b: Self) -> Bool { a.string(.current) == b.string(.current) }
    }

    enum Modifier: Equatable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case italic(Bool)
        case bold(Bool)
        case style(Paint?)
        case color(Color?)
        case hierarchy(Int)
        case underline(TextLine?)
        case strikethrough(TextLine?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baseline(CGFloat)
        case digits
        case monospaced(Bool)
    }

    let source: Source
    var modifiers: [Modifier] = []

    init(source: Source) { self.source = source }

    /// Creates a text of a key's localized text.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        source = .key(key, tableName, bundle)
    }
    /// Creates a text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }
    /// Creates a text as it is.
    public init(verbatim content: String) { source = .verbatim(content) }
    /// Creates a text with attributes. A literal, which could be one, is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { source = .attributed(attributedContent) }
    /// Creates an image in a text.
    public init(_ image: Image) { source = .image(image) }
    /// Creates a date.
    public init(_ date: Date, style: DateStyle) { source = .date(date, style) }
    /// Creates a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        source = .formatted(
            FormattedValue { locale in
                let formatter = DateFormatter()
                formatter.locale = locale
                formatter.dateStyle = .short
                formatter.timeStyle = .short
                return "\(formatter.string(from: dates.lowerBound)) – \(formatter.string(from: dates.upperBound))"
            })
    }
    /// Creates a value as a style writes it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        source = .formatted(FormattedValue { format.locale($0).format(input) })
    }
    /// Creates a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        source = .formatted(FormattedValue { _ in formatter.string(for: subject) ?? "" })
    }
    /// Creates a value as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        source = .formatted(FormattedValue { _ in formatter.string(for: subject) ?? "" })
    }

    /// How a date is written. See https://developer.apple.com/documentation/swiftui/text/datestyle.
    public struct DateStyle: Equatable, Codable, Sendable {
        enum Kind: Int, Codable { case time, date, relative, offset, timer }
        let kind: Kind
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// How far it is from now.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from now, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// As a clock that counts.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Where text that has no room is cut. See https://developer.apple.com/documentation/swiftui/text/truncationmode.
    public enum TruncationMode: Sendable {
        case head, tail, middle
    }

    /// Capitals or small letters. See https://developer.apple.com/documentation/swiftui/text/case.
    public enum Case: Sendable {
        case uppercase, lowercase
    }

    /// A line below or through text. See https://developer.apple.com/documentation/swiftui/text/linestyle.
    public struct LineStyle: Hashable, Sendable {
        /// What the line looks like.
        public struct Pattern: Hashable, Sendable {
            let style: NSUnderlineStyle
            /// Whole.
            public static let solid = Pattern(style: [])
            /// Dots.
            public static let dot = Pattern(style: .patternDot)
            /// Dashes.
            public static let dash = Pattern(style: .patternDash)
            /// Dashes and dots.
            public static let dashDot = Pattern(style: .patternDashDot)
            /// Dashes and two dots.
            public static let dashDotDot = Pattern(style: .patternDashDotDot)
            /// Whether both are the same.
            public static func == (a: Self, b: Self) -> Bool { a.style.rawValue == b.style.rawValue }
            /// Adds the pattern to a hash.
            public func hash(into hasher: inout Hasher) { hasher.combine(style.rawValue) }
        }
        /// A whole line in the text's colour.
        public static let single = LineStyle(pattern: .solid)
        let pattern: Pattern
        let color: Color?
        /// Creates a line.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// One text after another.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(source: .joined(lhs, rhs)) }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// The text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// The text in a design.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// The text in a colour.
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return with(.color(color)) }
        if let level = style as? HierarchicalShapeStyle { return with(.hierarchy(level.level)) }
        return with(.style(style.paint(in: EnvironmentValues())))
    }
    /// The text, bold.
    public func bold() -> Text { with(.bold(true)) }
    /// The text, bold or not.
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    /// The text, leaning.
    public func italic() -> Text { with(.italic(true)) }
    /// The text, leaning or not.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// The text with a line below.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.underline(isActive ? TextLine(color: color) : nil))
    }
    /// The text with a line below.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }
    /// The text with a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? TextLine(color: color) : nil))
    }
    /// The text with a line through it.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }
    /// The text with points between letters.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// The text with points between letters.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// The text, higher or lower.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baseline(baselineOffset)) }
    /// The text, with digits of one width.
    public func monospacedDigit() -> Text { with(.digits) }
    /// The text, with letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
}

/// How lines of text are aligned. See https://developer.apple.com/documentation/swiftui/textalignment.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
