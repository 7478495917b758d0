import InterfaceBuilder

extension ClassCard {
    static let collectionViewFlowLayout = ClassCard(
        UICollectionViewFlowLayout.self, elements: "collectionViewFlowLayout",
        decodedBy: UICollectionViewLayout.self,
        attributes: [
            .property("scrollDirection", \.scrollDirection),
            .property("minimumLineSpacing", \.minimumLineSpacing),
            .property("minimumInteritemSpacing", \.minimumInteritemSpacing),
            .property("itemSize", \.itemSize),
            .property("headerReferenceSize", \.headerReferenceSize),
            .property("footerReferenceSize", \.footerReferenceSize),
            .property("sectionInset", \.sectionInset),
            .property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
            .property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
            .property("sectionInsetReference", \.sectionInsetReference),
            .property("estimatedItemSize", \.estimatedItemSize),
            .custom("automaticEstimatedItemSize") { layout, source in
                guard source.record.bool("automaticEstimatedItemSize") == true else { return }
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            },
        ])
}

extension UICollectionViewFlowLayout.SectionInsetReference: DocumentWordable {
    package static var documentWords: [String: Self] {
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
    }
}
