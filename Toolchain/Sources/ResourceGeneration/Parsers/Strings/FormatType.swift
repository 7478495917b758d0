/// The types of what formats are given: `%d`, `%@` and so on.
enum FormatType: String, Sendable {
    case object = "String"
    case float = "Float"
    case int = "Int"
    case char = "CChar"
    case cString = "UnsafePointer<CChar>"
    case pointer = "UnsafeRawPointer"

    /// The type by a conversion's letter.
    init?(_ letter: UInt8) {
        if letter == UInt8(ascii: "@") {
            self = .object
            return
        }
        switch letter | 0x20 {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"): self = .float
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "x"): self = .int
        case UInt8(ascii: "c"): self = .char
        case UInt8(ascii: "s"): self = .cString
        case UInt8(ascii: "p"): self = .pointer
        default: return nil
        }
    }

    /// Two conversions that ask the same argument for different types.
    struct Conflict: Error {
        let previous, new: FormatType

        var message: String { "Invalid placeholder type \(new) (previous: \(previous))" }
    }

    /// The types of a format's arguments, in the arguments' order.
    ///
    /// Positions that nothing is said of are left out, as Foundation passes over them.
    ///
    /// - Throws: `Conflict`.
    static func all(in format: String) throws -> [FormatType] {
        var types: [Int: FormatType] = [:]
        var next = 1
        for conversion in conversions(in: format) {
            // "%0$@" is no conversion.
            if let position = conversion.position, position <= 0 { continue }
            let position = conversion.position ?? next
            if conversion.position == nil { next += 1 }
            if let previous = types[position], previous != conversion.type { throw Conflict(previous: previous, new: conversion.type) }
            types[position] = conversion.type
        }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The conversions of a format, with the positions that they name.
    ///
    /// Width and precision have one digit, as SwiftGen reads formats: what it does not take for a conversion, existing code does not pass.
    static func conversions(in format: String) -> [(position: Int?, type: FormatType)] {
        let bytes = Array(format.utf8)
        var found: [(position: Int?, type: FormatType)] = []
        var place = 0
        while let percent = bytes[place...].firstIndex(of: UInt8(ascii: "%")) {
            var end = percent
            while end < bytes.count, bytes[end] == UInt8(ascii: "%") { end += 1 }
            place = end
            // Two signs are one that is shown.
            guard (end - percent) % 2 == 1, let (conversion, next) = conversion(in: bytes, at: end) else { continue }
            found.append(conversion)
            place = next
        }
        return found
    }

    private static func conversion(in bytes: [UInt8], at start: Int) -> ((position: Int?, type: FormatType), end: Int)? {
        var place = start
        func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        var position: Int?
        var digits = place
        while isDigit(byte(digits)) { digits += 1 }
        if digits > place, byte(digits) == UInt8(ascii: "$") {
            position = Int(String(decoding: bytes[place..<digits], as: UTF8.self))
            place = digits + 1
        }
        if "-+# 0".utf8.contains(byte(place)) { place += 1 }
        if isDigit(byte(place)) { place += 1 }
        if byte(place) == UInt8(ascii: "."), isDigit(byte(place + 1)) { place += 2 }
        let letter = place
        // Lengths stand before whole numbers only.
        switch byte(place) | 0x20 {
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            place += 1
            if byte(place) | 0x20 == byte(place - 1) | 0x20 { place += 1 }
        case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"): place += 1
        default: break
        }
        guard let type = FormatType(byte(place)), place == letter || type == .int else { return nil }
        return ((position, type), place + 1)
    }
}
