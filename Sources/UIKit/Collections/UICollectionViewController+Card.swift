import SampanInterfaceBuilder

extension ClassCard {
    static let collectionViewController = ClassCard(
        UICollectionViewController.self, elements: "collectionViewController",
        names: "useLayoutToLayoutNavigationTransitions")
}
