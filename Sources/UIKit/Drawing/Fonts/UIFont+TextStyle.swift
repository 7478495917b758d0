import Foundation
import SampanTextLayout

extension UIFont {
    /// A purpose of text, for which a person chooses the size. See https://developer.apple.com/documentation/uikit/uifont/textstyle.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The large title of a navigation bar.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first level of headings.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second level of headings.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third level of headings.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings in the size of the body.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings below headings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font for a text style in the size that a person prefers.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a text style in the size that the traits prefer.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = TextStyleSizes.size(of: style, in: .resolved(traitCollection))
        return UIFont(
            face: FontLibrary.shared.systemFace(size: size, weight: TextStyleSizes.weight(of: style).rawValue), textStyle: style)
    }
}

extension UIContentSizeCategory {
    /// The category of the traits, or the one in force where they leave it open.
    static func resolved(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
        let current = UITraitCollection.current.preferredContentSizeCategory
        if current != .unspecified { return current }
        let host = UITraitCollection.host.preferredContentSizeCategory
        return host == .unspecified ? .large : host
    }
}

/// The sizes of the text styles at every content size category, as Apple's Human Interface Guidelines list them.
enum TextStyleSizes {
    private static let table: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// In points. A style that is not Apple's is as large as the body.
    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let sizes = table[style] ?? table[.body]!
        return sizes[UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3]
    }

    /// Whether a style is Apple's.
    static func has(_ style: UIFont.TextStyle) -> Bool { table[style] != nil }

    /// The distances of lines, in points, by the fonts' sizes from 11 on, as Apple's guidelines have them.
    private static let leadings: [CGFloat: CGFloat] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30, 25: 31, 26: 32,
        27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52,
        47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
    ]

    /// The distance of lines, in points.
    static func leading(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let size = size(of: style, in: category)
        return leadings[size] ?? (size * 1.2).rounded()
    }

    static func weight(of style: UIFont.TextStyle) -> UIFont.Weight { style == .headline ? .semibold : .regular }
}
