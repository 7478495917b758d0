/// Texts as XML writes them.
package enum XMLText {
    /// A text between tags. Characters that no XML has become question marks.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text as an attribute's value, with its quotes.
    package static func quoted(_ text: String) -> String {
        let inner = escaped(text).unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            default: String(scalar)
            }
        }
        return "\"\(inner.joined())\""
    }
}
