import Foundation
import SampanFoundation
import SampanTextLayout

/// A line of text that can be edited. See https://developer.apple.com/documentation/uikit/uitextfield.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UITextInputTraits, UIContentSizeCategoryAdjusting,
    MarkedTextInput
{
    /// The line around a text field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When a view beside the text is seen.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Posted when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the person changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The key of a notification's reason for the end of editing.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    lazy var editor = TextEditor(client: self)
    let views = TextFieldViews()
    var defaults: [NSAttributedString.Key: Any] = [:]
    /// How far the text is scrolled to the left, in points.
    var scrollX: CGFloat = 0
    /// A tap that makes the field the first responder puts the caret there.
    private var touchStart = CGPoint.zero
    private var isDragging = false
    private var tapCount = 1
    private var press: UILongPressGestureRecognizer?
    /// Whether the touch had the edit menu go.
    private var leavesMenu = false
    /// Whether the next insertion replaces everything.
    private var replacesAll = false

    // MARK: Creating

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Creates a field from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        coder.decodeInterface(into: self, as: UITextField.self)
    }

    private func setUpField() {
        isOpaque = false
        addSubview(views.border)
        addSubview(views.canvas)
        views.canvas.onDraw = { [weak self] rect in self?.drawContent(in: rect) }
        views.clearButton.addAction(UIAction { [weak self] _ in self?.clearWasTapped() }, for: .touchUpInside)
        let press = UILongPressGestureRecognizer()
        press.onAction = { [weak self] in self?.wasPressed($0) }
        addGestureRecognizer(press)
        self.press = press
        updateBorder()
        dragDrop.install()
    }

    // MARK: Text

    /// The text. Setting it asks and tells nobody.
    open var text: String? {
        get { editor.storage.string }
        set {
            editor.setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
            textDidChange()
        }
    }

    /// The text with its attributes; what they leave open, `defaultTextAttributes` say.
    open var attributedText: NSAttributedString? {
        get { completed(editor.storage) }
        set {
            editor.setText(newValue ?? NSAttributedString(string: ""))
            if let first = newValue, first.length > 0 {
                if let font = first.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { defaults[.font] = font }
            }
            textDidChange()
        }
    }

    private func completed(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text.string, attributes: defaultTextAttributes)
        var place = 0
        while place < text.length {
            var range = NSRange()
            let own = text.attributes(at: place, effectiveRange: &range)
            result.addAttributes(own, range: range)
            place = max(place + 1, range.location + range.length)
        }
        return result
    }

    /// The attributes of text that has none of its own. Setting them changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var all = defaults
            if all[.font] == nil { all[.font] = Self.defaultFont }
            if all[.foregroundColor] == nil { all[.foregroundColor] = UIColor.label }
            if all[.paragraphStyle] == nil {
                let style = NSMutableParagraphStyle()
                style.lineBreakMode = .byTruncatingTail
                style.alignment = textAlignment
                all[.paragraphStyle] = style
            }
            return all
        }
        set {
            defaults = newValue
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { alignmentStorage = style.alignment }
            editor.storage.setAttributes(plainAttributes, range: NSRange(location: 0, length: editor.length))
            textDidChange()
        }
    }

    static let defaultFont = UIFont.systemFont(ofSize: 17)

    /// What of the defaults is kept with the text itself: all but what the layout falls back on anyway.
    var plainAttributes: [NSAttributedString.Key: Any] {
        defaults.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    }

    private func setDefault(_ key: NSAttributedString.Key, _ value: Any?) {
        defaults[key] = value
        editor.storage.removeAttribute(key, range: NSRange(location: 0, length: editor.length))
        textDidChange()
    }

    // appearance
    /// The font; 17 points of the system's unless set. Setting it changes all of the text.
    open var font: UIFont? {
        get { defaults[.font] as? UIFont ?? Self.defaultFont }
        set { setDefault(.font, newValue) }
    }

    // appearance
    /// The text's colour. Setting it changes all of the text.
    open var textColor: UIColor? {
        get { defaults[.foregroundColor] as? UIColor ?? .label }
        set { setDefault(.foregroundColor, newValue) }
    }

    private var alignmentStorage = NSTextAlignment.natural

    /// Where the text stands.
    open var textAlignment: NSTextAlignment {
        get { alignmentStorage }
        set {
            alignmentStorage = newValue
            defaults[.paragraphStyle] = nil
            textDidChange()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What is shown while there is no text, with its attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { textDidChange() } }

    /// Whether text that does not fit is shrunk.
    open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
    /// The smallest size that text is shrunk to, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { textDidChange() } }
    /// Whether the font follows the size of text that a person prefers.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        if let adjusted = font?.adjusted(for: traitCollection) { font = adjusted }
    }

    /// The attributes of what is typed next; `nil` unless editing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes.merging(editor.typingAttributes) { $1 } : nil }
        set { if isEditing { editor.typingOverride = newValue } }
    }
    /// Whether a person may change attributes.
    open var allowsEditingTextAttributes = false
    /// Whether editing begins with everything being cleared.
    open var clearsOnBeginEditing = false
    /// Whether the next insertion replaces everything.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set {
            replacesAll = newValue
            if newValue, isEditing { editor.select(NSRange(location: 0, length: editor.length)) }
        }
    }

    // MARK: Look

    // appearance
    /// The line around the field.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            let color = backgroundColor
            backgroundColor = color
            updateBorder()
            sizeDidChange()
        }
    }
    // appearance
    /// The image behind the text where there is no rounded border.
    open var background: UIImage? { didSet { updateBorder() } }
    /// The image behind the text of a field that is not enabled.
    open var disabledBackground: UIImage? { didSet { updateBorder() } }
    /// The view at the leading end.
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    /// When the view at the leading end is seen.
    open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
    /// The view at the trailing end.
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    /// When the view at the trailing end is seen.
    open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
    // appearance
    /// When the button that clears is seen; never without text.
    open var clearButtonMode = ViewMode.never { didSet { textDidChange() } }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        textDidChange()
    }

    private var ownBackgroundColor: UIColor?

    /// The colour behind the text; in a rounded border it fills that.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            super.backgroundColor = borderStyle == .roundedRect ? nil : newValue
            views.border.fill = newValue
        }
    }

    func updateBorder() {
        views.border.update(style: borderStyle, image: isEnabled ? background : disabledBackground ?? background, isEnabled: isEnabled)
        setNeedsLayout()
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
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }
    /// What the text means.
    open var textContentType: UITextContentType!
    /// What a good password consists of.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether a keyboard proposes the end of what is being typed.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// How Writing Tools may work on the text. There are none here, so that what is chosen has no effect.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// What Writing Tools may put into the text: what suits it if that is empty, as it is by default.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

    // MARK: Editing

    /// Who decides and hears about editing. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    // @objc(isEditing)
    /// Whether the field is being edited.
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    /// Whether the field can have the focus, and be edited by that.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }
    package override var systemFocusGroup: String? { "field \(UInt(bitPattern: ObjectIdentifier(self)))" }
    /// The caret shows it.
    package override var systemFocusEffect: UIFocusEffect? { nil }
    package override var takesTabAsText: Bool { false }
    package override func activateByFocus() -> Bool { becomeFirstResponder() }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let delegate, OptionalRequirement.call({ delegate.textFieldShouldBeginEditing(self) }) == false { return false }
        // Apps look which field is edited when the keyboard comes: so it comes last.
        return KeyboardController.shared.holding {
            guard super.becomeFirstResponder() else { return false }
            beginEditing()
            return true
        }
    }

    private func beginEditing() {
        isEditing = true
        if clearsOnBeginEditing, editor.length > 0, mayReplace(NSRange(location: 0, length: editor.length), with: "") {
            editor.change(NSRange(location: 0, length: editor.length), to: "")
        }
        editor.select(NSRange(location: editor.length, length: 0))
        textDidChange()
        if let delegate { OptionalRequirement.call { delegate.textFieldDidBeginEditing(self) } }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if let delegate, OptionalRequirement.call({ delegate.textFieldShouldEndEditing(self) }) == false { return false }
        guard super.resignFirstResponder() else { return false }
        endEditing(.committed)
        return true
    }

    override func firstResponderWasTaken() { endEditing(.committed) }

    private func endEditing(_ reason: DidEndEditingReason) {
        guard isEditing else { return }
        isEditing = false
        editor.menu?.dismiss()
        replacesAll = false
        editor.unmark()
        scrollX = 0
        textDidChange()
        if let delegate {
            if OptionalRequirement.call({ delegate.textFieldDidEndEditing(self, reason: reason) }) == nil {
                OptionalRequirement.call { delegate.textFieldDidEndEditing(self) }
            }
        }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self, userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    private func clearWasTapped() {
        if let delegate, OptionalRequirement.call({ delegate.textFieldShouldClear(self) }) == false { return }
        clearContent()
        becomeFirstResponder()
    }

    /// Deletes everything, as the button that clears does.
    func clearContent() {
        if editor.length > 0 { editor.change(NSRange(location: 0, length: editor.length), to: "") }
    }

    /// Does what a key of a hardware keyboard does beside the text; whether it does anything.
    func takesKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool { false }
    /// Whether something else shows where typing goes.
    var hidesCaret: Bool { false }

    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

    /// The view shown instead of the system's keyboard while the field is edited.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set {
            inputViewStorage = newValue
            reloadInputViews()
        }
    }
    /// The view shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage }
        set {
            accessoryStorage = newValue
            reloadInputViews()
        }
    }

    // MARK: Keys

    open var hasText: Bool { editor.length > 0 }

    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { return returnWasPressed() }
        if replacesAll {
            replacesAll = false
            editor.select(NSRange(location: 0, length: editor.length))
        }
        editor.insert(text.replacingOccurrences(of: "\n", with: " "))
    }

    open func deleteBackward() { editor.delete() }

    /// What an item that is pasted is while it is open what becomes of it.
    func pasteItem(_ provider: NSItemProvider, _ localObject: Any?, onResult: @escaping (NSAttributedString?) -> Void) -> PasteItem {
        PasteItem(provider, localObject, attributesForPasting, allowsAttributes: takesAttributes, onResult)
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text) } ?? true
    }

    private func returnWasPressed() {
        editor.unmark()
        if enablesReturnKeyAutomatically, !hasText { return }
        if let delegate, OptionalRequirement.call({ delegate.textFieldShouldReturn(self) }) == false { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

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
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        isDragging = false
        tapCount = touch.tapCount
        leavesMenu = editor.menuWasLeft(at: touch.beginning)
        if isEditing {
            if tapCount > 1 { editor.tap(at: touchStart, count: tapCount) } else { editor.beginDrag(at: touchStart) }
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isEditing else { return true }
        let point = touch.location(in: self)
        if !isDragging, hypot(point.x - touchStart.x, point.y - touchStart.y) < 6 { return true }
        isDragging = true
        editor.drag(to: point)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isDragging {
            if isEditing, editor.selection.length > 0 { editor.showMenu() }
            return
        }
        guard isTouchInside, let touch else { return }
        let wasEditing = isEditing
        guard isEditing || becomeFirstResponder(), isEditing, !replacesAll else { return }
        // What several taps select was selected when the last one came down.
        guard tapCount == 1 else { return editor.showMenu() }
        let point = wasEditing ? touch.location(in: self) : touchStart
        editor.tapped(at: point, count: 1, wasFirst: wasEditing, leavesMenu: leavesMenu)
    }

    /// A finger that stays on selected text lifts it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === press, dragDrop.lifts(at: gestureRecognizer.location(in: self)) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func wasPressed(_ recognizer: UIGestureRecognizer) {
        guard isEnabled else { return }
        guard replacesAll, isEditing else { return editor.pressed(recognizer) }
        if recognizer.state == .ended { editor.showMenu() }
    }

    // MARK: Geometry

    /// Where the border lies; may be overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text lies while the field is not edited; may be overridden.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, isEditing: false) }
    /// Where the text lies while the field is edited; may be overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, isEditing: true) }
    /// Where the placeholder lies; may be overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where the clear button lies; may be overridden.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// Where the view at the leading end lies; may be overridden.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, in: bounds, atLeft: !isRightToLeft) }
    /// Where the view at the trailing end lies; may be overridden.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, in: bounds, atLeft: isRightToLeft) }
    /// Draws the text of a field that is not edited; may be overridden.
    open func drawText(in rect: CGRect) { drawLine(in: rect) }
    /// Draws the placeholder; may be overridden.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutField()
    }

    open override var forFirstBaselineLayout: UIView { self }

    override func stateDidChange() {
        super.stateDidChange()
        updateBorder()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            adjustFont()
        }
        updateBorder()
        textNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    // MARK: Text input

    /// Hears of changes that the field makes by itself.
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
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textNeedsDisplay() } }
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
        guard let delegate, let range = editor.range(textRange) else { return nil }
        return OptionalRequirement.call {
            delegate.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }
    // @objc(willPresentEditMenuWithAnimator:)
    /// The edit menu is about to be shown; tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        if let delegate { OptionalRequirement.call { delegate.textField(self, willPresentEditMenuWith: animator) } }
    }
    // @objc(willDismissEditMenuWithAnimator:)
    /// The edit menu is about to go; tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        if let delegate { OptionalRequirement.call { delegate.textField(self, willDismissEditMenuWith: animator) } }
    }
}
