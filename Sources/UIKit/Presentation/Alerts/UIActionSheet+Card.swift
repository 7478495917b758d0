extension ClassCard {
    /// Documents cannot name the action sheets of iOS 7 and before.
    static let actionSheet = ClassCard(UIActionSheet.self, decodedBy: UIView.self)
}
