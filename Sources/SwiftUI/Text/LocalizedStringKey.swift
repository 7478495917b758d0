import Foundation

/// A key of a table of texts, with what is put into the text.
///
/// See https://developer.apple.com/documentation/swiftui/localizedstringkey.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    enum Argument: Equatable {
        case text(String)
        case number(Int64)
        case unsigned(UInt64)
        case real(Double)
        case part(Text)
    }

    let key: String
    let arguments: [Argument]

    /// Creates a key.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a key.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key with what is put into its text.
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// Collects a key's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Adds letters.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
        /// Adds a string.
        public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }
        /// Adds a text.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .part(text)) }
        /// Adds an image.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .part(Text(image))) }
        /// Adds a localized text.
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .part(Text(key))) }
        /// Adds an object, as it describes itself.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? subject.description))
        }
        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
        }
        /// Adds a value as a style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .text(format.format(input))) }
        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .part(Text(date, style: style))) }
        /// Adds a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .part(Text(dates))) }

        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, value.argument)
        }
        /// Adds a number, written as a specifier says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { append(specifier, value.argument) }
        /// Adds anything, as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }
    }

    /// The text in a locale's table.
    func resolved(_ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        guard !arguments.isEmpty else { return key.contains("%") ? format.replacingOccurrences(of: "%%", with: "%") : format }
        let values: [any CVarArg] = arguments.map { argument in
            switch argument {
            case .text(let string): string as NSString
            case .number(let number): number
            case .unsigned(let number): number
            case .real(let number): number
            case .part(let text): text.plainString(in: environment) as NSString
            }
        }
        return String(format: format, locale: environment.locale, arguments: values)
    }
}

/// A number that can stand in a localized text.
public protocol _FormatSpecifiable: Equatable {
    /// How the number stands in the key.
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    var argument: LocalizedStringKey.Argument {
        if let value = self as? any BinaryFloatingPoint { return .real(Double(value)) }
        if let value = self as? any SignedInteger { return .number(Int64(value)) }
        if let value = self as? any UnsignedInteger { return .unsigned(UInt64(value)) }
        return .text("\(self)")
    }
}

extension Int: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    /// How the number stands in a key.
    public var _specifier: String { "%lf" }
}
