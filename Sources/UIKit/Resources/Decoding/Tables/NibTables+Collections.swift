import Foundation
import InterfaceBuilder

extension NibTables {
    static var collections: [NibTable] {
        [collectionView, collectionReusableView, collectionViewCell, collectionViewLayout, flowLayout, collectionViewController]
    }

    private static let collectionView = NibTable(
        UICollectionView.self,
        [
            .bool("allowsSelection", \.allowsSelection),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled),
            .child("backgroundView", as: UIView.self) { $0.backgroundView = $1 },
            .child("collectionViewLayout", as: UICollectionViewLayout.self) { $0.collectionViewLayout = $1 },
            .custom("cells") { view, source in
                for cell in source.record.list("cells") { source.registerPrototype(cell, in: view) }
            },
            .custom("sectionHeaderView") { view, source in
                source.registerSupplementary("sectionHeaderView", UICollectionView.elementKindSectionHeader, in: view)
            },
            .custom("sectionFooterView") { view, source in
                source.registerSupplementary("sectionFooterView", UICollectionView.elementKindSectionFooter, in: view)
            },
        ])

    private static let collectionReusableView = NibTable(
        UICollectionReusableView.self,
        [.custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] }])

    private static let collectionViewCell = NibTable(
        UICollectionViewCell.self,
        [
            .custom("contentView") { cell, source in source.fill(cell.contentView, "contentView") },
            .child("backgroundView", as: UIView.self) { $0.backgroundView = $1 },
            .child("selectedBackgroundView", as: UIView.self) { $0.selectedBackgroundView = $1 },
        ])

    private static let collectionViewLayout = NibTable(UICollectionViewLayout.self, [])

    private static let flowLayout = NibTable(
        UICollectionViewFlowLayout.self, initializedAs: UICollectionViewLayout.self,
        [
            .choice("scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
            .number("minimumLineSpacing", \.minimumLineSpacing),
            .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
            .size("itemSize", \.itemSize),
            .size("headerReferenceSize", \.headerReferenceSize),
            .size("footerReferenceSize", \.footerReferenceSize),
            .insets("sectionInset", \.sectionInset),
            .bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
            .bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
            .choice(
                "sectionInsetReference", \.sectionInsetReference,
                ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
            .size("estimatedItemSize", \.estimatedItemSize),
            .custom("automaticEstimatedItemSize") { layout, source in
                guard source.record.bool("automaticEstimatedItemSize") == true else { return }
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            },
        ])

    private static let collectionViewController = NibTable(
        UICollectionViewController.self,
        [
            .bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
            .bool("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement),
        ])
}

extension NibRecord {
    fileprivate func registerPrototype(_ cell: IBObject, in view: UICollectionView) {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            return builder.source.log("the prototype cell has no reuse identifier and is never used", at: cell.line)
        }
        view.register(UINib(prototype: cell, of: builder), forCellWithReuseIdentifier: identifier)
    }

    fileprivate func registerSupplementary(_ key: String, _ kind: String, in view: UICollectionView) {
        guard let record = record.child(key) else { return }
        guard let identifier = record["reuseIdentifier"], !identifier.isEmpty else {
            return builder.source.log("the supplementary view has no reuse identifier and is never used", at: record.line)
        }
        view.register(UINib(prototype: record, of: builder), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}
