import SampanInterfaceBuilder

extension ClassCard {
    static let collectionViewFlowLayout = ClassCard(
        UICollectionViewFlowLayout.self, elements: "collectionViewFlowLayout",
        decodedBy: UICollectionViewLayout.self,
        attributes: [
            .custom("automaticEstimatedItemSize") { layout, source in
                guard source.record.bool("automaticEstimatedItemSize") == true else { return }
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            }
        ])
}

extension UICollectionViewFlowLayout.SectionInsetReference: DocumentWordable {
    package static var documentWords: [String: Self] {
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
    }
}
