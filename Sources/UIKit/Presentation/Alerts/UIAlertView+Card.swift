extension ClassCard {
    /// Documents cannot name the alerts of iOS 8 and before.
    static let alertView = ClassCard(UIAlertView.self, decodedBy: UIView.self)
}
