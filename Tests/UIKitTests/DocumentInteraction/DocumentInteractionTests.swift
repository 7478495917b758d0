import Foundation
import Sessions
import Testing

@testable import UIKit

/// A screen, and files to show on it.
@MainActor @Suite(.session)
final class DocumentInteractionTests {
    private let root = UIViewController()
    private let stage: Stage
    private let log = InteractionLog()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")

    init() throws {
        stage = Stage(root)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log.parent = root
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private func text() throws -> URL { try file("Poem.txt", Data("Trăng sáng".utf8)) }

    private func document(pages: Int) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 280)).pdfData { context in
            for _ in 0..<pages {
                context.beginPage()
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 20, y: 20, width: 50, height: 50))
            }
        }
    }

    private func makeController(_ url: URL) -> UIDocumentInteractionController {
        let controller = UIDocumentInteractionController(url: url)
        controller.delegate = log
        return controller
    }

    private func find<V: UIView>(_ type: V.Type, where matches: (V) -> Bool = { _ in true }) -> V? {
        func search(_ view: UIView) -> V? {
            if view.isHidden { return nil }
            if let view = view as? V, matches(view) { return view }
            for subview in view.subviews.reversed() {
                if let found = search(subview) { return found }
            }
            return nil
        }
        return search(stage.window)
    }

    private func tap(_ label: String) throws {
        let found = find(UIView.self) { $0.accessibilityLabel == label || ($0 as? UILabel)?.text == label }
        let view = try #require(found, "there is no \(label)")
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func has(text: String) -> Bool { find(UILabel.self) { $0.text == text } != nil }

    @Test func whatIsNotSetFollowsFromTheFile() throws {
        let controller = UIDocumentInteractionController(url: try text())
        #expect(controller.name == "Poem.txt" && controller.uti == "public.plain-text")
        #expect(controller.delegate == nil && controller.annotation == nil)
        #expect(controller.icons.map(\.size.width) == [64, 320])
        (controller.name, controller.uti) = ("Verse", "public.data")
        #expect(controller.name == "Verse" && controller.uti == "public.data")
        let empty = UIDocumentInteractionController()
        #expect(empty.url == nil && empty.name == nil && empty.uti == nil)
    }

    @Test func aPreviewNeedsAControllerAndAFile() throws {
        let controller = UIDocumentInteractionController(url: try text())
        #expect(!controller.presentPreview(animated: false))
        controller.delegate = log
        controller.url = folder.appendingPathComponent("nothing.txt")
        #expect(!controller.presentPreview(animated: false) && log.events.isEmpty)
    }

    @Test func aTextIsPresentedAndTaken() throws {
        let controller = makeController(try text())
        #expect(controller.presentPreview(animated: true))
        #expect(log.events == ["will begin"])
        stage.advance(1)
        #expect(find(UITextView.self)?.text == "Trăng sáng" && has(text: "Poem.txt"))
        #expect(!controller.presentPreview(animated: true))
        try tap("Done")
        #expect(log.events == ["will begin", "did end"] && root.presentedViewController == nil)
    }

    @Test func anAppCanDismissThePreview() throws {
        let controller = makeController(try text())
        controller.presentPreview(animated: false)
        stage.advance(1)
        controller.dismissPreview(animated: true)
        stage.advance(1)
        #expect(log.events == ["will begin", "did end"] && root.presentedViewController == nil)
    }

    @Test func onAStackThePreviewIsPushed() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.modalPresentationStyle = .fullScreen
        root.present(stack, animated: false)
        log.parent = stack
        let controller = makeController(try text())
        controller.presentPreview(animated: true)
        stage.advance(1)
        #expect(stack.viewControllers.count == 2 && stack.topViewController?.title == "Poem.txt")
        controller.dismissPreview(animated: true)
        stage.advance(1)
        #expect(stack.viewControllers.count == 1 && log.events == ["will begin", "did end"])
    }

    @Test func thePreviewGrowsOutOfAView() throws {
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
        root.view.addSubview(source)
        log.source = source
        let controller = makeController(try text())
        controller.presentPreview(animated: true)
        stage.advance(1.0 / 30)
        let view = try #require(root.presentedViewController?.view)
        let begin = try #require(view.layer.presentation()).frame
        #expect(begin.width < 200 && abs(begin.midX - 140) < 60)
        stage.advance(1)
        #expect(view.frame == stage.window.bounds)
        controller.dismissPreview(animated: true)
        stage.advance(1)
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    @Test func aPictureIsShownAsAWholeAndMadeLarger() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        let controller = makeController(try file("Sea.png", try #require(image.pngData())))
        controller.presentPreview(animated: false)
        stage.advance(1)
        let pages = try #require(find(PagesPreview.self))
        let picture = try #require(find(UIImageView.self) { $0.accessibilityLabel == "1" })
        #expect(abs(picture.bounds.width / picture.bounds.height - 1.5) < 0.01)
        let width = picture.convert(picture.bounds, to: nil).width
        pages.setZoomScale(2, animated: false)
        stage.settle()
        #expect(abs(picture.convert(picture.bounds, to: nil).width - 2 * width) < 0.5)
    }

    @Test func pagesAreMadeAsTheyComeIntoSight() throws {
        let controller = makeController(try file("Book.pdf", document(pages: 9)))
        controller.presentPreview(animated: false)
        stage.advance(1)
        let pages = try #require(find(PagesPreview.self))
        #expect(pages.shownPages.first == 0 && pages.shownPages.count < 4)
        pages.contentOffset.y = pages.contentSize.height - pages.bounds.height
        stage.settle()
        #expect(pages.shownPages.last == 8 && !pages.shownPages.contains(0))
    }

    @Test func ofOtherFilesNameKindAndSizeAreShown() throws {
        let controller = makeController(try file("Data.xyzzy", Data(count: 2000)))
        controller.name = "Measurements"
        controller.presentPreview(animated: false)
        stage.advance(1)
        #expect(has(text: "Measurements") && has(text: "XYZZY"))
        #expect(find(UILabel.self) { $0.text?.hasPrefix("2") == true && $0.text?.uppercased().hasSuffix("KB") == true } != nil)
    }

    @Test func theOptionsOfferPreviewCopyAndPrint() throws {
        let controller = makeController(try text())
        #expect(controller.presentOptionsMenu(from: CGRect(x: 0, y: 0, width: 10, height: 10), in: root.view, animated: true))
        #expect(log.events == ["will present options"])
        stage.advance(1)
        for title in ["Poem.txt", "Quick Look", "Copy", "Print"] { #expect(has(text: title), "\(title)") }
        #expect(!controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        controller.dismissMenu(animated: true)
        stage.advance(1)
        #expect(log.events == ["will present options", "did dismiss options"] && root.presentedViewController == nil)
    }

    @Test func quickLookFollowsTheOptions() throws {
        let controller = makeController(try text())
        controller.presentOptionsMenu(from: .zero, in: root.view, animated: true)
        stage.advance(1)
        try tap("Quick Look")
        stage.advance(1)
        #expect(log.events == ["will present options", "did dismiss options", "will begin"])
        #expect(find(UITextView.self)?.text == "Trăng sáng")
    }

    @Test func withoutAControllerForItThereIsNoPreviewAmongTheOptions() throws {
        let controller = UIDocumentInteractionController(url: try text())
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        stage.advance(1)
        #expect(has(text: "Copy") && !has(text: "Quick Look"))
    }

    @Test func noOtherAppOpensDocuments() throws {
        let controller = makeController(try text())
        #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
        #expect(!controller.presentOpenInMenu(from: UIBarButtonItem(systemItem: .action), animated: true))
        #expect(root.presentedViewController == nil && log.events.isEmpty)
    }

    @Test func aTapPreviewsAndALongPressOpensTheOptions() throws {
        let icon = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
        root.view.addSubview(icon)
        let controller = makeController(try text())
        #expect(controller.gestureRecognizers.count == 2)
        controller.gestureRecognizers.forEach(icon.addGestureRecognizer)
        let fingers = Fingers(stage)
        fingers.tap(CGPoint(x: 140, y: 340))
        stage.advance(1)
        #expect(log.events == ["will begin"])
        controller.dismissPreview(animated: false)
        stage.advance(1)
        log.events = []
        fingers.down(CGPoint(x: 140, y: 340))
        stage.advance(1)
        fingers.up(CGPoint(x: 140, y: 340))
        stage.advance(1)
        #expect(log.events == ["will present options"] && root.presentedViewController is UIActivityViewController)
    }

    @Test func controllersAndPreviewsAreFreed() throws {
        weak var controller: UIDocumentInteractionController?
        weak var preview: UIViewController?
        try autoreleasepool {
            let made = makeController(try text())
            made.presentPreview(animated: true)
            stage.advance(1)
            (controller, preview) = (made, root.presentedViewController)
        }
        #expect(controller != nil && preview != nil)
        controller?.dismissPreview(animated: true)
        stage.advance(1)
        #expect(controller == nil && preview == nil)
    }

    @Test func allLanguagesHaveAllWords() {
        for words in InteractionWords.words.values { #expect(words.count == InteractionWords.allCases.count) }
    }
}

private final class InteractionLog: NSObject, UIDocumentInteractionControllerDelegate {
    var events: [String] = []
    var parent: UIViewController!
    var source: UIView?
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { parent }
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { source }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { events.append("will begin") }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { events.append("did end") }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        events.append("will present options")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        events.append("did dismiss options")
    }
}
