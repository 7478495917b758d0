import SampanInterfaceBuilder

extension ClassCard {
    static let collectionViewLayout = ClassCard(
        UICollectionViewLayout.self, elements: "collectionViewLayout", facts: [.initializer { $0.init(coder: $1) }])
}
