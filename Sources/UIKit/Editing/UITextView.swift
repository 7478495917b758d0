import Foundation
import SampanFoundation
import SampanTextLayout

/// Text of several lines that can be scrolled and edited. See https://developer.apple.com/documentation/uikit/uitextview.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UITextInputTraits, UIContentSizeCategoryAdjusting,
    MarkedTextInput
{
    /// Posted when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted when the person changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    lazy var editor = TextEditor(client: self, storage: textStorage)
    let canvas = TextCanvas()
    let decorations = TextDecorations()
    private(set) weak var textDelegate: (any UITextViewDelegate)?
    private var touchStart: CGPoint?
    private var press: UILongPressGestureRecognizer?
    /// Whether the touch had the edit menu go.
    private var leavesMenu = false
    var layoutCache: (width: CGFloat, frame: TextFrame)?
    /// The width that Auto Layout offers a view that does not scroll, in points.
    var offeredWidth: CGFloat?

    /// The room that text is laid out in.
    public let textContainer: NSTextContainer
    /// The text: what is changed there shows here.
    public let textStorage: NSTextStorage
    /// What lays the text out. Whoever asks for it lays text out by TextKit 1 from then on: there is no `textLayoutManager` any more.
    public var layoutManager: NSLayoutManager {
        if textKit2 != nil {
            textKit2 = nil
            layoutDidChange()
        }
        return manager
    }
    /// What lays the elements of the text out; `nil` where TextKit 1 does that.
    open var textLayoutManager: NSTextLayoutManager? { textKit2 }

    let ownManager = NSLayoutManager()
    var manager: NSLayoutManager { textContainer.layoutManager ?? ownManager }
    var textKit2: NSTextLayoutManager?
    private var content: NSTextContentStorage?
    /// The views that show attachments.
    var attachmentViews: [AttachmentView] = []

    private(set) lazy var itemMenus = TextItemMenus(self)
    private(set) var finder: TextViewFinder?

    // MARK: Creating

    /// Creates a view of the text that is laid out in a container; without one, or where the container has no text, of none.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        self.textContainer = container
        if let elements = container.textLayoutManager, let content = elements.textContentManager as? NSTextContentStorage {
            (textKit2, self.content) = (elements, content)
            textStorage = content.textStorage ?? NSTextStorage()
        } else {
            textStorage = container.layoutManager?.textStorage ?? NSTextStorage()
            if container.layoutManager == nil { (textKit2, content) = Self.elements(of: textStorage) }
        }
        super.init(frame: frame)
        setUpText()
    }

    /// Creates a view whose text TextKit 2 lays out, or TextKit 1.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { textKit2 = nil }
    }

    private static func elements(of storage: NSTextStorage) -> (NSTextLayoutManager, NSTextContentStorage) {
        let (elements, content) = (NSTextLayoutManager(), NSTextContentStorage(storage))
        content.addTextLayoutManager(elements)
        return (elements, content)
    }

    /// Creates a view without text.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        textStorage = NSTextStorage()
        (textKit2, content) = Self.elements(of: textStorage)
        super.init(coder: coder)
        setUpText()
        coder.decodeInterface(into: self, as: UITextView.self)
    }

    private func setUpText() {
        backgroundColor = .systemBackground
        setUpLayout()
        alwaysBounceVertical = false
        insertSubview(canvas, at: 0)
        canvas.onDraw = { [weak self] rect in self?.drawContent(in: rect) }
        addInteraction(itemMenus.interaction)
        let press = UILongPressGestureRecognizer()
        itemMenus.interaction.goesBefore(press)
        press.onAction = { [weak self] in self?.wasPressed($0) }
        addGestureRecognizer(press)
        self.press = press
        dragDrop.install()
    }

    // MARK: Delegate

    /// Who decides and hears about editing. Not retained.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        textDelegate = scrollDelegate as? any UITextViewDelegate
    }

    // MARK: Text

    private var ownFont: UIFont?
    private var ownColor: UIColor?
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// The text. Setting it asks and tells nobody.
    open var text: String! {
        get { editor.storage.string }
        set {
            editor.setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
            layoutDidChange()
        }
    }

    /// The text with its attributes; what they leave open, the view's own properties say.
    open var attributedText: NSAttributedString! {
        get {
            let result = NSMutableAttributedString(string: text, attributes: completeAttributes)
            var place = 0
            while place < editor.length {
                var range = NSRange()
                result.addAttributes(editor.storage.attributes(at: place, effectiveRange: &range), range: range)
                place = max(place + 1, range.location + range.length)
            }
            return result
        }
        set {
            editor.setText(newValue ?? NSAttributedString(string: ""))
            layoutDidChange()
        }
    }

    var completeAttributes: [NSAttributedString.Key: Any] {
        [.font: ownFont ?? Self.defaultFont, .foregroundColor: ownColor ?? .label, .paragraphStyle: defaultParagraph]
    }

    var defaultParagraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return style
    }

    var plainAttributes: [NSAttributedString.Key: Any] { completeAttributes }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        let whole = NSRange(location: 0, length: editor.length)
        if let value, editor.length > 0 {
            editor.storage.addAttribute(key, value: value, range: whole)
        } else {
            editor.storage.removeAttribute(key, range: whole)
        }
        layoutDidChange()
    }

    private func first(_ key: NSAttributedString.Key) -> Any? {
        editor.length > 0 ? editor.storage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    // appearance
    /// The font. Setting it changes all of the text.
    open var font: UIFont? {
        get { first(.font) as? UIFont ?? ownFont }
        set {
            ownFont = newValue
            setAttribute(.font, newValue)
        }
    }
    // appearance
    /// The text's colour. Setting it changes all of the text.
    open var textColor: UIColor? {
        get { first(.foregroundColor) as? UIColor ?? ownColor }
        set {
            ownColor = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }
    /// Where lines stand. Setting it changes all of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            var place = 0
            while place < editor.length {
                var range = NSRange()
                if let old = editor.storage.attribute(.paragraphStyle, at: place, effectiveRange: &range) as? NSParagraphStyle {
                    let style = old.mutableCopy() as! NSMutableParagraphStyle
                    style.alignment = textAlignment
                    editor.storage.addAttribute(.paragraphStyle, value: style, range: range)
                }
                place = max(place + 1, range.location + range.length)
            }
            layoutDidChange()
        }
    }
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { layoutDidChange() } }
    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { completeAttributes.merging(editor.typingAttributes) { $1 } }
        set { editor.typingOverride = newValue }
    }
    /// Whether the font follows the size of text that a person prefers.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory, let adjusted = ownFont?.adjusted(for: traitCollection) { font = adjusted } }
    }

    /// The distance of the text from the edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            guard textContainerInset != oldValue else { return }
            fitContainer()
            layoutDidChange()
        }
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { layoutDidChange() } }
    }

    // MARK: Look

    /// The line around a text view.
    public enum BorderStyle: Int, Sendable {
        case none, roundedRect
    }

    private(set) var border: TextFieldBorder?

    /// The line around the view, as that of a text field. None by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            border?.removeFromSuperview()
            border = borderStyle == .none ? nil : TextFieldBorder()
            let color = backgroundColor
            backgroundColor = color
            guard let border else { return }
            border.update(style: .roundedRect, image: nil, isEnabled: true)
            border.frame = bounds
            insertSubview(border, at: 0)
        }
    }

    private var ownBackgroundColor: UIColor?

    /// The colour behind the text; in a rounded border it fills that.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            super.backgroundColor = border == nil ? newValue : nil
            border?.fill = newValue
        }
    }

    // MARK: Behaviour

    /// Whether the person can change the text.
    open var isEditable = true {
        didSet {
            if !isEditable, isEditing { resignFirstResponder() }
            // Links are found only in text that cannot be edited.
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { layoutDidChange() }
        }
    }
    /// Whether the person can select text and tap links.
    open var isSelectable = true
    /// What is found in the text and can be tapped as a link, where the text cannot be edited.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { layoutDidChange() } } }
    /// Whether a person may change attributes, by a panel that the edit menu has a command for. `false` by default.
    open var allowsEditingTextAttributes = false
    var allowsFormatting: Bool { allowsEditingTextAttributes && isEditable }
    /// Whether an insertion replaces everything.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { selectedRange = NSRange(location: 0, length: editor.length) } }
    }

    /// The selection in UTF-16 units; a caret if its length is 0.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// Scrolls until a range is seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let start = min(max(0, range.location), editor.length)
        let clipped = NSRange(location: start, length: min(max(0, range.length), editor.length - start))
        let rects = clipped.length > 0 ? editor.rects(for: clipped) : [editor.caretRect(at: start)]
        guard let first = rects.first else { return }
        let rect = rects.dropFirst().reduce(first) { $0.union($1) }
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -4), animated: false)
    }

    // MARK: Traits

    /// Which letters are capitalized.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked for spelling.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks become those of the language.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether pasting adds spaces.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What the keys type.
    open var keyboardType = UIKeyboardType.default
    // appearance
    /// The keyboard's look.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key needs text.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots stand for the text.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { layoutDidChange() } } }
    /// What the text means.
    open var textContentType: UITextContentType!
    /// What a good password consists of.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether a keyboard proposes the end of what is being typed.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// How Writing Tools may work on the text. There are none here: `.none` unless something else was chosen, which has no effect. What a
    /// device can is chosen for `.default`.
    open var writingToolsBehavior = UIWritingToolsBehavior.none {
        didSet { if writingToolsBehavior == .default { writingToolsBehavior = .none } }
    }
    /// What Writing Tools may put into the text: what suits it if that is empty, as it is by default.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    /// Whether Writing Tools work on the text now. They never do here.
    open var isWritingToolsActive: Bool { false }

    // MARK: Editing

    /// Whether the person edits the text now.
    private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Whether the view can have the focus, and be edited by that.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }
    package override var systemFocusGroup: String? { "text \(UInt(bitPattern: ObjectIdentifier(self)))" }
    /// The caret shows it.
    package override var systemFocusEffect: UIFocusEffect? { nil }
    package override var takesTabAsText: Bool { isEditable }
    package override func activateByFocus() -> Bool { becomeFirstResponder() }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        if isEditable, let delegate = textDelegate, OptionalRequirement.call({ delegate.textViewShouldBeginEditing(self) }) == false {
            return false
        }
        guard super.becomeFirstResponder() else { return false }
        guard isEditable else {
            textNeedsDisplay()
            return true
        }
        isEditing = true
        textNeedsDisplay()
        if let delegate = textDelegate { OptionalRequirement.call { delegate.textViewDidBeginEditing(self) } }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if isEditing, let delegate = textDelegate, OptionalRequirement.call({ delegate.textViewShouldEndEditing(self) }) == false {
            return false
        }
        guard super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    override func firstResponderWasTaken() { endEditing() }

    private func endEditing() {
        let wasEditing = isEditing
        isEditing = false
        editor.menu?.dismiss()
        editor.unmark()
        if !isEditable { editor.select(NSRange(location: editor.selection.location, length: 0)) }
        textNeedsDisplay()
        guard wasEditing else { return }
        if let delegate = textDelegate { OptionalRequirement.call { delegate.textViewDidEndEditing(self) } }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    /// The view shown instead of the system's keyboard while the text is edited.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set {
            inputViewStorage = newValue
            reloadInputViews()
        }
    }
    /// The view shown above the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage }
        set {
            accessoryStorage = newValue
            reloadInputViews()
        }
    }

    open var hasText: Bool { editor.length > 0 }

    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: editor.length))
        }
        editor.insert(text)
    }

    open func deleteBackward() { editor.delete() }

    package func setMarkedText(_ text: String, selection: Range<Int>) {
        setMarkedText(text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
    }

    // MARK: Dragging, dropping, pasting

    private(set) lazy var dragDrop = TextDragDrop(self)

    /// Changes and hears of drags of the text. Not kept.
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { dragDrop.dragDelegate }
        set { dragDrop.dragDelegate = newValue }
    }
    /// What lifts selected text.
    open var textDragInteraction: UIDragInteraction? { dragDrop.drag }
    /// Whether text is dragged from here now.
    open var isTextDragActive: Bool { dragDrop.source != nil }
    /// How text that is dragged looks.
    open var textDragOptions: UITextDragOptions {
        get { dragDrop.dragOptions }
        set { dragDrop.dragOptions = newValue }
    }
    /// Changes and hears of drops on the text. Not kept.
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { dragDrop.dropDelegate }
        set { dragDrop.dropDelegate = newValue }
    }
    /// What takes what is dropped.
    open var textDropInteraction: UIDropInteraction? { dragDrop.drop }
    /// Whether something is dragged over the text now.
    open var isTextDropActive: Bool { dragDrop.isDropActive }
    /// Changes what is pasted and dropped. Not kept.
    open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { dragDrop.pasteDelegate }
        set { dragDrop.pasteDelegate = newValue }
    }

    /// Takes items in the place of the selection.
    open override func paste(itemProviders: [NSItemProvider]) { editor.paste(itemProviders) }
    /// Whether the text may be changed and one of the items is of a type that is taken: text, unless `pasteConfiguration` says otherwise.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { canTake(itemProviders) }

    // MARK: Commands

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
    open override func delete(_ sender: Any?) { editor.delete() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
    open override func increaseSize(_ sender: Any?) { editor.resize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { editor.resize(by: -1) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { editor.write(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { editor.write(.rightToLeft) }

    open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.updateAttributes(conversionHandler)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if UIFindInteraction.commands.contains(action) { return findInteraction?.performs(action) ?? false }
        if action == Selector("_showTextFormattingOptions:") { return allowsFormatting }
        return editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Finding

    /// Whether a person can find in the text. `false` by default.
    open var isFindInteractionEnabled: Bool {
        get { finder != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if let finder { removeInteraction(finder.interaction) }
            finder = newValue ? TextViewFinder(self) : nil
            if let finder { addInteraction(finder.interaction) }
        }
    }

    /// What shows the panel by which a person finds, if that is enabled. The view is its delegate's; what it finds is the text.
    open var findInteraction: UIFindInteraction? { finder?.interaction }

    open override func find(_ sender: Any?) { findInteraction?.find(replacing: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.find(replacing: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { findInteraction?.useSelectionForFind() }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        touchStart = touch.location(in: self)
        leavesMenu = editor.menuWasLeft(at: touch.beginning)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let start = touchStart, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        touchStart = nil
        let point = touch.location(in: self)
        guard hypot(point.x - start.x, point.y - start.y) < 12 else { return }
        if !isEditing, touch.tapCount == 1, openItem(at: point) { return }
        let wasFirst = isFirstResponder
        if touch.tapCount == 1, !isEditable, !wasFirst || editor.selection.length == 0 || !editor.meetsSelection(point) {
            if wasFirst { resignFirstResponder() }
            return
        }
        guard becomeFirstResponder() else { return }
        editor.tapped(at: point, count: touch.tapCount, wasFirst: wasFirst, leavesMenu: leavesMenu)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchStart = nil }

    /// A finger that stays on selected text lifts it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === press, dragDrop.lifts(at: gestureRecognizer.location(in: self)) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func wasPressed(_ recognizer: UIGestureRecognizer) {
        guard isSelectable else { return }
        if recognizer.state == .began { touchStart = nil }
        editor.pressed(recognizer)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsWereSet(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsWereSet(from: old)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return fittingSize(width: offeredWidth ?? .greatestFiniteMagnitude)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            let adjusted = ownFont?.adjusted(for: traitCollection)
        {
            font = adjusted
        }
        layoutDidChange()
    }

    // MARK: Text input

    /// Hears of changes that the view makes by itself.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// Knows the units of the text.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Replaces a range without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, with: text) }
    /// The selection; empty at a caret.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    /// What an input method is composing.
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    /// How what is being composed looks.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { layoutDidChange() } }
    /// Replaces what is being composed.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.compose(markedText ?? "", selected: selectedRange) }
    /// Ends composing.
    open func unmarkText() { editor.unmark() }
    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { editor.start }
    /// Where the text ends.
    open var endOfDocument: UITextPosition { editor.end }
    /// The range between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }
    /// The place that many UTF-16 units on.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }
    /// The place that many steps on.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    /// Which place comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.compare(position, to: other) }
    /// How many UTF-16 units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.distance(from: from, to: toPosition) }
    /// The end of a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    /// The range from a place to the end of the text in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }
    /// The direction of the text at a place.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        editor.writingDirection(at: position)
    }
    /// Sets the direction of a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, for: range)
    }
    /// The first rectangle that a range takes.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    /// Where the caret stands at a place; may be overridden.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: editor.offset(position)) }
    /// The rectangles that a range takes; may be overridden.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    /// The place nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
    /// The place in a range nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }
    /// The character at a point.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    // @objc(shouldChangeTextInRange:replacementText:)
    /// Whether the person may replace a range: asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.range(range).map { mayReplace($0, with: text) } ?? false
    }
    /// The view whose points all rectangles are in: this one.
    open var textInputView: UIView { self }
    // @objc(positionWithinRange:atCharacterOffset:)
    /// The place a number of UTF-16 units after a range's beginning; `nil` beyond its end.
    open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard let own = editor.range(range), (0...own.length).contains(offset) else { return nil }
        return OffsetPosition(own.location + offset)
    }
    // @objc(characterOffsetOfPosition:withinRange:)
    /// How many UTF-16 units lie between a range's beginning and a place.
    open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        editor.distance(from: range.start, to: position)
    }
    // @objc(textStylingAtPosition:inDirection:)
    /// The attributes of the text next to a place: font, colour and, if it has one, what is behind it; `nil` where there is no text.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        editor.styling(at: editor.offset(position), direction)
    }
    /// Whether a caret between two lines is at the beginning of the later or, `.backward`, at the end of the earlier.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.affinity == .upstream ? .backward : .forward }
        set { editor.select(editor.selection, affinity: newValue == .backward ? .upstream : .downstream) }
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: The edit menu

    // @objc(editMenuForTextRange:suggestedActions:)
    /// The edit menu for a range; what the delegate says, or `nil` for just what the system suggests.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let textDelegate, let range = editor.range(textRange) else { return nil }
        return OptionalRequirement.call {
            textDelegate.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }
    // @objc(willPresentEditMenuWithAnimator:)
    /// The edit menu is about to be shown; tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        if let textDelegate { OptionalRequirement.call { textDelegate.textView(self, willPresentEditMenuWith: animator) } }
    }
    // @objc(willDismissEditMenuWithAnimator:)
    /// The edit menu is about to go; tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        if let textDelegate { OptionalRequirement.call { textDelegate.textView(self, willDismissEditMenuWith: animator) } }
    }
}
