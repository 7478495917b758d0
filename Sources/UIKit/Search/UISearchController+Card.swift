extension ClassCard {
    /// Documents cannot name search controllers.
    static let searchController = ClassCard(UISearchController.self)
}
