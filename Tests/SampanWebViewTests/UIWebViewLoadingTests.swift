import Foundation
import FoundationNetworking
import SampanWebView
import StagedApps
import Testing
import UIKit

/// How the pages of old web views come.
@Suite struct UIWebViewLoadingTests {
    @Test func aPageIsAskedForBegunAndFinished() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                #expect(stage.view.request == nil && !stage.view.canGoBack)
                let base = URL(string: "https://example.org/a")
                #expect(stage.show("<title>Hello</title><p>Words", base: base))
                #expect(stage.log.lines == ["asked", "started", "finished"])
                #expect(stage.log.types == [.other] && stage.log.requests.first?.url == base)
                #expect(stage.view.request?.url == base)
                #expect(stage.wait { !stage.view.isLoading })
                stage.log.lines = []
                let other = URL(string: "https://example.org/b")!
                stage.view.load(Data("plain".utf8), mimeType: "text/plain", textEncodingName: "utf-8", baseURL: other)
                #expect(stage.wait { stage.view.request?.url?.path == "/b" && stage.log.lines.last == "finished" })
                #expect(stage.value("document.body.innerText") == "plain")
            }.value
        }
    }

    @Test func whatTheDelegateForbidsIsNotLoadedAndHasNotFailed() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                #expect(stage.show("<title>Stays</title>", base: URL(string: "https://example.org")))
                stage.log.allows = { $0?.scheme != "bridge" }
                stage.log.lines = []
                _ = stage.value("location.href = 'bridge://call?number=1'")
                #expect(stage.wait { stage.log.lines.contains("asked") })
                stage.app.advance(0.5)
                #expect(stage.log.lines == ["asked"] && stage.log.requests.last?.url?.absoluteString == "bridge://call?number=1")
                #expect(stage.value("document.title") == "Stays" && stage.view.request?.url?.host == "example.org")
            }.value
        }
    }

    @Test func pagesThatWereThereAreGoneBackToAndWhatDoesNotComeFails() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let stage = OldWebStage()
                for name in ["one", "two"] {
                    let page = folder.appendingPathComponent("\(name).html")
                    try? "<title>\(name)</title>".write(to: page, atomically: true, encoding: .utf8)
                    stage.log.lines = []
                    stage.view.loadRequest(URLRequest(url: page))
                    #expect(stage.wait { stage.log.lines.last == "finished" })
                }
                #expect(stage.view.canGoBack && !stage.view.canGoForward)
                stage.view.goBack()
                #expect(stage.becomes("document.title", "one"))
                #expect(stage.log.types.last == .backForward && stage.view.canGoForward)
                #expect(stage.view.request?.url?.lastPathComponent == "one.html")
                stage.view.loadRequest(URLRequest(url: folder.appendingPathComponent("three.html")))
                #expect(stage.wait { stage.log.lines.last == "failed" })
                #expect((stage.log.errors.last as? URLError)?.code == .fileDoesNotExist)
            }.value
        }
    }

    @Test func whatIsToBeOpenedInAWindowComesInThePagesPlace() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let place = "position:absolute;left:0;top:0;width:200px;height:80px"
                let pages = ["one": "<a href='two.html' target='_blank' style='\(place)'>New", "two": "<title>Two</title>"]
                for (name, text) in pages {
                    try? text.write(to: folder.appendingPathComponent("\(name).html"), atomically: true, encoding: .utf8)
                }
                let stage = OldWebStage()
                stage.view.loadRequest(URLRequest(url: folder.appendingPathComponent("one.html")))
                #expect(stage.wait { stage.log.lines.last == "finished" })
                stage.tap(40, 40)
                #expect(stage.becomes("document.title", "Two"))
                #expect(stage.log.types.last == .linkClicked && stage.view.request?.url?.lastPathComponent == "two.html")
            }.value
        }
    }

    @Test func viewsThatNobodyHasAnyMoreAreFreed() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = OldWebStage()
                weak var view: UIWebView?
                do {
                    let made = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    view = made
                    let log = LoadLog()
                    made.delegate = log
                    stage.app.root.view.addSubview(made)
                    made.loadHTMLString("<p>Soon gone", baseURL: nil)
                    #expect(stage.wait { log.lines.last == "finished" })
                    made.removeFromSuperview()
                }
                #expect(stage.wait { view == nil })
            }.value
        }
    }
}
