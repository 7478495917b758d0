import SampanInterfaceBuilder

extension ClassCard {
    static let hoverGestureRecognizer = ClassCard(UIHoverGestureRecognizer.self, decodedBy: UIGestureRecognizer.self)
}
