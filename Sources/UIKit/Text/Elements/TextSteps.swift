import Foundation

/// Goes from place to place in the text of a selection navigation.
struct TextSteps {
    typealias Place = any NSTextLocation

    private let source: any NSTextSelectionDataSource

    init(_ source: any NSTextSelectionDataSource) { self.source = source }

    private var start: Place { source.documentRange.location }
    private var end: Place { source.documentRange.endLocation }

    /// Whether a direction is the text's own.
    func isForward(_ direction: NSTextSelectionNavigation.Direction, at place: Place) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: place) == .leftToRight
        case .left: source.baseWritingDirection(at: place) == .rightToLeft
        }
    }

    // MARK: Units

    /// The next end of a unit, or the last beginning of one.
    func step(
        from place: Place, forward: Bool, _ destination: NSTextSelectionNavigation.Destination, _ affinity: NSTextSelection.Affinity
    ) -> (Place, NSTextSelection.Affinity) {
        switch destination {
        case .character: return (unit(.byComposedCharacterSequences, from: place, forward), .downstream)
        case .word: return (unit(.byWords, from: place, forward), .downstream)
        case .sentence: return (unit(.bySentences, from: place, forward), .downstream)
        case .paragraph: return (unit(.byParagraphs, from: place, forward), .downstream)
        case .line:
            guard let line = line(of: place, affinity) else { return (place, affinity) }
            guard forward else { return (line.location, .downstream) }
            let end = contentEnd(of: line)
            // Where the text goes on in the next line, the caret stays in this one.
            return (
                end, end.compare(line.endLocation) == .orderedSame && end.compare(self.end) == .orderedAscending ? .upstream : .downstream
            )
        case .container: return (boundary(from: place, forward), .downstream)
        case .document: return (forward ? end : start, .downstream)
        }
    }

    private func unit(_ kind: NSString.EnumerationOptions, from place: Place, _ isForward: Bool) -> Place {
        var found: Place?
        let options: NSString.EnumerationOptions = isForward ? [kind, .substringNotRequired] : [kind, .reverse, .substringNotRequired]
        source.enumerateSubstrings(from: place, options: options) { _, range, _, stops in
            let edge = isForward ? range.endLocation : range.location
            guard edge.compare(place) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            found = edge
            stops.pointee = true
        }
        return found ?? (isForward ? end : start)
    }

    private func boundary(from place: Place, _ isForward: Bool) -> Place {
        var found: Place?
        OptionalRequirement.call {
            source.enumerateContainerBoundaries(from: place, reverse: !isForward) { edge, stops in
                guard edge.compare(place) == (isForward ? .orderedDescending : .orderedAscending) else { return }
                found = edge
                stops.pointee = true
            }
        }
        return found ?? (isForward ? end : start)
    }

    /// Where the last mark of the character before a place begins.
    func lastMark(before place: Place) -> Place? {
        var length: Int?
        source.enumerateSubstrings(from: place, options: [.byComposedCharacterSequences, .reverse]) { text, range, _, stops in
            guard range.endLocation.compare(place) != .orderedDescending else { return }
            length = text?.unicodeScalars.last.map { UTF16.width($0) }
            stops.pointee = true
        }
        return length.flatMap { source.location(place, offsetBy: -$0) }
    }

    /// The end of a line or a paragraph, before what ends it.
    func contentEnd(of range: NSTextRange) -> Place {
        var end = range.endLocation
        source.enumerateSubstrings(from: range.location, options: [.byParagraphs, .substringNotRequired]) { _, paragraph, _, stops in
            if range.contains(paragraph.endLocation) { end = paragraph.endLocation }
            stops.pointee = true
        }
        return end
    }

    // MARK: Lines

    private func line(of place: Place, _ affinity: NSTextSelection.Affinity) -> NSTextRange? {
        guard affinity == .upstream, let before = source.location(place, offsetBy: -1) else {
            return source.textRange(for: .line, enclosing: place)
        }
        return source.textRange(for: .line, enclosing: before)
    }

    /// The edges of the characters of a line: how far from the left, and the place at which a caret stands there.
    private func edges(of line: NSTextRange) -> [(x: CGFloat, place: Place)] {
        var edges: [(x: CGFloat, place: Place)] = []
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, isLeading, _ in
            if isLeading { return edges.append((x, place)) }
            // Behind a character there is the place of the next one, if that is in the line.
            let next = source.textRange(for: .character, enclosing: place)?.endLocation
            if let next, next.compare(line.endLocation) != .orderedDescending { edges.append((x, next)) }
        }
        return edges
    }

    /// How far a caret is from the left.
    func column(of place: Place) -> CGFloat {
        guard let line = source.textRange(for: .line, enclosing: place) else { return 0 }
        return edges(of: line).first { $0.place.compare(place) == .orderedSame }?.x ?? 0
    }

    /// The place in a line nearest to a column.
    func place(in line: NSTextRange, column: CGFloat) -> (Place, NSTextSelection.Affinity) {
        let nearest = edges(of: line).min { abs($0.x - column) < abs($1.x - column) }?.place ?? line.location
        let isEnd = nearest.compare(line.endLocation) == .orderedSame && nearest.compare(end) == .orderedAscending
        return (nearest, isEnd && !line.isEmpty ? .upstream : .downstream)
    }

    /// The place a line up or down, in a column; the end of the text beyond.
    func vertical(
        from place: Place, down: Bool, column: CGFloat, _ affinity: NSTextSelection.Affinity
    ) -> (Place, NSTextSelection.Affinity) {
        let edge = (down ? end : start, NSTextSelection.Affinity.downstream)
        guard let line = line(of: place, affinity) else { return edge }
        let beyond = down ? line.endLocation : source.location(line.location, offsetBy: -1)
        guard let beyond, let next = source.textRange(for: .line, enclosing: beyond), !next.isEqual(to: line) else { return edge }
        return self.place(in: next, column: column)
    }

    /// The place nearest to a point.
    func place(at point: CGPoint, _ container: Place) -> (Place, NSTextSelection.Affinity)? {
        source.lineFragmentRange(for: point, inContainerAt: container).map { place(in: $0, column: point.x) }
    }

    /// The character under a point, or the last one before it.
    func character(at point: CGPoint, _ container: Place) -> (Place, NSTextSelection.Affinity)? {
        guard let line = source.lineFragmentRange(for: point, inContainerAt: container) else { return nil }
        var found: (Place, CGFloat, CGFloat)?
        var begin: (Place, CGFloat)?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, _, _ in
            // A character's edges come one after the other.
            guard let (other, left) = begin, other.compare(place) == .orderedSame else { return begin = (place, x) }
            if found == nil || left <= point.x { found = (place, left, x) }
            begin = nil
        }
        return (found?.0 ?? line.location, .downstream)
    }
}
