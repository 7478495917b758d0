import Foundation

extension LineBreaker {
    /// The line that shows what it can of the clusters from `start` to the paragraph's end, with an ellipsis for the rest.
    ///
    /// - Parameter force: whether more follows after the paragraph, so that there is an ellipsis even if the paragraph fits.
    func truncated(from start: Int, width available: CGFloat, mode: LineBreakMode, force: Bool) -> LineDraft {
        let clusters = paragraph.clusters
        let plain = draft(start..<clusters.count, width: available, isWrapped: true, endsParagraph: true, justifies: false)
        if plain.width <= available + Self.tolerance, !force {
            return draft(start..<clusters.count, width: available, isWrapped: false, endsParagraph: true)
        }
        func advance(_ cluster: Int) -> CGFloat { plain.advances[cluster] ?? clusters[cluster].advance }

        let stop = plain.visibleEnd
        var head = start..<start
        var tail = stop..<stop
        let ellipsis: ShapedParagraph
        let run: Int
        switch mode {
        case .byTruncatingHead:
            (ellipsis, run) = dots(at: start)
            tail = suffix(start..<stop, width: available - width(of: ellipsis), advance)
        case .byTruncatingMiddle:
            (ellipsis, run) = dots(at: start)
            let room = available - width(of: ellipsis)
            if plain.width <= room {
                head = start..<stop
            } else {
                head = prefix(start..<stop, width: room / 2, advance)
                let left = room - head.reduce(0) { $0 + advance($1) }
                tail = suffix(head.upperBound..<stop, width: left, advance)
                // What the tail could not use may still let the head grow.
                head = prefix(start..<tail.lowerBound, width: room - tail.reduce(0) { $0 + advance($1) }, advance)
            }
        default:
            // The ellipsis is drawn as the text that it follows.
            let guess = prefix(start..<stop, width: available - width(of: dots(at: start).0), advance)
            (ellipsis, run) = dots(at: max(start, guess.upperBound - 1))
            head = prefix(start..<stop, width: available - width(of: ellipsis), advance)
            while head.upperBound > start, clusters[head.upperBound - 1].flags.contains(.whitespace) { head = start..<head.upperBound - 1 }
        }
        while !tail.isEmpty, clusters[tail.lowerBound].flags.contains(.whitespace) { tail = tail.lowerBound + 1..<stop }
        var parts: [LinePart] = []
        if !head.isEmpty { parts.append(.text(head)) }
        parts.append(.inserted(ellipsis, run))
        if !tail.isEmpty { parts.append(.text(tail)) }
        var result = plain
        result.isTruncated = true
        result.width = head.reduce(0) { $0 + advance($1) } + width(of: ellipsis) + tail.reduce(0) { $0 + advance($1) }
        result.visibleEnd = tail.isEmpty ? head.upperBound : tail.upperBound
        place(parts, in: &result, hangingFrom: clusters.count)
        return result
    }

    private func dots(at cluster: Int) -> (ShapedParagraph, Int) {
        let position = cluster < clusterCount ? Int(paragraph.clusters[cluster].start) : max(0, paragraph.utf16Count - 1)
        let (shape, run) = styleAt(position)
        return (insertion("\u{2026}", shape), run)
    }

    private func width(of inserted: ShapedParagraph) -> CGFloat { inserted.clusters.reduce(0) { $0 + $1.advance } }

    /// The longest start of a range that fits and does not tear a character apart.
    private func prefix(_ range: Range<Int>, width: CGFloat, _ advance: (Int) -> CGFloat) -> Range<Int> {
        var x: CGFloat = 0
        var end = range.lowerBound
        for index in range {
            x += advance(index)
            if x > width + Self.tolerance { break }
            if index + 1 == range.upperBound || isCharacterStart(index + 1) { end = index + 1 }
        }
        return range.lowerBound..<end
    }

    /// The longest end of a range that fits and does not tear a character apart.
    private func suffix(_ range: Range<Int>, width: CGFloat, _ advance: (Int) -> CGFloat) -> Range<Int> {
        var x: CGFloat = 0
        var start = range.upperBound
        for index in range.reversed() {
            x += advance(index)
            if x > width + Self.tolerance { break }
            if isCharacterStart(index) { start = index }
        }
        return start..<range.upperBound
    }

    private func isCharacterStart(_ cluster: Int) -> Bool {
        cluster >= clusterCount || paragraph.boundaries[Int(paragraph.clusters[cluster].start)].contains(.caret)
    }
}
