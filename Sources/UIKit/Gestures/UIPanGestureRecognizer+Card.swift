import SampanInterfaceBuilder

extension ClassCard {
    static let panGestureRecognizer = ClassCard(
        UIPanGestureRecognizer.self, elements: "panGestureRecognizer",
        names: "allowedScrollTypesMask",
        decodedBy: UIGestureRecognizer.self,
        attributes: [
            .property("minimumNumberOfTouches", \.minimumNumberOfTouches), .property("maximumNumberOfTouches", \.maximumNumberOfTouches),
        ])
}
