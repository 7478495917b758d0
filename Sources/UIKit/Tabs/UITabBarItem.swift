import Foundation

/// What a tab bar shows for a controller. See https://developer.apple.com/documentation/uikit/uitabbaritem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Items that many apps have.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock"
            case .contacts: "person.circle"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle"
            case .mostViewed: "list.number"
            }
        }
    }

    /// The image while the item is selected.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// A short text on the item's corner.
    open var badgeValue: String? { didSet { onChange?() } }
    // appearance
    /// The badge's colour.
    open var badgeColor: UIColor? { didSet { onChange?() } }
    // appearance
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    // appearance
    /// The look of the bar while this item is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }
    // appearance
    /// The look at the edge of scrolled content.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }

    /// Creates an item without content.
    public override init() { super.init() }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item that many apps have.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Creates an item from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UITabBarItem.self)
    }
}

/// The look of a tab bar's items. See https://developer.apple.com/documentation/uikit/uitabbaritemappearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look in one state.
    @preconcurrency @MainActor
    open class StateAppearance: NSObject {
        /// The look of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The colour of the image.
        open var iconColor: UIColor?
        /// The colour of the badge.
        open var badgeBackgroundColor: UIColor?
    }

    /// The ordinary look.
    public let normal = StateAppearance()
    /// The look of the selected item.
    public let selected = StateAppearance()
    /// The look of an item that cannot be chosen.
    public let disabled = StateAppearance()

    /// Creates the system's look.
    public override init() { super.init() }
}

/// The look of a tab bar. See https://developer.apple.com/documentation/uikit/uitabbarappearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of items with the title beside the image in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour behind the selected item.
    open var selectionIndicatorTintColor: UIColor?

    /// Creates the look of the system's tab bars.
    public override init() { super.init() }

    /// Creates a copy of another bar's look.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    /// Creates the default look; no archive holds one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}
