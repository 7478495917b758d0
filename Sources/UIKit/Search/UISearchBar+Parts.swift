import Foundation

/// The views inside a search bar.
@MainActor
final class SearchBarParts {
    let background = SearchBarBackground()
    let field = UISearchTextField()
    let scopes = UISegmentedControl()
    let cancel: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(SystemWords.text(.cancel), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        return button
    }()
    /// The button in the field: bookmarks or results.
    let accessory: UIButton = {
        let button = UIButton(type: .custom)
        button.tintColor = .secondaryLabel
        return button
    }()
    let prompt: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }()
}

/// What an image of a search bar is for.
struct SearchBarImageKey: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
}

/// What is behind a search bar: material between two lines, or an image.
final class SearchBarBackground: UIView {
    private let imageView = UIImageView()
    private let scopeImageView = UIImageView()
    private let lines = [UIView(), UIView()]
    /// The height of the row of scopes, in points.
    var scopeHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [imageView, scopeImageView] + lines { addSubview(view) }
        for line in lines { line.backgroundColor = .barShadow }
    }

    required init?(coder: NSCoder) { nil }

    func show(color: UIColor?, image: UIImage?, scopeImage: UIImage?, hasLines: Bool) {
        backgroundColor = color
        imageView.image = image
        scopeImageView.image = scopeImage
        for line in lines { line.isHidden = !hasLines }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        scopeImageView.frame = CGRect(x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight)
        let line = 1 / UIScreen.main.scale
        lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        lines[1].frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }
}

extension UISearchBar {
    // MARK: Places

    /// Room beside the field, in points.
    private var sideMargin: CGFloat { isInNavigationBar ? 16 : 8 }

    func layoutParts() {
        let above = barPosition == .topAttached && !isInNavigationBar ? max(0, superview.map { frame.minY - $0.bounds.minY } ?? 0) : 0
        parts.background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let scopeRow = hasScopeRow ? Self.scopeHeight : 0
        parts.background.scopeHeight = scopeRow
        let (left, right) = (safeAreaInsets.left + sideMargin, safeAreaInsets.right + sideMargin)
        var top: CGFloat = 0
        if prompt != nil {
            parts.prompt.frame = CGRect(x: left, y: 4, width: bounds.width - left - right, height: Self.promptHeight)
            top = Self.promptHeight
        }
        placeCancelButton(shown: showsCancelNow)
        layoutField(left: left, right: right, top: top, row: bounds.height - scopeRow - top)
        let scopeWidth = max(0, bounds.width - left - right)
        parts.scopes.frame = CGRect(
            x: left, y: bounds.height - scopeRow + (scopeRow - 32) / 2 - 2, width: scopeWidth, height: 32)
        parts.scopes.alpha = hasScopeRow ? 1 : 0
    }

    private func layoutField(left: CGFloat, right: CGFloat, top: CGFloat, row: CGFloat) {
        let trailing = showsCancelNow ? bounds.width - parts.cancelLeading(in: bounds, right: right) : right
        let width = max(0, bounds.width - left - trailing)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? trailing : left
        var (y, height) = (top + (row - Self.fieldHeight) / 2, Self.fieldHeight)
        if isInNavigationBar {
            // Folding away takes the field's height, its upper edge stays.
            height = min(Self.fieldHeight, max(0, row - (UINavigationBar.searchHeight - Self.fieldHeight)))
            y = top + UINavigationBar.searchTop
            let folded = 1 - height / Self.fieldHeight
            parts.field.contentAlpha = max(0, 1 - folded * 3)
            parts.field.isHidden = height < 1
        } else {
            parts.field.contentAlpha = 1
            parts.field.isHidden = false
        }
        let shift = searchFieldBackgroundPositionAdjustment
        parts.field.frame = CGRect(x: x + shift.horizontal, y: y + shift.vertical, width: width, height: height)
    }

    /// Puts the cancel button beside the field, or outside of the bar.
    func placeCancelButton(shown: Bool) {
        guard parts.cancel.superview === self else { return }
        let size = parts.cancel.sizeThatFits(bounds.size)
        let right = safeAreaInsets.right + sideMargin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = ceil(size.width)
        var x = shown ? bounds.width - right - width : bounds.width + 8
        if isMirrored { x = bounds.width - x - width }
        let fieldTop = (prompt == nil ? 0 : Self.promptHeight) + (isInNavigationBar ? UINavigationBar.searchTop : 10)
        parts.cancel.frame = CGRect(x: x, y: fieldTop, width: width, height: Self.fieldHeight)
        parts.cancel.alpha = shown ? 1 : 0
    }

    // MARK: Look

    func updateLook() {
        let background = parts.background
        background.isHidden = isInNavigationBar
        let image = backgroundImages[.default]
        let isMinimal = searchBarStyle == .minimal
        var color: UIColor?
        if !isMinimal, image == nil {
            color =
                barTintColor.map { isTranslucent ? $0.withAlphaComponent(0.94) : $0 }
                ?? (isTranslucent ? BarBackgroundView.material : BarBackgroundView.material.withAlphaComponent(1))
        }
        background.show(color: color, image: image, scopeImage: scopeBarBackgroundImage, hasLines: !isMinimal && image == nil)
        let field = parts.field
        field.background = fieldBackgrounds[.normal]
        field.disabledBackground = fieldBackgrounds[.disabled]
        (field.leftView as? UIImageView)?.image = self.image(for: .search, state: .normal) ?? UISearchTextField.icon("magnifyingglass")
        let clear = self.image(for: .clear, state: .normal)
        if let clear { field.views.clearButton.setImage(clear, for: .normal) }
        if let pressed = self.image(for: .clear, state: .highlighted) { field.views.clearButton.setImage(pressed, for: .highlighted) }
        updateAccessory()
        setNeedsLayout()
    }

    func updateAccessory() {
        let field = parts.field
        // The results button comes before the bookmark button, where both are asked for.
        guard showsSearchResultsButton || showsBookmarkButton else {
            field.rightView = nil
            field.rightViewMode = .never
            return
        }
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let standard = UISearchTextField.icon(icon == .bookmark ? "book" : "list.bullet")
        parts.accessory.setImage(image(for: icon, state: .normal) ?? standard, for: .normal)
        for state in [UIControl.State.highlighted, .selected, .disabled] {
            parts.accessory.setImage(images[SearchBarImageKey(icon: icon, state: state)], for: state)
        }
        parts.accessory.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        field.rightView = parts.accessory
        field.rightViewMode = .always
    }

    /// Sets the image behind the bar.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// The image behind the bar.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Sets the image behind the field, for the state normal or disabled.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state] = backgroundImage
    }

    /// The image behind the field.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }

    // @objc(setImage:forSearchBarIcon:state:)
    /// Sets an image of the bar.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[SearchBarImageKey(icon: icon, state: state)] = iconImage
    }

    // @objc(imageForSearchBarIcon:state:)
    /// An image of the bar; the normal one where the state has none.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[SearchBarImageKey(icon: icon, state: state)] ?? images[SearchBarImageKey(icon: icon, state: .normal)]
    }

    // @objc(setPositionAdjustment:forSearchBarIcon:)
    /// Moves an image of the bar.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        positionAdjustments[icon] = adjustment
    }

    // @objc(positionAdjustmentForSearchBarIcon:)
    /// How far an image of the bar is moved.
    public func positionAdjustment(for icon: Icon) -> UIOffset { positionAdjustments[icon] ?? .zero }

    /// Sets the image of the scopes' buttons.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The image of the scopes' buttons.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two buttons of scopes.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        parts.scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// The image between two buttons of scopes.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        parts.scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the look of the scopes' names.
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        parts.scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// The look of the scopes' names.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopes.titleTextAttributes(for: state)
    }
}

extension SearchBarParts {
    /// Where the room of the cancel button begins, seen from the leading edge, in points.
    func cancelLeading(in bounds: CGRect, right: CGFloat) -> CGFloat {
        bounds.width - right - ceil(cancel.sizeThatFits(bounds.size).width) - 10
    }
}
