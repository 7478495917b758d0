import Foundation

/// The tokens of a search field, in a row before the text. Where they have no room they stand at its end.
final class SearchTokenStrip: UIView {
    private(set) var tokens: [UISearchToken] = []
    private var chips: [SearchTokenChip] = []
    /// The tokens that are selected.
    private(set) var selected: Range<Int>?
    /// Called with the place of a token that was tapped.
    var onTap: (Int) -> Void = { _ in }
    /// The colour behind tokens that are not selected.
    var color = UIColor.secondarySystemFill { didSet { updateLook() } }
    var font = UIFont.systemFont(ofSize: 15) {
        didSet {
            guard font != oldValue else { return }
            for chip in chips { chip.font = font }
            setNeedsLayout()
        }
    }

    static let chipHeight: CGFloat = 24
    private static let gap: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Changing

    func set(_ new: [UISearchToken]) {
        select(nil)
        for chip in chips { chip.removeFromSuperview() }
        tokens = new
        chips = new.map(makeChip)
        updateLook()
    }

    func insert(_ token: UISearchToken, at index: Int) {
        select(nil)
        tokens.insert(token, at: index)
        chips.insert(makeChip(token), at: index)
        updateLook()
    }

    func remove(_ range: Range<Int>) {
        select(nil)
        tokens.removeSubrange(range)
        for chip in chips[range] { chip.removeFromSuperview() }
        chips.removeSubrange(range)
        setNeedsLayout()
    }

    func select(_ range: Range<Int>?) {
        guard range != selected else { return }
        selected = range
        updateLook()
    }

    private func makeChip(_ token: UISearchToken) -> SearchTokenChip {
        let chip = SearchTokenChip(token)
        chip.font = font
        chip.onTap = { [weak self, weak chip] in
            if let self, let chip, let index = self.chips.firstIndex(where: { $0 === chip }) { self.onTap(index) }
        }
        addSubview(chip)
        return chip
    }

    private func updateLook() {
        for (index, chip) in chips.enumerated() { chip.show(isSelected: selected?.contains(index) ?? false, color) }
        setNeedsLayout()
    }

    // MARK: Places

    /// The width of all tokens, in points.
    var fullWidth: CGFloat { chips.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(chips.count - 1, 0)) }

    /// Where a token is seen, in the strip's points.
    func rect(at index: Int) -> CGRect {
        layoutIfNeeded()
        return chips[index].frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var places: [CGFloat] = []
        var x: CGFloat = 0
        for chip in chips {
            places.append(x)
            x += chip.width + Self.gap
        }
        // The last token is seen, unless one before it is selected.
        var hidden = max(0, fullWidth - bounds.width)
        if let first = selected?.lowerBound { hidden = min(hidden, places[first]) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (chip, place) in zip(chips, places) {
            let start = place - hidden
            chip.frame = CGRect(
                x: isMirrored ? bounds.width - start - chip.width : start, y: (bounds.height - Self.chipHeight) / 2, width: chip.width,
                height: Self.chipHeight)
        }
    }
}

/// A token as it is seen: an image and a text on a rounded ground.
final class SearchTokenChip: UIView {
    private let iconView = UIImageView()
    private let label = UILabel()
    private var isSelected = false
    private var color = UIColor.clear
    var onTap: () -> Void = {}
    private(set) var width: CGFloat = 0
    var font = UIFont.systemFont(ofSize: 15) { didSet { measure() } }

    private static let (margin, iconWidth, iconGap): (CGFloat, CGFloat, CGFloat) = (7, 16, 4)
    /// The width that a token has at most, in points.
    private static let maximumWidth: CGFloat = 200

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        layer.cornerRadius = 7
        iconView.image = token.icon
        iconView.contentMode = .scaleAspectFit
        label.text = token.text
        for view in [iconView, label] { addSubview(view) }
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.onTap() }
        addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityLabel = token.text
        measure()
    }

    required init?(coder: NSCoder) { nil }

    private var iconRoom: CGFloat { iconView.image == nil ? 0 : Self.iconWidth + (label.text?.isEmpty == false ? Self.iconGap : 0) }

    private func measure() {
        label.font = font
        width = min(ceil(label.intrinsicContentSize.width) + iconRoom + 2 * Self.margin, Self.maximumWidth)
        setNeedsLayout()
    }

    func show(isSelected: Bool, _ color: UIColor) {
        (self.isSelected, self.color) = (isSelected, color)
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        updateColors()
    }

    private func updateColors() {
        backgroundColor = isSelected ? tintColor : color
        label.textColor = isSelected ? .white : .label
        iconView.tintColor = isSelected ? .white : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func accessibilityActivate() -> Bool {
        onTap()
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: max(width, 0), height: bounds.height)
        }
        iconView.frame = place(Self.margin, iconView.image == nil ? 0 : Self.iconWidth)
        label.frame = place(Self.margin + iconRoom, bounds.width - 2 * Self.margin - iconRoom)
    }
}
