import SampanInterfaceBuilder

extension ClassCard {
    static let collectionView = ClassCard(
        UICollectionView.self, elements: "collectionView",
        names: "dragInteractionEnabled selfSizingInvalidation",
        withoutEffect: "dataMode",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("cells") { view, source in
                for cell in source.list("cells") { cell.registerPrototype(in: view) }
            },
            .custom("sectionHeaderView") { view, source in
                source.child("sectionHeaderView")?.registerSupplementary(UICollectionView.elementKindSectionHeader, in: view)
            },
            .custom("sectionFooterView") { view, source in
                source.child("sectionFooterView")?.registerSupplementary(UICollectionView.elementKindSectionFooter, in: view)
            },
        ])
}

extension NibRecord {
    /// Has a collection view make its cells of the record's identifier of the record.
    fileprivate func registerPrototype(in view: UICollectionView) {
        guard let identifier = record["reuseIdentifier"], !identifier.isEmpty else {
            return log("the prototype cell has no reuse identifier and is never used")
        }
        view.register(nib(), forCellWithReuseIdentifier: identifier)
    }

    fileprivate func registerSupplementary(_ kind: String, in view: UICollectionView) {
        guard let identifier = record["reuseIdentifier"], !identifier.isEmpty else {
            return log("the supplementary view has no reuse identifier and is never used")
        }
        view.register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}
