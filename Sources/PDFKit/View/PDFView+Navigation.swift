import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// The places that were shown before, and those that one came back from.
struct ViewHistory {
    var past: [PDFDestination] = []
    var future: [PDFDestination] = []
    /// Older places are forgotten.
    static let limit = 100
}

extension PDFView {
    func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Rows

    /// The pages of the document, as many side by side as the mode asks for.
    var allRows: [[PDFPage]] {
        guard let document else { return [] }
        let pages = (0..<document.pageCount).compactMap { document.page(at: $0) }
        guard displayMode == .twoUp || displayMode == .twoUpContinuous else { return pages.map { [$0] } }
        var rows: [[PDFPage]] = []
        var rest = pages[...]
        if displaysAsBook, let first = rest.popFirst() { rows.append([first]) }
        while !rest.isEmpty {
            rows.append(Array(rest.prefix(2)))
            rest = rest.dropFirst(2)
        }
        return rows
    }

    private func row(of page: PDFPage?) -> [PDFPage] {
        guard let page else { return [] }
        return allRows.first { $0.contains { $0 === page } } ?? []
    }

    /// Shows what the modes ask for, at the place that was shown.
    func reload() {
        if let document, let page = shownPage, document.index(for: page) == NSNotFound {
            shownPage = document.page(at: 0)
        } else if shownPage == nil {
            shownPage = document?.page(at: 0)
        }
        let place = shownPage.flatMap { page in scroller.transform(page) == nil ? nil : scroller.destination(from: page) }
        if let flipper {
            flipper.show(row(of: shownPage))
        } else {
            mainScroller.show(isContinuous ? allRows : [row(of: shownPage)].filter { !$0.isEmpty })
        }
        if let place { scroller.reveal(place) }
        tellScale()
    }

    func roomOfRow(_ page: PDFPage) -> CGSize {
        let margins = displaysPageBreaks ? pageBreakMargins : .zero
        let sizes = row(of: page).map { $0.shownSize(displayBox) }
        let width = sizes.reduce(0) { $0 + $1.width + margins.left + margins.right }
        let height = (sizes.map(\.height).max() ?? 0) + margins.top + margins.bottom
        return CGSize(width: width * scaleFactor, height: height * scaleFactor)
    }

    // MARK: Going places

    /// The page to go to from the current one: the next, or the first of the next row.
    func neighbour(_ step: Int) -> PDFPage? {
        let rows = allRows
        guard let shownPage, let index = rows.firstIndex(where: { $0.contains { $0 === shownPage } }) else { return nil }
        return rows.indices.contains(index + step) ? rows[index + step].first : nil
    }

    private func remember() {
        guard let place = currentDestination else { return }
        history.past = history.past.suffix(ViewHistory.limit - 1) + [place]
        history.future = []
        post(.PDFViewChangedHistory)
    }

    func visit(_ destination: PDFDestination) {
        guard let page = destination.page, document?.index(for: page) ?? NSNotFound != NSNotFound else { return }
        remember()
        let zoom = destination.zoom
        if zoom > 0, zoom != kPDFDestinationUnspecifiedValue, !autoScales { changeScale(to: zoom) }
        arrive(destination)
    }

    func visit(_ rect: CGRect, _ page: PDFPage) {
        guard document?.index(for: page) ?? NSNotFound != NSNotFound else { return }
        remember()
        bring(page)
        scroller.reveal(rect, of: page)
        if shownPage !== page {
            shownPage = page
            pageChanged()
        }
    }

    /// Has a page be among those that can be scrolled to.
    private func bring(_ page: PDFPage) {
        guard !isContinuous, scroller.transform(page) == nil else { return }
        shownPage = page
        reload()
        pageChanged()
    }

    private func arrive(_ destination: PDFDestination) {
        guard let page = destination.page else { return }
        bring(page)
        layoutIfNeeded()
        scroller.reveal(destination)
        // The last pages may not come to the middle.
        if shownPage !== page, scroller.visiblePages.contains(where: { $0 === page }) || bounds.isEmpty {
            shownPage = page
            pageChanged()
        }
    }

    func travel(isBack: Bool) {
        guard let place = isBack ? history.past.popLast() : history.future.popLast() else { return }
        if let here = currentDestination { if isBack { history.future.append(here) } else { history.past.append(here) } }
        arrive(place)
        post(.PDFViewChangedHistory)
    }

    // MARK: What is in sight

    /// Called when pages were scrolled.
    func sightChanged() {
        let visible = scroller.visiblePages
        if !visible.elementsEqual(lastVisible, by: ===) {
            lastVisible = visible
            post(.PDFViewVisiblePagesChanged)
        }
        guard isContinuous,
            scroller.isDragging || scroller.isDecelerating || scroller.isZooming || !visible.contains(where: { $0 === shownPage }),
            let page = scroller.middlePage, page !== shownPage
        else { return }
        shownPage = page
        pageChanged()
    }

    func pageChanged() { post(.PDFViewPageChanged) }

    // MARK: Scale

    /// How small and how large the pages may be shown.
    func scaleLimits(_ fit: CGFloat) -> ClosedRange<CGFloat> {
        let least = autoScales ? min(minScaleFactor, fit) : minScaleFactor
        return max(least, 0.01)...max(autoScales ? max(maxScaleFactor, fit) : maxScaleFactor, least, 0.01)
    }

    func limitScale() {
        scroller.setLimits(scaleLimits(scroller.fittingScale))
        if !autoScales, scaleFactor < minScaleFactor || scaleFactor > maxScaleFactor {
            changeScale(to: min(max(scaleFactor, minScaleFactor), maxScaleFactor))
        }
    }

    func changeScale(to scale: CGFloat) {
        var scale = scale
        if let delegate, let chosen = OptionalRequirement.call({ delegate.pdfViewWillChangeScaleFactor(self, toScale: scale) }) {
            scale = chosen
        }
        guard scale.isFinite, scale > 0 else { return }
        wantedScale = scale
        scroller.setLimits(scaleLimits(scroller.fittingScale))
        scroller.setScale(scale)
        tellScale()
    }

    /// Called when a person begins to make pages larger or smaller: they do not follow the view's size any more.
    func personZooms() { autoScales = false }

    func zoomed(to scale: CGFloat) {
        wantedScale = scale
        tellScale()
    }

    func tellScale() {
        guard abs(scaleFactor - toldScale) > 1e-6 else { return }
        toldScale = scaleFactor
        post(.PDFViewScaleChanged)
    }

    // MARK: Actions

    func act(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL: if let url = action.url { open(url) }
        case let action as PDFActionNamed: act(action.name)
        case let action as PDFActionRemoteGoTo:
            if let delegate { OptionalRequirement.call { delegate.pdfViewOpenPDF(self, forRemoteGoToAction: action) } }
        case let action as PDFActionResetForm: reset(action)
        default: break
        }
    }

    private func open(_ url: URL) {
        if let delegate, OptionalRequirement.call({ delegate.pdfViewWillClick(onLink: self, with: url) }) != nil { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    private func act(_ name: PDFActionNamedName) {
        switch name {
        case .none: break
        case .nextPage: goToNextPage(nil)
        case .previousPage: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .goBack: goBack(nil)
        case .goForward: goForward(nil)
        case .goToPage: if let delegate { OptionalRequirement.call { delegate.pdfViewPerformGo(toPage: self) } }
        case .find: if let delegate { OptionalRequirement.call { delegate.pdfViewPerformFind(self) } }
        case .print: printDocument()
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        }
    }

    private func printDocument() {
        guard let document, document.allowsPrinting, let data = document.dataRepresentation() else { return }
        let controller = UIPrintInteractionController.shared
        controller.printingItem = data
        controller.present(animated: true, completionHandler: nil)
    }

    private func reset(_ action: PDFActionResetForm) {
        guard let document else { return }
        for index in 0..<document.pageCount {
            for field in document.page(at: index)?.annotations ?? [] where field.type == "Widget" {
                let isNamed = action.fields.map { $0.contains(field.fieldName ?? "") }
                if isNamed.map({ $0 == action.fieldsIncludedAreCleared }) ?? true { field.resetField() }
            }
        }
    }
}
