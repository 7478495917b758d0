import InterfaceBuilder

extension ClassCard {
    static let swipeGestureRecognizer = ClassCard(
        UISwipeGestureRecognizer.self, elements: "swipeGestureRecognizer",
        decodedBy: UIGestureRecognizer.self,
        attributes: [
            .property("numberOfTouchesRequired", \.numberOfTouchesRequired),
            .property("direction", \.direction),
        ])
}

extension UISwipeGestureRecognizer.Direction: DocumentWordable {
    package static var documentWords: [String: Self] { ["right": .right, "left": .left, "up": .up, "down": .down] }
}
