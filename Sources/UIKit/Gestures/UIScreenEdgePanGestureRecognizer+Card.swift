import SampanInterfaceBuilder

extension ClassCard {
    static let screenEdgePanGestureRecognizer = ClassCard(
        UIScreenEdgePanGestureRecognizer.self, elements: "screenEdgePanGestureRecognizer",
        decodedBy: UIGestureRecognizer.self)
}
