import Foundation

/// A field for a text to search for, with buttons and scopes. See https://developer.apple.com/documentation/uikit/uisearchbar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// How much of the bar is drawn.
    public enum Style: UInt, Sendable {
        /// The system's choice: prominent.
        case `default`
        /// A field on a translucent background.
        case prominent
        /// A field without a background.
        case minimal
    }

    /// The images of the bar.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    /// The field's height, in points.
    static let fieldHeight: CGFloat = 36
    /// The height of the row of the field, in points.
    static let rowHeight: CGFloat = 56
    /// The height that the row of the scopes adds, in points.
    static let scopeHeight: CGFloat = 44
    /// The height that the line above the field adds, in points.
    static let promptHeight: CGFloat = 19

    let parts = SearchBarParts()
    /// The controller whose bar this is.
    weak var searchController: UISearchController?
    /// Who else follows what is done in the bar.
    weak var follower: (any SearchBarFollower)?
    /// Whether a navigation bar holds the bar, and draws what is behind it.
    var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { updateLook() } }
    }
    // appearance
    var images: [SearchBarImageKey: UIImage] = [:] { didSet { updateLook() } }
    // appearance
    var positionAdjustments: [Icon: UIOffset] = [:] { didSet { parts.field.setNeedsLayout() } }
    // appearance
    var fieldBackgrounds: [UIControl.State: UIImage] = [:] { didSet { updateLook() } }
    // appearance
    var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { updateLook() } }

    // MARK: Creating

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchBar()
    }

    /// Creates a bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchBar()
        coder.decodeInterface(into: self, as: UISearchBar.self)
    }

    private func setUpSearchBar() {
        isOpaque = false
        let field = parts.field
        field.searchBar = self
        field.enablesReturnKeyAutomatically = true
        addSubview(parts.background)
        addSubview(field)
        addSubview(parts.scopes)
        parts.scopes.isHidden = true
        field.addAction(UIAction { [weak self] _ in self?.editingBegan() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.editingEnded() }, for: .editingDidEnd)
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
        parts.accessory.addAction(UIAction { [weak self] _ in self?.accessoryWasTapped() }, for: .touchUpInside)
        parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
        updateLook()
    }

    // MARK: Content

    /// Decides about the bar and hears of it. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text. Setting it tells the delegate, as it does on iOS.
    open var text: String? {
        get { parts.field.text }
        set {
            guard newValue ?? "" != parts.field.text ?? "" else { return }
            parts.field.text = newValue
            textChanged()
        }
    }
    /// A line above the field.
    open var prompt: String? { didSet { contentChanged() } }
    /// What is shown while there is no text.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }
    /// The field.
    open var searchTextField: UISearchTextField { parts.field }

    /// Whether a button for bookmarks is shown in the field.
    open var showsBookmarkButton = false { didSet { updateAccessory() } }
    /// Whether a button for results is shown in the field.
    open var showsSearchResultsButton = false { didSet { updateAccessory() } }
    /// Whether the button for results is chosen.
    open var isSearchResultsButtonSelected = false { didSet { parts.accessory.isSelected = isSearchResultsButtonSelected } }

    private var showsCancel = false
    /// Whether a button that ends searching is shown.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the button that ends searching.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        if showsCancelButton, parts.cancel.superview == nil {
            UIView.performWithoutAnimation {
                layoutIfNeeded()
                addSubview(parts.cancel)
                placeCancelButton(shown: false)
            }
        }
        showsCancel = showsCancelButton
        change(animated: animated) { [weak self] in
            if self?.showsCancel == false { self?.parts.cancel.removeFromSuperview() }
        }
    }

    /// The names of the scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            let chosen = selectedScopeButtonIndex
            parts.scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            selectedScopeButtonIndex = chosen
            contentChanged()
        }
    }
    /// The index of the chosen scope.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            let count = scopeButtonTitles?.count ?? 0
            parts.scopes.selectedSegmentIndex =
                (0..<count).contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : UISegmentedControl.noSegment
        }
    }

    private var showsScopes = false
    /// Whether the row of scopes is shown.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    // @objc(setShowsScopeBar:animated:)
    /// Shows or hides the row of scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        invalidateIntrinsicContentSize()
        parts.scopes.isHidden = false
        change(animated: animated) { [weak self] in
            guard let self else { return }
            self.parts.scopes.isHidden = !self.hasScopeRow
        }
    }

    /// Whether the row of scopes takes room.
    var hasScopeRow: Bool { showsScopes && !(scopeButtonTitles ?? []).isEmpty }

    private func change(animated: Bool, completion: @escaping () -> Void) {
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            completion()
            return
        }
        UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: { _ in completion() })
    }

    private func contentChanged() {
        parts.scopes.isHidden = !hasScopeRow
        parts.prompt.text = prompt
        if prompt == nil { parts.prompt.removeFromSuperview() } else { addSubview(parts.prompt) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.searchBarHeightDidChange()
    }

    // MARK: Look

    // appearance
    /// Light or dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            updateLook()
        }
    }
    // appearance
    /// How much of the bar is drawn.
    open var searchBarStyle = Style.default { didSet { updateLook() } }
    // appearance
    /// Whether content is seen through the bar.
    open var isTranslucent = true { didSet { updateLook() } }
    // appearance
    /// The colour behind the field.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// The image behind the bar.
    open var backgroundImage: UIImage? {
        get { backgroundImages[.default] }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    // appearance
    /// The image behind the row of scopes.
    open var scopeBarBackgroundImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// How far the field's background is moved.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    // appearance
    /// How far the text is moved in the field.
    open var searchTextPositionAdjustment: UIOffset {
        get { parts.field.textOffset }
        set { parts.field.textOffset = newValue }
    }
    /// Where the bar stands: `.any` unless the delegate says more.
    open var barPosition: UIBarPosition { position(by: delegate, otherwise: .any) }

    /// Whether the bar takes input.
    open var isEnabled = true {
        didSet {
            parts.field.isEnabled = isEnabled
            parts.cancel.isEnabled = isEnabled
            parts.scopes.isEnabled = isEnabled
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !AppearanceStore.isEmpty else { return }
        // On iOS the cancel button takes over what is said of bar buttons inside search bars.
        let item = UIBarButtonItem(title: SystemWords.text(.cancel), style: .plain, target: nil, action: nil)
        AppearanceStore.apply(to: item, in: self)
        parts.cancel.setTitle(item.title, for: .normal)
        if let color = item.tintColor { parts.cancel.tintColor = color }
        guard let look = item.titleTextAttributes(for: .normal) else { return }
        if let color = look[.foregroundColor] as? UIColor { parts.cancel.setTitleColor(color, for: .normal) }
        if let font = look[.font] as? UIFont { parts.cancel.titleLabel?.font = font }
    }

    // MARK: Layout

    /// The height that fits everything that is shown, in points.
    var fittingHeight: CGFloat {
        let row = isInNavigationBar ? UINavigationBar.searchHeight : Self.rowHeight
        return row + (prompt == nil ? 0 : Self.promptHeight) + (hasScopeRow ? Self.scopeHeight : 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fittingHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    /// Whether the button that ends searching takes room.
    var showsCancelNow: Bool { showsCancel }

    // MARK: Responding

    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }
    /// The view shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }

    // MARK: Traits of the field

    /// Which letters are capitalized.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    /// Whether words are checked for spelling.
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    /// Whether quotation marks become those of the language.
    open var smartQuotesType: UITextSmartQuotesType {
        get { parts.field.smartQuotesType }
        set { parts.field.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash.
    open var smartDashesType: UITextSmartDashesType {
        get { parts.field.smartDashesType }
        set { parts.field.smartDashesType = newValue }
    }
    /// Whether pasting adds spaces.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { parts.field.smartInsertDeleteType }
        set { parts.field.smartInsertDeleteType = newValue }
    }
    /// Whether a keyboard proposes the end of what is being typed.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { parts.field.inlinePredictionType }
        set { parts.field.inlinePredictionType = newValue }
    }
    /// What the keys type.
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    /// The keyboard's look.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    /// Whether the return key needs text.
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether dots stand for the text.
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    /// What the text means.
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }
}
