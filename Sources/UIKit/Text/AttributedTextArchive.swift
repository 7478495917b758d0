import Foundation

/// Attributed texts in archives: the characters, and the attributes of each run.
enum AttributedTextArchive {
    /// What attributes may be read.
    private static let classes: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, UIColor.self, UIFontDescriptor.self,
        NSParagraphStyle.self, NSShadow.self, NSTextAttachment.self,
    ]

    static func write(_ text: NSAttributedString, _ coder: NSCoder) {
        var lengths: [CGFloat] = []
        let runs = NSMutableArray()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let kept = NSMutableDictionary()
            for (key, value) in attributes {
                if let object = object(value) { kept.setObject(object, forKey: key.rawValue as NSString) }
            }
            lengths.append(CGFloat(range.length))
            runs.add(kept)
        }
        coder.encode(text.string as NSString, forKey: "string")
        coder.encode(numbers: lengths, forKey: "lengths")
        coder.encode(runs, forKey: "attributes")
    }

    /// A value as an object that archives take; `nil` for others. A font is kept as its descriptor.
    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let font as UIFont: font.fontDescriptor
        case let object as any NSObject & NSSecureCoding: classes.contains { object.isKind(of: $0) } ? object : nil
        case let text as String: text as NSString
        case let url as URL: url as NSURL
        case let style as NSUnderlineStyle: NSNumber(value: style.rawValue)
        default: number(value).map { NSNumber(value: Double($0)) }
        }
    }

    static func read(_ coder: NSCoder) -> NSAttributedString? {
        guard coder.containsValue(forKey: "string"),
            let string = coder.decodeObject(of: NSString.self, forKey: "string") as String?
        else { return nil }
        let text = NSMutableAttributedString(string: string)
        guard let lengths = coder.decodeNumbers(forKey: "lengths"), coder.containsValue(forKey: "attributes"),
            let runs = coder.decodeObject(of: classes, forKey: "attributes") as? [[String: Any]]
        else { return text }
        var start = 0
        for (length, attributes) in zip(lengths, runs) {
            guard let length = Int(exactly: length), length > 0, length <= text.length - start else { break }
            let read = attributes.map { key, value in
                (NSAttributedString.Key(key), (value as? UIFontDescriptor).map { UIFont(descriptor: $0, size: 0) } ?? value)
            }
            text.setAttributes(Dictionary(uniqueKeysWithValues: read), range: NSRange(location: start, length: length))
            start += length
        }
        return text
    }
}
