import SampanInterfaceBuilder

extension ClassCard {
    static let gestureRecognizer = ClassCard(
        UIGestureRecognizer.self, elements: "gestureRecognizer",
        names: "name requiresExclusiveTouchType",
        facts: [.initializer { $0.init(coder: $1) }])
}
