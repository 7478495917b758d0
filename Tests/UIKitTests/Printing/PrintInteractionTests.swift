import Foundation
import ImageIO
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PrintInteractionTests {
    private let root = UIViewController()
    private lazy var stage = Stage(root)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printing-\(UUID().uuidString)")
    private let log = PrintLog()
    private var controller: UIPrintInteractionController { .shared }
    private var ends: [(completed: Bool, error: (any Error)?)] = []

    init() {
        DocumentPlaces.current.documents = folder
        DocumentPlaces.current.shared = nil
        _ = stage
        controller.delegate = log
        let info = UIPrintInfo.printInfo()
        info.jobName = "Letter"
        controller.printInfo = info
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    private func present() -> Bool {
        let isShown = controller.present(animated: true) { [weak self] controller, completed, error in
            self?.log.events.append("completed")
            self?.ends.append((completed, error))
        }
        stage.advance(1)
        return isShown
    }

    private func views<V: UIView>(_ type: V.Type, where matches: (V) -> Bool = { _ in true }) -> [V] {
        var found: [V] = []
        func search(_ view: UIView) {
            if let view = view as? V, matches(view), !view.isHidden { found.append(view) }
            view.subviews.forEach(search)
        }
        search(stage.window)
        return found
    }

    private func touch(_ view: UIView?, at x: CGFloat = 0.5) throws {
        let view = try #require(view)
        stage.tap(view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func tapButton(_ label: String) throws {
        try touch(
            views(UIView.self) { ($0.accessibilityLabel == label || ($0 as? UILabel)?.text == label) && $0.bounds.width > 0 }.last)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The sizes of a document's pages.
    private func pages(_ name: String = "Letter.pdf") throws -> [CGSize] {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        var sizes: [CGSize] = []
        while let page = VectorImage(data: data, page: sizes.count) { sizes.append(page.size) }
        return sizes
    }

    private func square(_ color: UIColor, _ size: CGSize = CGSize(width: 40, height: 40)) -> UIImage {
        drawn(size.width, size.height) { context in
            context.setFillColor(color.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func printingSavesADocumentOfTheJobsName() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        #expect(present())
        #expect(!views(PrintPreviewPage.self).isEmpty && files.isEmpty)
        try tapButton("Print")
        #expect(files == ["Letter.pdf"] && ends.map(\.completed) == [true] && ends[0].error == nil)
        #expect(try pages() == [try #require(controller.printPaper).paperSize])
        #expect(root.presentedViewController == nil && controller.printInfo?.printerID == folder.path)
        present()
        try tapButton("Print")
        #expect(files == ["Letter 2.pdf", "Letter.pdf"])
    }

    @Test func theDelegateIsToldInOrder() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        #expect(log.events == ["parent", "paper", "will present", "did present"])
        log.events = []
        try tapButton("Print")
        #expect(log.events == ["will dismiss", "did dismiss", "will start", "did finish", "completed"])
    }

    @Test func cancellingPrintsNothingAndIsNoError() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        log.events = []
        try tapButton("Cancel")
        #expect(log.events == ["will dismiss", "did dismiss", "completed"] && files.isEmpty)
        #expect(ends.map(\.completed) == [false] && ends[0].error == nil)
    }

    @Test func theAppCanTakeTheOptionsAway() {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        #expect(!present())
        controller.dismiss(animated: true)
        stage.advance(1)
        #expect(root.presentedViewController == nil && ends.map(\.completed) == [false])
    }

    @Test func withoutContentThereIsAnError() {
        controller.printFormatter = nil
        #expect(!present())
        #expect((ends.first?.error as? UIPrintError)?.code == .noContent && ends.first?.completed == false)
    }

    @Test func whatIsNoPictureIsAnError() {
        controller.printingItem = Data("no picture".utf8)
        #expect(!present())
        #expect((ends.first?.error as? UIPrintError)?.code == .unknownImageFormat)
        #expect(!UIPrintInteractionController.canPrint(Data("no picture".utf8)))
        #expect(!UIPrintInteractionController.canPrint(folder.appendingPathComponent("nothing.png")))
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        try Data().write(to: folder)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        try tapButton("Print")
        #expect(ends.first?.completed == false && (ends.first?.error as? UIPrintError)?.code == .jobFailed)
        #expect(log.events.suffix(2) == ["did finish", "completed"])
    }

    @Test func onlyOneThingIsPrinted() {
        controller.printingItem = square(.red)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        #expect(controller.printingItem == nil && controller.printFormatter != nil)
        controller.printPageRenderer = nil
        #expect(controller.printFormatter != nil)
        controller.printingItems = [square(.red)]
        #expect(controller.printFormatter == nil && controller.printingItems?.count == 1)
        controller.printingItems = nil
        #expect(controller.printingItems == nil)
    }

    @Test func eachPictureHasAPage() throws {
        let png = try #require(square(.blue).pngData())
        #expect(UIPrintInteractionController.canPrint(png) && UIPrintInteractionController.printableUTIs.contains("public.png"))
        controller.printingItems = [square(.red), png]
        present()
        try tapButton("Print")
        #expect(try pages().count == 2)
        let data = try Data(contentsOf: folder.appendingPathComponent("Letter.pdf"))
        let image = VectorImage(data: data, page: 1)?.image(scale: 1)
        let middle = pixel(image, 300, 400)
        #expect(middle[2] > 240 && middle[0] < 15)
    }

    @Test func aDocumentIsPrintedAsItIs() throws {
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData { context in
            for _ in 0..<3 {
                context.beginPage()
                context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
        controller.printingItem = document
        present()
        #expect(views(PrintPreviewPage.self).count >= 1)
        try tapButton("Print")
        #expect(try Data(contentsOf: folder.appendingPathComponent("Letter.pdf")) == document)
    }

    @Test func copiesAndOrientationAreChosen() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        let copies = try #require(views(UIStepper.self) { $0.accessibilityIdentifier == "Copies" }.first)
        try touch(copies, at: 0.75)
        #expect(copies.value == 2)
        try touch(views(UISegmentedControl.self).first, at: 0.75)
        try tapButton("Print")
        let paper = try #require(controller.printPaper).paperSize
        #expect(try pages() == Array(repeating: CGSize(width: paper.height, height: paper.width), count: 2))
    }

    @Test func whatIsNotToBeChosenIsNotShown() {
        (controller.showsNumberOfCopies, controller.showsPaperOrientation) = (false, false)
        defer { (controller.showsNumberOfCopies, controller.showsPaperOrientation) = (true, true) }
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        present()
        #expect(views(UIStepper.self).isEmpty && views(UISegmentedControl.self).isEmpty)
        #expect(!controller.showsPaperSelectionForLoadedPapers && !controller.showsPageRange)
    }

    @Test func someOfThePagesArePrinted() throws {
        controller.printFormatter = UISimpleTextPrintFormatter(text: (0..<300).map { "\($0)" }.joined(separator: "\n"))
        present()
        let ends = views(UIStepper.self) { $0.accessibilityIdentifier == "Pages" }
        #expect(ends.count == 2)
        let count = Int(try #require(ends.last).value)
        #expect(count > 3)
        try touch(ends[0], at: 0.75)
        try touch(ends[1], at: 0.25)
        try tapButton("Print")
        #expect(try pages().count == count - 2)
    }

    @Test func greysAreGrey() throws {
        controller.printInfo?.outputType = .grayscale
        controller.printingItem = square(.red)
        present()
        try tapButton("Print")
        let data = try Data(contentsOf: folder.appendingPathComponent("Letter.pdf"))
        let color = pixel(VectorImage(data: data)?.image(scale: 1), 300, 400)
        #expect(abs(color[0] - color[1]) <= 2 && abs(color[1] - color[2]) <= 2 && color[0] < 200)
    }

    @Test func aRenderersPagesAreDrawnAfterItWasPrepared() throws {
        final class Numbered: UIPrintPageRenderer {
            var prepared: [NSRange] = []
            override var numberOfPages: Int { 2 }
            override func prepare(forDrawingPages range: NSRange) { prepared.append(range) }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                UIColor.black.setFill()
                UIRectFill(contentRect)
            }
        }
        let renderer = Numbered()
        controller.printPageRenderer = renderer
        present()
        try tapButton("Print")
        #expect(renderer.prepared.last == NSRange(location: 0, length: 2) && renderer.paperRect.origin == .zero)
        #expect(try pages().count == 2)
    }

    @Test func sheetsOfActivitiesPrintPictures() throws {
        let activities = UIActivityViewController(activityItems: [square(.red)], applicationActivities: nil)
        var end: (UIActivity.ActivityType?, Bool)?
        activities.completionWithItemsHandler = { type, done, _, _ in end = (type, done) }
        root.present(activities, animated: true)
        stage.advance(1)
        try tapButton("Print")
        #expect(activities.presentedViewController is PrintSheetController)
        try tapButton("Print")
        stage.advance(1)
        #expect(files.count == 1 && end?.0 == .print && end?.1 == true && root.presentedViewController == nil)
    }

    @Test func whatWasPrintedIsFreed() throws {
        weak var freed: UIViewController?
        try autoreleasepool {
            controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
            present()
            freed = root.presentedViewController
            #expect(freed != nil)
            try tapButton("Print")
        }
        stage.advance(1)
        #expect(freed == nil)
    }
}

private final class PrintLog: NSObject, UIPrintInteractionControllerDelegate {
    var events: [String] = []
    func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController? {
        events.append("parent")
        return nil
    }
    func printInteractionController(
        _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        events.append("paper")
        return paperList[0]
    }
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) { events.append("will present") }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) { events.append("did present") }
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) { events.append("will dismiss") }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) { events.append("did dismiss") }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { events.append("will start") }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { events.append("did finish") }
}
