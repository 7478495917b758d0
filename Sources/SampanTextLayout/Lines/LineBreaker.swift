import Foundation

/// Breaks one shaped paragraph into lines.
struct LineBreaker {
    let paragraph: ShapedParagraph
    let text: String
    let paragraphStart: Int
    let style: ParagraphStyle
    /// Whether words may be divided.
    let hyphenates: Bool
    /// The style that an ellipsis or hyphen takes on at a position in the paragraph, and the number of its run.
    let styleAt: (Int) -> (style: ShapeStyle, run: Int)

    /// Rounding must not push the last word of a line that was measured to fit.
    static let tolerance: CGFloat = 0.001

    var clusterCount: Int { paragraph.clusters.count }

    /// Where a line that starts at a cluster ends.
    func end(from start: Int, width: CGFloat, mode: LineBreakMode) -> Int {
        let clusters = paragraph.clusters
        var x: CGFloat = 0
        var lastBreak = start
        var lastCharacterBreak = start
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if index > start {
                if cluster.flags.contains(.mandatoryBreakBefore) { return index }
                if cluster.flags.contains(.lineBreakBefore) { lastBreak = index }
                if cluster.flags.contains(.characterBreakBefore) { lastCharacterBreak = index }
            }
            if cluster.flags.contains(.tab) {
                x = tabEnd(from: x, at: index, lineWidth: width)
            } else {
                let overflows = mode.wraps && !cluster.flags.contains(.whitespace) && x + cluster.advance > width + Self.tolerance
                if overflows, index > start {
                    if mode == .byCharWrapping, lastCharacterBreak > start { return lastCharacterBreak }
                    if let division = division(from: start, word: lastBreak, overflow: index, width: width) { return division }
                    if lastBreak > start { return lastBreak }
                    return lastCharacterBreak > start ? lastCharacterBreak : index
                }
                x += cluster.advance
            }
            index += 1
        }
        return clusters.count
    }

    /// Where the text after a tab begins, if the tab is at `x`.
    func tabEnd(from x: CGFloat, at index: Int, lineWidth: CGFloat) -> CGFloat {
        for stop in style.tabStops where stop.location > x + Self.tolerance {
            let target = stop.location
            guard stop.alignment != .left, stop.alignment != .natural, stop.alignment != .justified else { return target }
            // What follows up to the next tab is set against the stop.
            var following: CGFloat = 0
            var next = index + 1
            while next < clusterCount, !paragraph.clusters[next].flags.contains(.tab) {
                following += paragraph.clusters[next].advance
                next += 1
            }
            return max(x, stop.alignment == .right ? target - following : target - following / 2)
        }
        let last = style.tabStops.last?.location ?? 0
        var interval = style.defaultTabInterval
        if interval <= 0 { interval = 28 }
        let steps = ((x + Self.tolerance - last) / interval).rounded(.down) + 1
        return last + max(1, steps) * interval
    }

    /// The line over the clusters `range`.
    func draft(_ range: Range<Int>, width available: CGFloat, isWrapped: Bool, endsParagraph: Bool, justifies: Bool = true) -> LineDraft {
        let clusters = paragraph.clusters
        var visibleEnd = range.upperBound
        while visibleEnd > range.lowerBound, clusters[visibleEnd - 1].flags.contains(.whitespace) { visibleEnd -= 1 }
        var advances = OwnAdvances(range)
        var x: CGFloat = 0
        var visibleWidth: CGFloat = 0
        for index in range {
            if clusters[index].flags.contains(.tab) {
                let end = tabEnd(from: x, at: index, lineWidth: available)
                advances[index] = end - x
                x = end
            } else {
                x += clusters[index].advance
            }
            if index == visibleEnd - 1 { visibleWidth = x }
        }
        // Spaces at a wrapped line's end stick out; at a paragraph's end they count, as far as there is room.
        var width = isWrapped ? visibleWidth : max(visibleWidth, min(x, available))
        var parts = [LinePart.text(range)]
        if isWrapped, visibleEnd > range.lowerBound,
            clusters[visibleEnd - 1].flags.contains(.softHyphen) || isDivision(range.upperBound)
        {
            let (shape, run) = styleAt(Int(clusters[visibleEnd - 1].start))
            let hyphen = insertion(Self.hyphen, shape)
            width += hyphen.clusters.reduce(0) { $0 + $1.advance }
            parts.append(.inserted(hyphen, run))
        }
        var draft = LineDraft(
            pieces: [], advances: advances, width: width, isRightToLeft: paragraph.isRightToLeft, isTruncated: false,
            endsParagraph: endsParagraph,
            isFirstOfParagraph: range.lowerBound == 0, paragraphStart: paragraphStart, style: style, clusters: range, visibleEnd: visibleEnd
        )
        if justifies, style.alignment == .justified, isWrapped, available.isFinite { justify(&draft, to: available) }
        place(parts, in: &draft, hangingFrom: isWrapped ? visibleEnd : range.upperBound)
        return draft
    }

    private func justify(_ draft: inout LineDraft, to available: CGFloat) {
        let gaps = (draft.clusters.lowerBound..<draft.visibleEnd).filter {
            let flags = paragraph.clusters[$0].flags
            return flags.contains(.whitespace) && !flags.contains(.tab)
        }
        let missing = available - draft.width
        guard !gaps.isEmpty, missing > 0 else { return }
        for gap in gaps { draft.advances[gap] = paragraph.clusters[gap].advance + missing / CGFloat(gaps.count) }
        draft.width = available
    }

    /// Text that is not in the string, shaped in a style.
    func insertion(_ text: String, _ shape: ShapeStyle) -> ShapedParagraph {
        var shape = shape
        shape.attachment = nil
        return LayoutCache.shared.paragraph(text, [ShapeRun(length: text.utf16.count, style: shape)], .leftToRight, false)
    }

    // MARK: Visual order

    /// Sets the pieces of a line from its parts, in visual order, and their places.
    func place(_ parts: [LinePart], in draft: inout LineDraft, hangingFrom hanging: Int) {
        var pieces: [LinePiece] = []
        let baseLevel: UInt8 = draft.isRightToLeft ? 1 : 0
        for part in parts {
            switch part {
            case .text(let range):
                var index = range.lowerBound
                while index < range.upperBound {
                    let item = paragraph.clusters[index].item
                    let isHanging = index >= hanging
                    var end = index + 1
                    while end < range.upperBound, paragraph.clusters[end].item == item, (end >= hanging) == isHanging { end += 1 }
                    let level = isHanging ? baseLevel : paragraph.items[Int(item)].level
                    pieces.append(
                        LinePiece(
                            paragraph: paragraph, clusters: index..<end, item: Int(item), paragraphStart: paragraphStart, styleRun: nil,
                            level: level))
                    index = end
                }
            case .inserted(let inserted, let run):
                for item in inserted.items.indices {
                    let clusters = inserted.clusters.indices.filter { Int(inserted.clusters[$0].item) == item }
                    guard let first = clusters.first, let last = clusters.last else { continue }
                    pieces.append(
                        LinePiece(
                            paragraph: inserted, clusters: first..<last + 1, item: item, paragraphStart: paragraphStart, styleRun: run,
                            level: baseLevel))
                }
            }
        }
        if paragraph.needsReordering { Self.reorder(&pieces, baseLevel) }
        var x: CGFloat = 0
        for index in pieces.indices {
            pieces[index].x = x
            var width: CGFloat = 0
            for cluster in pieces[index].clusters {
                width += (pieces[index].isText ? draft.advances[cluster] : nil) ?? pieces[index].paragraph.clusters[cluster].advance
            }
            pieces[index].width = width
            x += width
        }
        if draft.isRightToLeft, x > draft.width {
            // What sticks out does so on the left.
            for index in pieces.indices { pieces[index].x -= x - draft.width }
        }
        draft.pieces = pieces
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level down, turn round every stretch at or above it.
    private static func reorder(_ pieces: inout [LinePiece], _ baseLevel: UInt8) {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
    }
}

/// What a line is made of, in the order of the text.
enum LinePart {
    /// Clusters of the paragraph.
    case text(Range<Int>)
    /// An ellipsis or hyphen, and the run of styles it is drawn in.
    case inserted(ShapedParagraph, Int)
}
