import Foundation

/// What a search suggests: a list over the content, or a menu below a field.
final class SearchSuggestionsView: UIView {
    private let scroller = UIScrollView()
    private var rows: [SearchSuggestionRow] = []
    private let isMenu: Bool
    /// Called with a suggestion that was chosen.
    var onSelect: (any UISearchSuggestion) -> Void = { _ in }

    /// The height of a row, in points.
    static let rowHeight: CGFloat = 44

    var suggestions: [any UISearchSuggestion] = [] {
        didSet {
            for row in rows { row.removeFromSuperview() }
            rows = suggestions.map { suggestion in
                let row = SearchSuggestionRow(suggestion)
                row.addAction(UIAction { [weak self] _ in self?.onSelect(suggestion) }, for: .touchUpInside)
                scroller.addSubview(row)
                return row
            }
            setNeedsLayout()
        }
    }

    init(isMenu: Bool) {
        self.isMenu = isMenu
        super.init(frame: .zero)
        backgroundColor = isMenu ? .secondarySystemBackground : .systemBackground
        scroller.alwaysBounceVertical = !isMenu
        addSubview(scroller)
        guard isMenu else { return }
        layer.cornerRadius = 13
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scroller.layer.cornerRadius = 13
        scroller.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
        scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}

/// A suggestion as it is seen: an image and a text.
private final class SearchSuggestionRow: UIControl {
    private let iconView = UIImageView()
    private let label = UILabel()
    private let line = UIView()

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        let icon = OptionalRequirement.call { () -> UIImage? in suggestion.iconImage } ?? nil
        let description = OptionalRequirement.call { () -> String? in suggestion.localizedDescription } ?? nil
        iconView.image = icon
        iconView.contentMode = .scaleAspectFit
        label.font = .systemFont(ofSize: 17)
        if let text = suggestion.localizedAttributedSuggestion {
            label.attributedText = text
        } else {
            label.text = suggestion.localizedSuggestion
        }
        line.backgroundColor = .separator
        for view in [iconView, label, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = description ?? label.text
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height)
        }
        let hasIcon = iconView.image != nil
        let start: CGFloat = hasIcon ? 52 : 16
        iconView.frame = place(16, (bounds.height - 24) / 2, hasIcon ? 24 : 0, 24)
        label.frame = place(start, 0, bounds.width - start - 16, bounds.height)
        let width = 1 / UIScreen.main.scale
        line.frame = place(start, bounds.height - width, bounds.width - start, width)
    }
}

extension UISearchTextField {
    /// How many suggestions are seen at once.
    private static var visibleSuggestions: CGFloat { 5.5 }

    func updateSuggestions() {
        guard isEditing, window != nil, let searchSuggestions, !searchSuggestions.isEmpty else {
            suggestionMenu?.removeFromSuperview()
            suggestionMenu = nil
            return
        }
        let menu = suggestionMenu ?? SearchSuggestionsView(isMenu: true)
        menu.onSelect = { [weak self] in self?.suggestionWasChosen($0) }
        menu.suggestions = searchSuggestions
        suggestionMenu = menu
        placeSuggestions()
    }

    func placeSuggestions() {
        guard let menu = suggestionMenu, let window else { return }
        if menu.superview !== window { window.addSubview(menu) }
        let field = convert(bounds, to: nil)
        let rows = min(CGFloat(menu.suggestions.count), Self.visibleSuggestions)
        menu.frame = CGRect(x: field.minX, y: field.maxY + 8, width: field.width, height: rows * SearchSuggestionsView.rowHeight)
    }

    private func suggestionWasChosen(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        guard let delegate = delegate as? any UISearchTextFieldDelegate else { return }
        OptionalRequirement.call { delegate.searchTextField(self, didSelect: suggestion) }
    }
}
