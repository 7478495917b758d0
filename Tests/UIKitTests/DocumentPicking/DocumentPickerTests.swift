import Foundation
import Sessions
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// A folder of documents, a place beside it, and a screen.
@MainActor
class DocumentStage {
    let controller = UIViewController()
    private(set) lazy var stage = Stage(controller)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    var own: URL { folder.appendingPathComponent("Own") }
    var shared: URL { folder.appendingPathComponent("Shared") }

    init() throws {
        for name in ["Own", "Shared/Letters"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in [
            "Own/Draft.txt", "Shared/Note 10.txt", "Shared/Note 2.txt", "Shared/Photo.png", "Shared/Letters/To Lan.txt",
            "Shared/.hidden.txt",
        ] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
        DocumentPlaces.current.documents = own
        DocumentPlaces.current.shared = shared.path
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func views<V: UIView>(_ type: V.Type, where matches: (V) -> Bool = { _ in true }) -> [V] {
        var found: [V] = []
        func search(_ view: UIView) {
            if let view = view as? V, matches(view), !view.isHidden { found.append(view) }
            view.subviews.forEach(search)
        }
        search(stage.window)
        return found
    }

    /// The names in the list that is shown.
    var names: [String] {
        let top = views(UITableView.self).last
        return top?.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text } ?? []
    }

    func tap(_ text: String) throws {
        let label = try #require(views(UILabel.self) { $0.text == text }.last, "there is no \(text)")
        stage.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        stage.advance(1)
    }

    /// Whether the bar has a button of a name.
    func hasButton(_ label: String) -> Bool { button(label) != nil }

    private func button(_ label: String) -> UIView? {
        views(UIView.self) { $0.accessibilityLabel == label && $0.bounds.width > 0 }.last
    }

    func tapButton(_ label: String) throws {
        let place = try #require(button(label), "there is no \(label)")
        stage.tap(place.convert(CGPoint(x: place.bounds.midX, y: place.bounds.midY), to: nil))
        stage.advance(1)
    }

    func present(_ other: UIViewController) {
        _ = stage
        controller.present(other, animated: true)
        stage.advance(1)
    }

    func content(_ url: URL?) -> String? { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
}

@MainActor @Suite(.session)
final class DocumentPickerTests: DocumentStage {
    @Test func aDocumentOfTheTypesIsPickedWhereItIs() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = log
        present(picker)
        #expect(names.last == "Shared" && names.count == 2)
        try tap("Shared")
        #expect(names == ["Letters", "Note 2", "Note 10", "Photo"])
        try tap("Photo")
        #expect(log.picked == nil && controller.presentedViewController === picker)
        try tap("Letters")
        try tap("To Lan")
        let url = try #require(log.picked?.first)
        #expect(url.standardizedFileURL.path == shared.appendingPathComponent("Letters/To Lan.txt").standardizedFileURL.path)
        #expect(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
        #expect(!shared.appendingPathComponent("Note 2.txt").startAccessingSecurityScopedResource())
        #expect(controller.presentedViewController == nil && !log.isCancelled)
    }

    @Test func aCopyIsTheAppsOwn() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        (picker.delegate, picker.directoryURL, picker.shouldShowFileExtensions) = (log, shared, true)
        present(picker)
        #expect(names == ["Letters", "Note 2.txt", "Note 10.txt", "Photo.png"])
        try tap("Photo.png")
        let url = try #require(log.picked?.first)
        #expect(url.path.hasPrefix(FileManager.default.temporaryDirectory.path))
        #expect(url.deletingLastPathComponent().lastPathComponent.hasSuffix("-Inbox"))
        #expect(content(url) == "Shared/Photo.png")
    }

    @Test func severalAreMarkedAndOpenedTogether() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        (picker.delegate, picker.directoryURL, picker.allowsMultipleSelection) = (log, shared, true)
        present(picker)
        try tap("Note 10")
        try tap("Note 2")
        #expect(log.picked == nil)
        try tap("Open")
        #expect(log.picked?.map(\.lastPathComponent) == ["Note 2.txt", "Note 10.txt"])
    }

    @Test func aFolderIsPickedWhereFoldersAreWanted() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        (picker.delegate, picker.directoryURL) = (log, shared)
        present(picker)
        try tap("Letters")
        try tap("Open")
        #expect(log.picked?.map(\.lastPathComponent) == ["Letters"])
    }

    @Test(arguments: [true, false]) func theAppsDocumentsGoWhereAPersonWants(asCopy: Bool) throws {
        let log = PickLog()
        let draft = own.appendingPathComponent("Draft.txt")
        try Data("other".utf8).write(to: shared.appendingPathComponent("Draft.txt"))
        let picker = UIDocumentPickerViewController(forExporting: [draft], asCopy: asCopy)
        picker.delegate = log
        present(picker)
        try tap("Shared")
        try tap(asCopy ? "Save" : "Move")
        let url = try #require(log.picked?.first)
        #expect(url.standardizedFileURL.path == shared.appendingPathComponent("Draft 2.txt").standardizedFileURL.path)
        #expect(content(url) == "Own/Draft.txt")
        #expect(content(shared.appendingPathComponent("Draft.txt")) == "other")
        #expect(FileManager.default.fileExists(atPath: draft.path) == asCopy)
    }

    @Test func cancellingIsTold() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = log
        present(picker)
        try tap("Cancel")
        #expect(log.isCancelled && log.picked == nil && controller.presentedViewController == nil)
    }

    @Test func whatCannotBeDoneIsSaidAndThePickerStays() throws {
        let log = PickLog()
        let picker = UIDocumentPickerViewController(forExporting: [own.appendingPathComponent("Nothing.txt")], asCopy: true)
        (picker.delegate, picker.directoryURL) = (log, shared)
        present(picker)
        try tap("Save")
        #expect(log.picked == nil && picker.presentedViewController is UIAlertController)
    }

    @Test func pickersAreFreed() throws {
        weak var freed: UIDocumentPickerViewController?
        do {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            freed = picker
            present(picker)
            try tap("Cancel")
        }
        stage.settle()
        #expect(freed == nil)
    }
}

private final class PickLog: NSObject, UIDocumentPickerDelegate {
    var picked: [URL]?
    var isCancelled = false
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked = urls }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
}
