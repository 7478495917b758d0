extension ClassCard {
    /// Documents cannot name alerts.
    static let alertController = ClassCard(UIAlertController.self, decodedBy: UIViewController.self)
}
