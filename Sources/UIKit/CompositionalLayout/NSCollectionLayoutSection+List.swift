import Foundation

extension NSCollectionLayoutSection {
    // @objc(sectionWithListConfiguration:layoutEnvironment:)
    /// A section that is a list: its cells are as wide as it is, and as high as they want to be.
    @MainActor
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        let appearance = configuration.appearance
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let side: CGFloat =
            appearance == .insetGrouped || appearance == .sidebar ? (layoutEnvironment.container.contentSize.width < 414 ? 16 : 20) : 0
        let hasHeader = configuration.headerMode != .none
        let top: CGFloat = configuration.headerTopPadding ?? (isGrouped && !hasHeader ? 17.5 : 0)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: top, leading: side, bottom: isGrouped && configuration.footerMode == .none ? 17.5 : 0, trailing: side)
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            header.zIndex = appearance == .plain ? 2 : 1
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    // @objc(layoutWithListConfiguration:)
    /// A layout whose sections are lists, all alike.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
