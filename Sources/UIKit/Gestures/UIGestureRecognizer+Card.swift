import SampanInterfaceBuilder

extension ClassCard {
    static let gestureRecognizer = ClassCard(
        UIGestureRecognizer.self, elements: "gestureRecognizer",
        names: "name requiresExclusiveTouchType",
        facts: [.initializer { DynamicClass.make($0, "initWithCoder:", [$1]) as? UIGestureRecognizer }])
}
