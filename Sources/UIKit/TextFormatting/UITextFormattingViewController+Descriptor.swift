import Foundation
import SampanFoundation

extension UITextFormattingViewController {
    /// How a text looks, for the panel to show. See
    /// https://developer.apple.com/documentation/uikit/uitextformattingviewcontroller/formattingdescriptor-swift.struct.
    public struct FormattingDescriptor: Equatable {
        /// The fonts; several where the text has parts that differ.
        public var fonts: [UIFont] = []
        /// The colours.
        public var textColors: [UIColor] = []
        /// The height of lines in points; `nil` where it follows the font, or differs.
        public var lineHeight: Double?
        /// Whether all of the text is underlined.
        public var underlinePresent = false
        /// Whether all of the text is struck through.
        public var strikethroughPresent = false
        /// Where the lines stand.
        public var textAlignments: Set<TextAlignment> = []
        /// The kinds of lists that paragraphs are items of.
        public var textLists: Set<TextList> = []
        /// The highlights.
        public var highlights: Set<Highlight> = []
        /// The style, if the app knows one.
        public var formattingStyleKey: String?

        /// Creates a descriptor of nothing.
        public init() {}

        /// Creates a descriptor of what is typed with attributes.
        public init(attributes: [NSAttributedString.Key: Any]) {
            add(attributes)
            underlinePresent = Self.hasLine(attributes[.underlineStyle])
            strikethroughPresent = Self.hasLine(attributes[.strikethroughStyle])
        }

        /// Creates a descriptor of what is typed with attributes.
        public init(attributes: AttributeContainer) {
            self.init(string: AttributedString("x", attributes: attributes))
        }

        /// Creates a descriptor of a string.
        public init(string: some AttributedStringProtocol) {
            let string = NSAttributedString(AttributedString(string[string.startIndex..<string.endIndex]))
            self.init(string: string, range: NSRange(location: 0, length: string.length))
        }

        /// Creates a descriptor of a range of a string, in UTF-16 units.
        public init(string: NSAttributedString, range: NSRange) {
            let range = NSIntersectionRange(range, NSRange(location: 0, length: string.length))
            guard range.length > 0 else { return }
            (underlinePresent, strikethroughPresent) = (true, true)
            var (isFirst, height) = (true, Double?.none)
            string.enumerateAttributes(in: range, options: []) { attributes, _, _ in
                add(attributes)
                underlinePresent = underlinePresent && Self.hasLine(attributes[.underlineStyle])
                strikethroughPresent = strikethroughPresent && Self.hasLine(attributes[.strikethroughStyle])
                height = isFirst || height == lineHeight ? lineHeight : nil
                isFirst = false
            }
            lineHeight = height
        }

        private static func hasLine(_ value: Any?) -> Bool {
            (value as? NSUnderlineStyle)?.rawValue ?? (value as? NSNumber)?.intValue ?? value as? Int ?? 0 != 0
        }

        private mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) { textColors.append(color) }
            let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            let alignments: [NSTextAlignment: TextAlignment] = [
                .left: .left, .center: .center, .right: .right, .justified: .justified, .natural: .natural,
            ]
            textAlignments.insert(alignments[style.alignment] ?? .natural)
            lineHeight = style.minimumLineHeight > 0 ? Double(style.minimumLineHeight) : nil
            if let list = style.textLists.last {
                let kinds: [NSTextList.MarkerFormat: TextList] = [.disc: .disc, .hyphen: .hyphen, .decimal: .decimal]
                textLists.insert(kinds[list.markerFormat] ?? .other)
            }
            guard attributes[.textHighlightStyle] != nil else { return }
            let scheme = attributes[.textHighlightColorScheme] as? NSAttributedString.TextHighlightColorScheme ?? .default
            highlights.insert(Highlight(rawValue: scheme.rawValue))
        }
    }
}
