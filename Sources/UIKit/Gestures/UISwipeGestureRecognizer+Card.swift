import SampanInterfaceBuilder

extension ClassCard {
    static let swipeGestureRecognizer = ClassCard(
        UISwipeGestureRecognizer.self, elements: "swipeGestureRecognizer",
        decodedBy: UIGestureRecognizer.self)
}

extension UISwipeGestureRecognizer.Direction: DocumentWordable {
    package static var documentWords: [String: Self] { ["right": .right, "left": .left, "up": .up, "down": .down] }
}
