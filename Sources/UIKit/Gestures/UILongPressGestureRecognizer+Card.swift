import SampanInterfaceBuilder

extension ClassCard {
    static let longPressGestureRecognizer = ClassCard(
        UILongPressGestureRecognizer.self, elements: "pongPressGestureRecognizer longPressGestureRecognizer",
        decodedBy: UIGestureRecognizer.self,
        attributes: [
            .property("numberOfTapsRequired", \.numberOfTapsRequired), .property("numberOfTouchesRequired", \.numberOfTouchesRequired),
            .property("minimumPressDuration", \.minimumPressDuration), .property("allowableMovement", \.allowableMovement),
        ])
}
