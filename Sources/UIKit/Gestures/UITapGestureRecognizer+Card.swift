import SampanInterfaceBuilder

extension ClassCard {
    static let tapGestureRecognizer = ClassCard(
        UITapGestureRecognizer.self, elements: "tapGestureRecognizer",
        names: "buttonMaskRequired",
        decodedBy: UIGestureRecognizer.self,
        attributes: [
            .property("numberOfTapsRequired", \.numberOfTapsRequired), .property("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ])
}
