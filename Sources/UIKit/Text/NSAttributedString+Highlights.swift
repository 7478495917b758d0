import Foundation

extension NSAttributedString {
    /// How text is highlighted. See https://developer.apple.com/documentation/foundation/nsattributedstring/texthighlightstyle.
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With colour behind it.
        public static let `default` = TextHighlightStyle(rawValue: "default")
    }

    /// The colour that text is highlighted in. See https://developer.apple.com/documentation/foundation/nsattributedstring/texthighlightcolorscheme.
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a scheme from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The view's tint.
        public static let `default` = TextHighlightColorScheme(rawValue: "default")
        /// Purple.
        public static let purple = TextHighlightColorScheme(rawValue: "purple")
        /// Pink.
        public static let pink = TextHighlightColorScheme(rawValue: "pink")
        /// Orange.
        public static let orange = TextHighlightColorScheme(rawValue: "orange")
        /// Mint.
        public static let mint = TextHighlightColorScheme(rawValue: "mint")
        /// Blue.
        public static let blue = TextHighlightColorScheme(rawValue: "blue")

        /// The colour, in a view with a tint.
        func color(tint: UIColor) -> UIColor {
            switch self {
            case .purple: .systemPurple
            case .pink: .systemPink
            case .orange: .systemOrange
            case .mint: .systemMint
            case .blue: .systemBlue
            default: tint
            }
        }
    }
}

extension NSAttributedString.Key {
    /// A `TextHighlightStyle`: text views show the text highlighted.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    /// The `TextHighlightColorScheme` of text that is highlighted; the default one if there is none.
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}
