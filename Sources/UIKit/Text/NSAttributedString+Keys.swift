import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The `UIColor` of the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// 0 for no ligatures, 1 for the usual ones.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added after each character; 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after each character, beside kerning.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of the `NSUnderlineStyle` of a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of the `NSUnderlineStyle` of a line below the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The `UIColor` of the outline.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The outline's width in percent of the font size; below 0 the text is filled as well.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a string of one.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points by which the baseline is raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The `UIColor` of the line below; the text's own if there is none.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The `UIColor` of the line through the text; the text's own if there is none.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How much the text leans to the right.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which the text is widened.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A string: the text is an item of a text view, which the app knows by it.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

/// How assistive technology speaks text. Announcements go by their priority, and what is to be spelt out is told letter by letter; nothing sounds,
/// so the others stay with the text for who reads it.
/// See https://developer.apple.com/documentation/uikit/speech-attributes-for-attributed-strings.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a number.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The BCP 47 name of the language that the text is spoken in.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch from 0 to 2, a number; 1 is the usual one.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the one that is being spoken, a number.
    public static let accessibilitySpeechQueueAnnouncement =
        NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How much an announcement matters: a `UIAccessibilityPriority`, or its raw value.
    /// See https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority.
    public static let accessibilitySpeechAnnouncementPriority =
        NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// How the text is pronounced, in the letters of the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// The level of the heading that the text is, from 1 to 6, a number; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// What kind of text it is: the raw value of a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeContext")
    /// What else is to be known of the text, strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// Whether the text is spelt out, a number.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
}
