import Foundation
import SampanTextLayout

// What fingers do in a text.
extension SelectableText {
    /// A finger tapped: once for the caret, twice for a word, three times for a paragraph.
    func tap(at point: CGPoint, count: Int) {
        let (offset, affinity) = offset(at: point)
        switch count {
        case 1: select(NSRange(location: offset, length: 0), affinity: affinity)
        case 2: select(word(at: offset), affinity: .downstream)
        default: select(paragraph(at: offset), affinity: .downstream)
        }
        dragUnit = selection
    }

    /// The end of the selection that stays when a finger takes hold of the other at a point; `nil` where it meets neither.
    func fixedEnd(ofHandleAt point: CGPoint) -> Int? {
        // How near a finger must come to an end of the selection to take hold of it, in points.
        let grip: CGFloat = 22
        guard selection.length > 0 else { return nil }
        let (start, end) = (
            caretRect(at: selection.location, affinity: .downstream), caretRect(at: NSMaxRange(selection), affinity: .upstream)
        )
        let (toStart, toEnd) = (Self.distance(point, start), Self.distance(point, end))
        guard min(toStart, toEnd) < grip else { return nil }
        return toStart < toEnd ? NSMaxRange(selection) : selection.location
    }

    /// A finger came down that may drag. Near an end of the selection it moves that end.
    func beginDrag(at point: CGPoint) {
        dragUnit = NSRange(location: fixedEnd(ofHandleAt: point) ?? offset(at: point).offset, length: 0)
    }

    private static func distance(_ point: CGPoint, _ rect: CGRect) -> CGFloat {
        hypot(max(abs(point.x - rect.midX), 0), max(abs(point.y - rect.midY) - rect.height / 2, 0))
    }

    /// The finger moved: the selection reaches from where it began to here, by whole words after a double tap.
    func drag(to point: CGPoint) {
        let (target, affinity) = offset(at: point)
        if dragUnit.length == 0 { return extend(to: target, from: dragUnit.location, affinity: affinity) }
        let unit = word(at: target)
        if target < dragUnit.location {
            extend(to: unit.location, from: NSMaxRange(dragUnit))
        } else {
            extend(to: max(NSMaxRange(unit), NSMaxRange(dragUnit)), from: dragUnit.location)
        }
    }
}
