import Foundation
import ObjCRuntime

/// The panel by which a person finds: a field with a menu, how many finds there are, buttons for the next and the one before; below it,
/// where finds can be replaced, a field and buttons for that.
final class FindPanel: UIView, UITextFieldDelegate {
    static let rowHeight: CGFloat = 52
    private static let (margin, gap, fieldHeight): (CGFloat, CGFloat, CGFloat) = (12, 8, 36)

    private weak var interaction: UIFindInteraction?
    let field = UITextField()
    let replacementField = UITextField()
    let count = UILabel()
    let optionsButton = FindOptionsButton(type: .system)
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    let doneButton = UIButton(type: .system)
    let replaceButton = UIButton(type: .system)
    let replaceAllButton = UIButton(type: .system)
    private(set) var matchesCase = false
    private(set) var matchesWords = false

    /// Whether there is a field for replacements.
    var showsReplacement: Bool {
        didSet { if showsReplacement != oldValue { rowsDidChange() } }
    }

    init(_ interaction: UIFindInteraction, showsReplacement: Bool) {
        Self.registration
        (self.interaction, self.showsReplacement) = (interaction, showsReplacement)
        super.init(frame: .zero)
        autoresizingMask = .flexibleWidth
        setUp(field, FindWords.find, returnKey: .search)
        setUp(replacementField, FindWords.replaceWith, returnKey: .done)
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        field.rightView = count
        field.rightViewMode = .always
        field.addAction(UIAction { [weak interaction] _ in interaction?.search() }, for: .editingChanged)
        replacementField.addAction(UIAction { [weak self] _ in self?.replacementWasTyped() }, for: .editingChanged)
        setUp(optionsButton, symbol: "magnifyingglass", FindWords.options.text) {}
        optionsButton.showsMenuAsPrimaryAction = true
        optionsButton.provider = { [weak self] in self?.makeMenu() ?? UIMenu() }
        setUp(previousButton, symbol: "chevron.up", FindWords.previous.text) { [weak interaction] in interaction?.findPrevious() }
        setUp(nextButton, symbol: "chevron.down", FindWords.next.text) { [weak interaction] in interaction?.findNext() }
        setUp(doneButton, title: SystemWords.text(.done)) { [weak interaction] in interaction?.dismissFindNavigator() }
        setUp(replaceButton, title: FindWords.replace.text) { [weak interaction] in interaction?.replace(all: false) }
        setUp(replaceAllButton, title: FindWords.replaceAll.text) { [weak interaction] in interaction?.replace(all: true) }
        doneButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        rowsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ field: UITextField, _ word: FindWords, returnKey: UIReturnKeyType) {
        field.placeholder = word.text
        field.accessibilityLabel = word.text
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.smartQuotesType = .no
        field.smartDashesType = .no
        field.returnKeyType = returnKey
        field.delegate = self
        addSubview(field)
    }

    private func setUp(
        _ button: UIButton, symbol: String? = nil, title: String? = nil, _ name: String? = nil, _ action: @escaping () -> Void
    ) {
        if let symbol { button.setImage(UIImage(systemName: symbol), for: .normal) }
        if let title { button.setTitle(title, for: .normal) }
        button.accessibilityLabel = name ?? title
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        addSubview(button)
    }

    private func rowsDidChange() {
        for view in [replacementField, replaceButton, replaceAllButton] { view.isHidden = !showsReplacement }
        frame.size.height = Self.rowHeight * (showsReplacement ? 2 : 1)
        setNeedsLayout()
    }

    // MARK: What is typed

    var query: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }
    var replacement: String {
        get { replacementField.text ?? "" }
        set { if replacement != newValue { replacementField.text = newValue } }
    }
    var options: UITextSearchOptions {
        UITextSearchOptions(matchesWords ? .fullWord : .contains, matchesCase ? [] : [.caseInsensitive])
    }

    /// Gives the keyboard to the field, whose text is replaced by what is typed next.
    func beginTyping() {
        guard field.becomeFirstResponder() else { return }
        field.selectAll(nil)
    }

    private func replacementWasTyped() { interaction?.replacementText = replacement }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === field { interaction?.findNext() } else { interaction?.replace(all: false) }
        return false
    }

    // MARK: Finds

    /// Says what a session has found.
    func show(_ session: UIFindSession) {
        let (all, index) = (session.resultCount, session.highlightedResultIndex)
        count.text =
            if query.isEmpty || session.searchResultDisplayStyle == .none {
                nil
            } else if all == 0 {
                FindWords.noResults.text
            } else if session.searchResultDisplayStyle == .currentAndTotal, index != NSNotFound {
                FindWords.position.text(index + 1, all)
            } else {
                all == 1 ? FindWords.oneResult.text : FindWords.results.text(all)
            }
        count.sizeToFit()
        count.frame.size.width += count.text == nil ? 0 : Self.gap
        field.setNeedsLayout()
        for button in [previousButton, nextButton] { button.isEnabled = all > 0 }
        replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceAllButton.isEnabled = all > 0 && session.supportsReplacement
    }

    // MARK: The menu

    private func makeMenu() -> UIMenu {
        var elements: [UIMenuElement] = []
        if interaction?.activeFindSession?.supportsReplacement == true {
            let choices = [(FindWords.find, false), (FindWords.findAndReplace, true)].map { word, replaces in
                UIAction(title: word.text, state: showsReplacement == replaces ? .on : .off) { [weak interaction] _ in
                    interaction?.find(replacing: replaces)
                }
            }
            elements.append(UIMenu(options: [.displayInline, .singleSelection], children: choices))
        }
        let ways = [
            UIAction(title: FindWords.matchCase.text, state: matchesCase ? .on : .off) { [weak self] _ in self?.change(\.matchesCase) },
            UIAction(title: FindWords.wholeWords.text, state: matchesWords ? .on : .off) { [weak self] _ in self?.change(\.matchesWords) },
        ]
        elements.append(UIMenu(options: .displayInline, children: ways))
        return interaction?.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    private func change(_ way: ReferenceWritableKeyPath<FindPanel, Bool>) {
        self[keyPath: way].toggle()
        interaction?.search()
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("_escapeWasPressed:")),
            UIKeyCommand(input: "\r", modifierFlags: .shift, action: Selector("_backwardWasPressed:")),
        ]
    }

    private static let registration: Void = ClassRegistry.register(FindPanel.self) { description in
        description.method("_escapeWasPressed:") { panel, _ in
            (panel as? FindPanel)?.interaction?.dismissFindNavigator()
            return nil
        }
        description.method("_backwardWasPressed:") { panel, _ in
            (panel as? FindPanel)?.interaction?.findPrevious()
            return nil
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        var right = area.maxX - Self.margin
        func place(_ view: UIView, width: CGFloat, row: CGFloat) {
            right -= width
            view.frame = CGRect(x: right, y: row + (Self.rowHeight - Self.fieldHeight) / 2, width: width, height: Self.fieldHeight)
            right -= Self.gap
        }
        func titleWidth(_ button: UIButton) -> CGFloat {
            button.sizeThatFits(CGSize(width: 200, height: Self.fieldHeight)).width.rounded(.up)
        }
        place(doneButton, width: titleWidth(doneButton), row: 0)
        place(nextButton, width: Self.fieldHeight, row: 0)
        place(previousButton, width: Self.fieldHeight, row: 0)
        let left = area.minX + Self.margin + Self.fieldHeight + Self.gap
        place(field, width: max(0, right - left), row: 0)
        right = left - Self.gap
        place(optionsButton, width: Self.fieldHeight, row: 0)
        if showsReplacement {
            right = area.maxX - Self.margin
            place(replaceAllButton, width: titleWidth(replaceAllButton), row: Self.rowHeight)
            place(replaceButton, width: titleWidth(replaceButton), row: Self.rowHeight)
            place(replacementField, width: max(0, right - left), row: Self.rowHeight)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews { view.frame.origin.x = area.minX + area.maxX - view.frame.maxX }
    }
}

/// A button whose menu is made when it opens.
final class FindOptionsButton: UIButton {
    var provider: () -> UIMenu = { UIMenu() } {
        didSet { super.menu = UIMenu() }
    }

    override var menu: UIMenu? {
        get { provider() }
        set { super.menu = newValue }
    }
}
