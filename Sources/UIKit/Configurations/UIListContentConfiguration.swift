import Foundation

/// An image, a text and a second text, as lists show them. See
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How an image is shown.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The dimension that suits symbols of all sizes, for `reservedLayoutSize`.
        nonisolated public static let standardDimension: CGFloat = -1

        /// How a symbol is shown.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(textStyle: .body)
        /// The colour of a symbol; `nil` for the view's tint colour.
        public var tintColor: UIColor?
        /// Changes the colour.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The size that the image may have at most, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image has, in points, so that the texts of several rows stand below each other; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero

        /// The colour that is shown where the tint is as given.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Whether both show the same. Transformers are not compared: two that do the same cannot be told from two that do not.
        nonisolated public static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated {
                a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                    && (a.tintColorTransformer == nil) == (b.tintColorTransformer == nil) && a.cornerRadius == b.cornerRadius
                    && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
            }
        }

        /// Hashes some of what is compared.
        nonisolated public func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated {
                hasher.combine(tintColor)
                hasher.combine(cornerRadius)
            }
        }
    }

    /// How a text is shown.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// Where text stands.
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// What is done with capital letters.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Changes the colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where the text stands.
        public var alignment = TextAlignment.natural
        /// How text breaks.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font becomes smaller where there is little room.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may become.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may stand closer before text is cut.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size that the person chose.
        public var adjustsFontForContentSizeCategory = true
        /// What is done with capital letters.
        public var transform = TextTransform.none

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.localizedUppercase
            case .lowercase: text?.localizedLowercase
            case .capitalized: text?.localizedCapitalized
            }
        }

        /// Whether both show the same. Transformers are not compared: two that do the same cannot be told from two that do not.
        nonisolated public static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated {
                a.font == b.font && a.color == b.color && (a.colorTransformer == nil) == (b.colorTransformer == nil)
                    && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
                    && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth && a.minimumScaleFactor == b.minimumScaleFactor
                    && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
                    && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory && a.transform == b.transform
            }
        }

        /// Hashes some of what is compared.
        nonisolated public func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated {
                hasher.combine(font)
                hasher.combine(numberOfLines)
            }
        }
    }

    /// The image.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes of its own, instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes of its own.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// Along which axes the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.both]
    /// The space around everything, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between image and texts, in points.
    public var imageToTextPadding: CGFloat
    /// The space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// How opaque everything is, from 0 to 1.
    public var alpha: CGFloat = 1
    /// What the state changes of the colours.
    private var role = Role.cell
    /// What of a list it is, if it looks as its list does.
    var part: ListPart?

    private enum Role: Hashable {
        case cell, header
    }

    private init(
        _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets, imagePadding: CGFloat = 16,
        role: Role = .cell
    ) {
        (textProperties, secondaryTextProperties, directionalLayoutMargins) = (text, secondary, margins)
        imageToTextPadding = imagePadding
        self.role = role
    }

    /// Makes a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: what is disabled is faint.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = adapted(to: state.traitCollection.listEnvironment)
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        if role == .cell, updated.textProperties.color == .label || updated.textProperties.color == .tertiaryLabel {
            updated.textProperties.color = isDisabled ? .tertiaryLabel : .label
        }
        return updated
    }

    /// Whether both show the same. Transformers are not compared: two that do the same cannot be told from two that do not.
    nonisolated public static func == (a: Self, b: Self) -> Bool {
        MainActor.assumeIsolated { a.hasSameContent(as: b) && a.hasSameLayout(as: b) }
    }

    private func hasSameContent(as other: Self) -> Bool {
        guard image == other.image, imageProperties == other.imageProperties, text == other.text, textProperties == other.textProperties,
            attributedText == other.attributedText
        else { return false }
        return secondaryText == other.secondaryText && secondaryAttributedText == other.secondaryAttributedText
            && secondaryTextProperties == other.secondaryTextProperties && alpha == other.alpha && role == other.role
    }

    private func hasSameLayout(as other: Self) -> Bool {
        guard axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins,
            directionalLayoutMargins == other.directionalLayoutMargins,
            prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
        else { return false }
        return imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
            && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
    }

    /// Hashes some of what is compared.
    nonisolated public func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(text)
            hasher.combine(secondaryText)
        }
    }
}

// MARK: - Styles

extension UIListContentConfiguration {
    private static func properties(_ font: UIFont, _ color: UIColor) -> TextProperties { TextProperties(font: font, color: color) }

    private static func margins(_ vertical: CGFloat, _ horizontal: CGFloat = 16) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// A cell.
    public static func cell() -> UIListContentConfiguration {
        Self(
            properties(.preferredFont(forTextStyle: .body), .label),
            properties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel),
            margins: margins(11))
    }

    /// A cell with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        Self(
            properties(.preferredFont(forTextStyle: .body), .label), properties(.preferredFont(forTextStyle: .caption1), .label),
            margins: margins(8))
    }

    /// A cell with a second text beside the first.
    public static func valueCell() -> UIListContentConfiguration {
        var cell = Self(
            properties(.preferredFont(forTextStyle: .body), .label), properties(.preferredFont(forTextStyle: .body), .secondaryLabel),
            margins: margins(11))
        cell.prefersSideBySideTextAndSecondaryText = true
        return cell
    }

    /// The header of a plain list's section.
    public static func plainHeader() -> UIListContentConfiguration {
        Self(
            properties(.systemFont(ofSize: 17, weight: .semibold), .label),
            properties(.preferredFont(forTextStyle: .body), .secondaryLabel),
            margins: margins(7), role: .header)
    }

    /// The footer of a plain list's section.
    public static func plainFooter() -> UIListContentConfiguration {
        Self(
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel),
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel), margins: margins(8), role: .header)
    }

    /// The header of a grouped list's section.
    public static func groupedHeader() -> UIListContentConfiguration {
        var header = Self(
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel),
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16), role: .header)
        header.textProperties.transform = .uppercase
        return header
    }

    /// The footer of a grouped list's section.
    public static func groupedFooter() -> UIListContentConfiguration {
        Self(
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel),
            properties(.preferredFont(forTextStyle: .footnote), .secondaryLabel), margins: margins(8), role: .header)
    }

    /// A large header of an inset grouped list's section.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(
            properties(.systemFont(ofSize: 20, weight: .bold), .label), properties(.preferredFont(forTextStyle: .body), .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 8, trailing: 16), role: .header)
    }

    /// A very large header of an inset grouped list's section.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(
            properties(.systemFont(ofSize: 22, weight: .bold), .label), properties(.preferredFont(forTextStyle: .body), .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 10, trailing: 16), role: .header)
    }

    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// A cell of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        Self(
            properties(.preferredFont(forTextStyle: .body), .label),
            properties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel),
            margins: margins(11))
    }

    /// A cell of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

    /// A cell of a list beside a sidebar, with a second text below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        Self(
            properties(.systemFont(ofSize: 20, weight: .semibold), .label),
            properties(.preferredFont(forTextStyle: .body), .secondaryLabel),
            margins: margins(11), role: .header)
    }
}

extension UIListContentConfiguration.TextProperties {
    fileprivate init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The properties by their names.
    nonisolated public var customMirror: Mirror {
        ConfigurationText.mirror {
            Mirror(
                self,
                children: [
                    "image": image as Any, "imageProperties": imageProperties, "text": text as Any,
                    "attributedText": attributedText as Any, "textProperties": textProperties,
                    "secondaryText": secondaryText as Any, "secondaryAttributedText": secondaryAttributedText as Any,
                    "secondaryTextProperties": secondaryTextProperties,
                    "axesPreservingSuperviewLayoutMargins": axesPreservingSuperviewLayoutMargins,
                    "directionalLayoutMargins": directionalLayoutMargins,
                    "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText,
                    "imageToTextPadding": imageToTextPadding,
                    "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding,
                    "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding, "alpha": alpha,
                ], displayStyle: .struct)
        }
    }

    /// The type and the properties.
    nonisolated public var description: String { ConfigurationText.text(customMirror, UIListContentConfiguration.self) }

    /// The type and the properties.
    nonisolated public var debugDescription: String { description }
}
