import Foundation

/// What lies over the content during a search of the old kind, below the search bar: the content is dimmed, or the results are shown.
final class SearchDisplayView: UIView {
    private weak var bar: UISearchBar?
    private let dimming = UIView()
    var onTap: () -> Void = {}

    init(over bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.onTap() }
        dimming.addGestureRecognizer(tap)
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    /// The table with the results.
    var content: UITableView? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Below the bar, wherever that is by now; bars are not dimmed.
        var top = safeAreaInsets.top
        if let bar, bar.window === window { top = max(0, convert(bar.bounds, from: bar).maxY) }
        let below = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        dimming.frame = below
        content?.frame = below
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviewStorage.contains { $0.frame.contains(point) }
    }
}

/// Takes a view out of what it lies in when whoever keeps this is gone.
@MainActor
final class ViewRemoval {
    private let view: UIView

    init(of view: UIView) { self.view = view }

    isolated deinit { view.removeFromSuperview() }
}

/// The table of the results, which says so if there are none.
final class SearchResultsTable: UITableView {
    private let nothing = UILabel()

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        nothing.text = FindWords.noResults.text
        nothing.font = .systemFont(ofSize: 20, weight: .semibold)
        nothing.textColor = .secondaryLabel
        nothing.textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Sections are not counted while rows are seen.
        let isEmpty =
            (indexPathsForVisibleRows?.isEmpty ?? true) && (0..<numberOfSections).allSatisfy { numberOfRows(inSection: $0) == 0 }
        guard isEmpty else { return nothing.removeFromSuperview() }
        if nothing.superview !== self { addSubview(nothing) }
        nothing.frame = CGRect(x: 0, y: 110, width: bounds.width, height: 44)
    }
}
