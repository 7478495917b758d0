/// What a format's arguments are, by their positions: `%@` an object, `%lld` a whole number, and so on.
package struct FormatArguments: Hashable, Sendable {
    /// A kind of argument, as the machine passes it.
    package enum Kind: String, Sendable {
        case object = "an object (%@)"
        case integer = "a whole number of 32 bits"
        case long = "a whole number of 64 bits"
        case real = "a number with a fraction"
        case character = "a character"
        case text = "a C string"
        case pointer = "a pointer"
    }

    /// Why a format cannot be used.
    package struct Fault: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    /// The kinds by their positions, from 1.
    package private(set) var kinds: [Int: Kind] = [:]
    /// The variables (`%#@files@`) by their positions.
    package private(set) var variables: Set<String> = []

    /// Reads a format.
    ///
    /// - Throws: `Fault` where it asks one argument for two kinds, or for one that nobody can give.
    package init(_ format: String) throws(Fault) {
        var next = 1
        for conversion in try FormatConversion.all(in: format) {
            guard let kind = conversion.kind else { continue }
            if conversion.position == nil {
                // A width or a precision of an argument's own (`*`) comes before it.
                for _ in 0..<conversion.stars {
                    try note(.integer, at: next)
                    next += 1
                }
            }
            let place = conversion.position ?? next
            if conversion.position == nil { next += 1 }
            if let variable = conversion.variable {
                variables.insert(variable)
                continue
            }
            try note(kind, at: place)
        }
    }

    private mutating func note(_ kind: Kind, at position: Int) throws(Fault) {
        if let other = kinds[position], other != kind {
            throw Fault(description: "argument \(position) is \(other.rawValue) and \(kind.rawValue) in the same text")
        }
        kinds[position] = kind
    }

    /// What differs from another text's arguments, in one sentence; `nil` where nothing does. A translation may leave arguments out in
    /// forms of plurals only.
    package func difference(from source: FormatArguments, mayLeaveOut: Bool) -> String? {
        for (position, kind) in kinds.sorted(by: { $0.key < $1.key }) {
            guard let other = source.kinds[position] else {
                // What a variable stands for is said elsewhere.
                guard source.variables.isEmpty, variables.isEmpty else { continue }
                return "argument \(position), \(kind.rawValue), is none of the source's"
            }
            if other != kind { return "argument \(position) is \(kind.rawValue); the source's is \(other.rawValue)" }
        }
        if let extra = variables.subtracting(source.variables).sorted().first { return "the variable \"\(extra)\" is none of the source's" }
        guard !mayLeaveOut else { return nil }
        if let gone = source.kinds.keys.sorted().first(where: { kinds[$0] == nil }), variables.isEmpty {
            return "argument \(gone) of the source is missing"
        }
        if let gone = source.variables.subtracting(variables).sorted().first { return "the variable \"\(gone)\" of the source is missing" }
        return nil
    }
}

/// One conversion of a format, with its place in the text's bytes.
struct FormatConversion {
    var range: Range<Int>
    var position: Int?
    /// How many `*` stand for a width or a precision.
    var stars = 0
    /// `nil` for `%%` and `%n`.
    var kind: FormatArguments.Kind?
    /// The name in `%#@name@`.
    var variable: String?

    /// The conversions of a text, in their order.
    ///
    /// - Throws: `FormatArguments.Fault` for a position that no argument has.
    static func all(in format: String) throws(FormatArguments.Fault) -> [FormatConversion] {
        let bytes = Array(format.utf8)
        var found: [FormatConversion] = []
        var place = 0
        while let percent = bytes[place...].firstIndex(of: UInt8(ascii: "%")) {
            guard let conversion = try conversion(in: bytes, at: percent) else {
                place = percent + 1
                continue
            }
            found.append(conversion)
            place = conversion.range.upperBound
        }
        return found
    }

    private static func conversion(in bytes: [UInt8], at percent: Int) throws(FormatArguments.Fault) -> FormatConversion? {
        var place = percent + 1
        func byte() -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        var result = FormatConversion(range: percent..<percent + 1)
        let start = place
        while isDigit(byte()) { place += 1 }
        if place > start, byte() == UInt8(ascii: "$") {
            guard let position = Int(String(decoding: bytes[start..<place], as: UTF8.self)), (1...1_000).contains(position) else {
                throw FormatArguments.Fault(description: "there is no argument of that position")
            }
            result.position = position
            place += 1
        } else {
            place = start
        }
        if byte() == UInt8(ascii: "#"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "@") {
            let name = place + 2
            guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "@")), end > name else { return nil }
            result.variable = String(decoding: bytes[name..<end], as: UTF8.self)
            result.kind = .long
            result.range = percent..<end + 1
            return result
        }
        while "-+ #0'".utf8.contains(byte()) { place += 1 }
        for isPrecision in [false, true] {
            if isPrecision {
                guard byte() == UInt8(ascii: ".") else { continue }
                place += 1
            }
            if byte() == UInt8(ascii: "*") {
                result.stars += 1
                place += 1
            }
            while isDigit(byte()) { place += 1 }
        }
        let length = place
        while "hlqzjtL".utf8.contains(byte()), place - length < 2 { place += 1 }
        let isLong = bytes[length..<place].contains { "lqzjt".utf8.contains($0) }
        switch byte() {
        case UInt8(ascii: "%"): result.kind = nil
        case UInt8(ascii: "@"): result.kind = .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
            result.kind = isLong ? .long : .integer
        case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): result.kind = .long
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"),
            UInt8(ascii: "a"), UInt8(ascii: "A"):
            result.kind = .real
        case UInt8(ascii: "c"), UInt8(ascii: "C"): result.kind = .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): result.kind = .text
        case UInt8(ascii: "p"): result.kind = .pointer
        default: return nil
        }
        // "100% sure" is no format: a space before a letter is a flag for numbers only by accident.
        if bytes[percent + 1..<place].contains(0x20) { return nil }
        result.range = percent..<place + 1
        return result
    }

    /// A text without its conversions.
    static func words(of format: String) -> String {
        guard let conversions = try? all(in: format) else { return format }
        var bytes = Array(format.utf8)
        for conversion in conversions.reversed() { bytes.removeSubrange(conversion.range) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A format whose conversions all name their positions, as `genstrings` writes those that have several.
    static func positional(_ format: String) -> String {
        guard let conversions = try? all(in: format) else { return format }
        let real = conversions.filter { $0.kind != nil }
        guard real.count > 1, real.allSatisfy({ $0.position == nil && $0.stars == 0 && $0.variable == nil }) else { return format }
        var bytes = Array(format.utf8)
        for (number, conversion) in real.enumerated().reversed() {
            bytes.insert(contentsOf: Array("\(number + 1)$".utf8), at: conversion.range.lowerBound + 1)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
