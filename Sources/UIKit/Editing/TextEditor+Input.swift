import Foundation
import SampanTextLayout

/// What `UITextInput` asks for, for the views that have a `TextEditor`.
extension TextEditor {
    func range(_ range: UITextRange) -> NSRange? {
        guard let own = (range as? OffsetRange)?.range, own.location >= 0, own.location + own.length <= length else { return nil }
        return own
    }

    func offset(_ position: UITextPosition) -> Int { min(max(0, (position as? OffsetPosition)?.offset ?? 0), length) }

    func text(in range: UITextRange) -> String? { self.range(range).map { string.substring(with: $0) } }

    func replace(_ range: UITextRange, with text: String) {
        guard let range = self.range(range) else { return }
        unmark()
        change(range, to: text)
    }

    var selectedTextRange: UITextRange? {
        get { OffsetRange(selection) }
        set {
            guard let range = newValue.flatMap({ self.range($0) }) else { return }
            select(range)
        }
    }

    var markedTextRange: UITextRange? { marked.map { OffsetRange($0) } }
    var start: UITextPosition { OffsetPosition(0) }
    var end: UITextPosition { OffsetPosition(length) }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(from), offset(to))
        return OffsetRange(NSRange(location: min(a, b), length: abs(a - b)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return target >= 0 && target <= length ? OffsetPosition(target) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        var place = self.offset(position)
        guard offset >= 0 else { return nil }
        for _ in 0..<offset {
            switch direction {
            case .left: place = step(from: place, forward: false)
            case .right: place = step(from: place, forward: true)
            case .up, .down:
                guard let next = verticalStep(from: place, lines: direction == .down ? 1 : -1) else { return nil }
                place = next.offset
            }
        }
        return OffsetPosition(place)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func distance(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        textRange(from: position, to: direction == .left || direction == .up ? start : end)
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        let (frame, _) = client.textLayout
        guard let index = frame.lineIndex(containing: offset(position)) else { return .leftToRight }
        return frame.lines[index].isRightToLeft ? .rightToLeft : .leftToRight
    }

    func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = self.range(range), length > 0 else { return }
        let paragraphs = string.paragraphRange(for: range)
        guard paragraphs.length > 0 else { return }
        let old = storage.attribute(.paragraphStyle, at: paragraphs.location, effectiveRange: nil) as? NSParagraphStyle
        let style = (old ?? NSParagraphStyle.default).mutableCopy() as! NSMutableParagraphStyle
        style.baseWritingDirection = direction
        storage.addAttribute(.paragraphStyle, value: style, range: paragraphs)
        client.textNeedsDisplay()
    }

    /// The attributes of the character behind a place, or before it.
    func styling(at offset: Int, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        let index = direction == .forward ? offset : offset - 1
        guard index >= 0, index < length else { return nil }
        let all = client.completeAttributes.merging(storage.attributes(at: index, effectiveRange: nil)) { $1 }
        return all.filter { [.font, .foregroundColor, .backgroundColor].contains($0.key) }
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let range = self.range(range) else { return .null }
        return range.length == 0 ? caretRect(at: range.location) : rects(for: range).first ?? .null
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = self.range(range) else { return [] }
        let rects = rects(for: range)
        return rects.enumerated().map { PlainSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetPosition(offset(at: point).offset) }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        return OffsetPosition(min(max(offset(at: point).offset, range.location), range.location + range.length))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let found = TextUnits.characters(of: string).first { rects(for: $0).contains { $0.contains(point) } }
        return found.map { OffsetRange($0) }
    }
}
