import Foundation

/// What a tab bar shows for a controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
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
    /// Whether a drag that stays over the item chooses it.
    open var isSpringLoaded = false { didSet { onChange?() } }
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

    // appearance
    var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { onChange?() } }

    /// Sets the look of the badge's text in a state; `nil` leaves it to the bar.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }

    /// The look of the badge's text in a state, if it was set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

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
