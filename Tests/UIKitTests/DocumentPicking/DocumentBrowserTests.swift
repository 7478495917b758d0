import Foundation
import Sessions
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor @Suite(.session)
final class DocumentBrowserTests: DocumentStage {
    private let log = BrowserLog()
    private lazy var browser: UIDocumentBrowserViewController = {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.delegate = log
        browser.modalPresentationStyle = .fullScreen
        present(browser)
        return browser
    }()

    @Test func itBeginsInTheAppsDocumentsAndTellsWhatWasPicked() throws {
        _ = browser
        #expect(names == ["Draft"])
        try tap("Draft")
        #expect(log.events == ["picked Draft.txt"])
        #expect(controller.presentedViewController === browser)
    }

    @Test func newDocumentsAreBroughtIntoTheFolder() throws {
        let template = folder.appendingPathComponent("Draft.txt")
        try Data("new".utf8).write(to: template)
        log.template = (template, .copy)
        _ = browser
        try tapButton("Create Document")
        #expect(log.events == ["asked", "imported Draft.txt to Draft 2.txt"])
        #expect(names == ["Draft", "Draft 2"])
        #expect(content(own.appendingPathComponent("Draft 2.txt")) == "new")
        log.template = (template, .move)
        try tapButton("Create Document")
        #expect(!FileManager.default.fileExists(atPath: template.path))
        try tapButton("Create Document")
        #expect(log.events.last == "failed Draft.txt")
        log.template = (nil, .none)
        let count = log.events.count
        try tapButton("Create Document")
        #expect(log.events.count == count + 1 && names.count == 3)
    }

    @Test func thereIsNoButtonForNewDocumentsWhereNoneAreMade() throws {
        _ = browser
        #expect(hasButton("Create Document"))
        browser.allowsDocumentCreation = false
        stage.settle()
        #expect(!hasButton("Create Document"))
    }

    @Test func documentsAreRenamedAndShown() throws {
        var place: URL?
        browser.renameDocument(at: own.appendingPathComponent("Draft.txt"), proposedName: "Letter") { url, _ in place = url }
        #expect(place?.lastPathComponent == "Letter.txt" && names == ["Letter"])
        var failure: (any Error)?
        browser.renameDocument(at: own.appendingPathComponent("Letter.txt"), proposedName: "../Letter") { _, error in failure = error }
        #expect((failure as? CocoaError)?.code == .fileWriteInvalidFileName)
        browser.revealDocument(at: shared.appendingPathComponent("Letters/To Lan.txt"), importIfNeeded: false) { url, _ in place = url }
        stage.settle()
        #expect(place?.lastPathComponent == "To Lan.txt" && names == ["To Lan"])
        let outside = folder.appendingPathComponent("Outside.txt")
        try Data().write(to: outside)
        browser.revealDocument(at: outside, importIfNeeded: false) { _, error in failure = error }
        #expect((failure as? CocoaError)?.code == .fileReadNoPermission)
        browser.revealDocument(at: outside, importIfNeeded: true) { url, _ in place = url }
        stage.settle()
        #expect(place?.deletingLastPathComponent().lastPathComponent == "Own" && names == ["Letter", "Outside"])
    }

    @Test func aFolderWithNothingInItSaysSo() throws {
        try FileManager.default.removeItem(at: own.appendingPathComponent("Draft.txt"))
        _ = browser
        try tap("Folder is Empty")
        #expect(names.isEmpty)
    }
}

private final class BrowserLog: NSObject, UIDocumentBrowserViewControllerDelegate {
    var events: [String] = []
    var template: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        events.append("picked \(documentURLs.map(\.lastPathComponent).joined(separator: ", "))")
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        events.append("asked")
        importHandler(template.0, template.1)
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {
        events.append("imported \(sourceURL.lastPathComponent) to \(destinationURL.lastPathComponent)")
    }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) {
        events.append("failed \(documentURL.lastPathComponent)")
    }
}
