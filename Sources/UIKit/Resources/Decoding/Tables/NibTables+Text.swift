import Foundation
import InterfaceBuilder

extension NibTables {
    static var texts: [NibTable] { [label] }

    private static let label = NibTable(
        UILabel.self,
        [
            .text("text", \.text),
            .font("fontDescription") { $0.font = $1 },
            .custom("textColor") { label, source in if let color = source.color("textColor") { label.textColor = color } },
            .color("highlightedColor", \.highlightedTextColor),
            .color("shadowColor", \.shadowColor),
            .size("shadowOffset", \.shadowOffset),
            .choice("textAlignment", \.textAlignment, NibWords.textAlignments),
            .choice("lineBreakMode", \.lineBreakMode, NibWords.lineBreakModes),
            .int("numberOfLines", \.numberOfLines),
            .bool("enabled", \.isEnabled),
            .bool("highlighted", \.isHighlighted),
            .choice(
                "baselineAdjustment", \.baselineAdjustment,
                ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
            .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .bool("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
            .number("minimumScaleFactor", \.minimumScaleFactor),
            .custom("minimumFontSize") { label, source in
                guard let size = source.record.double("minimumFontSize"), source.record["minimumScaleFactor"] == nil,
                    label.font.pointSize > 0
                else { return }
                label.minimumScaleFactor = min(CGFloat(size) / label.font.pointSize, 1)
            },
            .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .attributedText("attributedText") { $0.attributedText = $1 },
        ])
}

extension NibAttribute {
    /// A font; one without a size leaves the object its own.
    static func font(_ key: String, _ apply: @escaping @MainActor (Object, UIFont) -> Void) -> Self {
        custom(key) { object, source in if let font = source.font(key) { apply(object, font) } }
    }

    static func attributedText(_ key: String, _ apply: @escaping @MainActor (Object, NSAttributedString) -> Void) -> Self {
        custom(key) { object, source in
            guard case .attributedString(let string)? = source.record.values[key] else { return }
            apply(object, source.builder.attributedString(string))
        }
    }
}
