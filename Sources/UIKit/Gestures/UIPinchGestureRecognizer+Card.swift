import SampanInterfaceBuilder

extension ClassCard {
    static let pinchGestureRecognizer = ClassCard(
        UIPinchGestureRecognizer.self, elements: "pinchGestureRecognizer",
        decodedBy: UIGestureRecognizer.self)
}
