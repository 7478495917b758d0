import InterfaceBuilder

extension ClassCard {
    static let gestureRecognizer = ClassCard(
        UIGestureRecognizer.self, elements: "gestureRecognizer",
        names: "name requiresExclusiveTouchType",
        attributes: [
            .property("enabled", \.isEnabled),
            .property("cancelsTouchesInView", \.cancelsTouchesInView),
            .property("delaysTouchesBegan", \.delaysTouchesBegan),
            .property("delaysTouchesEnded", \.delaysTouchesEnded),
        ],
        facts: [.initializer { $0.init(coder: $1) }])
}
