import Foundation

/// Lays out a whole text: paragraphs, one below the other, each broken into lines. The font library's lock must be held.
struct Typesetter {
    let text: StyledText
    let container: TextContainer
    let width: CGFloat
    let height: CGFloat

    var lines: [TextLine] = []
    var y: CGFloat = 0
    var isFull = false

    /// Widths beyond this are as good as none: code asks for `greatestFiniteMagnitude`.
    private static let unlimited: CGFloat = 1e7

    static func lay(_ text: StyledText, in container: TextContainer) -> LaidOutText {
        var typesetter = Typesetter(text, container)
        typesetter.run()
        return typesetter.result()
    }

    private init(_ text: StyledText, _ container: TextContainer) {
        self.text = text
        self.container = container
        width = container.width < Self.unlimited ? max(0, container.width) : .infinity
        height = container.height < Self.unlimited ? container.height : .infinity
    }

    private mutating func run() {
        let cutter = ParagraphCutter(text)
        var before: ParagraphStyle?
        for paragraph in cutter {
            if let before { y += spacing(after: before, before: paragraph) }
            lay(paragraph, hasSuccessor: paragraph.end < paragraph.textEnd || paragraph.terminatorLength > 0)
            before = paragraph.style
            if isFull { return }
        }
    }

    // MARK: Paragraphs

    private mutating func lay(_ source: ParagraphCutter.Paragraph, hasSuccessor: Bool) {
        let style = source.style
        let shaped = LayoutCache.shared.paragraph(source.text, source.shapes, style.baseWritingDirection, container.isRightToLeft)
        let mode = container.lineBreakMode ?? style.lineBreakMode
        let wrap: LineBreakMode = mode.wraps ? mode : (container.lineBreakMode?.truncates == true ? .byWordWrapping : mode)
        let breaker = LineBreaker(
            paragraph: shaped, text: source.text, paragraphStart: source.start, style: style,
            hyphenates: style.hyphenationFactor > 0 && wrap == .byWordWrapping
        ) { source.style(at: $0) }
        guard !shaped.clusters.isEmpty else {
            let empty = breaker.draft(0..<0, width: width, isWrapped: false, endsParagraph: true)
            add(empty, source, breaker, isLastOfParagraph: true)
            if isAtLimit(lastHeight: lines.last?.height ?? 0, style) { isFull = true }
            return
        }
        if container.hooks?.slot != nil { return layInSlots(source, breaker, wrap, hasSuccessor: hasSuccessor) }
        var start = 0
        var drafts: [LineDraft] = []
        var top = y
        while start < shaped.clusters.count {
            let available = availableWidth(style, isFirst: start == 0)
            let end = breaker.end(from: start, width: available, mode: wrap)
            let isLast = end == shaped.clusters.count
            var draft: LineDraft
            if container.lineBreakMode == nil, mode.truncates, !isForcedBreak(shaped, end) {
                draft = breaker.truncated(from: start, width: available, mode: mode, force: false)
            } else {
                draft = breaker.draft(start..<end, width: available, isWrapped: !isLast, endsParagraph: isLast)
            }
            // The paragraph's lines count against the limits as they come, so that a label of two lines shapes no third.
            let lineHeight = metrics(draft, nil).height
            if isLastAllowed(lineNumber: drafts.count, nextBottom: top + 2 * lineHeight + style.lineSpacing) {
                isFull = !isLast || hasSuccessor
                if isFull, let limit = container.lineBreakMode, limit.truncates {
                    draft = breaker.truncated(from: start, width: available, mode: limit, force: true)
                }
                drafts.append(draft)
                break
            }
            drafts.append(draft)
            top += lineHeight + style.lineSpacing
            start = draft.isTruncated ? shaped.clusters.count : end
        }
        if style.avoidsOrphans, !isFull, mode != .byCharWrapping { adoptOrphan(&drafts, breaker) }
        for (index, draft) in drafts.enumerated() { add(draft, source, breaker, isLastOfParagraph: index == drafts.count - 1) }
    }

    func isForcedBreak(_ shaped: ShapedParagraph, _ cluster: Int) -> Bool {
        cluster < shaped.clusters.count && shaped.clusters[cluster].flags.contains(.mandatoryBreakBefore)
    }

    /// Moves the last word of the line before down to a last line of a single word, if there is room.
    private func adoptOrphan(_ drafts: inout [LineDraft], _ breaker: LineBreaker) {
        guard drafts.count >= 2, let last = drafts.last else { return }
        let previous = drafts[drafts.count - 2]
        let clusters = breaker.paragraph.clusters
        guard !isForcedBreak(breaker.paragraph, last.clusters.lowerBound),
            !(last.clusters.lowerBound + 1..<max(last.clusters.lowerBound + 1, last.visibleEnd)).contains(where: {
                clusters[$0].flags.contains(.lineBreakBefore)
            })
        else { return }
        var split = previous.visibleEnd - 1
        while split > previous.clusters.lowerBound, !clusters[split].flags.contains(.lineBreakBefore) { split -= 1 }
        // The line above must keep two words, or it would be the orphan.
        guard split > previous.clusters.lowerBound,
            (previous.clusters.lowerBound + 1..<split).contains(where: { clusters[$0].flags.contains(.lineBreakBefore) })
        else { return }
        let available = availableWidth(breaker.style, isFirst: false)
        let joined = breaker.draft(split..<last.clusters.upperBound, width: available, isWrapped: false, endsParagraph: true)
        guard joined.width <= available + LineBreaker.tolerance else { return }
        drafts[drafts.count - 2] = breaker.draft(
            previous.clusters.lowerBound..<split, width: availableWidth(breaker.style, isFirst: drafts.count == 2), isWrapped: true,
            endsParagraph: false)
        drafts[drafts.count - 1] = joined
    }

    private func availableWidth(_ style: ParagraphStyle, isFirst: Bool) -> CGFloat {
        guard width.isFinite else {
            return style.tailIndent > 0 ? max(0, style.tailIndent - leadingIndent(style, isFirst)) : .infinity
        }
        let end = style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
        return max(0, end - leadingIndent(style, isFirst))
    }

    func leadingIndent(_ style: ParagraphStyle, _ isFirst: Bool) -> CGFloat {
        isFirst ? style.firstLineHeadIndent : style.headIndent
    }

    // MARK: Limits

    /// Whether no line fits below one of a paragraph, the next being as high.
    private func isLastAllowed(lineNumber: Int, nextBottom: CGFloat) -> Bool {
        if container.maximumLineCount > 0, lines.count + lineNumber + 1 >= container.maximumLineCount { return true }
        return height.isFinite && nextBottom > height + 0.5
    }

    func isAtLimit(lastHeight: CGFloat, _ style: ParagraphStyle) -> Bool {
        if container.maximumLineCount > 0, lines.count >= container.maximumLineCount { return true }
        return height.isFinite && y + lastHeight > height + 0.5
    }

    func metrics(_ draft: LineDraft, _ emptyStyle: ShapeStyle?) -> LineMetrics {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var isFirst = true
        func take(_ above: CGFloat, _ below: CGFloat, _ gap: CGFloat) {
            ascent = isFirst ? above : max(ascent, above)
            descent = isFirst ? below : max(descent, below)
            leading = isFirst ? gap : max(leading, gap)
            isFirst = false
        }
        for piece in draft.pieces {
            let item = piece.paragraph.items[piece.item]
            take(item.ascent, item.descent, item.leading)
        }
        if isFirst, let metrics = emptyStyle?.font.metrics { take(metrics.ascender, -metrics.descender, metrics.leading) }
        return LineMetrics(ascent: ascent, descent: descent, leading: container.usesFontLeading ? leading : 0, style: draft.style)
    }

    // MARK: Lines

    mutating func add(_ draft: LineDraft, _ source: ParagraphCutter.Paragraph, _ breaker: LineBreaker, isLastOfParagraph: Bool) {
        let clusters = breaker.paragraph.clusters
        let start =
            draft.clusters.lowerBound < clusters.count ? Int(clusters[draft.clusters.lowerBound].start) : breaker.paragraph.utf16Count
        let end = draft.clusters.isEmpty ? start : Int(clusters[draft.clusters.upperBound - 1].end)
        let visibleEnd = draft.isTruncated ? (draft.visibleEnd > 0 ? Int(clusters[draft.visibleEnd - 1].end) : 0) : end
        let reachesEnd = end == breaker.paragraph.utf16Count
        let range = source.start + start..<source.start + end + (reachesEnd ? source.terminatorLength : 0)
        var metrics = metrics(draft, source.style(at: start).style)
        adjust(&metrics, draft, range)
        let line = TextLine(
            draft, range: range, contentRange: source.start + start..<source.start + max(start, visibleEnd), top: y, metrics: metrics)
        lines.append(line)
        y = line.bottom + spacing(below: line)
    }

    private func result() -> LaidOutText {
        var measured: CGFloat = 0
        for line in lines {
            let style = line.style
            let trailing = style.tailIndent < 0 ? -style.tailIndent : 0
            measured = max(measured, (line.slot?.lowerBound ?? 0) + leadingIndent(style, line.isFirstOfParagraph) + line.width + trailing)
        }
        let full = width.isFinite ? width : measured
        for line in lines {
            let style = line.style
            let leading = leadingIndent(style, line.isFirstOfParagraph)
            let full = line.slot.map { $0.upperBound - $0.lowerBound } ?? full
            let end = style.tailIndent > 0 ? min(full, style.tailIndent) : full + style.tailIndent
            let free = end - leading - line.width
            let offset: CGFloat
            switch physicalAlignment(line) {
            case .right: offset = free
            case .center: offset = free / 2
            default: offset = 0
            }
            // The leading margin is the right one where text runs from right to left.
            line.x = (line.slot?.lowerBound ?? 0) + (line.isRightToLeft ? full - end + offset : leading + offset)
        }
        return LaidOutText(
            lines: lines, size: CGSize(width: measured, height: lines.map(\.bottom).max() ?? 0), runLengths: text.runs.map(\.length))
    }

    private func physicalAlignment(_ line: TextLine) -> TextAlignment {
        switch line.style.alignment {
        case .natural, .justified:
            let followsText =
                line.style.alignment == .justified || container.naturalAlignmentFollowsText || line.style.baseWritingDirection != .natural
            return (followsText ? line.isRightToLeft : container.isRightToLeft) ? .right : .left
        case let alignment: return alignment
        }
    }
}
