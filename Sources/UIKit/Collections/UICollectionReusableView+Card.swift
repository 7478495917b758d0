import SampanInterfaceBuilder

extension ClassCard {
    static let collectionReusableView = ClassCard(
        UICollectionReusableView.self, elements: "collectionReusableView",
        withoutEffect: "collectionViewCell",
        attributes: [
            .custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] }
        ])
}
