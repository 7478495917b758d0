extension ClassCard {
    static let inputViewController = ClassCard(UIInputViewController.self, decodedBy: UIViewController.self)
}
