import Foundation
import Templates

/// Values as Swift writes them.
enum SwiftLiteral {
    /// A text with its quotes.
    static func of(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            // Controls, and marks that turn what follows them around where sources are shown.
            case _ where isHidden(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"\(literal)\""
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }

    /// A value that is no array and no dictionary; `nil` for those.
    static func of(_ value: Any?) -> String? {
        switch value {
        case nil, is NSNull: "nil"
        case let text as String: of(text)
        case let flag as Bool: "\(flag)"
        case let number as Int: "\(number)"
        case let number as Double: of(number)
        case let date as Date: "Date(timeIntervalSinceReferenceDate: \(of(date.timeIntervalSinceReferenceDate)))"
        case let data as Data: "Data([\(data.map { "\($0)" }.joined(separator: ", "))])"
        default: nil
        }
    }

    private static func of(_ number: Double) -> String {
        if number.isNaN { return "Double.nan" }
        return number.isFinite ? "\(number)" : number < 0 ? "-Double.infinity" : "Double.infinity"
    }
}

extension Environment {
    /// What templates of resources are rendered in: what SwiftGen's are written for, and `swiftLiteral`, which writes a value as Swift does.
    package static func resources(loader: (any TemplateLoader)? = nil, spacing: Spacing = .smart) -> Environment {
        var environment = Environment.swift(loader: loader, spacing: spacing)
        let literal = Filter(
            "swiftLiteral",
            of: { value in
                guard let literal = SwiftLiteral.of(value) else {
                    throw TemplateError("Arrays and dictionaries have no literal of their own")
                }
                return literal
            })
        environment.extensions.append(Extension(filters: [literal]))
        return environment
    }
}
