import Foundation

/// The field of a search bar: a magnifying glass, rounded, filled.
/// See https://developer.apple.com/documentation/uikit/uisearchtextfield.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar that the field is in.
    weak var searchBar: UISearchBar?
    /// How much of the field's content is seen while the bar is folded away, from 0 to 1.
    var contentAlpha: CGFloat = 1 {
        didSet {
            guard contentAlpha != oldValue else { return }
            for part in [views.canvas, leftView, rightView, views.clearButton] { part?.alpha = contentAlpha }
        }
    }
    /// How far the text is moved, for `searchTextPositionAdjustment`.
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchField()
    }

    /// Creates a field from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchField()
        coder.decodeInterface(into: self, as: UISearchTextField.self)
    }

    private func setUpSearchField() {
        views.border.isSearchField = true
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        let glass = UIImageView(image: Self.icon("magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        leftViewMode = .always
    }

    /// A symbol in the size that the field shows.
    static func icon(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    }

    // MARK: Places

    private static let sideWidth: CGFloat = 30

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(atLeft: !isRightToLeft, in: bounds) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(atLeft: isRightToLeft, in: bounds) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { moved(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { moved(super.editingRect(forBounds: bounds)) }

    private func sideRect(atLeft: Bool, in bounds: CGRect) -> CGRect {
        let icon: UISearchBar.Icon = atLeft == !isRightToLeft ? .search : .bookmark
        let shift = searchBar?.positionAdjustment(for: icon) ?? .zero
        return CGRect(
            x: (atLeft ? bounds.minX + 2 : bounds.maxX - Self.sideWidth - 2) + shift.horizontal, y: bounds.minY + shift.vertical,
            width: Self.sideWidth, height: bounds.height)
    }

    private func moved(_ rect: CGRect) -> CGRect {
        // The magnifying glass carries its own room.
        var rect = rect
        if leftView != nil, leftViewMode == .always {
            if !isRightToLeft { rect.origin.x -= 3 }
            rect.size.width += 3
        }
        return rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: UISearchBar.fieldHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Editing

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if !isFirstResponder, canBecomeFirstResponder, let searchBar, !searchBar.shouldBeginEditing() { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if isFirstResponder, let searchBar, !searchBar.shouldEndEditing() { return false }
        return super.resignFirstResponder()
    }

    override func mayReplace(_ range: NSRange, with text: String) -> Bool {
        super.mayReplace(range, with: text) && searchBar?.mayReplace(range, with: text) ?? true
    }

    open override func insertText(_ text: String) {
        guard let searchBar, text == "\n" || text == "\r" else { return super.insertText(text) }
        if enablesReturnKeyAutomatically, !hasText { return }
        guard searchBar.mayReplace(selectedRange, with: "\n") else { return }
        super.insertText(text)
        searchBar.searchWasChosen()
    }

    private var selectedRange: NSRange { editor.selection }
}
