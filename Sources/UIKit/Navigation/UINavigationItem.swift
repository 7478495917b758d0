import Foundation

/// What a navigation bar shows for a controller. See https://developer.apple.com/documentation/uikit/uinavigationitem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    /// How the back button names where it leads.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
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
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The items on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    /// A container's own button, before those on the left.
    var systemLeftItem: UIBarButtonItem? { didSet { if systemLeftItem !== oldValue { changed() } } }
    /// The buttons on the left that are shown.
    var shownLeftItems: [UIBarButtonItem] {
        ([systemLeftItem].compactMap { $0 } + (leftBarButtonItems ?? [])).filter { !$0.isHidden }
    }
    /// Whether a back button has a place beside the buttons on the left.
    var hasRoomForBackButton: Bool { !hidesBackButton && (shownLeftItems.isEmpty || leftItemsSupplementBackButton) }

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

    private func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }

    /// What the button that leads back to this item may say, the longest first; `nil` is the arrow alone.
    func backTitles() -> [String?] {
        if backButtonDisplayMode == .minimal { return [nil] }
        if let title = backBarButtonItem?.title { return [title, nil] }
        let name = backButtonDisplayMode == .generic ? nil : backButtonTitle ?? title
        let back = SystemWords.text(.back)
        return name.map { $0 == back ? [back, nil] : [$0, back, nil] } ?? [back, nil]
    }
}
