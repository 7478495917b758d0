import Foundation

/// What has the elements of a text. See https://developer.apple.com/documentation/uikit/nstextelementprovider.
public protocol NSTextElementProvider: NSObjectProtocol {
    /// All of the text.
    var documentRange: NSTextRange { get }
    /// Calls a closure with elements, from a place on, until it returns `false`; returns where it came to.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Replaces what is in a range.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes to where the text is kept.
    func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)
}

/// Says which elements a content manager has.
///
/// See https://developer.apple.com/documentation/uikit/nstextcontentmanagerdelegate.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// A text that consists of elements, and those who lay it out.
///
/// See https://developer.apple.com/documentation/uikit/nstextcontentmanager.
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// Says which elements there are. Not retained.
    open weak var delegate: (any NSTextContentManagerDelegate)?
    /// Those who lay the text out; the text keeps them.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// Who is asked for the selection.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        didSet {
            if let primaryTextLayoutManager, !textLayoutManagers.contains(primaryTextLayoutManager) {
                addTextLayoutManager(primaryTextLayoutManager)
            }
        }
    }
    /// Whether those who lay the text out hear of changes when a transaction ends.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes are written to where the text is kept when a transaction ends.
    open var automaticallySynchronizesToBackingStore = true
    /// Whether a transaction is under way.
    open var hasEditingTransaction: Bool { transactions > 0 }

    private var transactions = 0

    /// Creates a text of nothing.
    public override init() { super.init() }

    // MARK: Those who lay out

    /// Has a layout manager lay the text out.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(textLayoutManager) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }

    /// Has a layout manager lay the text out no more.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
        if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
    }

    /// Tells those who lay out of changes.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: documentRange) }
        completionHandler?(nil)
    }

    // MARK: Changes

    /// Makes changes that are told of together.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactions += 1
        transactionBegan()
        transaction()
        transactionEnded()
        transactions -= 1
        guard transactions == 0 else { return }
        if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
    }

    func transactionBegan() {}
    func transactionEnded() {}

    /// Notes that a range was changed to another; called by content managers of other stores.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: newTextRange) }
    }

    // MARK: Elements

    /// All of the text; to be overridden.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

    /// Calls a closure with elements; to be overridden.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// The elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let own = element.elementRange else { return true }
            guard own.location.compare(range.endLocation) == .orderedAscending || found.isEmpty else { return false }
            found.append(element)
            return true
        }
        return found
    }

    /// Replaces what is in a range; to be overridden.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to where the text is kept; to be overridden.
    open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    /// The place so many UTF-16 units on, if there is one.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? TextOffset)?.offset, let all = documentRange.offsets else { return nil }
        return start + offset >= all.location && start + offset <= all.upperBound ? TextOffset(start + offset) : nil
    }

    /// How many UTF-16 units lie between two places.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = (from as? TextOffset)?.offset, let to = (to as? TextOffset)?.offset else { return NSNotFound }
        return to - from
    }

    /// The range as it has to be so that it divides no character.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
}
