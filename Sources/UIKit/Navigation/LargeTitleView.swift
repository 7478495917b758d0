import Foundation

/// The large title of one item, cut off where the bar does not show all of it.
final class LargeTitleView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let full = UINavigationBar.largeTitleHeight
        let margin = NavigationItemView.margin + (superview?.safeAreaInsets.left ?? 0)
        let size = label.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: full))
        // The title keeps its distance to the lower edge, so that it slides out at the top.
        // What another font makes higher, as Arabic's does, stands above and below in equal parts.
        let above = max(0, (ceil(size.height) - ceil(label.font.lineHeight)) / 2)
        label.frame = CGRect(x: margin, y: bounds.height - full + 3 - above, width: bounds.width - 2 * margin, height: ceil(size.height))
        if let bar = superview { label.semanticContentAttribute = bar.semanticContentAttribute }
    }
}

/// Holds a search bar below the titles of a navigation bar.
final class SearchBarHost: UIView {
    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// The search bar.
    var bar: UISearchBar? {
        didSet {
            guard bar !== oldValue else { return }
            if let oldValue, oldValue.superview === self {
                oldValue.removeFromSuperview()
                oldValue.isInNavigationBar = false
            }
            guard let bar else { return }
            bar.isInNavigationBar = true
            bar.frame = bounds
            addSubview(bar)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar, bar.superview === self else { return }
        bar.frame = bounds
        bar.layoutIfNeeded()
    }
}
