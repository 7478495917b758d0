import Foundation
import SampanFoundation

extension UITextFormattingViewController {
    /// Where lines stand. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/textalignment.
    public struct TextAlignment: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an alignment from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// At the left.
        public static let left = TextAlignment(rawValue: "left")
        /// In the middle.
        public static let center = TextAlignment(rawValue: "center")
        /// At the right.
        public static let right = TextAlignment(rawValue: "right")
        /// From edge to edge.
        public static let justified = TextAlignment(rawValue: "justified")
        /// As the text's language has it.
        public static let natural = TextAlignment(rawValue: "natural")
    }

    /// A kind of lists. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/textlist.
    public struct TextList: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With dots.
        public static let disc = TextList(rawValue: "disc")
        /// With hyphens.
        public static let hyphen = TextList(rawValue: "hyphen")
        /// With numbers.
        public static let decimal = TextList(rawValue: "decimal")
        /// A kind that the panel does not offer.
        public static let other = TextList(rawValue: "other")
    }

    /// A colour that text is highlighted in. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/highlight.
    public struct Highlight: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a highlight from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The tint.
        public static let `default` = Highlight(rawValue: "default")
        /// Purple.
        public static let purple = Highlight(rawValue: "purple")
        /// Pink.
        public static let pink = Highlight(rawValue: "pink")
        /// Orange.
        public static let orange = Highlight(rawValue: "orange")
        /// Mint.
        public static let mint = Highlight(rawValue: "mint")
        /// Blue.
        public static let blue = Highlight(rawValue: "blue")

        static let all: [Highlight] = [.default, .purple, .pink, .orange, .mint, .blue]

        var scheme: NSAttributedString.TextHighlightColorScheme { NSAttributedString.TextHighlightColorScheme(rawValue: rawValue) }
    }

    /// Attributes by a name. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/formattingstyle.
    public struct FormattingStyle: Equatable, Sendable {
        /// What the app knows the style by.
        public let styleKey: String
        /// The name for people.
        public let title: LocalizedStringResource
        /// The attributes that the name is shown in.
        public let attributes: AttributeContainer

        /// Creates a style.
        public init(styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer) {
            (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
        }

        /// Creates a style.
        public init(styleKey: String, title: LocalizedStringResource, attributes: [NSAttributedString.Key: Any]) {
            self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
        }
    }

    /// What the person changed. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/changevalue.
    public enum ChangeValue {
        /// Nothing that is known.
        case undefined
        case bold(Bool)
        case italic(Bool)
        case underline(Bool)
        case strikethrough(Bool)
        /// The font; the size of the text stays.
        case font(UIFont)
        /// The size in points.
        case fontSize(Double)
        case increaseFontSize
        case decreaseFontSize
        case textColor(UIColor)
        /// The height of lines in points.
        case lineHeight(Double)
        case increaseIndentation
        case decreaseIndentation
        /// The style of that key.
        case formattingStyle(String)
        /// The kind of list; `nil` for none.
        case textList(TextList?)
        case textAlignment(TextAlignment)
        /// The highlight; `nil` for none.
        case highlight(Highlight?)
    }

    /// Hears of changes, and makes them. See https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/delegate-swift.protocol.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        /// The person changed something: the app changes its text, and sets the panel's descriptor.
        func textFormattingViewController(_ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
        /// Whether the picker of fonts is to be shown; `true` by default.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool
        /// Whether the picker of colours is to be shown; `true` by default.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
        ) -> Bool
        /// The panel was closed. Does nothing by default.
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    }
}

extension UITextFormattingViewController.Delegate {
    /// `true`.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool { true }
    /// `true`.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool { true }
    /// Does nothing.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
