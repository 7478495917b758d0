import SampanInterfaceBuilder

extension ClassCard {
    static let rotationGestureRecognizer = ClassCard(
        UIRotationGestureRecognizer.self, elements: "rotationGestureRecognizer",
        decodedBy: UIGestureRecognizer.self)
}
