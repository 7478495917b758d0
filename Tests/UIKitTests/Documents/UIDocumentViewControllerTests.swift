import Foundation
import SampanFoundation
import Sessions
import Testing
import UniformTypeIdentifiers

@testable import UIKit

private final class Page: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

private final class PageController: UIDocumentViewController {
    var events: [String] = []
    override func documentDidOpen() { events.append("opened \((document as? Page)?.text ?? "")") }
    override func navigationItemDidUpdate() { events.append("item \(navigationItem.title ?? "-")") }
}

@MainActor @Suite(.session)
final class UIDocumentViewControllerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    private let navigation = UINavigationController()
    private lazy var stage = Stage(navigation)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("Once".utf8).write(to: folder.appendingPathComponent("Tale.txt"))
        DocumentPlaces.current.documents = folder
        DocumentPlaces.current.shared = nil
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var tale: Page { Page(fileURL: folder.appendingPathComponent("Tale.txt")) }

    private func show(_ controller: UIViewController) {
        navigation.setViewControllers([controller], animated: false)
        _ = stage
        stage.advance(0.5)
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<200 where !condition() {
            try? await Task.sleep(for: .milliseconds(5))
            turn()
            stage.settle()
        }
    }

    /// An undo manager closes its group by the run loop.
    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date()) }

    @Test func aDocumentIsOpenedWhenItsControllerIsSeenAndNamesTheBar() async {
        let controller = PageController(document: tale)
        show(controller)
        await wait { controller.events.contains("opened Once") }
        #expect(controller.events.contains("opened Once") && controller.navigationItem.title == "Tale")
        #expect(controller.navigationItem.documentProperties?.url.lastPathComponent == "Tale.txt")
        #expect(controller.navigationItem.renameDelegate != nil && controller.undoManager === controller.document?.undoManager)
        #expect(controller.events.last == "opened Once" && controller.events.contains("item Tale"))
    }

    @Test func itIsOpenedOnceBeforeItIsShown() async {
        let controller = PageController(document: tale)
        #expect(await controller.openDocument())
        #expect(await controller.openDocument(), "it is open")
        #expect(controller.events.filter { $0.hasPrefix("opened") } == ["opened Once"])
        let other = PageController(document: nil)
        #expect(await !other.openDocument())
        other.document = controller.document
        #expect(other.events.contains("opened Once"), "an open document is told of at once")
        let missing = PageController(document: Page(fileURL: folder.appendingPathComponent("Missing.txt")))
        #expect(await !missing.openDocument())
    }

    @Test func aDocumentThatIsSetWhileAnotherIsBeingReadIsOpenedInItsPlace() async throws {
        try Data("Twice".utf8).write(to: folder.appendingPathComponent("Poem.txt"))
        let first = tale
        let controller = PageController(document: first)
        show(controller)
        controller.document = Page(fileURL: folder.appendingPathComponent("Poem.txt"))
        await wait { controller.events.contains("opened Twice") && first.documentState.contains(.closed) }
        #expect(controller.events.contains("opened Twice") && controller.document?.documentState.contains(.closed) == false)
        #expect(first.documentState.contains(.closed))
    }

    @Test func theButtonsUndoAndRedoWhatWasDone() async throws {
        let controller = PageController(document: tale)
        _ = await controller.openDocument()
        let group = controller.undoRedoItemGroup
        let (undo, redo) = (group.barButtonItems[0], group.barButtonItems[1])
        #expect(!group.isHidden && !undo.isEnabled && !redo.isEnabled)
        let page = try #require(controller.document as? Page)
        page.undoManager.registerUndo(withTarget: page) { $0.text = "Once" }
        page.text = "Twice"
        await wait { undo.isEnabled }
        #expect(undo.isEnabled && !redo.isEnabled)
        undo.primaryAction?.performWithSender(undo, target: nil)
        #expect(page.text == "Once" && !undo.isEnabled)
        controller.document = nil
        #expect(group.isHidden)
    }

    @Test func aNewTitleIsTheFilesName() async throws {
        let controller = PageController(document: tale)
        _ = await controller.openDocument()
        let renamer = try #require(controller.navigationItem.renameDelegate)
        #expect(!renamer.navigationItem(controller.navigationItem, shouldEndRenamingWith: "a/b"))
        renamer.navigationItem(controller.navigationItem, didEndRenamingWith: "Story")
        await wait { controller.navigationItem.title == "Story" }
        #expect(controller.document?.fileURL.lastPathComponent == "Story.txt")
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Story.txt").path))
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Tale.txt").path))
    }

    @Test func aDocumentIsClosedWithItsController() async {
        let controller = PageController(document: tale)
        let root = UIViewController()
        navigation.setViewControllers([root, controller], animated: false)
        _ = stage
        await wait { controller.document?.documentState == .normal }
        navigation.popViewController(animated: true)
        stage.advance(1)
        await wait { controller.document?.documentState.contains(.closed) == true }
        #expect(controller.document?.documentState.contains(.closed) == true)
    }

    @Test func withoutADocumentTheActionsAndTheBrowserAreShown() async throws {
        let log = PageMaker()
        let controller = PageController(document: nil)
        let options = controller.launchOptions
        options.title = "Tales"
        options.browserViewController = UIDocumentBrowserViewController(forOpening: [.plainText])
        options.browserViewController.delegate = log
        options.secondaryAction = UIDocumentViewController.LaunchOptions.createDocumentAction(withIntent: .poem)
        options.secondaryAction?.title = "New Poem"
        log.onPick = { controller.document = Page(fileURL: $0) }
        show(controller)
        #expect(texts(in: controller.view).contains("Tales") && texts(in: controller.view).contains("Create Document"))
        try tap("New Poem")
        #expect(log.intents == [.poem] && options.browserViewController.activeDocumentCreationIntent == nil)
        try tap("Create Document")
        #expect(log.intents == [.poem, .default])
        try tap("Tale")
        await wait { controller.events.contains("opened Once") }
        stage.advance(1)
        #expect(!texts(in: controller.view).contains("Tales") && controller.navigationItem.title == "Tale")
        controller.navigationItem.backAction?.performWithSender(nil, target: nil)
        stage.advance(1)
        #expect(controller.document == nil && texts(in: controller.view).contains("Tales"))
    }

    @Test func theBrowserStaysWithADocumentThatIsGivenUpAtOnce() {
        let controller = PageController(document: nil)
        let options = controller.launchOptions
        options.title = "Tales"
        options.browserViewController = UIDocumentBrowserViewController(forOpening: [.plainText])
        show(controller)
        controller.document = tale
        controller.document = nil
        stage.advance(1)
        #expect(options.browserViewController.view.window === stage.window)
        options.title = "Other tales"
        #expect(texts(in: controller.view).contains("Other tales") && !texts(in: controller.view).contains("Tales"))
    }

    @Test func actionsCanBeTappedBelowWhatIsInTheForeground() throws {
        let log = PageMaker()
        let controller = PageController(document: nil)
        let options = controller.launchOptions
        options.browserViewController = UIDocumentBrowserViewController(forOpening: [.plainText])
        options.browserViewController.delegate = log
        options.foregroundAccessoryView = UIView()
        options.title = "A title that has two lines on a phone"
        show(controller)
        try tap("Create Document")
        #expect(log.intents == [.default])
    }

    @Test func aControllerIsReleasedWithItsLaunchOptions() {
        weak var released: PageController?
        do {
            let controller = PageController(document: nil)
            controller.loadViewIfNeeded()
            released = controller
        }
        #expect(released == nil)
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    private func tap(_ text: String) throws {
        func find(_ view: UIView) -> UIView? {
            for child in view.subviews.reversed() { if let found = find(child) { return found } }
            return (view as? UILabel)?.text == text ? view : nil
        }
        let view = try #require(find(stage.window), "there is no \(text)")
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(0.5)
    }
}

extension UIDocument.CreationIntent {
    fileprivate static let poem = UIDocument.CreationIntent("poem")
}

private final class PageMaker: NSObject, UIDocumentBrowserViewControllerDelegate {
    var intents: [UIDocument.CreationIntent?] = []
    var onPick: (URL) -> Void = { _ in }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        documentURLs.first.map(onPick)
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        intents.append(controller.activeDocumentCreationIntent)
        importHandler(nil, .none)
    }
}
