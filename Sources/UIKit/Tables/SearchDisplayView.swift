import Foundation

/// What lies over the content during a search of the old kind, below the search bar: the content is dimmed, or the results are shown.
final class SearchDisplayView: UIView {
    private unowned let bar: UISearchBar
    private let dimming = UIView()
    private let nothing = UILabel()
    var onTap: () -> Void = {}

    init(over bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.onTap() }
        dimming.addGestureRecognizer(tap)
        addSubview(dimming)
        nothing.text = FindWords.noResults.text
        nothing.font = .systemFont(ofSize: 20, weight: .semibold)
        nothing.textColor = .secondaryLabel
        nothing.textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    /// The table with the results.
    var content: UITableView? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            nothing.removeFromSuperview()
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    /// Says so if there is no row.
    func updateEmptiness() {
        guard let content else { return }
        let isEmpty = (0..<content.numberOfSections).allSatisfy { content.numberOfRows(inSection: $0) == 0 }
        if isEmpty { content.addSubview(nothing) } else { nothing.removeFromSuperview() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Below the bar, wherever that is by now; bars are not dimmed.
        var top = safeAreaInsets.top
        if bar.window === window { top = max(0, convert(bar.bounds, from: bar).maxY) }
        let below = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        dimming.frame = below
        content?.frame = below
        nothing.frame = CGRect(x: 0, y: 110, width: bounds.width, height: 44)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviewStorage.contains { $0.frame.contains(point) }
    }
}
