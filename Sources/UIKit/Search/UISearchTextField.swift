import Foundation
import SampanFoundation

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
            for part in [views.canvas, leftView, rightView, views.clearButton, tokenStrip] { part?.alpha = contentAlpha }
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
        tokenStrip.onTap = { [weak self] in self?.tokenWasTapped($0) }
        addAction(UIAction { [weak self] _ in self?.updateSuggestions() }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.editingHasEnded() }, for: .editingDidEnd)
    }

    /// A symbol in the size that the field shows.
    static func icon(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    }

    // MARK: Places

    private static let sideWidth: CGFloat = 30

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(atLeft: !isRightToLeft, in: bounds) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(atLeft: isRightToLeft, in: bounds) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { besideTokens(moved(super.textRect(forBounds: bounds))) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { besideTokens(moved(super.editingRect(forBounds: bounds))) }

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

    /// The room of tokens and text.
    var lineRect: CGRect { moved(isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTokens()
        placeSuggestions()
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

    override func pasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, onResult: @escaping (NSAttributedString?) -> Void
    ) -> PasteItem {
        let item = SearchPasteItem(provider, localObject, attributesForPasting, allowsAttributes: takesAttributes, onResult)
        item.takeToken = { [weak self] token in
            guard let self else { return }
            insertToken(token, at: tokens.count)
        }
        return item
    }

    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    open override func insertText(_ text: String) {
        let isReturn = text == "\n" || text == "\r"
        if !isReturn { replaceSelectedTokens() }
        guard let searchBar, isReturn else { return super.insertText(text) }
        if enablesReturnKeyAutomatically, !hasText { return }
        guard searchBar.mayReplace(editor.selection, with: "\n") else { return }
        super.insertText(text)
        searchBar.searchWasChosen()
    }

    open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        replaceSelectedTokens()
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }

    /// In front of the text it selects the last token, and deletes tokens that are selected.
    open override func deleteBackward() {
        if !deletesTokens() { super.deleteBackward() }
    }

    override func clearContent() {
        let removed = allowsDeletingTokens && !tokens.isEmpty
        if removed { changeTokens(tells: false) { $0.set([]) } }
        if editor.length > 0 { super.clearContent() } else if removed { textWasEdited() }
    }

    override func takesKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool { takesTokenKey(key, modifiers) }
    override var hidesCaret: Bool { tokenStrip.selected != nil && editor.selection.length == 0 }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selectTokens(nil)
        return super.beginTracking(touch, with: event)
    }

    // MARK: Commands

    open override func cut(_ sender: Any?) {
        guard tokenStrip.selected != nil else { return super.cut(sender) }
        copy(sender)
        _ = deletesTokens()
    }

    open override func copy(_ sender: Any?) {
        if !copyTokens() { super.copy(sender) }
    }

    open override func paste(_ sender: Any?) {
        replaceSelectedTokens()
        super.paste(sender)
    }

    open override func delete(_ sender: Any?) {
        if tokenStrip.selected == nil { super.delete(sender) } else { _ = deletesTokens() }
    }

    /// Selects the tokens and the whole text.
    open override func selectAll(_ sender: Any?) {
        super.selectAll(sender)
        if !tokens.isEmpty { selectTokens(0..<tokens.count) }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        tokensCanPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Tokens

    let tokenStrip = SearchTokenStrip()

    /// The tokens, which stand before the text.
    open var tokens: [UISearchToken] {
        get { tokenStrip.tokens }
        set { if newValue != tokens { changeTokens { $0.set(newValue) } } }
    }
    /// Puts a token before another, or behind the last one.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        checkToken(tokenIndex, below: tokens.count + 1)
        changeTokens { $0.insert(token, at: tokenIndex) }
    }
    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) {
        checkToken(tokenIndex, below: tokens.count)
        changeTokens { $0.remove(tokenIndex..<tokenIndex + 1) }
    }
    /// The place of a token among the places of tokens and text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        checkToken(tokenIndex, below: tokens.count)
        return OffsetPosition(tokenIndex - tokens.count)
    }
    // @objc(tokensInRange:)
    /// The tokens whose places are in a range.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokenIndexes(in: textRange).map { Array(tokens[$0]) } ?? [] }
    /// The range of the text without the tokens.
    open var textualRange: UITextRange { OffsetRange(NSRange(location: 0, length: editor.length)) }
    /// Puts a token in the place of text, and selects it. Tokens of the range stay.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        checkToken(tokenIndex, below: tokens.count + 1)
        replaceText(of: textRange, with: token, at: tokenIndex)
    }
    /// The colour behind tokens that are not selected; the system's if it is set to `nil`.
    open var tokenBackgroundColor: UIColor! {
        get { tokenStrip.color }
        set { tokenStrip.color = newValue ?? .secondarySystemFill }
    }
    /// Whether a person may delete tokens.
    open var allowsDeletingTokens = true
    /// Whether a person may copy tokens of which the delegate gives the data.
    open var allowsCopyingTokens = true

    // MARK: Places of tokens and text
    // A token's place is counted back from the text's beginning, which stays 0.

    open override var selectedTextRange: UITextRange? {
        get { selectedTokenRange ?? super.selectedTextRange }
        set {
            guard let newValue, let range = tokenIndexes(in: newValue, caretSelects: true) else {
                selectTokens(nil)
                super.selectedTextRange = newValue
                return
            }
            super.selectedTextRange = OffsetRange(NSRange(location: 0, length: max(0, newValue.place.upperBound)))
            selectTokens(range)
        }
    }
    open override var beginningOfDocument: UITextPosition { OffsetPosition(-tokens.count) }
    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (placed(fromPosition), placed(toPosition))
        return OffsetRange(NSRange(location: min(a, b), length: abs(a - b)))
    }
    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = placed(position) + offset
        return place >= -tokens.count && place <= editor.length ? OffsetPosition(place) : nil
    }
    open override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (placed(position), placed(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { placed(toPosition) - placed(from) }
    open override func text(in range: UITextRange) -> String? { super.text(in: textualPart(of: range)) }
    open override func replace(_ range: UITextRange, withText text: String) {
        if let gone = tokenIndexes(in: range) { changeTokens(tells: false) { $0.remove(gone) } }
        super.replace(textualPart(of: range), withText: text)
    }
    open override func firstRect(for range: UITextRange) -> CGRect {
        guard let first = tokenIndexes(in: range, caretSelects: true)?.first else { return super.firstRect(for: range) }
        return convert(tokenStrip.rect(at: first), from: tokenStrip)
    }

    // MARK: Suggestions

    /// What is suggested in a menu below the field while it is edited. Choosing one takes all away.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    var suggestionMenu: SearchSuggestionsView?
}
