import Foundation
import SampanInterfaceBuilder

extension UIButton.Configuration: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard let source = source.child(name) else { return nil }
        let record = source.record
        var configuration = styles[record["style"] ?? "plain"]?() ?? .plain()
        source.set("buttonSize", \.buttonSize, of: &configuration)
        source.set("cornerStyle", \.cornerStyle, of: &configuration)
        if let image = source.image("image") { configuration.image = image }
        source.set("preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage, of: &configuration)
        source.set("imagePlacement", \.imagePlacement, of: &configuration)
        source.set("imagePadding", \.imagePadding, of: &configuration)
        source.set("titlePadding", \.titlePadding, of: &configuration)
        source.set("titleAlignment", \.titleAlignment, of: &configuration)
        source.set("titleLineBreakMode", \.titleLineBreakMode, of: &configuration)
        source.set("subtitleLineBreakMode", \.subtitleLineBreakMode, of: &configuration)
        configuration.showsActivityIndicator = record.bool("showsActivityIndicator") ?? false
        configuration.title = record.text("title")
        configuration.subtitle = record.text("subtitle")
        configuration.setAttributedTexts(source)
        if let color = source.color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = source.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        source.set("contentInsets", \.contentInsets, of: &configuration)
        if let background = source.child("background") { configuration.background.apply(background) }
        return configuration
    }

    @MainActor
    private mutating func setAttributedTexts(_ source: NibRecord) {
        @MainActor func attributed(_ key: String, _ font: String, _ plain: String?) -> AttributedString? {
            if let string = source.attributedString(key) { return AttributedString(shown: string) }
            // A font without attributed text is the plain title's.
            guard let plain, let font = source.font(font) else { return nil }
            var text = AttributedString(plain)
            text[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            return text
        }
        if let title = attributed("attributedTitle", "titleFontDescription", title)
            ?? attributed("attributedTitle", "fontDescription", title)
        {
            attributedTitle = title
        }
        if let subtitle = attributed("attributedSubtitle", "subtitleFontDescription", subtitle) { attributedSubtitle = subtitle }
    }

    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() }, "borderless": { .borderless() },
        "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    ]
}

extension UIBackgroundConfiguration {
    /// Takes over what a document says, over what the style has.
    @MainActor
    fileprivate mutating func apply(_ source: NibRecord) {
        if let color = source.color("backgroundColor") { backgroundColor = color }
        if let color = source.color("strokeColor") { strokeColor = color }
        source.set("strokeWidth", \.strokeWidth, of: &self)
        source.set("strokeOutset", \.strokeOutset, of: &self)
        source.set("cornerRadius", \.cornerRadius, of: &self)
        if let image = source.image("image") { self.image = image }
        source.set("imageContentMode", \.imageContentMode, of: &self)
    }
}

extension NibRecord {
    /// Sets a property whose type says how the document is read, where it says something.
    fileprivate func set<Root, Value>(_ name: String, _ path: WritableKeyPath<Root, Value>, of root: inout Root) {
        if case .value(let value as Value) = DocumentValue.read(name, as: Value.self, from: self) { root[keyPath: path] = value }
    }
}

extension NSDirectionalRectEdge: DocumentReadable, DocumentWordable {
    package static var documentWords: [String: Self] { ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing] }
}

extension AttributedString {
    /// Creates a string with what UIKit shows of an attributed string of the older kind.
    fileprivate init(shown string: NSAttributedString) {
        typealias Keys = AttributeScopes.UIKitAttributes
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = AttributedString((string.string as NSString).substring(with: range))
            part[Keys.FontAttribute.self] = attributes[.font] as? UIFont
            part[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            part[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            part[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            part[Keys.KernAttribute.self] = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
            part[Keys.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? NSNumber).map {
                NSUnderlineStyle(rawValue: $0.intValue)
            }
            append(part)
        }
    }
}
