import Foundation

/// What a search shows over the content: a dimmed surface, or results.
final class SearchContentView: UIView {
    private unowned let controller: UISearchController
    private let dimming = UIView()
    var onTap: (() -> Void)?
    /// Called with a suggestion that was chosen.
    var onSelect: (any UISearchSuggestion) -> Void = { _ in }
    private var suggestionList: SearchSuggestionsView?

    init(controller: UISearchController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.onTap?() }
        dimming.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the content is dimmed.
    var dims = false {
        didSet {
            guard dims != oldValue else { return }
            if dims { insertSubview(dimming, at: 0) } else { dimming.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    /// The view with the results.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let content { insertSubview(content, at: 0) }
            setNeedsLayout()
        }
    }

    /// What is suggested, over everything but the bar.
    var suggestions: [any UISearchSuggestion] = [] {
        didSet {
            guard !suggestions.isEmpty else {
                suggestionList?.removeFromSuperview()
                suggestionList = nil
                return
            }
            let list = suggestionList ?? SearchSuggestionsView(isMenu: false)
            list.onSelect = { [weak self] in self?.onSelect($0) }
            list.suggestions = suggestions
            if list.superview !== self { if let bar { insertSubview(list, belowSubview: bar) } else { addSubview(list) } }
            suggestionList = list
            setNeedsLayout()
        }
    }

    /// The search bar, where it stands nowhere else.
    var bar: UISearchBar? {
        didSet {
            guard bar !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let bar { addSubview(bar) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let bar {
            bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.fittingHeight)
            top = bar.frame.maxY
        } else if controller.navigationItemOfBar == nil, controller.searchBar.window != nil {
            top = max(0, convert(controller.searchBar.bounds, from: controller.searchBar).maxY)
        }
        // Bars are not dimmed; results go on below them.
        let dimmedTop = max(top, safeAreaInsets.top)
        let below = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        dimming.frame = CGRect(x: 0, y: dimmedTop, width: bounds.width, height: max(0, bounds.height - dimmedTop))
        content?.frame = below
        suggestionList?.frame = below
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviewStorage.contains { $0.frame.contains(point) }
    }
}
