import Foundation

extension Filter {
    /// `someName` as `some_name`; with `"false"` capital letters stay.
    static let camelToSnakeCase = Filter("camelToSnakeCase") { value, arguments in
        let text = try text(value, "camelToSnakeCase").separatedByUnderscores
        return try flag(arguments, 0, default: true, "camelToSnakeCase") ? text.lowercased() : text
    }

    /// `some_name` as `SomeName`; with `"true"` without underscores at the beginning.
    static let snakeToCamelCase = Filter("snakeToCamelCase") { value, arguments in
        let removes = try flag(arguments, 0, default: false, "snakeToCamelCase")
        return try text(value, "snakeToCamelCase").camelCase(removingLeadingUnderscores: removes)
    }

    /// A text whose first word is small; of capital letters in a row the last belongs to the next word.
    static let lowerFirstWord = Filter("lowerFirstWord", of: { try text($0, "lowerFirstWord").lowerFirstWord })

    /// A text as a name in Swift.
    static let swiftIdentifier = Filter("swiftIdentifier") { value, arguments in
        let text = try text(value, "swiftIdentifier")
        switch try mode(arguments, 0, IdentifierStyle.normal, "swiftIdentifier") {
        case .valid: return SwiftIdentifier.valid(text, capitalizingWords: false)
        case .normal: return SwiftIdentifier.valid(text, capitalizingWords: true)
        case .pretty:
            let normal = SwiftIdentifier.valid(text, capitalizingWords: true)
            return SwiftIdentifier.valid(normal.camelCase(removingLeadingUnderscores: true), capitalizingWords: true)
        }
    }

    /// A text in backticks, if it is a word of Swift's own.
    static let escapeReservedKeywords = Filter(
        "escapeReservedKeywords",
        of: { value in
            let text = try text(value, "escapeReservedKeywords")
            return SwiftIdentifier.keywords.contains(text) ? "`\(text)`" : text
        })

    private enum IdentifierStyle: String, CaseIterable { case normal, valid, pretty }
}

extension String {
    /// The words of `someURLName` with underscores between them, which also take the place of hyphens.
    fileprivate var separatedByUnderscores: String {
        func isCapital(_ unit: UInt16) -> Bool { (0x41...0x5A).contains(unit) }
        func isSmall(_ unit: UInt16) -> Bool { (0x61...0x7A).contains(unit) }
        func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

        let units = Array(utf16)
        // StencilSwiftKit looks at as many UTF-16 units as the text has characters, whatever underscores or emoji are in it.
        let limit = count
        // The last of several capital letters begins a word, if a small one comes after it.
        var words: [UInt16] = []
        for (index, unit) in units.enumerated() {
            if index > 0, index + 1 < limit, isCapital(unit), isSmall(units[index + 1]),
                isCapital(units[index - 1]) || isDigit(units[index - 1])
            {
                words.append(0x5F)
            }
            words.append(unit)
        }
        // Other capital letters begin one after a small letter or digit.
        var result: [UInt16] = []
        for (index, unit) in words.enumerated() {
            if index > 0, index < limit, isCapital(unit), isSmall(words[index - 1]) || isDigit(words[index - 1]) { result.append(0x5F) }
            result.append(unit == 0x2D ? 0x5F : unit)
        }
        return String(decoding: result, as: UTF16.self)
    }

    /// The parts between underscores, each with a capital first letter. Of a text without small letters the rest of each part is made small.
    fileprivate func camelCase(removingLeadingUnderscores: Bool) -> String {
        let isShouted = !utf16.prefix(count).contains { (0x61...0x7A).contains($0) }
        let text = isShouted ? separatedByUnderscores.lowercased() : self
        let parts = text.split(separator: "_").map { isShouted ? String($0).capitalized : String($0).upperFirstLetter }
        return (removingLeadingUnderscores ? "" : String(prefix { $0 == "_" })) + parts.joined()
    }

    fileprivate var lowerFirstWord: String {
        let scalars = unicodeScalars
        let rest = scalars.drop { $0.properties.generalCategory == .uppercaseLetter || $0.properties.generalCategory == .titlecaseLetter }
        var end = rest.startIndex
        let count = scalars.distance(from: scalars.startIndex, to: end)
        if count > 1, let next = rest.first, next.properties.generalCategory == .lowercaseLetter { end = scalars.index(before: end) }
        return String(self[..<end]).lowercased() + self[end...]
    }
}
