import Foundation
import SampanTextLayout

/// A stop for tabs. See https://developer.apple.com/documentation/uikit/nstexttab.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    private let tag = AttributeValueTag()

    /// The names of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How text stands at the stop.
    public let alignment: NSTextAlignment
    /// The distance from the leading margin, in points.
    public let location: CGFloat
    /// The options.
    public let options: [NSTextTab.OptionKey: Any]

    /// Creates a stop at a distance from the leading margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Creates a stop from an archive.
    public required init?(coder: NSCoder) {
        alignment = coder.decodeRaw(NSTextAlignment.self, forKey: "alignment") ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "location"))
        let names: [AnyClass] = [NSDictionary.self, NSString.self, NSNumber.self]
        let kept = coder.containsValue(forKey: "options") ? coder.decodeObject(of: names, forKey: "options") as? [String: Any] : nil
        options = Dictionary(uniqueKeysWithValues: (kept ?? [:]).map { (OptionKey(rawValue: $0.key), $0.value) })
        super.init()
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the stop to an archive, with those of its options that are texts or numbers.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "alignment")
        coder.encode(Double(location), forKey: "location")
        let kept = NSMutableDictionary()
        for (key, value) in options {
            switch value {
            case let text as String: kept.setObject(text as NSString, forKey: key.rawValue as NSString)
            case let number as NSNumber: kept.setObject(number, forKey: key.rawValue as NSString)
            default: break
            }
        }
        if kept.count > 0 { coder.encode(kept, forKey: "options") }
    }

    /// Returns the receiver, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }

    var stop: TabStop {
        TabStop(alignment: TextAlignment(rawValue: alignment.rawValue) ?? .left, location: location)
    }
}

/// The attributes of a paragraph. See https://developer.apple.com/documentation/uikit/nsparagraphstyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    private let tag = AttributeValueTag()

    /// How lines are chosen within what `lineBreakMode` allows.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates strategies from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A word moves to the last line so that no word stands alone there.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean text breaks between words. It always does so here.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var tabStops: [NSTextTab]?
        var textLists: [NSTextList] = []
        var allowsDefaultTighteningForTruncation = false
    }

    var values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates the default style.
    public override init() {
        values = Values()
        super.init()
    }

    /// Creates a style from an archive.
    public required init?(coder: NSCoder) {
        values = Values()
        for (key, path) in Self.lengths { values[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        values.alignment = coder.decodeRaw(NSTextAlignment.self, forKey: "alignment") ?? .natural
        values.lineBreakMode = coder.decodeRaw(NSLineBreakMode.self, forKey: "lineBreakMode") ?? .byWordWrapping
        values.baseWritingDirection = coder.decodeRaw(NSWritingDirection.self, forKey: "baseWritingDirection") ?? .natural
        values.lineBreakStrategy = LineBreakStrategy(
            rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "lineBreakStrategy")))
        values.hyphenationFactor = coder.decodeFloat(forKey: "hyphenationFactor")
        values.allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "allowsDefaultTighteningForTruncation")
        values.tabStops = coder.decodeList(of: NSTextTab.self, forKey: "tabStops")
        values.textLists = coder.decodeList(of: NSTextList.self, forKey: "textLists") ?? []
        super.init()
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the style to an archive.
    open func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(values[keyPath: path]), forKey: key) }
        coder.encode(values.alignment.rawValue, forKey: "alignment")
        coder.encode(values.lineBreakMode.rawValue, forKey: "lineBreakMode")
        coder.encode(values.baseWritingDirection.rawValue, forKey: "baseWritingDirection")
        coder.encode(Int(bitPattern: values.lineBreakStrategy.rawValue), forKey: "lineBreakStrategy")
        coder.encode(values.hyphenationFactor, forKey: "hyphenationFactor")
        coder.encode(values.allowsDefaultTighteningForTruncation, forKey: "allowsDefaultTighteningForTruncation")
        if let tabStops = values.tabStops { coder.encode(tabStops as NSArray, forKey: "tabStops") }
        if !values.textLists.isEmpty { coder.encode(values.textLists as NSArray, forKey: "textLists") }
    }

    private static var lengths: [(String, WritableKeyPath<Values, CGFloat>)] {
        [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
            ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
            ("defaultTabInterval", \.defaultTabInterval),
        ]
    }

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction of a language by its code.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    /// The distance between the bottom of a line and the top of the next, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The distance after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Where lines stand.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance from the leading margin to all lines but the first, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading margin if positive, from the trailing one otherwise, in points.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance from the leading margin to the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of lines, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of lines, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What becomes of text that is longer than a line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The factor by which lines are higher than the font; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The distance before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The stops for tabs.
    @_disfavoredOverload
    open var tabStops: [NSTextTab] { values.tabStops ?? Self.standardTabStops }
    /// The distance of further stops, in points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// How full, from 0 to 1, a line must be without the next word for that word to stay whole; 0 for always. Words are divided where the
    /// patterns for the language that the app speaks say so.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The lists that the paragraph is an item of, the outermost first. Text views mark it.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether characters move together before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// How lines are chosen.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

    /// A style that does not change when this one does.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values) }

    /// A style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }

    package var layoutStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = TextAlignment(rawValue: values.alignment.rawValue) ?? .natural
        style.lineBreakMode = LineBreakMode(rawValue: values.lineBreakMode.rawValue) ?? .byWordWrapping
        style.baseWritingDirection = WritingDirection(rawValue: values.baseWritingDirection.rawValue) ?? .natural
        style.lineSpacing = values.lineSpacing
        style.paragraphSpacing = values.paragraphSpacing
        style.paragraphSpacingBefore = values.paragraphSpacingBefore
        style.firstLineHeadIndent = values.firstLineHeadIndent
        style.headIndent = values.headIndent
        style.tailIndent = values.tailIndent
        style.minimumLineHeight = values.minimumLineHeight
        style.maximumLineHeight = values.maximumLineHeight
        style.lineHeightMultiple = values.lineHeightMultiple
        style.avoidsOrphans = values.lineBreakStrategy.contains(.pushOut)
        if let tabStops = values.tabStops { style.tabStops = tabStops.map(\.stop).sorted { $0.location < $1.location } }
        style.defaultTabInterval = values.defaultTabInterval
        style.hyphenationFactor = CGFloat(values.hyphenationFactor)
        return style
    }
}

/// A paragraph style that can be changed. See https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The stops for tabs; `nil` for the standard ones.
    @_nonoverride
    open var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Adds a stop for tabs.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location } }
    /// Removes a stop for tabs.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
    /// Takes over another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
