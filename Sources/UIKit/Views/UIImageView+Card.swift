import SampanInterfaceBuilder

extension ClassCard {
    static let imageView = ClassCard(
        UIImageView.self, elements: "imageView",
        names: "adjustsImageWhenAncestorFocused preferredImageDynamicRange",
        attributes: [
            .property("image", \.image),
            .property("highlightedImage", \.highlightedImage),
            .custom("animating") { view, source in if source.record.bool("animating") == true { view.startAnimating() } },
        ],
        facts: [
            .accessibility { view, standard in
                standard.label = view.image?.accessibilityLabel
                standard.traits.insert(.image)
            }
        ])
}
