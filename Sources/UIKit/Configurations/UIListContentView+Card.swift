extension ClassCard {
    /// Documents cannot name such views.
    static let listContentView = ClassCard(UIListContentView.self)
}
