import SampanInterfaceBuilder

extension ClassCard {
    static let label = ClassCard(
        UILabel.self, elements: "label",
        names: "lineBreakStrategy preferredVibrancy showsExpansionTextWhenTruncated useAutomaticPreferredMaxLayoutWidth",
        withoutEffect: "usesAttributedText",
        attributes: [
            .property("text", \.text),
            .property("fontDescription", \.font),
            .given("textColor", \.textColor),
            .property("highlightedColor", \.highlightedTextColor),
            .property("textAlignment", \.textAlignment),
            .property("lineBreakMode", \.lineBreakMode),
            .property("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .property("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
            .custom("minimumFontSize") { label, source in
                guard let size = source.record.double("minimumFontSize"), source.record["minimumScaleFactor"] == nil,
                    label.font.pointSize > 0
                else { return }
                label.minimumScaleFactor = min(CGFloat(size) / label.font.pointSize, 1)
            },
            .property("attributedText", \.attributedText),
        ],
        facts: [
            .accessibility { label, standard in
                (standard.isElement, standard.label) = (true, label.text)
                standard.traits.insert(.staticText)
            }
        ])
}
