import Foundation

/// The line that a position belongs to where one line ends and the next begins.
package enum TextAffinity {
    /// The line that ends there.
    case upstream
    /// The line that begins there.
    case downstream
}

// All positions are UTF-16 offsets, all distances points from the frame's top left, y growing downwards.
extension TextFrame {
    /// The number of the line at a height; the nearest if there is none.
    package func lineIndex(at y: CGFloat) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { y < $0.bottom } ?? lines.count - 1
    }

    /// The number of the line at a point; the nearest if there is none.
    package func lineIndex(at point: CGPoint) -> Int? {
        guard let first = lineIndex(at: point.y), lines[first].slot != nil else { return lineIndex(at: point.y) }
        // Lines stand beside each other where something is between them.
        let beside = lines.indices.dropFirst(first).prefix { lines[$0].top < lines[first].bottom }
        func distance(_ index: Int) -> CGFloat {
            let rect = lines[index].rect
            return max(rect.minX - point.x, point.x - rect.maxX, 0)
        }
        return beside.min { distance($0) < distance($1) }
    }

    /// The number of the line that holds a position.
    package func lineIndex(containing position: Int, affinity: TextAffinity = .downstream) -> Int? {
        guard !lines.isEmpty else { return nil }
        if affinity == .upstream,
            let index = lines.firstIndex(where: { $0.range.lowerBound < position && position <= $0.range.upperBound }),
            !endsWithTerminator(lines[index]) || position < lines[index].range.upperBound
        {
            return index
        }
        return lines.firstIndex { $0.range.contains(position) } ?? (position < lines[0].range.lowerBound ? 0 : lines.count - 1)
    }

    private func endsWithTerminator(_ line: TextLine) -> Bool {
        guard let paragraph = line.pieces.first?.paragraph else { return !line.range.isEmpty }
        return line.range.upperBound > line.paragraphStart + paragraph.utf16Count
    }

    /// The place between two characters that is nearest to a point, and the line it belongs to there.
    package func position(at point: CGPoint) -> (position: Int, affinity: TextAffinity) {
        guard let index = lineIndex(at: point) else { return (0, .downstream) }
        let line = lines[index]
        let x = point.x - line.x
        var best = (distance: CGFloat.infinity, position: line.range.lowerBound)
        for (position, place) in caretPlaces(line) {
            let distance = abs(place - x)
            if distance < best.distance { best = (distance, position) }
        }
        let isNextLinesStart = best.position == line.range.upperBound && index + 1 < lines.count
        return (best.position, isNextLinesStart ? .upstream : .downstream)
    }

    /// The character under a point, if there is one.
    package func characterIndex(under point: CGPoint) -> Int? {
        guard let line = lineIndex(at: point).map({ lines[$0] }), line.top <= point.y, point.y < line.bottom else { return nil }
        let x = point.x - line.x
        for piece in line.pieces where piece.isText && x >= piece.x && x < piece.x + piece.width {
            var pen = piece.x
            let order = piece.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
            for cluster in order {
                let advance = line.advance(piece, cluster)
                if x < pen + advance { return piece.paragraphStart + Int(piece.paragraph.clusters[cluster].start) }
                pen += advance
            }
        }
        return nil
    }

    /// Where a caret stands; its width is 0.
    package func caretRect(at position: Int, affinity: TextAffinity = .downstream) -> CGRect {
        guard let index = lineIndex(containing: position, affinity: affinity) else { return .zero }
        let line = lines[index]
        let places = caretPlaces(line)
        let place = places.last { $0.position == position } ?? places.min { abs($0.position - position) < abs($1.position - position) }
        return CGRect(x: line.x + (place?.x ?? 0), y: line.top + line.extraAbove, width: 0, height: line.height - line.extraAbove)
    }

    /// The places of a line where a caret may stand, from the line's left end.
    private func caretPlaces(_ line: TextLine) -> [(position: Int, x: CGFloat)] {
        var places: [(position: Int, x: CGFloat)] = []
        for piece in line.pieces where piece.isText {
            var pen = piece.x
            let order = piece.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
            for index in order {
                let cluster = piece.paragraph.clusters[index]
                let advance = line.advance(piece, index)
                // A ligature has a place for the caret after each of its letters.
                let stops = (cluster.start..<cluster.end).filter { piece.paragraph.boundaries[Int($0)].contains(.caret) }
                for (number, stop) in stops.enumerated() {
                    let share = advance * CGFloat(number) / CGFloat(max(1, stops.count))
                    places.append((piece.paragraphStart + Int(stop), piece.isRightToLeft ? pen + advance - share : pen + share))
                }
                pen += advance
            }
        }
        let end = line.contentRange.upperBound
        if !places.contains(where: { $0.position == end }) {
            // The end stands at the far side of the last character.
            let last = line.pieces.filter { $0.isText && !$0.clusters.isEmpty }.max { $0.clusters.upperBound < $1.clusters.upperBound }
            let x = last.map { $0.isRightToLeft ? $0.x : $0.x + $0.width } ?? 0
            places.append((end, x))
        }
        return places
    }

    /// The rectangles that a range covers, one or more for each line, as high as the lines.
    package func rects(for range: Range<Int>) -> [CGRect] {
        lines.filter { $0.range.lowerBound < range.upperBound && range.lowerBound < $0.range.upperBound }.flatMap { line in
            spans(range, in: line).map {
                CGRect(x: line.x + $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
            }
        }
    }

    /// The stretches of a line that a range covers, from the line's left end.
    private func spans(_ range: Range<Int>, in line: TextLine) -> [ClosedRange<CGFloat>] {
        var spans: [ClosedRange<CGFloat>] = []
        for piece in line.pieces where piece.isText {
            var pen = piece.x
            let order = piece.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
            for index in order {
                let cluster = piece.paragraph.clusters[index]
                let advance = line.advance(piece, index)
                defer { pen += advance }
                let start = piece.paragraphStart + Int(cluster.start)
                let end = piece.paragraphStart + Int(cluster.end)
                guard start < range.upperBound, range.lowerBound < end, advance > 0 else { continue }
                let from = CGFloat(max(start, range.lowerBound) - start) / CGFloat(end - start) * advance
                let to = CGFloat(min(end, range.upperBound) - start) / CGFloat(end - start) * advance
                let (low, high) = piece.isRightToLeft ? (pen + advance - to, pen + advance - from) : (pen + from, pen + to)
                if let last = spans.last, abs(last.upperBound - low) < 0.01 {
                    spans[spans.count - 1] = last.lowerBound...high
                } else {
                    spans.append(low...high)
                }
            }
        }
        return spans
    }

    /// The next place for a caret after a position, or before it.
    package func caretPosition(from position: Int, forward: Bool) -> Int {
        let count = text.string.utf16.count
        var next = position + (forward ? 1 : -1)
        while next > 0, next < count, !isBoundary(.caret, at: next) { next += forward ? 1 : -1 }
        return min(max(next, 0), count)
    }

    /// The word at a position, or the stretch between two words.
    package func wordRange(at position: Int) -> Range<Int> {
        let count = text.string.utf16.count
        guard count > 0 else { return 0..<0 }
        var start = min(max(position, 0), count - 1)
        let isEdge: (Int) -> Bool = { isBoundary(.wordStart, at: $0) || isBoundary(.wordEnd, at: $0) || isLineStart($0) }
        while start > 0, !isEdge(start) { start -= 1 }
        var end = start + 1
        while end < count, !isEdge(end) { end += 1 }
        return start..<end
    }

    private func isLineStart(_ position: Int) -> Bool { lines.contains { $0.range.lowerBound == position && $0.isFirstOfParagraph } }

    fileprivate func isBoundary(_ flag: BoundaryFlags, at position: Int) -> Bool {
        guard let index = lineIndex(containing: position), let piece = lines[index].pieces.first(where: \.isText) else { return true }
        let local = position - piece.paragraphStart
        guard piece.paragraph.boundaries.indices.contains(local) else { return true }
        return piece.paragraph.boundaries[local].contains(flag)
    }
}

extension TextFrame {
    /// Whether a line ends inside a word.
    package var breaksWords: Bool {
        lines.dropLast().contains { line in
            let end = line.range.upperBound
            return !line.endsParagraph && !line.pieces.isEmpty && !isBoundary(.wordStart, at: end) && isInsideWord(end)
        }
    }

    private func isInsideWord(_ position: Int) -> Bool {
        let units = text.string.utf16
        guard position > 0, position < units.count else { return false }
        let index = units.index(units.startIndex, offsetBy: position)
        let before = units[units.index(before: index)]
        return before != 0x20 && before != 0x2D && !isBoundary(.wordEnd, at: position)
    }
}
