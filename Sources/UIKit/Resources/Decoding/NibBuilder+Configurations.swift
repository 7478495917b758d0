import Foundation
import InterfaceBuilder

extension NibBuilder {
    /// A button's configuration.
    func buttonConfiguration(_ record: IBObject) -> UIButton.Configuration {
        let source = NibRecord(record: record, builder: self)
        var configuration = Self.styles[record["style"] ?? "plain"]?() ?? .plain()
        if let size = source.choice("buttonSize", Self.sizes) { configuration.buttonSize = size }
        if let style = source.choice("cornerStyle", Self.cornerStyles) { configuration.cornerStyle = style }
        if let image = source.image("image") { configuration.image = image }
        if let symbols = record.child("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbols)
        }
        if let placement = source.choice("imagePlacement", Self.placements) { configuration.imagePlacement = placement }
        if let padding = record.double("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = record.double("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let alignment = source.choice("titleAlignment", Self.titleAlignments) { configuration.titleAlignment = alignment }
        if let mode = source.choice("titleLineBreakMode", NibWords.lineBreakModes) { configuration.titleLineBreakMode = mode }
        if let mode = source.choice("subtitleLineBreakMode", NibWords.lineBreakModes) { configuration.subtitleLineBreakMode = mode }
        configuration.showsActivityIndicator = record.bool("showsActivityIndicator") ?? false
        configuration.title = record.text("title")
        configuration.subtitle = record.text("subtitle")
        setAttributedTexts(record, &configuration)
        if let color = source.color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = source.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if case .directionalInsets(let insets)? = record.values["contentInsets"] {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.right))
        }
        if let background = record.child("background") { apply(background, to: &configuration.background) }
        return configuration
    }

    private func setAttributedTexts(_ record: IBObject, _ configuration: inout UIButton.Configuration) {
        func attributed(_ key: String, _ font: String, _ plain: String?) -> AttributedString? {
            if case .attributedString(let string)? = record.values[key] {
                return AttributedString(shown: attributedString(string))
            }
            // A font without attributed text is the plain title's.
            guard let plain, let font = record.font(font).flatMap({ self.font($0) }) else { return nil }
            var text = AttributedString(plain)
            text[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            return text
        }
        if let title = attributed("attributedTitle", "titleFontDescription", configuration.title)
            ?? attributed("attributedTitle", "fontDescription", configuration.title)
        {
            configuration.attributedTitle = title
        }
        if let subtitle = attributed("attributedSubtitle", "subtitleFontDescription", configuration.subtitle) {
            configuration.attributedSubtitle = subtitle
        }
    }

    /// A background's configuration, over what the style has.
    private func apply(_ record: IBObject, to background: inout UIBackgroundConfiguration) {
        let source = NibRecord(record: record, builder: self)
        if let color = source.color("backgroundColor") { background.backgroundColor = color }
        if let color = source.color("strokeColor") { background.strokeColor = color }
        if let width = record.double("strokeWidth") { background.strokeWidth = CGFloat(width) }
        if let outset = record.double("strokeOutset") { background.strokeOutset = CGFloat(outset) }
        if let radius = record.double("cornerRadius") { background.cornerRadius = CGFloat(radius) }
        if let image = source.image("image") { background.image = image }
        if let mode = source.choice("imageContentMode", NibWords.contentModes) { background.imageContentMode = mode }
    }

    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() }, "borderless": { .borderless() },
        "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    ]

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let placements: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
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
