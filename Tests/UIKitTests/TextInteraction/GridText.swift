import ObjCRuntime
import UIKit

/// A place in a `GridText`.
final class GridPosition: UITextPosition {
    let index: Int
    init(_ index: Int) { self.index = index }
}

/// A stretch of a `GridText`.
final class GridRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var start: UITextPosition { GridPosition(range.location) }
    override var end: UITextPosition { GridPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
}

final class GridSelectionRect: UITextSelectionRect {
    let place: CGRect
    let ends: (Bool, Bool)
    init(_ place: CGRect, ends: (Bool, Bool)) { (self.place, self.ends) = (place, ends) }
    override var rect: CGRect { place }
    override var containsStart: Bool { ends.0 }
    override var containsEnd: Bool { ends.1 }
}

/// A text of an app's own, whose characters are each 10 points wide and 20 high.
final class GridText: UIView, UITextInput {
    var text: NSString
    var selected: NSRange? = NSRange(location: 0, length: 0)
    var marked: NSRange?
    var log: [String] = []
    var refuses = ""
    var menu: UIMenu?

    static let register: Void = ClassRegistry.register(GridText.self) {
        $0.method("copy:") { receiver, _ in
            (receiver as! GridText).log.append("copy")
            return nil
        }
    }

    init(_ text: String) {
        _ = Self.register
        self.text = text as NSString
        super.init(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    /// Selects as programs do, and tells of it.
    func choose(_ range: NSRange) {
        inputDelegate?.selectionWillChange(self)
        selected = range
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: Geometry

    private var lines: [NSRange] {
        var (result, start): ([NSRange], Int) = ([], 0)
        for line in text.components(separatedBy: "\n") {
            result.append(NSRange(location: start, length: (line as NSString).length))
            start += (line as NSString).length + 1
        }
        return result
    }

    private func cell(_ index: Int) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.location <= index } ?? 0
        return (line, index - lines[line].location)
    }

    private func index(line: Int, column: Int) -> Int {
        let line = lines[min(max(0, line), lines.count - 1)]
        return line.location + min(max(0, column), line.length)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let (line, column) = cell((position as! GridPosition).index)
        return CGRect(x: CGFloat(column) * 10 - 1, y: CGFloat(line) * 20, width: 2, height: 20)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let range = (range as! GridRange).range
        let parts = lines.enumerated().compactMap { number, line -> CGRect? in
            let part = NSIntersectionRange(line, range)
            guard part.length > 0 else { return nil }
            return CGRect(
                x: CGFloat(part.location - line.location) * 10, y: CGFloat(number) * 20, width: CGFloat(part.length) * 10, height: 20)
        }
        return parts.enumerated().map { GridSelectionRect($1, ends: ($0 == 0, $0 == parts.count - 1)) }
    }

    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        GridPosition(index(line: Int((point.y / 20).rounded(.down)), column: Int((point.x / 10).rounded())))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    // MARK: Text

    func text(in range: UITextRange) -> String? { text.substring(with: (range as! GridRange).range) }

    func replace(_ range: UITextRange, withText new: String) {
        let range = (range as! GridRange).range
        text = text.replacingCharacters(in: range, with: new) as NSString
        selected = NSRange(location: range.location + (new as NSString).length, length: 0)
    }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        let range = (range as! GridRange).range
        log.append("may \(range.location),\(range.length) \(text)")
        return text != refuses || text.isEmpty
    }

    var hasText: Bool { text.length > 0 }
    func insertText(_ text: String) { replace(GridRange(marked ?? selected ?? NSRange(location: 0, length: 0)), withText: text) }

    func deleteBackward() {
        guard var range = selected else { return }
        if range.length == 0 { range = NSRange(location: max(0, range.location - 1), length: min(1, range.location)) }
        replace(GridRange(range), withText: "")
    }

    var selectedTextRange: UITextRange? {
        get { selected.map { GridRange($0) } }
        set { selected = (newValue as? GridRange)?.range }
    }

    var markedTextRange: UITextRange? { marked.map { GridRange($0) } }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let range = marked ?? selected ?? NSRange(location: 0, length: 0)
        replace(GridRange(range), withText: markedText ?? "")
        marked = NSRange(location: range.location, length: ((markedText ?? "") as NSString).length)
    }

    func unmarkText() { marked = nil }

    // MARK: Places

    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var beginningOfDocument: UITextPosition { GridPosition(0) }
    var endOfDocument: UITextPosition { GridPosition(text.length) }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (a, b) = ((from as! GridPosition).index, (to as! GridPosition).index)
        return GridRange(NSRange(location: min(a, b), length: abs(b - a)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = (position as! GridPosition).index + offset
        return index >= 0 && index <= text.length ? GridPosition(index) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        let (line, column) = cell((position as! GridPosition).index)
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up: return line < offset ? nil : GridPosition(index(line: line - offset, column: column))
        case .down: return line + offset >= lines.count ? nil : GridPosition(index(line: line + offset, column: column))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = ((position as! GridPosition).index, (other as! GridPosition).index)
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int { (to as! GridPosition).index - (from as! GridPosition).index }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: The edit menu

    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let range = (textRange as! GridRange).range
        log.append("menu \(range.location),\(range.length)")
        return menu
    }

    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { log.append("menu comes") }
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { log.append("menu goes") }
}
