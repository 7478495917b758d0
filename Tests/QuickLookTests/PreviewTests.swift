import Foundation
import StagedApps
import Testing

@testable import PDFKit
@testable import QuickLook
@testable import UIKit

/// Previews of files.
@Suite struct PreviewTests {
    /// A folder with a text, a PDF document, and a file that nobody knows.
    private static func makeFiles() throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["note.txt", "paper.pdf", "thing.xyzzy"].map { folder.appendingPathComponent($0) }
        try Data("Hello there".utf8).write(to: files[0])
        try UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { $0.beginPage() }.write(to: files[1])
        try Data([1, 2, 3]).write(to: files[2])
        return files
    }

    @Test @MainActor func textsPicturesAndDocumentsCanBePreviewed() {
        func can(_ name: String) -> Bool { QLPreviewController.canPreview(URL(fileURLWithPath: "/x/" + name) as NSURL) }
        #expect(can("a.txt") && can("a.pdf") && can("a.png") && can("a.html") && !can("a.xyzzy") && !can("a.zip"))
        #expect(!QLPreviewController.canPreview(NSURL(string: "https://example.org/a.txt")!))
    }

    @Test func itemsAreShownWithTheirTitlesAndLeft() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let source = ItemSource(try! PreviewTests.makeFiles())
                let preview = QLPreviewController()
                preview.dataSource = source
                preview.delegate = source
                #expect(preview.currentPreviewItemIndex == 0)
                app.root.present(preview, animated: true)
                app.advance(1)
                #expect(preview.navigationItem.title == "My note" && app.runtime.reachableTexts.contains("Done"))
                #expect(text(in: preview.view) == "Hello there")
                preview.currentPreviewItemIndex = 1
                app.advance(0.5)
                #expect(preview.navigationItem.title == "paper.pdf" && find(PDFView.self, in: preview.view)?.document?.pageCount == 1)
                preview.currentPreviewItemIndex = 2
                app.advance(0.5)
                #expect(app.runtime.reachableTexts.contains("thing.xyzzy"))
                source.items.removeLast()
                preview.reloadData()
                #expect(preview.currentPreviewItemIndex == 1)
                #expect(await app.tap("Done"))
                app.advance(1)
                #expect(source.lines == ["will", "did"] && app.root.presentedViewController == nil)
            }.value
        }
    }

    @Test func aPreviewOnAStackHasTheStacksBar() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let source = ItemSource(try! PreviewTests.makeFiles())
                let stack = UINavigationController(rootViewController: UIViewController())
                app.root.present(stack, animated: false)
                app.advance(0.5)
                let preview = QLPreviewController()
                preview.dataSource = source
                preview.delegate = source
                stack.pushViewController(preview, animated: true)
                app.advance(1)
                #expect(!app.runtime.reachableTexts.contains("Done") && app.runtime.reachableTexts.contains("My note"))
                stack.popViewController(animated: true)
                app.advance(1)
                #expect(source.lines == ["will", "did"])
            }.value
        }
    }

    @Test func theDelegateChoosesWhichLinksAreOpened() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let source = ItemSource(try! PreviewTests.makeFiles())
                let preview = QLPreviewController()
                (preview.dataSource, preview.delegate) = (source, source)
                app.root.present(preview, animated: false)
                app.advance(0.5)
                #expect(!preview.opens(URL(string: "https://example.org/")!, of: preview.currentPreviewItem!))
                preview.delegate = nil
                #expect(preview.opens(URL(string: "https://example.org/")!, of: preview.currentPreviewItem!))
            }.value
        }
    }
}

@MainActor
private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
}

@MainActor
private func text(in view: UIView) -> String? { find(UITextView.self, in: view)?.text }

@MainActor
private final class ItemSource: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var items: [any QLPreviewItem]
    var lines: [String] = []

    init(_ files: [URL]) {
        items = [NamedItem(files[0])] + files.dropFirst().map { $0 as NSURL }
        super.init()
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { items[index] }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { lines.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { lines.append("did") }
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { false }
}

private final class NamedItem: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    var previewItemTitle: String? { "My note" }

    init(_ url: URL) {
        previewItemURL = url
        super.init()
    }
}
