import Foundation
import SampanTextLayout

/// Where lines stand between the margins.
public enum NSTextAlignment: Int, Sendable {
    /// At the left margin.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right margin.
    case right = 2
    /// At both margins.
    case justified = 3
    /// Where the app's language begins.
    case natural = 4
}

/// What becomes of text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on on the next line, word by word.
    case byWordWrapping = 0
    /// It goes on on the next line, character by character.
    case byCharWrapping = 1
    /// It is cut at the margin.
    case byClipping = 2
    /// An ellipsis stands for its beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands for its end.
    case byTruncatingTail = 4
    /// An ellipsis stands for its middle.
    case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter is.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How lines below and through text look. See https://developer.apple.com/documentation/uikit/nsunderlinestyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a style from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only along words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How strings are measured and drawn. See https://developer.apple.com/documentation/uikit/nsstringdrawingoptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates options from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's origin is the text's top left and not its baseline, and text wraps.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The fonts' recommended gap separates lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Text is measured by what its glyphs cover, and not by how high lines are and how far glyphs move the pen.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// An ellipsis ends the last line that fits.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
