import Foundation

/// A text that layout managers lay out, and that says what is changed in it.
///
/// A subclass that keeps the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the latter two.
///
/// See https://developer.apple.com/documentation/uikit/nstextstorage.
nonisolated open class NSTextStorage: NSMutableAttributedString {
    /// What is changed of a text.
    public struct EditActions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates actions from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes are changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters are changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before a change is processed.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after a change was processed, before layout managers hear of it.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The managers that lay the text out; it keeps them.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// Hears of changes. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What is changed and not processed yet.
    open private(set) var editedMask: EditActions = []
    /// What of the text is new, as the text is now; its location is `NSNotFound` where nothing waits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the text has grown.
    open private(set) var changeInLength = 0
    /// Whether attributes are fixed when they are asked for. They are fixed at each change here.
    open var fixesAttributesLazily: Bool { false }

    private var nesting = 0
    private var isProcessing = false
    /// Hears of changes before the layout managers do: the content storage of TextKit 2. Not retained.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    // MARK: Creating

    /// Creates an empty text.
    public init() { super.init(string: "") }
    /// Creates a text without attributes.
    public override init(string str: String) { super.init(string: str) }
    /// Creates a text with the same attributes everywhere.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    /// Creates a text that begins as another.
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    /// Creates a text from an archive, with its attributes and layout managers; fails if there is no text.
    public required init?(coder: NSCoder) {
        guard let text = AttributedTextArchive.read(coder) else { return nil }
        super.init(attributedString: text)
        for manager in coder.decodeList(of: NSLayoutManager.self, forKey: "layoutManagers") ?? [] { addLayoutManager(manager) }
    }

    /// Writes the text to an archive, with its layout managers, and with those attributes whose values can be kept.
    open override func encode(with coder: NSCoder) {
        AttributedTextArchive.write(self, coder)
        if !layoutManagers.isEmpty { coder.encode(layoutManagers as NSArray, forKey: "layoutManagers") }
    }

    // MARK: Layout managers

    /// Adds a layout manager, which leaves the storage that it had.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage !== self else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Changes

    /// Begins changes that are processed together.
    open override func beginEditing() { nesting += 1 }

    /// Ends changes that are processed together, and processes them.
    open override func endEditing() {
        guard nesting > 0 else { return }
        nesting -= 1
        process()
    }

    /// Processes what waits, unless more is to come. What is changed while that is done belongs to it.
    private func process() {
        guard nesting == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Notes a change; processes it unless more of them are to come.
    ///
    /// - Parameters:
    ///   - editedRange: what was changed, as the text was before.
    ///   - delta: by how many UTF-16 units the text has grown.
    open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if self.editedMask.isEmpty {
            self.editedRange = NSRange(location: editedRange.location, length: editedRange.length + delta)
            changeInLength = delta
        } else {
            let start = min(self.editedRange.location, editedRange.location)
            let end = max(self.editedRange.upperBound, editedRange.upperBound) + delta
            self.editedRange = NSRange(location: start, length: max(0, end - start))
            changeInLength += delta
        }
        self.editedMask.formUnion(editedMask)
        process()
    }

    /// Tells the delegate and the layout managers of what was changed.
    ///
    /// The delegate may change characters and attributes before, and attributes after they are fixed.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        if let delegate {
            OptionalRequirement.call {
                delegate.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
            }
        }
        let invalidated = (string as NSString).paragraphRange(for: editedRange)
        fixAttributes(in: invalidated)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        if let delegate {
            OptionalRequirement.call {
                delegate.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
            }
        }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        textStorageObserver?.processEditing(
            for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: invalidated)
        for manager in layoutManagers {
            manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: invalidated)
        }
    }

    /// Has attributes fixed when they are asked for next: they are always fixed here.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    /// Fixes attributes, if that is still to be done.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Takes away what attributes cannot say: attachments where no character stands for one, several styles in one paragraph.
    open func fixAttributes(in range: NSRange) {
        let text = string as NSString
        var place = range.location
        while place < range.upperBound {
            var run = NSRange()
            let attributes = attributes(at: place, effectiveRange: &run)
            let end = min(run.upperBound, range.upperBound)
            if attributes[.attachment] != nil {
                for index in place..<end where text.character(at: index) != unichar(NSTextAttachment.character) {
                    removeAttribute(.attachment, range: NSRange(location: index, length: 1))
                }
            }
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            let style = self.attributes(at: paragraph.location, effectiveRange: nil)[.paragraphStyle]
            if place > paragraph.location, !AttributeValues.areEqual(style, attributes[.paragraphStyle]) {
                let rest = NSRange(location: place, length: min(end, paragraph.upperBound) - place)
                if let style {
                    addAttribute(.paragraphStyle, value: style, range: rest)
                } else {
                    removeAttribute(.paragraphStyle, range: rest)
                }
            }
            place = min(end, max(paragraph.upperBound, place + 1))
        }
    }

    // MARK: Overridden by subclasses

    /// The characters.
    open override var string: String { super.string }

    /// The attributes of a character; writes how far they reach.
    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }

    /// Replaces characters; the new ones have the attributes of the first that they replace.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Sets the attributes of characters.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: By what subclasses override

    open override var length: Int { string.utf16.count }
    open override var mutableString: NSMutableString { StorageString.of(self) }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let (value, longest) = longest(at: location, in: rangeLimit)
        range?.pointee = longest
        return value
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let (value, longest) = longest(attrName, at: location, in: rangeLimit)
        range?.pointee = longest
        return value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(attributedString: copied(range))
    }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSRange(location: 0, length: length)) }
    open override func copy(with zone: NSZone? = nil) -> Any { attributedSubstring(from: NSRange(location: 0, length: length)) }
    open override func isEqual(to other: NSAttributedString) -> Bool { copied(NSRange(location: 0, length: length)).isEqual(to: other) }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeRuns(in: range) { $0[name] = value }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeRuns(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { changeRuns(in: range) { $0[name] = nil } }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) { replace(range, with: attrString) }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replace(NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { replace(NSRange(location: length, length: 0), with: attrString) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replace(NSRange(location: 0, length: length), with: attrString)
    }
}

/// Hears of changes of a text storage.
///
/// See https://developer.apple.com/documentation/uikit/nstextstoragedelegate.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    // @objc optional
    /// A change will be processed: characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    // @objc optional
    /// A change was processed: attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

/// Hears of what was changed in a text storage.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextstorageobserving>
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text.
    var textStorage: NSTextStorage? { get set }
    // @objc(processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:)
    /// The text was changed, as `NSLayoutManager` hears of it.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    // @objc(performEditingTransactionForTextStorage:usingBlock:)
    /// Makes changes that are heard of together.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
