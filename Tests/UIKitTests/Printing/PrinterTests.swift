import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PrinterTests {
    private let root = UIViewController()
    private lazy var stage = Stage(root)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printers-\(UUID().uuidString)")
    private var own: URL { folder.appendingPathComponent("Own") }
    private var shared: URL { folder.appendingPathComponent("Shared") }
    private let log = PickerLog()

    init() {
        DocumentPlaces.current.documents = own
        DocumentPlaces.current.shared = shared.path
        _ = stage
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func find(_ text: String, in view: UIView) -> UIView? {
        for child in view.subviews.reversed() { if let found = find(text, in: child) { return found } }
        return (view as? UILabel)?.text == text ? view : nil
    }

    private func tap(_ text: String) throws {
        let view = try #require(find(text, in: stage.window), "there is no \(text)")
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(1)
    }

    @Test func aPrinterIsChosenAndPrintedToWithoutOptions() throws {
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        picker.delegate = log
        var ends: [Bool] = []
        #expect(picker.present(animated: true) { _, chosen, error in if error == nil { ends.append(chosen) } })
        stage.advance(1)
        try tap("PDF: Shared")
        #expect(ends == [true] && root.presentedViewController == nil)
        #expect(log.events == ["will present", "did present", "selected Shared", "will dismiss", "did dismiss"])
        let printer = try #require(picker.selectedPrinter)
        #expect(printer.url.path == shared.path && printer.supportsColor && !printer.supportsDuplex)
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = "Letter"
        controller.printInfo = info
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        var completed: Bool?
        #expect(controller.print(to: printer) { _, done, _ in completed = done })
        #expect(completed == true && root.presentedViewController == nil)
        #expect(FileManager.default.fileExists(atPath: shared.appendingPathComponent("Letter.pdf").path))
        #expect(info.printerID == shared.path)
    }

    @Test func theDelegateSaysWhichPrintersAreListed() throws {
        let picker = UIPrinterPickerController(initiallySelectedPrinter: UIPrinter(url: own))
        picker.delegate = log
        log.hidden = "PDF: Shared"
        var ends: [Bool] = []
        picker.present(animated: true) { _, chosen, _ in ends.append(chosen) }
        stage.advance(1)
        #expect(find("PDF: Shared", in: stage.window) == nil && root.presentedViewController != nil)
        picker.dismiss(animated: true)
        stage.advance(1)
        #expect(ends == [false] && picker.selectedPrinter?.url == own)
    }

    @Test func whatAPrinterCanDoIsKnownOnceItWasContacted() async {
        let printer = UIPrinter(url: own)
        #expect(printer.supportedJobTypes == .unknown && !printer.supportsColor)
        #expect(await printer.contactPrinter())
        #expect(printer.supportedJobTypes == [.document, .photo] && printer.supportsColor)
        let none = UIPrinter(url: URL(fileURLWithPath: "/proc/nothing"))
        #expect(await !none.contactPrinter())
        #expect(none.supportedJobTypes == .unknown)
    }

    @Test func nothingIsPrintedWhereThereIsNothing() {
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = nil
        var failure: (any Error)?
        #expect(!controller.print(to: UIPrinter(url: own)) { _, _, error in failure = error })
        #expect((failure as? UIPrintError)?.code == .noContent)
    }
}

private final class PickerLog: NSObject, UIPrinterPickerControllerDelegate {
    var events: [String] = []
    var hidden: String?

    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        printer.displayName != hidden
    }
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) { events.append("will present") }
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { events.append("did present") }
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) { events.append("will dismiss") }
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { events.append("did dismiss") }
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        events.append("selected \(printerPickerController.selectedPrinter?.url.lastPathComponent ?? "")")
    }
}
