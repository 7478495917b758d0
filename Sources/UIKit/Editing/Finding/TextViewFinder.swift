import Foundation

/// Finds in a text view: its interaction, what that searches, and how finds show.
final class TextViewFinder: NSObject, UITextSearching, UIFindInteractionDelegate {
    /// A text view has a single text.
    typealias DocumentIdentifier = Int

    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private unowned let view: UITextView
    private var found: Set<NSRange> = []
    private(set) var highlighted: NSRange?
    /// The find that the person looked at last: it is selected in the end.
    private var shown: NSRange?
    private var isReplacing = false
    private var nextSearch: HostTimer?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    private static func range(_ range: UITextRange) -> NSRange? { (range as? OffsetRange)?.range }

    // MARK: Searching

    var selectedTextRange: UITextRange? { view.selectedTextRange }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
        guard let one = Self.range(foundRange), let other = Self.range(toRange) else { return .orderedSame }
        let (a, b) = ((one.location, one.length), (other.location, other.length))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>) {
        shown = nil
        for range in matches(of: queryString, options) {
            resultAggregator.foundRange(OffsetRange(range), searchString: queryString, document: 0)
        }
        resultAggregator.finishedSearching()
    }

    /// A secret is not found.
    private func matches(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        view.isSecureTextEntry ? [] : options.matches(of: query, in: view.editor.string)
    }

    /// The text is another: it is searched again in the next frame, when whoever changes it is done.
    func textDidChange() {
        guard !isReplacing, let session = interaction.activeFindSession as? UITextSearchingFindSession else { return }
        shown = nil
        session.invalidateFoundResults()
        guard nextSearch == nil else { return }
        nextSearch = HostTimer.schedule(after: 0) { [weak self] in
            self?.nextSearch = nil
            (self?.interaction.activeFindSession as? UITextSearchingFindSession)?.searchAgain()
        }
    }

    // MARK: Replacing

    var supportsTextReplacement: Bool { view.isEditable }

    func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
        if let range = Self.range(foundTextRange) { replace([range], by: withText) }
    }

    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        replace(matches(of: queryString, options), by: withText)
    }

    /// The last ones first, so that the others stay where they are.
    private func replace(_ ranges: [NSRange], by text: String) {
        guard view.isEditable else { return }
        isReplacing = true
        for range in ranges.reversed() where NSMaxRange(range) <= view.editor.length && view.mayReplace(range, with: text) {
            view.editor.change(range, to: text)
        }
        isReplacing = false
    }

    // MARK: Showing

    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
        guard let range = Self.range(foundTextRange) else { return }
        if highlighted == range { highlighted = nil }
        switch usingStyle {
        case .normal: found.remove(range)
        case .found: found.insert(range)
        case .highlighted:
            found.insert(range)
            (highlighted, shown) = (range, range)
        }
        // The text of what is highlighted has another colour.
        if usingStyle == .found, view.layoutCache == nil || highlighted != nil {
            view.canvas.setNeedsDisplay()
        } else {
            view.textNeedsDisplay()
        }
    }

    func clearAllDecoratedFoundText() {
        guard !found.isEmpty || highlighted != nil else { return }
        (found, highlighted) = ([], nil)
        view.textNeedsDisplay()
    }

    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) {
        if let range = Self.range(range) { view.scrollRangeToVisible(range) }
    }

    /// Draws what is below the text of finds, in the part of the view that is drawn.
    func draw(in clip: CGRect, _ context: CGContext) {
        guard !found.isEmpty else { return }
        let first = view.editor.offset(at: CGPoint(x: clip.minX, y: clip.minY)).offset
        let last = view.editor.offset(at: CGPoint(x: clip.maxX, y: clip.maxY)).offset
        for range in found where NSMaxRange(range) >= min(first, last) && range.location <= max(first, last) {
            guard NSMaxRange(range) <= view.editor.length else { continue }
            let isHighlighted = range == highlighted
            (isHighlighted ? UIColor.systemYellow : UIColor.systemYellow.withAlphaComponent(0.35)).setFill()
            for rect in view.editor.rects(for: range) {
                let box = isHighlighted ? rect.insetBy(dx: -2, dy: 0) : rect
                context.addPath(CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 3, transform: nil))
                context.fillPath()
            }
        }
    }

    // MARK: The interaction

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    /// What the person looked at last is selected.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        nextSearch?.invalidate()
        (nextSearch, found, highlighted) = (nil, [], nil)
        if let shown, view.isSelectable, NSMaxRange(shown) <= view.editor.length { view.selectedRange = shown }
        shown = nil
        view.textNeedsDisplay()
    }
}
