import Foundation
import SampanFoundation

/// Searches in what a controller shows: a search bar, and a table of results over the content, as it was done before `UISearchController`. See
/// https://developer.apple.com/documentation/uikit/uisearchdisplaycontroller.
///
/// The search begins when the bar is edited: a navigation bar gives its room to the search bar, and the content is dimmed until there is text.
/// The controller with the content keeps the search, which does not keep it.
@available(
    iOS, introduced: 3.0, deprecated: 8.0, message: "UISearchDisplayController has been replaced with UISearchController"
)
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
    private let bar: UISearchBar
    private unowned let contents: UIViewController
    private var table: UITableView?
    private lazy var display = SearchDisplayView(over: bar)
    /// While a search is under way: what the display lies in may outlive the controller.
    private var removal: ViewRemoval?
    private var hidNavigationBar = false
    private var active = false
    nonisolated(unsafe) private var memoryObserver: (any NSObjectProtocol)?

    // @objc(initWithSearchBar:contentsController:)
    /// Creates a search in what a controller shows.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        (bar, contents) = (searchBar, viewController)
        super.init()
        searchBar.follower = self
        viewController.appearance.follower = self
        objc_setAssociatedObject(viewController, SearchDisplayKey.address, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        memoryObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.unloadTable() }
        }
    }

    deinit { if let memoryObserver { NotificationCenter.default.removeObserver(memoryObserver) } }

    // MARK: Parts

    /// Who decides and is told.
    open weak var delegate: (any UISearchDisplayDelegate)?
    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// The controller that shows what is searched.
    open var searchContentsController: UIViewController { contents }
    /// Who has the rows of the results.
    open weak var searchResultsDataSource: (any UITableViewDataSource)? { didSet { table?.dataSource = searchResultsDataSource } }
    /// Who hears of the rows of the results.
    open weak var searchResultsDelegate: (any UITableViewDelegate)? { didSet { table?.delegate = searchResultsDelegate } }
    /// What the navigation bar says while results are shown, if the search bar does not take its place; what it says anyway if `nil`.
    open var searchResultsTitle: String?

    /// The table of the results, made when it is first asked for.
    open var searchResultsTableView: UITableView {
        if let table { return table }
        let made = SearchResultsTable(frame: contents.viewIfLoaded?.bounds ?? UIScreen.main.bounds, style: .plain)
        // Who has the rows asks for the table to tell it from others.
        table = made
        made.dataSource = searchResultsDataSource
        made.delegate = searchResultsDelegate
        made.keyboardDismissMode = .onDrag
        tell { $0.searchDisplayController($1, didLoadSearchResultsTableView: made) }
        return made
    }

    private func unloadTable() {
        guard !active, let table else { return }
        tell { $0.searchDisplayController($1, willUnloadSearchResultsTableView: table) }
        self.table = nil
    }

    // MARK: The bar in the navigation bar

    /// Whether the search bar stands in the navigation bar. It goes there when this is set, and stays.
    open var displaysSearchBarInNavigationBar = false {
        didSet {
            guard displaysSearchBarInNavigationBar != oldValue else { return }
            bar.removeFromSuperview()
            contents.navigationItem.titleView = displaysSearchBarInNavigationBar ? bar : nil
        }
    }
    /// The item that has the search bar in the navigation bar; `nil` if that is not there.
    open var navigationItem: UINavigationItem? { displaysSearchBarInNavigationBar ? contents.navigationItem : nil }

    // MARK: Searching

    /// Whether a search is under way.
    open var isActive: Bool {
        get { active }
        set { setActive(newValue, animated: false) }
    }

    /// Begins or ends the search.
    open func setActive(_ visible: Bool, animated: Bool) {
        guard visible != active else { return }
        if visible { begin(animated) } else { end(animated) }
    }

    private func begin(_ animated: Bool) {
        guard let host = contents.view.flatMap({ $0 is UIScrollView ? $0.superview ?? $0 : $0 }) else { return }
        active = true
        tell { $0.searchDisplayControllerWillBeginSearch($1) }
        hideNavigationBar(animated)
        bar.setShowsCancelButton(true, animated: animated)
        if !(bar.scopeButtonTitles ?? []).isEmpty { bar.setShowsScope(true, animated: animated) }
        display.onTap = { [weak self] in self?.setActive(false, animated: true) }
        host.addSubview(display)
        if removal == nil { removal = ViewRemoval(of: display) }
        display.frame = host.bounds
        display.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        change(animated, from: 0, to: 1)
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        showResults()
        tell { $0.searchDisplayControllerDidBeginSearch($1) }
    }

    private func end(_ animated: Bool) {
        tell { $0.searchDisplayControllerWillEndSearch($1) }
        active = false
        bar.resignFirstResponder()
        bar.text = ""
        bar.setShowsCancelButton(false, animated: animated)
        bar.setShowsScope(false, animated: animated)
        hideResults()
        showNavigationBar(animated)
        change(animated, from: 1, to: 0)
        tell { $0.searchDisplayControllerDidEndSearch($1) }
    }

    private func hideNavigationBar(_ animated: Bool) {
        guard !displaysSearchBarInNavigationBar, let navigation = contents.navigationController, !navigation.isNavigationBarHidden else {
            return
        }
        hidNavigationBar = true
        navigation.setNavigationBarHidden(true, animated: animated)
    }

    private func showNavigationBar(_ animated: Bool) {
        guard hidNavigationBar else { return }
        hidNavigationBar = false
        contents.navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Fades what lies over the content; what is not seen any more is taken away.
    private func change(_ animated: Bool, from: CGFloat, to: CGFloat) {
        let finish = { [display] in
            // The bar may have moved meanwhile.
            display.setNeedsLayout()
            if to == 0, !self.active { self.removal = nil }
        }
        guard animated, display.window != nil else {
            display.alpha = to
            return finish()
        }
        UIView.performWithoutAnimation { display.alpha = from }
        UIView.animate(
            withDuration: 0.25,
            animations: {
                self.display.alpha = to
                self.display.setNeedsLayout()
                self.display.layoutIfNeeded()
            }, completion: { _ in finish() })
    }

    // MARK: Results

    private func showResults() {
        guard active, let text = bar.text, !text.isEmpty else { return hideResults() }
        let table = searchResultsTableView
        guard display.content !== table else { return }
        table.reloadData()
        tell { $0.searchDisplayController($1, willShowSearchResultsTableView: table) }
        display.content = table
        updateTitle()
        tell { $0.searchDisplayController($1, didShowSearchResultsTableView: table) }
    }

    private func hideResults() {
        guard let table, display.content === table else { return }
        tell { $0.searchDisplayController($1, willHideSearchResultsTableView: table) }
        display.content = nil
        updateTitle()
        tell { $0.searchDisplayController($1, didHideSearchResultsTableView: table) }
    }

    /// What the navigation item said before results were shown; `nil` while none are.
    private var titleBefore: String??

    private func updateTitle() {
        if display.content != nil, let searchResultsTitle, titleBefore == nil {
            titleBefore = .some(contents.navigationItem.title)
            contents.navigationItem.title = searchResultsTitle
        } else if display.content == nil, let before = titleBefore {
            titleBefore = nil
            contents.navigationItem.title = before
        }
    }

    private func reload() {
        guard active, let table, display.content === table else { return }
        table.reloadData()
    }

    private func tell(_ call: (any UISearchDisplayDelegate, UISearchDisplayController) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { call(delegate, self) }
    }
}

@available(iOS, introduced: 3.0, deprecated: 8.0)
extension UISearchDisplayController: SearchBarFollower {
    func searchBarBeganEditing() { setActive(true, animated: true) }
    func searchBarWasCancelled() { setActive(false, animated: true) }

    func searchTextDidChange(to text: String) {
        guard active else { return }
        // The results are found before the table is first shown.
        let reloads =
            delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.searchDisplayController(self, shouldReloadTableForSearch: text) }
            } ?? true
        let wasShown = display.content != nil
        showResults()
        if reloads, wasShown { reload() }
    }

    func searchScopeDidChange(to index: Int) {
        guard active else { return }
        let reloads = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.searchDisplayController(self, shouldReloadTableForSearchScope: index) }
        }
        if reloads ?? true { reload() }
    }
}

/// What is pushed over the results has the navigation bar again, and is not covered by them.
@available(iOS, introduced: 3.0, deprecated: 8.0)
extension UISearchDisplayController: AppearanceFollower {
    func controllerWill(appear isAppearing: Bool, animated: Bool) {
        guard active else { return }
        if isAppearing {
            display.isHidden = false
            hideNavigationBar(animated)
        } else {
            bar.resignFirstResponder()
            showNavigationBar(animated)
        }
    }

    func controllerDidDisappear() { if active { display.isHidden = true } }
}

/// Where controllers keep their searches of the old kind.
private enum SearchDisplayKey {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIViewController {
    /// The search of the old kind that was made for what this controller shows. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/searchdisplaycontroller.
    @available(iOS, introduced: 3.0, deprecated: 8.0)
    public var searchDisplayController: UISearchDisplayController? {
        objc_getAssociatedObject(self, SearchDisplayKey.address) as? UISearchDisplayController
    }
}
