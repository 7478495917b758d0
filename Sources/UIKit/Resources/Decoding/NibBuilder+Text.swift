import Foundation
import SampanInterfaceBuilder

extension NibBuilder {
    /// A document's font. A size of 0 leaves the control its own font.
    func font(_ font: IBFont) -> UIFont? {
        switch font {
        case .style(let name): UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .system(let size, let weight): size > 0 ? UIFont.systemFont(ofSize: CGFloat(size), weight: Self.weight(weight)) : nil
        case .boldSystem(let size): size > 0 ? UIFont.boldSystemFont(ofSize: CGFloat(size)) : nil
        case .italicSystem(let size): size > 0 ? UIFont.italicSystemFont(ofSize: CGFloat(size)) : nil
        case .monospacedDigitSystem(let size, let weight):
            size > 0 ? UIFont.monospacedDigitSystemFont(ofSize: CGFloat(size), weight: Self.weight(weight)) : nil
        case .named(let name, _, let size):
            // A font that is not there is replaced by the system's, as iOS does.
            size > 0 ? UIFont(name: name, size: CGFloat(size)) ?? UIFont.systemFont(ofSize: CGFloat(size)) : nil
        }
    }

    private static func weight(_ word: String?) -> UIFont.Weight {
        switch word {
        case "ultraLight"?: .ultraLight
        case "thin"?: .thin
        case "light"?: .light
        case "medium"?: .medium
        case "semibold"?: .semibold
        case "bold"?: .bold
        case "heavy"?: .heavy
        case "black"?: .black
        default: .regular
        }
    }

    // MARK: Attributed strings

    /// A document's attributed string.
    func attributedString(_ string: IBAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in string.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for (key, value) in fragment.attributes { attributes[NSAttributedString.Key(key)] = attribute(value) }
            if let record = fragment.records["NSShadow"] { attributes[.shadow] = shadow(record) }
            if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = Self.paragraphStyle(style) }
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }

    private func attribute(_ value: IBValue) -> Any? {
        switch value {
        case .color(let color): self.color(color)
        case .font(let font): self.font(font)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .bool(let flag): NSNumber(value: flag)
        case .string(let text): text
        default: nil
        }
    }

    private static func paragraphStyle(_ record: IBObject) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func set(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let value = record.double(name) { style[keyPath: path] = CGFloat(value) }
        }
        set("lineSpacing", \.lineSpacing)
        set("paragraphSpacing", \.paragraphSpacing)
        set("paragraphSpacingBefore", \.paragraphSpacingBefore)
        set("headIndent", \.headIndent)
        set("firstLineHeadIndent", \.firstLineHeadIndent)
        set("tailIndent", \.tailIndent)
        set("minimumLineHeight", \.minimumLineHeight)
        set("maximumLineHeight", \.maximumLineHeight)
        set("lineHeightMultiple", \.lineHeightMultiple)
        if let alignment: NSTextAlignment = known("alignment", in: record) { style.alignment = alignment }
        if let mode: NSLineBreakMode = known("lineBreakMode", in: record) { style.lineBreakMode = mode }
        set("defaultTabInterval", \.defaultTabInterval)
        if let factor = record.double("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        if let allows = record.bool("allowsDefaultTighteningForTruncation") { style.allowsDefaultTighteningForTruncation = allows }
        if let direction: NSWritingDirection = known("baseWritingDirection", in: record) { style.baseWritingDirection = direction }
        let stops = record.list("tabStops").compactMap(Self.tabStop)
        if !stops.isEmpty { style.tabStops = stops }
        return style
    }

    /// The value that a word stands for.
    private static func known<Value>(_ name: String, in record: IBObject) -> Value? {
        record[name].flatMap { DocumentWords.known(of: Value.self)?[$0] as? Value }
    }

    private static func tabStop(_ record: IBObject) -> NSTextTab? {
        guard let location = record.double("location") else { return nil }
        return NSTextTab(textAlignment: known("alignment", in: record) ?? .left, location: CGFloat(location))
    }

    private func shadow(_ record: IBObject) -> NSShadow {
        let shadow = NSShadow()
        if let radius = record.double("blurRadius") { shadow.shadowBlurRadius = CGFloat(radius) }
        if let offset = record.size("offset") { shadow.shadowOffset = offset }
        if let color = record.color("color").flatMap({ self.color($0) }) { shadow.shadowColor = color }
        return shadow
    }
}
