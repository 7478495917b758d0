import Foundation

/// A list that paragraphs are items of. See https://developer.apple.com/documentation/uikit/nstextlist.
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    private let tag = AttributeValueTag()

    /// How items are marked.
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The marker of the item that the list is in stands before the list's own.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// What marks items: signs, or a number in braces with anything around.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// Apple's text.
        public let rawValue: String
        /// Creates a format.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a format.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A small empty square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A small circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A dot.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small square.
        public static let square = MarkerFormat("{square}")
        /// Numbers of base 16, in small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Numbers of base 16, in capitals.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Numbers of base 8.
        public static let octal = MarkerFormat("{octal}")
        /// Small letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Capital letters.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Small Latin letters.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Capital Latin letters.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Small Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Capital Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Numbers of base 10.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// What marks items.
    public let markerFormat: NSTextList.MarkerFormat
    /// How items are marked.
    public let listOptions: NSTextList.Options
    /// The first item's number.
    open var startingItemNumber = 1

    /// Creates a list whose first item is number 1.
    public init(markerFormat: NSTextList.MarkerFormat, options mask: Int) {
        (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(bitPattern: mask)))
        super.init()
    }

    /// Creates a list.
    public convenience init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: Int(bitPattern: options.rawValue))
        self.startingItemNumber = startingItemNumber
    }

    /// Creates a list from an archive; fails if that does not say what marks its items.
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "markerFormat") as String? else { return nil }
        markerFormat = MarkerFormat(format)
        listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "listOptions")))
        super.init()
        startingItemNumber = coder.decodeInteger(forKey: "startingItemNumber")
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the list to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "markerFormat")
        coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "listOptions")
        coder.encode(startingItemNumber, forKey: "startingItemNumber")
    }

    /// Returns the receiver.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether items are numbered.
    open var isOrdered: Bool { Self.names(in: markerFormat.rawValue).contains { Self.numbers[$0] != nil } }

    /// What marks the item of a number.
    open func marker(forItemNumber itemNum: Int) -> String {
        var rest = markerFormat.rawValue[...]
        var marker = ""
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            marker += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            marker += Self.signs[name] ?? Self.numbers[name]?(itemNum) ?? ""
            rest = rest[rest.index(after: close)...]
        }
        return marker + rest
    }

    private static func names(in format: String) -> [String] {
        format.split(separator: "{").dropFirst(format.hasPrefix("{") ? 0 : 1).compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }

    private static let signs = [
        "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25AA}",
    ]

    nonisolated(unsafe) private static let numbers: [String: (Int) -> String] = [
        "lower-hexadecimal": { String($0, radix: 16) }, "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
        "octal": { String($0, radix: 8) }, "decimal": { String($0) },
        "lower-alpha": { letters($0, from: "a") }, "upper-alpha": { letters($0, from: "A") },
        "lower-latin": { letters($0, from: "a") }, "upper-latin": { letters($0, from: "A") },
        "lower-roman": { roman($0).lowercased() }, "upper-roman": { roman($0) },
    ]

    /// a … z, aa, ab …
    private static func letters(_ number: Int, from first: Unicode.Scalar) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            let letter = Unicode.Scalar(first.value + UInt32((rest - 1) % 26)).map(Character.init) ?? "?"
            text = String(letter) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let digits = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
            (5, "V"),
            (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, digit) in digits {
            while rest >= value {
                text += digit
                rest -= value
            }
        }
        return text
    }
}

/// How text views show the items of lists.
enum ListLayout {
    /// How far the text of items is indented for each list that they are in, in points.
    static let indent: CGFloat = 36
    /// How far the markers are, from where the text of the enclosing list begins, in points.
    static let markerIndent: CGFloat = 11

    /// A paragraph's style with the room that its marker takes, unless it says itself how far it is indented.
    static func indented(_ style: NSParagraphStyle) -> NSParagraphStyle {
        guard !style.textLists.isEmpty, style.headIndent == 0, style.firstLineHeadIndent == 0 else { return style }
        let result = style.mutableCopy() as! NSMutableParagraphStyle
        result.headIndent = CGFloat(style.textLists.count) * indent
        result.firstLineHeadIndent = result.headIndent
        return result
    }

    /// The marker of a paragraph, of which the number among its list's items is counted.
    static func marker(of paragraph: NSRange, in text: NSAttributedString) -> String? {
        guard let lists = lists(at: paragraph.location, in: text), let list = lists.last else { return nil }
        func number(of list: NSTextList, from place: Int) -> Int {
            let string = text.string as NSString
            var (count, start) = (list.startingItemNumber, place)
            while start > 0 {
                let before = string.paragraphRange(for: NSRange(location: start - 1, length: 0))
                guard let others = self.lists(at: before.location, in: text), others.contains(where: { $0 === list }) else { break }
                // Items of lists within this one are no items of it.
                if others.last === list { count += 1 }
                start = before.location
            }
            return count
        }
        guard list.listOptions.contains(.prependEnclosingMarker), lists.count > 1 else {
            return list.marker(forItemNumber: number(of: list, from: paragraph.location))
        }
        return lists.map { each in
            let number = number(of: each, from: paragraph.location)
            return each.marker(forItemNumber: each === list ? number : max(each.startingItemNumber, number - 1))
        }.joined()
    }

    private static func lists(at place: Int, in text: NSAttributedString) -> [NSTextList]? {
        guard place < text.length else { return nil }
        let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        return style.flatMap { $0.textLists.isEmpty ? nil : $0.textLists }
    }
}
