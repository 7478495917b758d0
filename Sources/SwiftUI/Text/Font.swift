import UIKit

/// A font, chosen when the environment is known. See https://developer.apple.com/documentation/swiftui/font.
public struct Font: Hashable, Sendable {
    /// What a text is in a document. See https://developer.apple.com/documentation/swiftui/font/textstyle.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// How bold a font is. See https://developer.apple.com/documentation/swiftui/font/weight.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        /// The thinnest.
        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        /// Thin.
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        /// Light.
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        /// As usual.
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        /// A little bolder.
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        /// Bolder.
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        /// Bold.
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        /// Very bold.
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        /// The boldest.
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// A look of the system's font. See https://developer.apple.com/documentation/swiftui/font/design.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var uiKit: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How far apart lines are. See https://developer.apple.com/documentation/swiftui/font/leading.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    private enum Source: Hashable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, TextStyle?)
        case uiKit(UIFont)
    }

    private var source: Source
    private var weightChange: Weight?
    private var isItalicChange = false
    private var digits = false
    private var mono = false
    private var leadingChange = Leading.standard

    private init(_ source: Source) { self.source = source }

    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of titles.
    public static let title = system(.title)
    /// The font of titles of the second rank.
    public static let title2 = system(.title2)
    /// The font of titles of the third rank.
    public static let title3 = system(.title3)
    /// The font of headlines.
    public static let headline = system(.headline)
    /// The font of lines below headlines.
    public static let subheadline = system(.subheadline)
    /// The font of text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The font of captions of the second rank.
    public static let caption2 = system(.caption2)

    /// The font of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }
    /// The system's font in a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.system(size, weight, design)) }
    /// A font by its name, growing with the user's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
    /// A font by its name, growing as a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }
    /// A font by its name, always of the same size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }
    /// Creates a font of UIKit's.
    public init(_ font: UIFont) { source = .uiKit(font) }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// The font, of another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weightChange = weight } }
    /// The font, bold.
    public func bold() -> Font { weight(.bold) }
    /// The font, leaning.
    public func italic() -> Font { with { $0.isItalicChange = true } }
    /// The font, with digits of one width.
    public func monospacedDigit() -> Font { with { $0.digits = true } }
    /// The font, with letters of one width.
    public func monospaced() -> Font { with { $0.mono = true } }

    /// The font, with lines closer or farther apart where it is the system's.
    public func leading(_ leading: Leading) -> Font { with { $0.leadingChange = leading } }

    /// UIKit's font in an environment.
    func uiFont(in environment: EnvironmentValues) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: environment.dynamicTypeSize.category)
        let weight = weightChange ?? environment.fontWeight
        var font: UIFont
        var design = environment.fontDesign
        switch source {
        case .style(let style, let ownDesign, let own):
            font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
            if let weight = weight ?? own {
                font = UIFont.systemFont(ofSize: font.pointSize, weight: UIFont.Weight(rawValue: weight.value))
            }
            design = ownDesign ?? design
        case .system(let size, let own, let ownDesign):
            font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: (weight ?? own)?.value ?? 0))
            design = ownDesign ?? design
        case .custom(let name, let size, let style):
            var base = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            if let weight { base = base.with(weight: weight) }
            font = style.map { UIFontMetrics(forTextStyle: $0.uiKit).scaledFont(for: base, compatibleWith: traits) } ?? base
            design = nil
        case .uiKit(let own):
            font = weight.map { own.with(weight: $0) } ?? own
            design = nil
        }
        if digits { font = UIFont.monospacedDigitSystemFont(ofSize: font.pointSize, weight: UIFont.Weight(rawValue: weight?.value ?? 0)) }
        if mono { design = .monospaced }
        if let design, design != .default, let descriptor = font.fontDescriptor.withDesign(design.uiKit) {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        if isItalicChange || environment.isItalic { font = font.leaning }
        switch leadingChange {
        case .standard: return font
        case .tight: return font.with(.traitTightLeading)
        case .loose: return font.with(.traitLooseLeading)
        }
    }
}

extension UIFont {
    func with(weight: Font.Weight) -> UIFont {
        if weight.value >= Font.Weight.semibold.value,
            let bold = fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(.traitBold))
        {
            return UIFont(descriptor: bold, size: pointSize)
        }
        let descriptor = fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight(rawValue: weight.value)]
        ])
        return UIFont(descriptor: descriptor, size: pointSize)
    }

    var leaning: UIFont { with(.traitItalic) }

    /// The font with more traits; the same one where it has no face with them.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits)).map { UIFont(descriptor: $0, size: pointSize) }
            ?? self
    }
}
