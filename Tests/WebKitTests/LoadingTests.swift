import Foundation
import FoundationNetworking
import ObjCRuntime
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// How pages come.
@Suite struct LoadingTests {
    @Test func aTextOfHTMLIsLoadedAndItsDelegateToldInOrder() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                var titles: [String?] = []
                var states: [Bool] = []
                let observations = [
                    stage.view.observe(ObservedKeyPaths.naming(\WKWebView.title, "title")) { view, _ in titles.append(view.title) },
                    stage.view.observe(ObservedKeyPaths.naming(\WKWebView.isLoading, "loading")) { view, _ in states.append(view.isLoading)
                    },
                ]
                let navigation = stage.view.loadHTMLString("<title>Hello</title><p>Words", baseURL: URL(string: "https://example.org/a"))
                // WebKit's process may tell of the title after it has told of the end.
                #expect(stage.wait { stage.log.lines.last == "finished" && stage.view.title == "Hello" && !stage.view.isLoading })
                #expect(stage.log.lines.filter { $0 != "response" } == ["action", "started", "committed", "finished"])
                #expect(stage.log.navigations.first.flatMap(\.self) === navigation)
                #expect(stage.log.actions.first?.navigationType == .other && stage.log.actions.first?.targetFrame?.isMainFrame == true)
                #expect(stage.view.title == "Hello" && stage.view.url?.absoluteString == "https://example.org/a")
                #expect(!stage.view.isLoading && stage.view.estimatedProgress == 1 && !stage.view.canGoBack)
                #expect(titles.last == "Hello" && states == [true, false])
                withExtendedLifetime(observations) {}
            }.value
        }
    }

    @Test func aFileAndWhatIsBesideItAreLoaded() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let page = folder.appendingPathComponent("page.html")
                try? "<title>File</title><script src='words.js'></script>".write(to: page, atomically: true, encoding: .utf8)
                try? "words = 'beside'".write(to: folder.appendingPathComponent("words.js"), atomically: true, encoding: .utf8)
                let stage = WebStage()
                stage.view.loadFileURL(page, allowingReadAccessTo: folder)
                #expect(stage.wait { stage.log.lines.last == "finished" })
                #expect(stage.view.title == "File" && stage.view.url == page)
                #expect(stage.value("words") as? String == "beside")
            }.value
        }
    }

    @Test func pagesThatWereThereAreGoneBackTo() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let pages = ["one", "two"].map { folder.appendingPathComponent("\($0).html") }
                for page in pages {
                    try? "<title>\(page.lastPathComponent)</title>".write(to: page, atomically: true, encoding: .utf8)
                }
                let stage = WebStage()
                for page in pages {
                    stage.log.lines = []
                    stage.view.loadFileURL(page, allowingReadAccessTo: folder)
                    #expect(stage.wait { stage.log.lines.last == "finished" })
                }
                #expect(stage.view.canGoBack && !stage.view.canGoForward && stage.view.goForward() == nil)
                let list = stage.view.backForwardList
                #expect(list.backItem?.url == pages[0] && list.currentItem?.url == pages[1] && list.backList.count == 1)
                #expect(list.backItem === list.item(at: -1))
                #expect(stage.view.goBack() != nil)
                #expect(stage.wait { stage.view.title == "one.html" && !stage.view.isLoading })
                #expect(stage.log.actions.last?.navigationType == .backForward)
                #expect(!stage.view.canGoBack && stage.view.canGoForward && list.forwardItem?.title == "two.html")
                #expect(stage.view.reload() != nil)
                #expect(stage.wait { stage.log.actions.last?.navigationType == .reload })
            }.value
        }
    }

    @Test func whatADelegateForbidsIsNotLoaded() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<title>Stays</title>", base: URL(string: "https://example.org")))
                stage.log.allows = { $0?.host != "example.com" }
                stage.log.lines = []
                _ = stage.value("location.href = 'https://example.com/x'; 1")
                #expect(stage.wait { stage.log.lines.contains("action") })
                stage.app.advance(0.5)
                #expect(!stage.log.lines.contains("started") && !stage.log.lines.contains("committed"))
                #expect(stage.view.title == "Stays" && stage.log.actions.last?.request.url?.absoluteString == "https://example.com/x")
            }.value
        }
    }

    @Test func whatCannotBeLoadedIsToldWithFoundationsErrors() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                // Nothing listens there.
                stage.view.load(URLRequest(url: URL(string: "http://127.0.0.1:4/")!))
                #expect(stage.wait { stage.log.lines.last == "failed before" })
                #expect(stage.log.lines == ["action", "started", "failed before"])
                let error = stage.log.errors.last
                #expect((error as? URLError)?.code == .cannotConnectToHost && (error as NSError?)?.domain == NSURLErrorDomain)
                #expect((error as NSError?)?.userInfo[NSURLErrorFailingURLStringErrorKey] as? String == "http://127.0.0.1:4/")
                stage.view.load(URLRequest(url: URL(string: "http://nowhere.invalid/")!))
                #expect(stage.wait { stage.log.errors.count == 2 })
                let code = (stage.log.errors.last as? URLError)?.code
                #expect(code == .cannotFindHost || code == .notConnectedToInternet)
                stage.view.load(URLRequest(url: URL(fileURLWithPath: "/nowhere/at/all.html")))
                #expect(stage.wait { stage.log.errors.count == 3 })
                #expect((stage.log.errors.last as? URLError)?.code == .fileDoesNotExist)
            }.value
        }
    }

    @Test func viewsThatNobodyHasAnyMoreAreFreed() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                weak var view: WKWebView?
                weak var page: NativePage?
                do {
                    let made = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    (view, page) = (made, made.page)
                    let log = NavigationLog()
                    made.navigationDelegate = log
                    stage.app.root.view.addSubview(made)
                    made.loadHTMLString("<p>Soon gone", baseURL: nil)
                    #expect(stage.wait { log.lines.last == "finished" })
                    made.removeFromSuperview()
                }
                #expect(stage.wait { view == nil && page == nil })
            }.value
        }
    }
}
