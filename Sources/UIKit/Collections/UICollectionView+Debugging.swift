extension UICollectionView: DataDescribing {
    var describedData: [String] {
        [
            "layout: \(ConstraintDescriber.reference(to: collectionViewLayout))",
            "dataSource: \(dataSource.map { ConstraintDescriber.reference(to: $0) } ?? "(null)")",
        ]
    }
}
