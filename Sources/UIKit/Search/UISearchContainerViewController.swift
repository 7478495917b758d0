import Foundation

/// Has a search as a controller of its own: the search bar on top, and the search's content below, begun when it appears. See
/// https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    private let search: UISearchController
    private var hasBegun = false

    // @objc(initWithSearchController:)
    /// Creates a controller for a search.
    public init(searchController: UISearchController) {
        search = searchController
        super.init(nibName: nil, bundle: nil)
        title = searchController.title
        definesPresentationContext = true
    }

    /// Documents have no such controllers.
    public required init?(coder: NSCoder) { nil }

    /// The search.
    open var searchController: UISearchController { search }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        let bar = search.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        self.view = view
    }

    /// Begins the search when the controller appears for the first time.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasBegun else { return }
        hasBegun = true
        search.isActive = true
    }
}
