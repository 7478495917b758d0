import Foundation

extension UIButton {
    /// How a button looks. See https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct.
    @preconcurrency @MainActor
    public struct Configuration: Hashable {
        /// How large a button is.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium
            /// Smaller.
            case small
            /// The smallest.
            case mini
            /// Larger.
            case large
        }

        /// How the corners of the background are rounded.
        public enum CornerStyle: Int, Sendable {
            /// By the background's own radius.
            case fixed = -1
            /// By the background's own radius, which grows with the size of text.
            case dynamic = 0
            /// A little.
            case small = 1
            /// As the system's.
            case medium = 2
            /// More.
            case large = 3
            /// So that the ends are half circles.
            case capsule = 4
        }

        /// Where title and subtitle stand beneath each other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle if the image is above or below them, at the leading edge otherwise.
            case automatic
            /// At the leading edge.
            case leading
            /// In the middle.
            case center
            /// At the trailing edge.
            case trailing
        }

        enum Style { case plain, tinted, gray, filled }

        let style: Style

        /// The background.
        public var background = UIBackgroundConfiguration()
        /// How the corners are rounded.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { setDefaultContentInsets() } }
        }
        /// The colour that title and image take.
        public var baseForegroundColor: UIColor?
        /// The colour that the background takes.
        public var baseBackgroundColor: UIColor?
        /// The image.
        public var image: UIImage?
        /// Changes the image's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The look of symbols that say nothing about it themselves.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a turning wheel stands for the image.
        public var showsActivityIndicator = false
        /// Changes the wheel's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The title.
        public var title: String? {
            didSet { if title != oldValue { attributedTitle = nil } }
        }
        /// The title with its attributes.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line below the title.
        public var subtitle: String? {
            didSet { if subtitle != oldValue { attributedSubtitle = nil } }
        }
        /// The line below the title with its attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How titles that do not fit end.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How subtitles that do not fit end.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The distance of the content from the bounds, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasOwnInsets = true }
        }
        /// The side of the titles on which the image stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance of the image from the titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance of the subtitle from the title, in points.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand beneath each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks selected.
        public var automaticallyUpdateForSelection = true

        private var hasOwnInsets = false

        /// Whether both show the same. Transformers are not compared: two that do the same cannot be told from two that do not.
        nonisolated public static func == (left: Configuration, right: Configuration) -> Bool {
            MainActor.assumeIsolated {
                left.hasSameBackground(as: right) && left.hasSameImage(as: right) && left.hasSameTitles(as: right)
                    && left.hasSameLayout(as: right)
            }
        }

        /// Hashes some of what is compared.
        nonisolated public func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated {
                hasher.combine(style)
                hasher.combine(title)
                hasher.combine(subtitle)
                hasher.combine(buttonSize)
                hasher.combine(background)
            }
        }

        private func hasSameBackground(as other: Configuration) -> Bool {
            style == other.style && background == other.background && baseBackgroundColor == other.baseBackgroundColor
                && baseForegroundColor == other.baseForegroundColor
                && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
        }

        private func hasSameImage(as other: Configuration) -> Bool {
            image == other.image && (imageColorTransformer == nil) == (other.imageColorTransformer == nil)
                && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
                && showsActivityIndicator == other.showsActivityIndicator
                && (activityIndicatorColorTransformer == nil) == (other.activityIndicatorColorTransformer == nil)
        }

        private func hasSameTitles(as other: Configuration) -> Bool {
            guard title == other.title, attributedTitle == other.attributedTitle, subtitle == other.subtitle,
                attributedSubtitle == other.attributedSubtitle
            else { return false }
            return (titleTextAttributesTransformer == nil) == (other.titleTextAttributesTransformer == nil)
                && (subtitleTextAttributesTransformer == nil) == (other.subtitleTextAttributesTransformer == nil)
                && titleLineBreakMode == other.titleLineBreakMode && subtitleLineBreakMode == other.subtitleLineBreakMode
                && titleAlignment == other.titleAlignment
        }

        private func hasSameLayout(as other: Configuration) -> Bool {
            cornerStyle == other.cornerStyle && buttonSize == other.buttonSize && contentInsets == other.contentInsets
                && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding && titlePadding == other.titlePadding
        }

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.defaultInsets(.medium)
            background.cornerRadius = 5.95
        }

        /// A button of text and image alone.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A button on a faint background of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A button on a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A button on a background of the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A button without border.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A button with a border.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A button with a border in the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A button that stands out.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func defaultInsets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Takes the insets of the size again.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.defaultInsets(buttonSize)
            hasOwnInsets = false
        }

        /// The configuration with its colours fitted to a button's state.
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            let state = button.state
            let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor!
            var foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
            var fill: UIColor
            switch style {
            case .plain: fill = baseBackgroundColor ?? .clear
            case .tinted: fill = (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
            case .gray: fill = baseBackgroundColor ?? .tertiarySystemFill
            case .filled: fill = baseBackgroundColor ?? tint
            }
            if state.contains(.selected), automaticallyUpdateForSelection {
                switch style {
                case .plain: fill = (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
                case .tinted, .gray:
                    fill = baseBackgroundColor ?? tint
                    foreground = baseForegroundColor ?? .white
                case .filled: break
                }
            }
            if state.contains(.disabled) {
                foreground = .tertiaryLabel
                if style != .plain { fill = .tertiarySystemFill }
            } else if state.contains(.highlighted) {
                if style == .plain, !state.contains(.selected) {
                    foreground = Self.faded(foreground, 0.75)
                } else {
                    fill = Self.faded(fill, 0.75)
                    foreground = Self.faded(foreground, style == .filled ? 0.75 : 0.85)
                }
            }
            result.baseForegroundColor = foreground
            if background.backgroundColor == nil { result.background.backgroundColor = fill }
            return result
        }

        private static func faded(_ color: UIColor, _ factor: CGFloat) -> UIColor {
            UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
            }
        }

        var titleFont: UIFont { .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body) }
        var subtitleFont: UIFont {
            .preferredFont(forTextStyle: buttonSize == .mini ? .caption2 : buttonSize == .large ? .footnote : .caption1)
        }

        /// The radius of the corners of a background of a size, in points.
        func cornerRadius(in size: CGSize) -> CGFloat {
            let radius: CGFloat
            switch cornerStyle {
            case .fixed: radius = background.cornerRadius
            case .dynamic: radius = UIFontMetrics.default.scaledValue(for: background.cornerRadius)
            case .small: radius = 4
            case .medium: radius = 8
            case .large: radius = 12
            case .capsule: radius = min(size.width, size.height) / 2
            }
            return min(radius, min(size.width, size.height) / 2)
        }
    }
}
