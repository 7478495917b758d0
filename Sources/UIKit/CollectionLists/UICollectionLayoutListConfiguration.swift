import Foundation

/// How a section looks that is a list. See https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// What is at a section's top.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// What the data source gives for `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first cell.
        case firstItemInSection = 2
    }

    /// What is at a section's end.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// What the data source gives for `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Gives the actions of a swipe on a cell.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Gives the lines of a cell.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// How the list looks.
    public let appearance: Appearance
    /// Whether there are lines between cells.
    public var showsSeparators: Bool
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Gives the lines of each cell.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind everything; that of the appearance if `nil`.
    public var backgroundColor: UIColor?
    /// Gives the actions of a swipe from a cell's beginning.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions of a swipe from a cell's end.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What is at a section's top.
    public var headerMode = HeaderMode.none
    /// What is at a section's end.
    public var footerMode = FooterMode.none
    /// The space above a section's header, in points; that of the appearance if `nil`.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The colour behind everything.
    var shownBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .systemBackground
        }
    }
}

/// What a list says of a cell's place in it.
@MainActor
final class ListPlace {
    let list: UICollectionLayoutListConfiguration
    let path: IndexPath
    let isFirst: Bool
    let isLast: Bool
    /// Whether it is the header of its section: its first cell, or a supplementary view.
    let isHeader: Bool
    /// Whether it is the footer of its section.
    let isFooter: Bool

    /// The place of a supplementary view.
    init(_ list: UICollectionLayoutListConfiguration, kind: String, path: IndexPath) {
        (self.list, self.path, isFirst, isLast) = (list, path, false, false)
        isHeader = kind == UICollectionView.elementKindSectionHeader
        isFooter = !isHeader
    }

    init(_ list: UICollectionLayoutListConfiguration, path: IndexPath, count: Int) {
        (self.list, self.path, isFooter) = (list, path, false)
        isHeader = list.headerMode == .firstItemInSection && path.item == 0
        isFirst = path.item == (list.headerMode == .firstItemInSection && list.appearance == .insetGrouped ? 1 : 0)
        isLast = path.item == count - 1
    }

    /// Whether a cell looks the same in both places.
    func isSame(as other: ListPlace?) -> Bool {
        guard let other else { return false }
        return path == other.path && isFirst == other.isFirst && isLast == other.isLast && isHeader == other.isHeader
            && isFooter == other.isFooter && list.appearance == other.list.appearance
    }

    var separators: UIListSeparatorConfiguration {
        list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    }
}

extension ListPlace {
    /// What the element is told that it is in.
    var environment: UIListEnvironment {
        switch list.appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
