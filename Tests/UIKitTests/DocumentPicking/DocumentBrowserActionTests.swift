import Foundation
import Sessions
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor @Suite(.session)
final class DocumentBrowserActionTests: DocumentStage {
    private lazy var browser: UIDocumentBrowserViewController = {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.modalPresentationStyle = .fullScreen
        present(browser)
        return browser
    }()

    private var list: FolderListController? { browser.shownLists.last }

    @Test func actionsInTheBarAreDoneWithTheDocumentsThatAreSelected() throws {
        var done: [[String]] = []
        try Data("b".utf8).write(to: own.appendingPathComponent("Letter.txt"))
        let pack = UIDocumentBrowserAction(identifier: "pack", localizedTitle: "Pack", availability: [.navigationBar, .menu]) {
            done.append($0.map(\.lastPathComponent))
        }
        _ = browser
        #expect(!hasButton("Select"))
        browser.customActions = [pack]
        stage.settle()
        try tapButton("Select")
        #expect(hasButton("Pack") && hasButton("Done"))
        try tapButton("Pack")
        #expect(done.isEmpty, "nothing is selected")
        try tap("Draft")
        try tap("Letter")
        try tapButton("Pack")
        #expect(done == [["Draft.txt", "Letter.txt"]] && hasButton("Select") && !hasButton("Pack"))
    }

    @Test func anActionIsOfferedForItsTypesAndNumbersAlone() {
        let action = UIDocumentBrowserAction(identifier: "a", localizedTitle: "A", availability: .menu) { _ in }
        #expect(action.supportedContentTypes == ["public.item"] && action.supportsMultipleItems && action.identifier == "a")
        #expect(action.takes([.plainText, .png]) && !action.takes([]))
        action.supportsMultipleItems = false
        #expect(action.takes([.png]) && !action.takes([.png, .png]))
        action.supportedContentTypes = ["public.image"]
        #expect(action.takes([.png]) && !action.takes([.plainText]))
        #expect(UIDocumentBrowserAction.Availability.navigationBar.rawValue == 2)
    }

    @Test func theMenuOfADocumentHasTheAppsActionsAndSharing() throws {
        var done: [URL] = []
        let own = UIDocumentBrowserAction(identifier: "a", localizedTitle: "Print it", availability: .menu) { done += $0 }
        let inBar = UIDocumentBrowserAction(identifier: "b", localizedTitle: "In the bar", availability: .navigationBar) { _ in }
        let log = SharingLog()
        browser.customActions = [own, inBar]
        browser.delegate = log
        let entry = FileEntry(self.own.appendingPathComponent("Draft.txt"))
        let parts = try #require(browser.menu(of: entry)).children.compactMap { ($0 as? UIMenu)?.children }
        #expect(parts.map { $0.map(\.title) } == [["Print it"], ["Share…"]])
        (parts[0][0] as? UIAction)?.performWithSender(nil, target: nil)
        #expect(done.map(\.lastPathComponent) == ["Draft.txt"])
        (parts[1][0] as? UIAction)?.performWithSender(nil, target: nil)
        stage.advance(1)
        #expect(browser.presentedViewController === log.sheet && log.shared == ["Draft.txt"])
        #expect(browser.menu(of: FileEntry(shared.appendingPathComponent("Letters"))) == nil)
    }

    @Test func readingIsShownUntilItIsDone() throws {
        _ = browser
        let file = own.appendingPathComponent("Draft.txt")
        let transition = browser.transitionController(forDocumentAt: file)
        let progress = Progress(totalUnitCount: 2)
        transition.loadingProgress = progress
        let cell = try #require(list?.tableView.visibleCells.first)
        #expect((cell.accessoryView as? UIProgressView)?.observedProgress === progress)
        progress.completedUnitCount = 2
        list?.reload()
        #expect(list?.tableView.visibleCells.first?.accessoryView == nil)
        transition.loadingProgress = nil
        #expect(browser.loadingProgress(of: file) == nil)
    }

    @Test func aControllerGrowsOutOfThePictureOfItsDocument() throws {
        _ = browser
        let picture = try #require(browser.picture(of: own.appendingPathComponent("Draft.txt")))
        let start = picture.convert(picture.bounds, to: nil)
        let animator = Opening(browser.transitionController(forDocumentAt: own.appendingPathComponent("Draft.txt")))
        let shown = UIViewController()
        shown.view.backgroundColor = .red
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = animator
        browser.present(shown, animated: true)
        stage.advance(1.0 / 60)
        let card = try #require(shown.view.superview)
        let frame = card.layer.presentation()?.frame ?? card.frame
        #expect(abs(frame.width - start.width) < 60 && abs(frame.minY - start.minY) < 60)
        stage.advance(2)
        #expect(shown.view.convert(shown.view.bounds, to: nil) == stage.window.bounds && picture.alpha == 1)
        shown.dismiss(animated: true)
        stage.advance(2)
        #expect(browser.presentedViewController == nil && shown.view.window == nil)
    }

    @Test func whatTakesTimeCanBeWaitedFor() async throws {
        _ = browser
        let file = own.appendingPathComponent("Draft.txt")
        #expect(try await browser.renameDocument(at: file, proposedName: "Poem").lastPathComponent == "Poem.txt")
        await #expect(throws: CocoaError.self) { try await browser.revealDocument(at: file, importIfNeeded: false) }
        let poem = own.appendingPathComponent("Poem.txt")
        let copy = try await browser.importDocument(at: poem, nextToDocumentAt: poem, mode: .copy)
        #expect(copy.lastPathComponent == "Poem 2.txt")
    }
}

private final class SharingLog: NSObject, UIDocumentBrowserViewControllerDelegate {
    var shared: [String] = []
    var sheet: UIActivityViewController?

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] {
        shared = documentURLs.map(\.lastPathComponent)
        return []
    }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController) {
        sheet = activityViewController
    }
}

private final class Opening: NSObject, UIViewControllerTransitioningDelegate {
    let transition: UIDocumentBrowserTransitionController

    init(_ transition: UIDocumentBrowserTransitionController) {
        self.transition = transition
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { transition }
}
