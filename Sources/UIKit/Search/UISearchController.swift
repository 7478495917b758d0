import Foundation

/// Searches in what another controller shows: a search bar, and results over the content while it is in use.
///
/// While it is active it is presented over the controller whose navigation item or view holds its search bar.
/// See https://developer.apple.com/documentation/uikit/uisearchcontroller.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// When the scopes are shown. See https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum.
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system thinks fit.
        case automatic = 0
        /// When the app says so.
        case manual = 1
        /// When typing begins.
        case onTextEntry = 2
        /// When the search begins.
        case onSearchActivation = 3
    }

    /// The controller that shows the results; `nil` if that is the searched controller itself.
    public let searchResultsController: UIViewController?
    private let bar: UISearchBar
    /// The navigation item that shows the search bar.
    weak var navigationItemOfBar: UINavigationItem?
    private var hidNavigationBar = false

    /// Creates a search with a controller for its results, if they are shown in one of their own.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        bar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Creates a search without a controller for its results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        bar = UISearchBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    /// Creates a search from an Interface Builder document.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        bar = UISearchBar()
        super.init(coder: coder)
        setUpSearch()
        coder.decodeInterface(into: self, as: UISearchController.self)
    }

    private func setUpSearch() {
        transitioningDelegate = self
        bar.searchController = self
        bar.placeholder = SystemWords.text(.search)
        bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.rowHeight)
        bar.autoresizingMask = .flexibleWidth
    }

    // MARK: Parts

    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// Where the search bar stands in the navigation bar; below the title while it is in none.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { navigationItemOfBar?.searchBarPlacement ?? .stacked }

    func willChangePlacement(to new: UINavigationItem.SearchBarPlacement) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.searchController(self, willChangeTo: new) }
    }

    func didChangePlacement(from old: UINavigationItem.SearchBarPlacement) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.searchController(self, didChangeFrom: old) }
    }

    /// Keeps the results up to date. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the search's coming and going. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the content is dimmed until there are results.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// An older name of `obscuresBackgroundDuringPresentation`.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar gives its room to the search bar meanwhile.
    open var hidesNavigationBarDuringPresentation = true
    private var showsResults = false
    /// Whether results are shown by themselves once there is text.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }
    /// Whether the controller of the results is shown. Setting it ends showing it automatically.
    open var showsSearchResultsController: Bool {
        get { isActive && resultsAreShown }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateContent()
        }
    }
    /// Whether the search bar shows its cancel button meanwhile.
    open var automaticallyShowsCancelButton = true
    /// When the search bar shows its scopes; when the search begins unless that is said otherwise. They go when it ends.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// An older way to say whether the search bar shows its scopes meanwhile.
    @available(*, deprecated, message: "Use scopeBarActivation instead")
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// What is suggested, in a list over the results and the content. Choosing one takes all away; the updater is told.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateContent() } }
    /// Whether suggestions are left to the app where the search bar stands below the title, as it does on phones.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

    /// Whether a search is under way.
    open var isActive: Bool {
        get { presentingStorage != nil && !appearance.isBeingDismissed }
        set {
            guard newValue != isActive else { return }
            if newValue { begin() } else { end() }
        }
    }

    /// Whether the bar stands in the searched controller, rather than in this controller's own view.
    var isInPlace: Bool { navigationItemOfBar != nil || (bar.superview != nil && bar.superview !== viewIfLoaded) }

    /// The controller that is searched.
    private var searched: UIViewController? {
        if let controller = navigationItemOfBar?.controller { return controller }
        var responder: UIResponder? = bar.superview
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func begin() {
        if let delegate { OptionalRequirement.call { delegate.presentSearchController(self) } }
        guard presentingStorage == nil, let searched else { return }
        searched.startPresenting(self, animated: true, completion: nil)
    }

    private func end() {
        bar.resignFirstResponder()
        presentingStorage?.startDismissing(animated: true, completion: nil)
    }

    // MARK: Coming and going

    // @objc(animationControllerForPresentedController:presentingController:sourceController:)
    /// The search animates its own coming.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    // @objc(animationControllerForDismissedController:)
    /// The search animates its own going.
    open func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    // @objc(transitionDuration:)
    /// How long the search takes to come and to go, in seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        fade(transitionContext).transitionDuration(using: transitionContext)
    }
    // @objc(animateTransition:)
    /// Has the search appear over what is searched, or disappear.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        fade(transitionContext).animateTransition(using: transitionContext)
    }

    private func fade(_ context: (any UIViewControllerContextTransitioning)?) -> ModalAnimator {
        ModalAnimator(style: .crossDissolve, isPresenting: context?.viewController(forKey: .from) !== self)
    }

    // MARK: The search bar tells

    func searchBarBeganEditing() {
        if !isActive { begin() }
        tellUpdater()
    }

    func searchTextDidChange() {
        if scopeBarActivation == .onTextEntry, isActive, hasTerms, !bar.showsScopeBar {
            showScopes(animated: true)
            updateNavigationBar(animated: true)
        }
        updateContent()
        searched?.setNeedsUpdateContentUnavailableConfiguration()
        tellUpdater()
    }

    func searchBarWasCancelled() { isActive = false }

    func searchBarHeightDidChange() { (searched?.navigationController ?? navigationController)?.viewIfLoaded?.setNeedsLayout() }

    private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

    // MARK: Showing

    private var resultsAreShown: Bool {
        guard searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? hasTerms : showsResults
    }

    /// Whether there is anything to search for.
    private var hasTerms: Bool { bar.searchTextField.hasText }

    private func showScopes(animated: Bool) {
        if !(bar.scopeButtonTitles ?? []).isEmpty { bar.setShowsScope(true, animated: animated) }
    }

    private func suggestionWasChosen(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        guard let searchResultsUpdater else { return }
        OptionalRequirement.call { searchResultsUpdater.updateSearchResults(for: self, selecting: suggestion) }
    }

    private func updateContent() {
        guard let view = viewIfLoaded as? SearchContentView else { return }
        view.dims = isActive && obscuresBackgroundDuringPresentation && !resultsAreShown
        view.suggestions = isActive && !ignoresSearchSuggestionsForSearchBarPlacementStacked ? searchSuggestions ?? [] : []
        guard let results = searchResultsController else { return }
        if resultsAreShown, isActive {
            guard results.viewIfLoaded?.superview !== view else { return }
            addChild(results)
            if isAppearingOrAppeared { results.beginAppearanceTransition(true, animated: false) }
            view.content = results.view
            results.didMove(toParent: self)
            if appearance.phase == .appeared { results.endAppearanceTransition() }
        } else if results.parent === self {
            removeResults(results, from: view)
        }
    }

    private func removeResults(_ results: UIViewController, from view: SearchContentView) {
        results.willMove(toParent: nil)
        results.beginAppearanceTransition(false, animated: false)
        view.content = nil
        results.endAppearanceTransition()
        results.removeFromParent()
    }

    open override func loadView() {
        let view = SearchContentView(controller: self)
        view.onTap = { [weak self] in self?.isActive = false }
        view.onSelect = { [weak self] in self?.suggestionWasChosen($0) }
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let delegate { OptionalRequirement.call { delegate.willPresentSearchController(self) } }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: animated) }
        switch scopeBarActivation {
        case .automatic, .onSearchActivation: showScopes(animated: animated)
        case .onTextEntry: if hasTerms { showScopes(animated: animated) }
        case .manual: break
        }
        if !isInPlace { (view as? SearchContentView)?.bar = bar }
        updateNavigationBar(animated: animated)
        updateContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let delegate { OptionalRequirement.call { delegate.didPresentSearchController(self) } }
        updateContent()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed else { return }
        if let delegate { OptionalRequirement.call { delegate.willDismissSearchController(self) } }
        bar.resignFirstResponder()
        // A change of the text tells the updater of the tokens too.
        let field = bar.searchTextField
        if !field.tokens.isEmpty { field.changeTokens(tells: (bar.text ?? "").isEmpty) { $0.set([]) } }
        bar.text = ""
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: animated) }
        if scopeBarActivation != .manual { bar.setShowsScope(false, animated: animated) }
        updateNavigationBar(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        updateContent()
        (view as? SearchContentView)?.bar = nil
        if let delegate { OptionalRequirement.call { delegate.didDismissSearchController(self) } }
    }

    /// The navigation bar gives its room to the search bar, or takes it back.
    private func updateNavigationBar(animated: Bool) {
        guard let navigation = searched?.navigationController else { return }
        if navigationItemOfBar != nil { return navigation.searchStateDidChange(animated: animated) }
        guard isInPlace else { return }
        if isActive, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: animated)
        } else if !isActive, hidNavigationBar {
            hidNavigationBar = false
            navigation.setNavigationBarHidden(false, animated: animated)
        }
    }

    /// Whether the navigation bar shows nothing but the search bar now.
    var replacesNavigationBar: Bool { isActive && hidesNavigationBarDuringPresentation }
}

/// Presents a search over the controller that is searched, below its bars.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController { presentedViewController as! UISearchController }

    override var shouldPresentInFullscreen: Bool { !search.isInPlace }

    override func defaultAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
    }
}
