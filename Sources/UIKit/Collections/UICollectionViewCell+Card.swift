import SampanInterfaceBuilder

extension ClassCard {
    static let collectionViewCell = ClassCard(
        UICollectionViewCell.self, elements: "collectionViewCell",
        withoutEffect: "customSize",
        attributes: [
            .custom("contentView") { cell, source in source.fill(cell.contentView, "contentView") }
        ],
        facts: [.contentView { $0.contentView }])
}

extension UICollectionViewCell: SegueStartingCell {
    func keep(_ segue: StoryboardSegueTemplate) { selectionSegue = segue }
}
