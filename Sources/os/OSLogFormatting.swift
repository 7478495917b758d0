import Foundation

/// How a whole number is written in a message. See https://developer.apple.com/documentation/os/oslogintegerformatting.
public struct OSLogIntegerFormatting: Equatable, Sendable {
    var radix = 10
    var prefix = ""
    var uppercase = false
    var explicitPlus = false
    var minDigits = 1

    /// With ten digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// With ten digits.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(explicitPlus: explicitPositiveSign)
    }
    /// With ten digits, zeros in front.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(explicitPlus: explicitPositiveSign, minDigits: minDigits())
    }
    /// With sixteen digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// With sixteen digits.
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase, explicitPlus: explicitPositiveSign)
    }
    /// With sixteen digits, zeros in front.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase, explicitPlus: explicitPositiveSign, minDigits: minDigits())
    }
    /// With eight digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(0, min(minDigits, 1000) - digits.count))
        return (value < 0 ? "-" : explicitPlus ? "+" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written in a message. See https://developer.apple.com/documentation/os/oslogfloatformatting.
public struct OSLogFloatFormatting: Equatable, Sendable {
    var letter = "f"
    var precision: Int?
    var explicitPlus = false
    var uppercase = false

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With six digits behind the point.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(explicitPlus: explicitPositiveSign, uppercase: uppercase)
    }
    /// With so many digits behind the point.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision(), explicitPlus: explicitPositiveSign, uppercase: uppercase)
    }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
    /// With an exponent and so many digits behind the point.
    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "e", precision: precision(), explicitPlus: explicitPositiveSign, uppercase: uppercase)
    }
    /// With an exponent where it is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
    /// With an exponent where it is shorter, and so many digits.
    public static func hybrid(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "g", precision: precision(), explicitPlus: explicitPositiveSign, uppercase: uppercase)
    }

    func text(_ value: Double) -> String {
        let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
        return String(format: "%\(explicitPlus ? "+" : "")\(digits)\(uppercase ? letter.uppercased() : letter)", value)
    }
}

/// Where a value stands within its columns. See https://developer.apple.com/documentation/os/oslogstringalignment.
public struct OSLogStringAlignment: Equatable, Sendable {
    let columns: Int
    let isLeft: Bool

    /// Nowhere in particular.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }
    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func text(_ text: String) -> String {
        let room = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
        return isLeft ? text + room : room + text
    }
}

extension OSLogInterpolation {
    /// Adds a whole number.
    public mutating func appendInterpolation<Number: BinaryInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(format.text(number()))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(format.text(Double(number())))
    }

    /// Adds a value within columns.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text("\(value())")
    }
}

extension OSLogPrivacy {
    /// What stands for a value that may not be read.
    public enum Mask: Sendable {
        /// A number that is the same for equal values.
        case hash
        /// Nothing.
        case none
    }

    /// The device's owner; others see what stands for the value. Here everybody may read it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The device's owner, if at all; others see what stands for the value. Here everybody may read it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// What is right for the value's type; others see what stands for the value. Here everybody may read it.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
