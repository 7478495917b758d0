extension ClassCard {
    /// Documents have the class's name, as that of a cell's own class.
    static let collectionViewListCell = ClassCard(UICollectionViewListCell.self)
}
