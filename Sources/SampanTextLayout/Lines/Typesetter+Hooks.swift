import Foundation

// What somebody else says of lines: where there is room for them, how high they are, how far they are from each other.
extension Typesetter {
    /// How far a container that is no rectangle is searched for room, in points.
    private static let reach: CGFloat = 20000
    /// For so long a word that does not fit waits for more room, in points.
    private static let patience: CGFloat = 400
    /// Narrower room takes no text, in points.
    private static let narrowest: CGFloat = 2

    // MARK: Room

    /// Lays a paragraph out in a container that says of each line how much room there is.
    mutating func layInSlots(
        _ source: ParagraphCutter.Paragraph, _ breaker: LineBreaker, _ wrap: LineBreakMode, hasSuccessor: Bool
    ) {
        guard let hooks = container.hooks, let slot = hooks.slot else { return }
        let count = breaker.clusterCount
        let mode = container.lineBreakMode ?? breaker.style.lineBreakMode
        let full = width.isFinite ? width : 0
        var start = 0
        var searched: CGFloat = 0
        while start < count {
            let isFirst = start == 0
            let probe = breaker.draft(
                start..<breaker.end(from: start, width: full, mode: wrap), width: full, isWrapped: false, endsParagraph: false)
            let height = metrics(probe, nil).height
            if !lines.isEmpty, self.height.isFinite, y + height > self.height + 0.5 { return isFull = true }
            var proposed = CGRect(x: 0, y: y, width: full + 2 * hooks.padding, height: height)
            let top = y
            var bottom = y
            var hasLine = false
            while start < count, proposed.width > 0 {
                let (fragment, rest) = slot(proposed, source.start + Int(breaker.paragraph.clusters[start].start))
                proposed = rest
                let indent = leadingIndent(breaker.style, isFirst && start == 0)
                let available = fragment.width - 2 * hooks.padding - indent
                guard available > Self.narrowest else { continue }
                let end = breaker.end(from: start, width: available, mode: wrap)
                let isWhole = fragment.width >= full + 2 * hooks.padding - 0.5
                // A word that does not fit waits for more room.
                let mayWait = !isWhole && top < hooks.bottom && searched < Self.patience
                if mayWait, wrap != .byCharWrapping, !breaker.mayEnd(at: end) { continue }
                let isLast = end == count
                var draft = breaker.draft(start..<end, width: available, isWrapped: !isLast, endsParagraph: isLast)
                if isLastLine, !isLast || hasSuccessor {
                    isFull = true
                    if mode.truncates { draft = breaker.truncated(from: start, width: available, mode: mode, force: true) }
                }
                draft.slot = fragment.minX...fragment.maxX - 2 * hooks.padding
                y = fragment.minY
                add(draft, source, breaker, isLastOfParagraph: isLast)
                bottom = max(bottom, y)
                hasLine = true
                start = end
                if isFull { return y = bottom }
                if isForcedBreak(breaker.paragraph, end) { break }
            }
            y = hasLine ? bottom : top + 1
            searched = hasLine ? 0 : searched + 1
            if searched > Self.reach { return isFull = true }
        }
    }

    private var isLastLine: Bool { container.maximumLineCount > 0 && lines.count + 1 >= container.maximumLineCount }

    // MARK: Distances

    private func described(_ line: TextLine) -> LineHooks.Line {
        hookLine(line.range, height: line.height, ascent: line.ascent, width: line.width, slot: line.slot, top: line.top)
    }

    private func hookLine(
        _ range: Range<Int>, height: CGFloat, ascent: CGFloat, width textWidth: CGFloat, slot: ClosedRange<CGFloat>?, top: CGFloat
    ) -> LineHooks.Line {
        let padding = container.hooks?.padding ?? 0
        let left = slot?.lowerBound ?? 0
        let room = (slot.map { $0.upperBound - $0.lowerBound } ?? (width.isFinite ? width : textWidth)) + 2 * padding
        return LineHooks.Line(
            range: range, fragment: CGRect(x: left, y: top, width: room, height: height),
            used: CGRect(x: left, y: top, width: textWidth + 2 * padding, height: height), baseline: ascent)
    }

    /// The room between a line and the next of its paragraph.
    func spacing(below line: TextLine) -> CGFloat {
        container.hooks?.spacingAfterLine.flatMap { $0(described(line)) } ?? line.style.lineSpacing
    }

    func spacing(after style: ParagraphStyle, before next: ParagraphCutter.Paragraph) -> CGFloat {
        guard let hooks = container.hooks, hooks.spacingAfterParagraph != nil || hooks.spacingBeforeParagraph != nil, let last = lines.last
        else { return style.paragraphSpacing + next.style.paragraphSpacingBefore }
        let below = hooks.spacingAfterParagraph.flatMap { $0(described(last)) } ?? style.paragraphSpacing
        let coming = hookLine(next.start..<next.end, height: 0, ascent: 0, width: 0, slot: nil, top: y)
        return below + (hooks.spacingBeforeParagraph.flatMap { $0(coming) } ?? next.style.paragraphSpacingBefore)
    }

    func adjust(_ metrics: inout LineMetrics, _ draft: LineDraft, _ range: Range<Int>) {
        guard let adjust = container.hooks?.adjust else { return }
        var line = hookLine(range, height: metrics.height, ascent: metrics.ascent, width: draft.width, slot: draft.slot, top: y)
        guard adjust(&line) else { return }
        metrics.extraAbove += line.baseline - metrics.ascent
        (metrics.height, metrics.ascent) = (line.fragment.height, line.baseline)
    }
}

extension LineBreaker {
    /// Whether a line may end before a cluster without dividing a word.
    fileprivate func mayEnd(at cluster: Int) -> Bool {
        guard cluster < clusterCount else { return true }
        let flags = paragraph.clusters[cluster].flags
        return flags.contains(.lineBreakBefore) || flags.contains(.mandatoryBreakBefore)
    }
}
