import Foundation

/// What a navigation bar shows for a controller. See https://developer.apple.com/documentation/uikit/uinavigationitem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// Whether the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    /// How the back button names where it leads.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// How a bar arranges title and buttons. Styles differ where there is room across.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle, for apps that go from page to page.
        case navigator
        /// The title at the beginning and buttons in the middle, for apps that show what is found.
        case browser
        /// The title at the beginning and buttons in the middle, for apps that change documents.
        case editor
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// Where the system thinks fit: below the title.
        case automatic
        /// Among the buttons at the end, where there is room across.
        case inline
        /// Below the title.
        case stacked
    }

    package weak var bar: UINavigationBar?
    /// The search controller's place, told by the navigation controller.
    package weak var controller: UIViewController?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    /// Creates an item from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(into: self, as: UINavigationItem.self)
    }

    /// Keeps the item in an archive by keys: what its properties say, its buttons and the view in the title's place.
    open func encode(with coder: NSCoder) {
        ViewArchive.encodeProperties(of: self, coder)
        coder.encode(titleView, forKey: "UITitleView")
        coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem")
        coder.encode(leftBarButtonItems.map { $0 as NSArray }, forKey: "UILeftBarButtonItems")
        coder.encode(rightBarButtonItems.map { $0 as NSArray }, forKey: "UIRightBarButtonItems")
    }

    /// The title in the middle.
    open var title: String? { didSet { changed() } }
    /// A view in the title's place.
    open var titleView: UIView? {
        didSet {
            titleSizes = nil
            changed()
        }
    }
    /// How large the title's view is by itself, and how large the bar has made it: it is shrunk where there is no room, and grows back.
    var titleSizes: (own: CGSize, given: CGSize)?
    /// A line above the title.
    open var prompt: String? { didSet { changed() } }
    /// The button that leads back to this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The name of the button that leads back to this item.
    open var backButtonTitle: String? { didSet { changed() } }
    /// How the button that leads back to this item names it.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    /// Whether the back button is left out.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBack = false
    /// Whether the left items stand beside the back button.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Whether the title is shown large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// The look of the bar while this item is on top.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The look of the low bar while this item is on top.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The look of the bar at the edge of scrolled content.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The look of the low bar at the edge of scrolled content.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The search whose bar is shown below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.navigationItemOfBar = nil
            searchController?.navigationItemOfBar = self
            changed()
        }
    }
    /// Whether the search bar goes when the content is scrolled.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

    /// The leftmost item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The rightmost item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The items on the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if !setsGroups { ownLeadingGroups = nil }
            changed()
        }
    }
    /// The items on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if !setsGroups { ownTrailingGroups = nil }
            changed()
        }
    }

    // MARK: Groups

    /// The groups at the beginning. Items that are set one by one are a fixed group.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { ownLeadingGroups ?? leftBarButtonItems.map { [.fixedGroup(items: $0)] } ?? [] }
        set { setGroups(newValue, isLeading: true) }
    }
    /// The groups in the middle: they are shown in the styles `browser` and `editor` where there is room across, and are in the menu of
    /// what has no room elsewhere.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            adopt(oldValue, centerItemGroups)
            changed()
        }
    }
    /// The groups at the end, in the order in which they are read. Items that are set one by one are a fixed group.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { ownTrailingGroups ?? rightBarButtonItems.map { [.fixedGroup(items: $0.reversed())] } ?? [] }
        set { setGroups(newValue, isLeading: false) }
    }
    /// The group at the very end, which is always shown.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            adopt([oldValue].compactMap { $0 }, [pinnedTrailingGroup].compactMap { $0 })
            changed()
        }
    }
    var ownLeadingGroups: [UIBarButtonItemGroup]?
    var ownTrailingGroups: [UIBarButtonItemGroup]?
    /// Whether the items one by one change because groups do.
    var setsGroups = false

    /// What the menu of what has no room has besides; the menu is there if this is set.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
    /// The button that opens the menu of what has no room, for popovers of the app's; `nil` while it is not there.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { bar?.overflowButton(of: self) }
    /// The name by which the person's changes to the groups in the middle are kept; without one nothing can be changed.
    open var customizationIdentifier: String? { didSet { changed() } }

    // MARK: Style

    /// How the bar arranges title and buttons.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
    /// What the button that leads back does instead. The button is there even if there is nothing to go back to.
    open var backAction: UIAction? { didSet { changed() } }
    /// Where the search bar shall stand.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { searchPlacementMayChange() } }
    }
    /// Where the search bar stands.
    open var searchBarPlacement: SearchBarPlacement { bar?.placesSearchInline(of: self) == true ? .inline : .stacked }
    var toldSearchPlacement = SearchBarPlacement.stacked

    // MARK: Title menu

    /// Makes the menu of the title, of what the system suggests; `nil` for no menu. Without it the menu has what is suggested.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// Who is told of a new title that the person has written; the title's menu lets it be changed.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }
    /// The document that the title names: the menu of the title has it on top.
    open var documentProperties: UIDocumentProperties? { didSet { changed() } }

    /// A container's own button, before those on the left.
    var systemLeftItem: UIBarButtonItem? { didSet { if systemLeftItem !== oldValue { changed() } } }
    /// Another one, after that.
    var systemSecondItem: UIBarButtonItem? { didSet { if systemSecondItem !== oldValue { changed() } } }
    /// The buttons on the left that are shown.
    var shownLeftItems: [UIBarButtonItem] {
        ([systemLeftItem, systemSecondItem].compactMap { $0 } + (leftBarButtonItems ?? [])).filter { !$0.isHidden }
    }
    /// Whether a back button has a place beside the buttons on the left.
    var hasRoomForBackButton: Bool {
        // Groups leave the button that leads back its place.
        !hidesBackButton && (shownLeftItems.isEmpty || leftItemsSupplementBackButton || ownLeadingGroups != nil)
    }

    /// Leaves the back button out, or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        hidesBack = hidesBackButton
        changed(animated: animated)
    }
    // @objc(setLeftBarButtonItem:animated:)
    /// Sets the leftmost item.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    // @objc(setRightBarButtonItem:animated:)
    /// Sets the rightmost item.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setRightBarButtonItems(item.map { [$0] }, animated: animated) }
    /// Sets the items on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }

    /// What the button that leads back to this item may say, the longest first; `nil` is the arrow alone.
    func backTitles() -> [String?] {
        if backButtonDisplayMode == .minimal { return [nil] }
        if let title = backBarButtonItem?.title { return [title, nil] }
        let name = backButtonDisplayMode == .generic ? nil : backButtonTitle ?? title
        let back = SystemWords.text(.back)
        return name.map { $0 == back ? [back, nil] : [$0, back, nil] } ?? [back, nil]
    }
}

extension UINavigationItem: ArchiveDecoding {
    package func decodeArchive(_ coder: NSCoder, as cls: AnyClass) {
        ViewArchive.decodeProperties(of: self, cls, coder)
        titleView = coder.objectIfPresent(forKey: "UITitleView") as? UIView
        backBarButtonItem = coder.objectIfPresent(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
        let (left, right) = (ViewArchive.array("UILeftBarButtonItems", coder), ViewArchive.array("UIRightBarButtonItems", coder))
        if !left.isEmpty { leftBarButtonItems = left.compactMap { $0 as? UIBarButtonItem } }
        if !right.isEmpty { rightBarButtonItems = right.compactMap { $0 as? UIBarButtonItem } }
    }
}
