import Foundation
import ObjCRuntime

extension UITableView {
    // MARK: Geometry

    /// Where the rows are. Made, with all that the data source is asked for it, when it is first needed after rows were reloaded.
    var geometry: TableGeometry {
        _read {
            if rows.geometry == nil { ensureGeometry() }
            yield rows.geometry!
        }
        _modify {
            if rows.geometry == nil { ensureGeometry() }
            yield &rows.geometry!
        }
    }

    /// Makes the geometry if there is none, and lets it begin below the header.
    func ensureGeometry() {
        let start = tableHeaderView?.frame.height ?? 0
        if rows.geometry != nil {
            rows.geometry!.start = start
            return
        }
        let counts = counts
        rows.headersAsked = false
        rows.footersAsked = false
        rows.geometry = TableGeometry(
            sections: counts.indices.map { section in
                let header = headerHeight(section)
                let footer = footerHeight(section)
                return TableGeometry.Section(
                    padding: header.height > 0 ? headerPadding : 0, header: header.height, headerIsExact: header.isExact,
                    rows: rowHeights(section, counts[section]), footer: footer.height, footerIsExact: footer.isExact)
            }, start: start)
    }

    func contentHeight() -> CGFloat {
        ensureGeometry()
        return geometry.end() + (tableFooterView?.frame.height ?? 0)
    }

    private var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
    }

    // MARK: Rows

    private func askedHeight(_ path: IndexPath) -> CGFloat? {
        if let known = staticContent?.sections[safe: path.section]?.heights[path.row] { return known }
        if let placeholder = dragDrop?.placeholder(at: path) { return placeholder.height }
        guard let delegate = tableDelegate, let path = knownPath(path) else { return nil }
        return OptionalRequirement.call { delegate.tableView(self, heightForRowAt: path) }
    }

    private func rowHeights(_ section: Int, _ count: Int) -> RowHeights {
        var heights = heightsOfRows(section, count)
        for placeholder in dragDrop?.placeholders ?? [] where placeholder.path.section == section {
            if let height = placeholder.height, height >= 0, placeholder.path.row < count { heights.set(height, for: placeholder.path.row) }
        }
        return heights
    }

    private func heightsOfRows(_ section: Int, _ count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, common: 0, isExact: true) }
        let first = IndexPath(row: 0, section: section)
        let asksDelegate = staticContent != nil || askedHeight(first) != nil
        if !asksDelegate, rowHeight >= 0 { return RowHeights(count: count, common: rowHeight, isExact: true) }
        if let delegate = tableDelegate,
            let estimate = OptionalRequirement.call({ delegate.tableView(self, estimatedHeightForRowAt: first) })
        {
            var estimates = [estimate]
            for row in 1..<max(count, 1) {
                let known = knownPath(IndexPath(row: row, section: section))
                estimates.append(known.map { delegate.tableView(self, estimatedHeightForRowAt: $0) } ?? TableMetrics.rowHeight)
            }
            if !estimates.contains(where: { $0 == 0 }) {
                return RowHeights(heights: estimates.map { $0 < 0 ? TableMetrics.rowHeight : $0 }, areExact: false)
            }
        } else if estimatedRowHeight != 0 {
            let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
            return RowHeights(count: count, common: estimate, isExact: false)
        }
        guard asksDelegate else { return RowHeights(count: count, common: TableMetrics.rowHeight, isExact: true) }
        return RowHeights(
            heights: (0..<count).map { row in
                let height = askedHeight(IndexPath(row: row, section: section)) ?? rowHeight
                return height < 0 ? TableMetrics.rowHeight : height
            }, areExact: true)
    }

    /// Finds out how high a row really is.
    func measure(_ path: IndexPath) {
        var height = askedHeight(path) ?? rowHeight
        if height < 0 { height = rows.cells[path].map(fittingHeight) ?? TableMetrics.rowHeight }
        geometry.update(path.section) { $0.rows.set(height, for: path.row) }
    }

    /// The height that a cell's content asks for.
    private func fittingHeight(_ cell: UITableViewCell) -> CGFloat {
        if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
        // Accessories and controls narrow the content: they must be in place before it is measured.
        cell.layoutParts()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return TableMetrics.rowHeight }
        let scale = max(layer.contentsScale, 1)
        return (size.height * scale).rounded(.up) / scale
    }

    /// A cell's content has become larger or smaller.
    func remeasure(_ path: IndexPath) {
        guard rows.geometry != nil, exists(path) else { return }
        measure(path)
        unsettle()
    }

    // MARK: Headers and footers

    private func headerTitle(_ section: Int) -> String? {
        if let content = staticContent?.sections[safe: section]?.header { return content }
        guard let dataSource else { return nil }
        return OptionalRequirement.call { dataSource.tableView(self, titleForHeaderInSection: section) } ?? nil
    }

    private func footerTitle(_ section: Int) -> String? {
        if let content = staticContent?.sections[safe: section]?.footer { return content }
        guard let dataSource else { return nil }
        return OptionalRequirement.call { dataSource.tableView(self, titleForFooterInSection: section) } ?? nil
    }

    /// Whether the delegate makes header views. The first answer is kept to be shown.
    private var delegateMakesHeaders: Bool {
        if rows.headersAsked { return rows.makesHeaders }
        rows.headersAsked = true
        rows.makesHeaders = false
        guard let delegate = tableDelegate, !counts.isEmpty else { return false }
        if let answer = OptionalRequirement.call({ delegate.tableView(self, viewForHeaderInSection: 0) }) {
            rows.makesHeaders = true
            rows.measuredHeaders[0] = answer
        }
        return rows.makesHeaders
    }

    private var delegateMakesFooters: Bool {
        if rows.footersAsked { return rows.makesFooters }
        rows.footersAsked = true
        rows.makesFooters = false
        guard let delegate = tableDelegate, !counts.isEmpty else { return false }
        if let answer = OptionalRequirement.call({ delegate.tableView(self, viewForFooterInSection: 0) }) {
            rows.makesFooters = true
            rows.measuredFooters[0] = answer
        }
        return rows.makesFooters
    }

    private func headerHeight(_ section: Int) -> (height: CGFloat, isExact: Bool) {
        var asked: CGFloat?
        if let delegate = tableDelegate {
            asked = OptionalRequirement.call { delegate.tableView(self, heightForHeaderInSection: section) }
        }
        if let asked, asked >= 0 { return (asked, true) }
        let title = headerTitle(section)
        let hasView = delegateMakesHeaders
        if asked == nil, sectionHeaderHeight >= 0 {
            return (fixedHeight(sectionHeaderHeight, title, isHeader: true, section, hasView), true)
        }
        if hasView || title != nil {
            var estimate: CGFloat?
            if let delegate = tableDelegate {
                estimate = OptionalRequirement.call { delegate.tableView(self, estimatedHeightForHeaderInSection: section) }
            }
            let guess = estimate ?? estimatedSectionHeaderHeight
            return (guess > 0 ? guess : emptyOr(titleHeight(title ?? " ", isHeader: true, section)), false)
        }
        return (style == .plain ? 0 : section == 0 ? TableMetrics.groupedFirstSpace : TableMetrics.groupedSpace, true)
    }

    private func footerHeight(_ section: Int) -> (height: CGFloat, isExact: Bool) {
        var asked: CGFloat?
        if let delegate = tableDelegate {
            asked = OptionalRequirement.call { delegate.tableView(self, heightForFooterInSection: section) }
        }
        if let asked, asked >= 0 { return (asked, true) }
        let title = footerTitle(section)
        let hasView = delegateMakesFooters
        if asked == nil, sectionFooterHeight >= 0 {
            return (fixedHeight(sectionFooterHeight, title, isHeader: false, section, hasView), true)
        }
        if hasView || title != nil {
            var estimate: CGFloat?
            if let delegate = tableDelegate {
                estimate = OptionalRequirement.call { delegate.tableView(self, estimatedHeightForFooterInSection: section) }
            }
            let guess = estimate ?? estimatedSectionFooterHeight
            return (guess > 0 ? guess : emptyOr(titleHeight(title ?? " ", isHeader: false, section)), false)
        }
        return (style == .plain ? 0 : TableMetrics.groupedSpace, true)
    }

    /// The height of a header or footer under a height for all. In grouped tables a title has the room it needs: documents say 18 there.
    private func fixedHeight(_ height: CGFloat, _ title: String?, isHeader: Bool, _ section: Int, _ hasView: Bool) -> CGFloat {
        if style == .plain { return title != nil || hasView ? height : 0 }
        guard !hasView, let title else { return height }
        return max(height, titleHeight(title, isHeader: isHeader, section))
    }

    private func emptyOr(_ height: CGFloat) -> CGFloat { max(height, 1) }

    private func titleHeight(_ title: String, isHeader: Bool, _ section: Int) -> CGFloat {
        TableTitle(text: title, style: style, isHeader: isHeader, isFirst: section == 0).height(
            width: rowWidth > 0 ? rowWidth - contentInsets.leading - contentInsets.trailing : bounds.width, margin: contentMargin)
    }

    // MARK: Their views

    func makeHeader(_ section: Int) -> UIView? {
        if let known = rows.measuredHeaders.removeValue(forKey: section) { return known }
        if delegateMakesHeaders, let delegate = tableDelegate, let view = delegate.tableView(self, viewForHeaderInSection: section) {
            return view
        }
        return headerTitle(section).map { titleView($0, isHeader: true, section) }
    }

    func makeFooter(_ section: Int) -> UIView? {
        if let known = rows.measuredFooters.removeValue(forKey: section) { return known }
        if delegateMakesFooters, let delegate = tableDelegate, let view = delegate.tableView(self, viewForFooterInSection: section) {
            return view
        }
        return footerTitle(section).map { titleView($0, isHeader: false, section) }
    }

    private static var titleIdentifier: String { "UITableViewTitle" }

    private func titleView(_ title: String, isHeader: Bool, _ section: Int) -> UIView {
        let view =
            headerFooterPool.take(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.prepareForReuse()
        view.table = self
        view.showTitle(TableTitle(text: title, style: style, isHeader: isHeader, isFirst: section == 0))
        return view
    }

    /// The height that a header's or footer's view asks for.
    private func fittingHeight(of view: UIView) -> CGFloat {
        if let known = view as? UITableViewHeaderFooterView, let title = known.title {
            return title.height(width: rowWidth - contentInsets.leading - contentInsets.trailing, margin: contentMargin)
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return view.bounds.height > 0 ? view.bounds.height : TableMetrics.plainHeaderHeight }
        let scale = max(layer.contentsScale, 1)
        return (size.height * scale).rounded(.up) / scale
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view: UITableViewHeaderFooterView
        if let idle = headerFooterPool.take(identifier) {
            idle.prepareForReuse()
            view = idle
        } else if let source = headerFooterPool.source(for: identifier) {
            switch source {
            case .class(let cls):
                guard let made = DynamicClass.make(cls, "initWithReuseIdentifier:", [identifier]) as? UITableViewHeaderFooterView else {
                    raiseInconsistency(
                        "the class registered for identifier \(identifier) (\(cls)) is not a subclass of UITableViewHeaderFooterView")
                }
                view = made
            case .nib(let nib):
                guard let made = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView else {
                    raiseInconsistency(
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
                            + "be a UITableViewHeaderFooterView instance")
                }
                view = made
            case .prototype(let make): view = make()
            }
        } else {
            return nil
        }
        view.reuseIdentifier = identifier
        view.table = self
        return view
    }

    // MARK: Showing them

    /// Headers of a plain table stay in sight.
    var pinsHeaders: Bool { style == .plain }

    func showHeadersAndFooters() {
        let seen = bounds
        let (first, last) = sectionsBeside(seen)
        var headers: Set<Int> = []
        var footers: Set<Int> = []
        if first <= last {
            for section in first...last {
                if shows(header: section, in: seen) { headers.insert(section) }
                if shows(footer: section, in: seen) { footers.insert(section) }
            }
        }
        for (section, view) in rows.headers where !headers.contains(section) { retire(view, section, isHeader: true) }
        for (section, view) in rows.footers where !footers.contains(section) { retire(view, section, isHeader: false) }
        for section in headers.sorted() where rows.headers[section] == nil { show(section, isHeader: true) }
        for section in footers.sorted() where rows.footers[section] == nil { show(section, isHeader: false) }
        placePinnedViews()
    }

    private func shows(header section: Int, in seen: CGRect) -> Bool {
        let span = geometry.header(of: section)
        guard span.height > 0 else { return false }
        let top = pinsHeaders ? geometry.pinnedHeader(of: section, edge: pinEdge) : span.top
        return top < seen.maxY && top + span.height > seen.minY
    }

    private func shows(footer section: Int, in seen: CGRect) -> Bool {
        let span = geometry.footer(of: section)
        guard span.height > 0 else { return false }
        let top = pinsHeaders ? geometry.pinnedFooter(of: section, edge: bottomPinEdge) : span.top
        return top < seen.maxY && top + span.height > seen.minY
    }

    private var pinEdge: CGFloat { bounds.minY + adjustedContentInset.top }
    private var bottomPinEdge: CGFloat { bounds.maxY - adjustedContentInset.bottom }

    private func show(_ section: Int, isHeader: Bool) {
        guard let view = isHeader ? makeHeader(section) : makeFooter(section) else {
            // A header of no view is just space; of automatic height, it is none.
            let isExact = isHeader ? geometry.sections[section].headerIsExact : geometry.sections[section].footerIsExact
            if !isExact { setHeight(style == .plain ? 0 : TableMetrics.groupedSpace, section, isHeader) }
            return
        }
        if isHeader { rows.headers[section] = view } else { rows.footers[section] = view }
        view.isHidden = false
        (view as? UITableViewHeaderFooterView)?.section = section
        let isExact = isHeader ? geometry.sections[section].headerIsExact : geometry.sections[section].footerIsExact
        if !isExact { setHeight(fittingHeight(of: view), section, isHeader) }
        placePinnedViews()
        if let delegate = tableDelegate {
            OptionalRequirement.call {
                if isHeader {
                    delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
                } else {
                    delegate.tableView(self, willDisplayFooterView: view, forSection: section)
                }
            }
        }
        if view.superview !== self { addSubview(view) }
    }

    private func setHeight(_ height: CGFloat, _ section: Int, _ isHeader: Bool) {
        let old = geometry.sections[section]
        geometry.update(section) {
            if isHeader {
                $0.header = height
                $0.headerIsExact = true
                if height == 0 { $0.padding = 0 }
            } else {
                $0.footer = height
                $0.footerIsExact = true
            }
        }
        if abs((isHeader ? old.header : old.footer) - height) > 0.01 { setNeedsRowPass() }
    }

    /// Rows must be placed again once the present pass is over.
    private func setNeedsRowPass() {
        for (path, cell) in rows.cells { placeCell(cell, path, geometry.span(of: path)) }
        let size = CGSize(width: bounds.width, height: contentHeight())
        if contentSize != size { contentSize = size }
        rows.needsAnotherPass = true
    }

    func placePinnedViews() {
        guard rows.geometry != nil else { return }
        for (section, view) in rows.headers {
            let span = geometry.header(of: section)
            let top = pinsHeaders ? geometry.pinnedHeader(of: section, edge: pinEdge) : span.top
            place(view, top == span.top ? top + gapShift(ofHeader: section) : top, span.height, width: headerWidth(view))
        }
        for (section, view) in rows.footers {
            let span = geometry.footer(of: section)
            let top = pinsHeaders ? geometry.pinnedFooter(of: section, edge: bottomPinEdge) : span.top
            place(view, top == span.top ? top + gapShift(ofFooter: section) : top, span.height)
        }
    }

    private func place(_ view: UIView, _ top: CGFloat, _ height: CGFloat, width: CGFloat? = nil) {
        let width = width ?? rowWidth
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? rowX + rowWidth - width : rowX
        let frame = CGRect(x: x, y: top, width: width, height: height)
        if view.frame != frame { view.frame = frame }
    }

    private func retire(_ view: UIView, _ section: Int, isHeader: Bool) {
        if isHeader { rows.headers[section] = nil } else { rows.footers[section] = nil }
        if let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier {
            reusable.isHidden = true
            headerFooterPool.give(reusable, identifier)
        } else {
            view.removeFromSuperview()
        }
        guard let delegate = tableDelegate else { return }
        OptionalRequirement.call {
            if isHeader {
                delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            } else {
                delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            }
        }
    }

    func retireHeadersAndFooters() {
        for (section, view) in rows.headers { retire(view, section, isHeader: true) }
        for (section, view) in rows.footers { retire(view, section, isHeader: false) }
    }

    // MARK: The views at both ends

    func replaceEndView(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        unsettle()
        guard bounds.width > 0 else { return }
        layoutHeaderView()
        // Nobody is asked for rows here: whoever has them may not be ready before the table is laid out.
        guard rows.geometry != nil else { return }
        layoutEndViews()
        contentSize = CGSize(width: bounds.width, height: contentHeight())
    }

    private func layoutHeaderView() {
        guard let view = tableHeaderView else { return }
        if view.superview !== self { addSubview(view) }
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    func layoutEndViews() {
        layoutHeaderView()
        ensureGeometry()
        if let view = tableFooterView {
            if view.superview !== self { addSubview(view) }
            let frame = CGRect(x: 0, y: geometry.end(), width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }
}
