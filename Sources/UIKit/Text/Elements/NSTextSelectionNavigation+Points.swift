import Foundation

// What fingers and pointers select.
extension NSTextSelectionNavigation {
    // @objc(textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:)
    /// The selections after something was pressed or dragged at a point.
    ///
    /// - Parameters:
    ///   - point: the place, in the points of the container.
    ///   - containerLocation: a place that the container has.
    ///   - anchors: what was selected before, or where a drag began.
    ///   - modifiers: what is done besides.
    ///   - selecting: whether this is a drag, which selects from the anchors to the point; by words, lines or paragraphs if they were made so.
    ///   - bounds: where the view is that is dragged in, in the points of the container; points beyond are taken to its edge. Empty for no limit.
    /// - Returns: the selections; none without a text.
    public func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: NSTextSelectionNavigation.Modifier = [], selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource else { return [] }
        var point = point
        if !bounds.isEmpty {
            point = CGPoint(x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
        }
        guard let (target, affinity) = TextSteps(source).place(at: point, containerLocation) else { return [] }
        guard selecting || modifiers.contains(.extend), let anchor = anchors.last, let (fixed, _) = anchor.ends else {
            let caret = NSTextSelection(target, affinity: affinity)
            return modifiers.contains(.multiple) ? anchors + [caret] : [caret]
        }
        let before = modifiers.contains(.multiple) ? anchors.dropLast() : []
        if modifiers.contains(.visual), allowsNonContiguousRanges {
            return before + [rectangle(from: fixed, to: target, at: point.x, source)]
        }
        return before + [extended(anchor, fixed, to: target, affinity, source)]
    }

    /// The selection from an anchor to a place, by the units of the anchor.
    private func extended(
        _ anchor: NSTextSelection, _ fixed: any NSTextLocation, to target: any NSTextLocation, _ affinity: NSTextSelection.Affinity,
        _ source: any NSTextSelectionDataSource
    ) -> NSTextSelection {
        guard anchor.granularity != .character, let start = anchor.textRanges.first?.location,
            let end = anchor.textRanges.last?.endLocation,
            let unit = source.textRange(for: anchor.granularity, enclosing: target)
        else { return NSTextSelection(anchor: fixed, head: target, affinity: affinity, granularity: anchor.granularity) }
        let isBefore = target.compare(start) == .orderedAscending
        return NSTextSelection(
            anchor: isBefore ? end : start, head: isBefore ? unit.location : NSTextRange.last(unit.endLocation, end), affinity: affinity,
            granularity: anchor.granularity)
    }

    /// What lies in the lines of two places between their columns.
    private func rectangle(
        from fixed: any NSTextLocation, to target: any NSTextLocation, at x: CGFloat, _ source: any NSTextSelectionDataSource
    ) -> NSTextSelection {
        let steps = TextSteps(source)
        let (columns, end) = ((steps.column(of: fixed), x), NSTextRange.last(fixed, target))
        var ranges: [NSTextRange] = []
        var line = source.textRange(for: .line, enclosing: NSTextRange.first(fixed, target))
        while let own = line {
            let (a, b) = (steps.place(in: own, column: columns.0).0, steps.place(in: own, column: columns.1).0)
            if let range = NSTextRange(location: NSTextRange.first(a, b), end: NSTextRange.last(a, b)) { ranges.append(range) }
            guard own.endLocation.compare(end) != .orderedDescending, !own.isEmpty else { break }
            let next = source.textRange(for: .line, enclosing: own.endLocation)
            guard let next, next.location.compare(own.location) == .orderedDescending else { break }
            line = next
        }
        return NSTextSelection(ranges, affinity: .downstream, granularity: .character)
    }

    // @objc(textSelectionForSelectionGranularity:enclosingTextSelection:)
    /// The selection of the whole units that a selection touches.
    public func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let unit = source.textRange(for: selectionGranularity, enclosing: range.location) else { return range }
            guard !range.isEmpty, let last = source.location(range.endLocation, offsetBy: -1),
                let end = source.textRange(for: selectionGranularity, enclosing: last)
            else { return unit }
            return unit.union(end)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    // @objc(textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:)
    /// The selection of the unit at a point of the container that has a place; `nil` where there is no text.
    public func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let (place, affinity) = TextSteps(source).character(at: point, location),
            let range = source.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection(range: range, affinity: affinity, granularity: selectionGranularity)
    }
}
