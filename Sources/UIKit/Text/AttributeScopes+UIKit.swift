import Foundation

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

extension AttributeContainer {
    /// The container's attributes as attributed strings of the older kind hold them.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias Keys = AttributeScopes.UIKitAttributes
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = self[Keys.FontAttribute.self]
        found[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
        found[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
        found[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
        found[.kern] = self[Keys.KernAttribute.self]
        found[.tracking] = self[Keys.TrackingAttribute.self]
        found[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
        found[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
        found[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
        found[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
        found[.strokeColor] = self[Keys.StrokeColorAttribute.self]
        found[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
        found[.shadow] = self[Keys.ShadowAttribute.self]
        found[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
        found[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return found
    }
}

extension NSAttributedString {
    /// Creates a string with the attributes that UIKit shows.
    convenience init(uiKit string: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            result.append(NSAttributedString(string: String(string.characters[run.range]), attributes: run.attributes.uiKitAttributes))
        }
        self.init(attributedString: result)
    }
}
