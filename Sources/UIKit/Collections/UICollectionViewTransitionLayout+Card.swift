import SampanInterfaceBuilder

extension ClassCard {
    static let collectionViewTransitionLayout = ClassCard(UICollectionViewTransitionLayout.self, facts: [])
}
