import Foundation
import SampanFoundation

extension AttributeScopes {
    /// The attributes that UIKit shows. See https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The attributes of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character, beside kerning.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the line below the text.
        public let underlineColor: UnderlineColorAttribute
        /// The outline's colour.
        public let strokeColor: StrokeColorAttribute
        /// The outline's width, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// Points by which the baseline is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// What an app knows an item of a text by.
        public let textItemTag: TextItemTagAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIFont
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The key of the paragraph's attributes.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = NSParagraphStyle
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The key of the text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIColor
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The key of the colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIColor
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The key of kerning.
        public enum KernAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = CGFloat
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The key of tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = CGFloat
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = NSUnderlineStyle
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The key of the line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = NSUnderlineStyle
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The key of the colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIColor
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The key of the colour of the line below the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIColor
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The key of the outline's colour.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = UIColor
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// The key of the outline's width.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = CGFloat
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The key of the shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = NSShadow
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        /// The key of what an app knows an item of a text by.
        public enum TextItemTagAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = String
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.textItemTag.rawValue
        }
        /// The key of the baseline's offset.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The kind of the value.
            public typealias Value = CGFloat
            /// The key in an attributed string.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    /// The attributes that UIKit shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

private enum UIKitBridge {
    private typealias Keys = AttributeScopes.UIKitAttributes

    private static func lines(_ value: Any) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    @section(".init_array") @used private static let register: @convention(c) () -> Void = {
        BridgedAttributes.register([
            BridgedAttribute(.font, Keys.FontAttribute.self),
            BridgedAttribute(.paragraphStyle, Keys.ParagraphStyleAttribute.self),
            BridgedAttribute(.foregroundColor, Keys.ForegroundColorAttribute.self),
            BridgedAttribute(.backgroundColor, Keys.BackgroundColorAttribute.self),
            BridgedAttribute(.kern, Keys.KernAttribute.self, older: { $0 }, newer: { number($0) }),
            BridgedAttribute(.tracking, Keys.TrackingAttribute.self, older: { $0 }, newer: { number($0) }),
            BridgedAttribute(.strikethroughStyle, Keys.StrikethroughStyleAttribute.self, older: { $0.rawValue }, newer: { lines($0) }),
            BridgedAttribute(.underlineStyle, Keys.UnderlineStyleAttribute.self, older: { $0.rawValue }, newer: { lines($0) }),
            BridgedAttribute(.strikethroughColor, Keys.StrikethroughColorAttribute.self),
            BridgedAttribute(.underlineColor, Keys.UnderlineColorAttribute.self),
            BridgedAttribute(.strokeColor, Keys.StrokeColorAttribute.self),
            BridgedAttribute(.strokeWidth, Keys.StrokeWidthAttribute.self, older: { $0 }, newer: { number($0) }),
            BridgedAttribute(.shadow, Keys.ShadowAttribute.self),
            BridgedAttribute(.textItemTag, Keys.TextItemTagAttribute.self),
            BridgedAttribute(.baselineOffset, Keys.BaselineOffsetAttribute.self, older: { $0 }, newer: { number($0) }),
        ])
    }
}
