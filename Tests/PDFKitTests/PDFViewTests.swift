import Foundation
import ObjCRuntime
import QuartzCore
import SampanHost
import Sessions
import Testing

@testable import PDFKit
@testable import UIKit

/// Views of documents.
@Suite(.session) @MainActor
struct PDFViewTests {
    @Test func theFirstPageIsShownAndPagesAreGoneThrough() throws {
        let stage = PDFStage(["One", "Two", "Three"])
        let (view, document) = (stage.view, stage.document)
        #expect(view.currentPage === document.page(at: 0) && !view.canGoToPreviousPage && view.canGoToNextPage && !view.canGoBack)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 1) && view.canGoBack && !view.canGoForward)
        view.goToLastPage(nil)
        #expect(view.currentPage === document.page(at: 2) && !view.canGoToNextPage)
        view.goToPreviousPage(nil)
        #expect(view.currentPage === document.page(at: 1))
        view.goBack(nil)
        #expect(view.currentPage === document.page(at: 2) && view.canGoForward)
        view.goForward(nil)
        #expect(view.currentPage === document.page(at: 1))
        view.goToFirstPage(nil)
        #expect(view.currentPage === document.page(at: 0))
    }

    @Test func theModesShowOneTwoOrAllPages() throws {
        let stage = PDFStage(["One", "Two", "Three"])
        let (view, document) = (stage.view, stage.document)
        func shown() -> [[Int]] {
            let rows = Dictionary(grouping: view.scroller.places) { $0.frame.midY }
            return rows.sorted { $0.key < $1.key }.map {
                $0.value.sorted { $0.frame.minX < $1.frame.minX }.map { document.index(for: $0.page) }
            }
        }
        #expect(view.displayMode == .singlePageContinuous && shown() == [[0], [1], [2]])
        view.displayMode = .singlePage
        #expect(shown() == [[0]])
        view.displayMode = .twoUp
        #expect(shown() == [[0, 1]])
        view.goToNextPage(nil)
        #expect(shown() == [[2]] && view.currentPage === document.page(at: 2))
        view.displayMode = .twoUpContinuous
        #expect(shown() == [[0, 1], [2]])
        view.displaysAsBook = true
        #expect(shown() == [[0], [1, 2]])
        view.displaysRTL = true
        #expect(shown() == [[0], [2, 1]])
        view.displayMode = .singlePageContinuous
        view.displaysRTL = false
        view.displayDirection = .horizontal
        #expect(shown() == [[0, 1, 2]])
    }

    @Test func automaticScaleFillsTheWidthAndAnOwnOneEndsIt() {
        let stage = PDFStage(["One", "Two"])
        let view = stage.view
        view.displaysPageBreaks = false
        view.frame.size.width = 360
        view.autoScales = true
        stage.advance(0.1)
        // A page is 200 points wide, the view 360.
        #expect(abs(view.scaleFactor - 1.8) < 0.01 && abs(view.scaleFactorForSizeToFit - 1.8) < 0.01)
        view.frame.size.width = 300
        stage.advance(0.1)
        #expect(abs(view.scaleFactor - 1.5) < 0.01)
        view.scaleFactor = 3
        #expect(!view.autoScales && abs(view.scaleFactor - 3) < 0.01)
        view.maxScaleFactor = 2.5
        #expect(abs(view.scaleFactor - 2.5) < 0.01 && !view.canZoomIn)
        view.zoomOut(nil)
        #expect(abs(view.scaleFactor - 2) < 0.01)
    }

    @Test func placesAreConvertedBetweenViewAndPage() throws {
        let stage = PDFStage(["One", "Two"])
        let view = stage.view
        let page = try #require(view.currentPage)
        let there = view.convert(CGPoint(x: 20, y: 280), from: page)
        #expect(view.page(for: there, nearest: false) === page)
        let back = view.convert(there, to: page)
        #expect(abs(back.x - 20) < 1e-6 && abs(back.y - 280) < 1e-6)
        // Higher up on the page is higher up in the view.
        #expect(view.convert(CGPoint(x: 20, y: 290), from: page).y < there.y)
        #expect(view.page(for: CGPoint(x: -50, y: 1), nearest: false) == nil && view.page(for: CGPoint(x: -50, y: 1), nearest: true) != nil)
    }

    @Test func changesAreToldOf() {
        let stage = PDFStage(["One", "Two"])
        let names: [Notification.Name] = [
            .PDFViewPageChanged, .PDFViewScaleChanged, .PDFViewChangedHistory, .PDFViewSelectionChanged, .PDFViewDisplayModeChanged,
            .PDFViewDocumentChanged,
        ]
        let log = NoteLog(names, stage.view)
        stage.view.goToNextPage(nil)
        #expect(log.take() == [.PDFViewChangedHistory, .PDFViewPageChanged])
        stage.view.scaleFactor = 1.5
        #expect(log.take() == [.PDFViewScaleChanged])
        stage.view.selectAll(nil)
        #expect(log.take() == [.PDFViewSelectionChanged] && stage.view.currentSelection?.pages.count == 2)
        stage.view.displayMode = .singlePage
        #expect(log.take() == [.PDFViewDisplayModeChanged])
        stage.view.document = nil
        #expect(log.take().contains(.PDFViewDocumentChanged) && stage.view.currentPage == nil && stage.view.documentView == nil)
    }

    @Test func aTapFollowsALink() throws {
        let url = URL(string: "https://example.org/")!
        let stage = PDFStage(["One", "Two"], link: url)
        let log = LinkLog()
        stage.view.delegate = log
        let page = try #require(stage.document.page(at: 0))
        stage.tap(stage.view.convert(CGPoint(x: 50, y: 185), from: page))
        #expect(log.urls == [url])
        #expect(stage.view.areaOfInterest(for: stage.view.convert(CGPoint(x: 50, y: 185), from: page)).contains(.linkArea))
        stage.tap(stage.view.convert(CGPoint(x: 150, y: 20), from: page))
        #expect(log.urls == [url])
    }

    @Test func aTapChecksABox() throws {
        let stage = PDFStage(document: try #require(PDFDocument(data: Samples.form)))
        let page = try #require(stage.document.page(at: 0))
        stage.tap(stage.view.convert(CGPoint(x: 15, y: 15), from: page))
        #expect(page.annotations[0].buttonWidgetState == .onState)
    }

    @Test func actionsGoWhereTheyLead() throws {
        let stage = PDFStage(["One", "Two", "Three"])
        let target = try #require(stage.document.page(at: 2))
        stage.view.perform(PDFActionGoTo(destination: PDFDestination(page: target, at: CGPoint(x: 0, y: 300))))
        #expect(stage.view.currentPage === target)
        stage.view.perform(PDFActionNamed(name: .firstPage))
        #expect(stage.view.currentPage === stage.document.page(at: 0))
        stage.view.perform(PDFActionNamed(name: .goBack))
        #expect(stage.view.currentPage === target)
    }

    @Test func theDelegateHasASayInTheScale() {
        let stage = PDFStage(["One"])
        let log = LinkLog()
        log.scale = 1.25
        stage.view.delegate = log
        stage.view.scaleFactor = 4
        #expect(abs(stage.view.scaleFactor - 1.25) < 0.01)
    }

    @Test func aPageControllerShowsOnePageAfterTheOther() {
        let stage = PDFStage(["One", "Two"])
        stage.view.usePageViewController(true, withViewOptions: nil)
        stage.advance(0.1)
        #expect(stage.view.isUsingPageViewController && stage.view.visiblePages == [stage.document.page(at: 0)!])
        stage.view.goToNextPage(nil)
        stage.advance(0.1)
        #expect(stage.view.currentPage === stage.document.page(at: 1) && stage.view.visiblePages == [stage.document.page(at: 1)!])
        stage.view.usePageViewController(false, withViewOptions: nil)
        #expect(!stage.view.isUsingPageViewController && stage.view.scroller.places.count == 2)
    }

    @Test func aPageControllerShowsNothingWithoutADocument() {
        let stage = PDFStage(["One"])
        stage.view.usePageViewController(true, withViewOptions: nil)
        stage.advance(0.1)
        stage.view.document = nil
        stage.advance(0.1)
        #expect(stage.view.visiblePages.isEmpty && stage.view.isUsingPageViewController)
        stage.view.document = stage.document
        stage.advance(0.1)
        #expect(stage.view.visiblePages == [stage.document.page(at: 0)!])
    }

    @Test func thumbnailsFollowTheView() {
        let stage = PDFStage(["One", "Two", "Three"])
        let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
        stage.view.superview?.addSubview(thumbnails)
        thumbnails.pdfView = stage.view
        #expect(thumbnails.state == (3, 0))
        stage.view.goToLastPage(nil)
        #expect(thumbnails.state == (3, 2) && thumbnails.selectedPages == [stage.document.page(at: 2)!])
        stage.advance(0.1)
        thumbnails.layoutMode = .horizontal
        stage.view.document = nil
        #expect(thumbnails.state.count == 0)
    }

    @Test func aViewThatIsGoneIsReleased() {
        let stage = PDFStage(["One"])
        weak var lost: PDFView?
        do {
            let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.document = stage.document
            lost = view
        }
        #expect(lost == nil)
    }
}

@MainActor
private final class LinkLog: NSObject, PDFViewDelegate {
    var urls: [URL] = []
    var scale: CGFloat?
    func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
    func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat { self.scale ?? scale }
}

/// Which notifications a view sent, each name once a time it was sent.
@MainActor
private final class NoteLog {
    private var sent: [Notification.Name] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], _ view: PDFView) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.sent.append(name) }
            }
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [Notification.Name] {
        defer { sent = [] }
        return sent
    }
}
