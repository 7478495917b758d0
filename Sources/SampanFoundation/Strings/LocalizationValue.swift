import Foundation

extension String {
    /// A text to be localized, with what is put into it: "\(count) files" is looked up as "%lld files".
    ///
    /// See https://developer.apple.com/documentation/swift/string/localizationvalue.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// A value and how it is written.
        enum Argument: Hashable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case double(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): text as NSString
                case .integer(let number): number
                case .unsigned(let number): number
                case .double(let number): number
                }
            }
        }

        /// What is looked up: the format.
        let key: String
        let arguments: [Argument]

        /// Creates a text without values.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// Creates a text without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a text of its parts.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// The parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Creates parts to be added to.
            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

            /// Adds text as it is.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }

            /// Adds a substring.
            public mutating func appendInterpolation(_ string: Substring) { add("%@", .text(String(string))) }

            /// Adds a whole number.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
                let isShort = MemoryLayout<Number>.size <= 4
                if Number.isSigned {
                    add(isShort ? "%d" : "%lld", .integer(Int64(value)))
                } else {
                    add(isShort ? "%u" : "%llu", .unsigned(UInt64(value)))
                }
            }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) { add("%lf", .double(value)) }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: Float) { add("%f", .double(Double(value))) }

            /// Adds a number.
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .double(Double(value))) }

            /// Adds a number in a format of its own: "%.2lf".
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
                add(specifier, .double(Double(value)))
            }

            /// Adds a whole number in a format of its own: "%05lld".
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
                add(specifier, .integer(Int64(truncatingIfNeeded: value)))
            }

            /// Adds an object by its description.
            public mutating func appendInterpolation(_ object: NSObject) { add("%@", .text(object.description)) }

            /// Adds a value as a style writes it.
            public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
            where Style.FormatInput: Equatable, Style.FormatOutput == String {
                add("%@", .text(format.format(input)))
            }

            private mutating func add(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}
