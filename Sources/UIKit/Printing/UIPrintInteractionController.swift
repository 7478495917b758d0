import Foundation
import QuartzCore

/// Lets a person print. See https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller.
///
/// What is printed is saved as a PDF document by the job's name, in the app's documents or in the folder that `sampan run --files` names;
/// there are no printers of paper.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end: whether it was printed, and why not if that was not the person's will.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    override init() { super.init() }

    // @objc(sharedPrintController)
    /// The one there is.
    open class var shared: UIPrintInteractionController { Session.current.part(UIPrintInteractionController.init) }

    // MARK: What can be printed

    /// Whether something can be printed: a document can always be saved.
    open class var isPrintingAvailable: Bool { true }
    /// The types of the data and files that can be printed.
    open class var printableUTIs: Set<String> { PrintedPage.types }
    // @objc(canPrintURL:)
    /// Whether a file can be printed: a picture or a PDF document.
    open class func canPrint(_ url: URL) -> Bool { PrintedPage.pages(of: url) != nil }
    // @objc(canPrintData:)
    /// Whether data can be printed: a picture or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { PrintedPage.pages(of: data) != nil }

    // MARK: What is printed

    /// What is to be known of the job; `nil` for what is so by default. While something is printed, changes have no effect.
    open var printInfo: UIPrintInfo?
    /// Who is told.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the range of pages can be chosen. It always can, where there are several.
    @available(iOS, introduced: 4.2, deprecated: 10.0, message: "Pages can be removed from print preview, so page range is always shown.")
    open var showsPageRange: Bool {
        get { formerPageRange }
        set { formerPageRange = newValue }
    }
    private var formerPageRange = false
    /// Whether the number of copies can be chosen.
    open var showsNumberOfCopies = true
    /// Whether the paper can be chosen. For photographs it always can.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the orientation can be chosen, where it matters.
    open var showsPaperOrientation = true
    /// The paper that is printed on; known once the options are shown.
    open private(set) var printPaper: UIPrintPaper?

    /// What draws the pages. Set, it takes the place of what else was to be printed.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { set(newValue.map(Content.renderer), if: printPageRenderer != nil) }
    }
    /// What lays the pages out. Set, it takes the place of what else was to be printed.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { set(newValue.map(Content.formatter), if: printFormatter != nil) }
    }
    /// A picture, data or a file. Set, it takes the place of what else was to be printed.
    open var printingItem: Any? {
        get { if case .item(let item) = content { item } else { nil } }
        set { set(newValue.map(Content.item), if: printingItem != nil) }
    }
    /// Pictures, data and files. Set, they take the place of what else was to be printed.
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { set(newValue.map(Content.items), if: printingItems != nil) }
    }

    private enum Content {
        case renderer(UIPrintPageRenderer)
        case formatter(UIPrintFormatter)
        case item(Any)
        case items([Any])
    }
    private var content: Content?

    /// Nothing takes the place only of what was of the same kind.
    private func set(_ new: Content?, if isSet: Bool) {
        if new != nil || isSet { content = new }
    }

    // MARK: Showing the options

    private weak var sheet: PrintSheetController?

    // @objc(presentAnimated:completionHandler:)
    /// Shows the options; returns whether they are shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion, at: nil)
    }

    // @objc(presentFromRect:inView:animated:completionHandler:)
    /// Shows the options, where there is room in a popover at a rectangle of a view; returns whether they are shown.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion, at: .rect(rect, view))
    }

    // @objc(presentFromBarButtonItem:animated:completionHandler:)
    /// Shows the options, where there is room in a popover at an item of a bar; returns whether they are shown.
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion, at: .item(item))
    }

    // @objc(dismissAnimated:)
    /// Takes the options away, as if the person had cancelled.
    open func dismiss(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    private func present(_ animated: Bool, _ completion: CompletionHandler?, at place: PrintSheetController.Place?) -> Bool {
        guard sheet == nil, let presenter = parentController else { return false }
        let job: PrintJob
        do throws(UIPrintError) {
            job = try makeJob()
        } catch {
            completion?(self, false, error)
            return false
        }
        let outputType = job.info.outputType
        let sheet = PrintSheetController()
        var prints = false
        let options = PrintOptionsController(
            job,
            offers: .init(
                copies: showsNumberOfCopies, paper: showsPaperSelectionForLoadedPapers || outputType.isPhoto,
                orientation: showsPaperOrientation && !(job.renderer is ItemPageRenderer))
        ) { [weak sheet] chosen in
            prints = chosen
            sheet?.presentingViewController?.dismiss(animated: true)
        }
        sheet.setViewControllers([options], animated: false)
        sheet.willGo = { [weak self] in self?.tell { $0.printInteractionControllerWillDismissPrinterOptions($1) } }
        sheet.didGo = { [weak self] in
            self?.tell { $0.printInteractionControllerDidDismissPrinterOptions($1) }
            self?.finish(job, prints: prints, completion)
        }
        self.sheet = sheet
        tell { $0.printInteractionControllerWillPresentPrinterOptions($1) }
        sheet.present(over: presenter, at: place, animated: animated) { [weak self] in
            self?.tell { $0.printInteractionControllerDidPresentPrinterOptions($1) }
        }
        return true
    }

    private func tell(_ call: (any UIPrintInteractionControllerDelegate, UIPrintInteractionController) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { call(delegate, self) }
    }

    /// The delegate's controller, or the frontmost one.
    private var parentController: UIViewController? {
        let given = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.printInteractionControllerParentViewController(self) } ?? nil
        }
        return PrintSheetController.presenter(given)
    }

    // MARK: Printing

    // @objc(printToPrinter:completionHandler:)
    /// Prints without showing any options; returns whether it is printed. See
    /// https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/print(to:completionhandler:).
    ///
    /// - Parameter printer: one that the person has chosen with a `UIPrinterPickerController`.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let job: PrintJob
        do throws(UIPrintError) {
            job = try makeJob()
        } catch {
            completion?(self, false, error)
            return false
        }
        job.place = printer.place
        finish(job, prints: true, completion)
        return true
    }

    private func makeJob() throws(UIPrintError) -> PrintJob {
        let info = printInfo?.copy() as? UIPrintInfo ?? UIPrintInfo.printInfo()
        let (renderer, original) = try makeRenderer(fillsPaper: info.outputType.isPhoto)
        let papers = UIPrintPaper.papers(for: info.outputType)
        let chosen = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.printInteractionController(self, choosePaper: papers) }
        }
        let job = PrintJob(renderer, info: info, paper: chosen ?? papers[0], papers: papers, original: original)
        printPaper = job.paper
        guard job.pageCount > 0 else { throw UIPrintError(.noContent, reason: "There is no page to print.") }
        return job
    }

    private func makeRenderer(fillsPaper: Bool) throws(UIPrintError) -> (UIPrintPageRenderer, original: Data?) {
        let items: [Any]
        switch content {
        case nil: throw UIPrintError(.noContent, reason: "There is nothing to print.")
        case .renderer(let renderer): return (renderer, nil)
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.printFormatters = [formatter]
            return (renderer, nil)
        case .item(let item): items = [item]
        case .items(let several): items = several
        }
        var pages: [PrintedPage] = []
        for item in items {
            guard let own = PrintedPage.pages(of: item) else {
                throw UIPrintError(.unknownImageFormat, reason: "\(type(of: item)) is no picture and no document that can be printed.")
            }
            pages += own
        }
        return (ItemPageRenderer(pages, fillsPaper: fillsPaper), items.count == 1 ? PrintedPage.document(of: items[0]) : nil)
    }

    private func finish(_ job: PrintJob, prints: Bool, _ completion: CompletionHandler?) {
        printPaper = job.paper
        guard prints else {
            completion?(self, false, nil)
            return
        }
        tell { $0.printInteractionControllerWillStartJob($1) }
        var failure: UIPrintError?
        do {
            try job.save()
            printInfo?.printerID = job.info.printerID
        } catch {
            failure = UIPrintError(.jobFailed, reason: error.localizedDescription)
        }
        tell { $0.printInteractionControllerDidFinishJob($1) }
        completion?(self, failure == nil, failure)
    }
}
