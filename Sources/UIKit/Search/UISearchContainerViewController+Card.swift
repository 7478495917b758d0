extension ClassCard {
    /// Documents have no such controllers.
    static let searchContainerViewController = ClassCard(UISearchContainerViewController.self)
}
