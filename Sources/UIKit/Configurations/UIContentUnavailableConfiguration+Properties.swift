import Foundation

extension UIContentUnavailableConfiguration {
    /// How an image is shown.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// How a symbol is shown.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// The colour of a symbol, and of the wheel of content that is loading; `nil` for the view's tint colour.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The size that the image may have at most, in points; 0 for no limit.
        public var maximumSize = CGSize.zero

        /// Whether both show the same.
        nonisolated public static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated {
                a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                    && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
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
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
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

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        /// Whether both show the same.
        nonisolated public static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated {
                a.font == b.font && a.color == b.color && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
                    && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth && a.minimumScaleFactor == b.minimumScaleFactor
                    && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
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

    /// What a button does.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable {
        /// What is done when it is tapped.
        public var primaryAction: UIAction?
        /// The menu that opens, at once if there is nothing else to do.
        public var menu: UIMenu?
        /// Whether it takes touches.
        public var isEnabled = true
        /// What it is for.
        public var role = UIButton.Role.normal

        /// Whether both do the same.
        nonisolated public static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated {
                a.primaryAction === b.primaryAction && a.menu === b.menu && a.isEnabled == b.isEnabled && a.role == b.role
            }
        }

        /// Hashes some of what is compared.
        nonisolated public func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated {
                hasher.combine(isEnabled)
                hasher.combine(role)
            }
        }
    }
}

/// The state of what is shown where there is nothing to show.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// What was looked for: the text of the controller's search bar, if it has one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state of traits, with nothing else.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
