import Foundation

/// The modifiers of setting references: `$(PRODUCT_NAME:rfc1034identifier)`.
enum SettingModifier {
    static func apply(_ operation: String, _ argument: String?, to value: String) -> String {
        switch operation {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "rfc1034identifier":
            return String(
                value.unicodeScalars.map { scalar -> Character in
                    let isKept =
                        scalar.isASCII && (isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)) || scalar == "-" || scalar == ".")
                    return isKept ? Character(scalar) : "-"
                })
        case "c99extidentifier": return identifier(value, allowsUnicode: true)
        case "identifier", "c99identifier": return identifier(value, allowsUnicode: false)
        case "default": return value.isEmpty ? argument ?? "" : value
        case "quote": return value.contains(" ") ? value.replacingOccurrences(of: " ", with: "\\ ") : value
        case "standardizepath": return (value as NSString).standardizingPath
        case "file":
            return argument.map { join((value as NSString).deletingLastPathComponent, $0) } ?? (value as NSString).lastPathComponent
        case "dir":
            guard let argument else {
                let directory = (value as NSString).deletingLastPathComponent
                return directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
            }
            return join(argument, (value as NSString).lastPathComponent)
        case "base":
            let last = (value as NSString).lastPathComponent as NSString
            guard let argument else { return last.deletingPathExtension }
            let suffix = last.pathExtension.isEmpty ? "" : "." + last.pathExtension
            return join((value as NSString).deletingLastPathComponent, argument + suffix)
        case "suffix":
            let suffix = (value as NSString).pathExtension
            guard let argument else { return suffix.isEmpty ? "" : "." + suffix }
            return (value as NSString).deletingPathExtension + argument
        case "not": return PropertyList.string(value).boolean == true ? "NO" : "YES"
        default: return value
        }
    }

    private static func join(_ directory: String, _ name: String) -> String {
        directory.isEmpty || directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// A C identifier: other characters and a leading digit become underscores.
    private static func identifier(_ value: String, allowsUnicode: Bool) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            let isASCII = scalar.isASCII && (isLetter(UInt8(scalar.value)) || scalar == "_")
            let isNumber = scalar.isASCII && isDigit(UInt8(scalar.value))
            let isOther = allowsUnicode && !scalar.isASCII && (scalar.properties.isXIDContinue || scalar.properties.isEmoji)
            if isNumber && text.isEmpty {
                text += "_"
            } else if isASCII || isNumber || isOther {
                text.unicodeScalars.append(scalar)
            } else {
                text += "_"
            }
        }
        return text
    }
}
