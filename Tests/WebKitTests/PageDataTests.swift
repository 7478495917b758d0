import Foundation
import FoundationNetworking
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// What pages keep, and what the app loads for them.
@Suite struct PageDataTests {
    @Test func addressesOfTheAppsOwnSchemesAreLoadedByIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let configuration = WKWebViewConfiguration()
                let loader = Loader()
                configuration.setURLSchemeHandler(loader, forURLScheme: "app")
                #expect(configuration.urlSchemeHandler(forURLScheme: "APP") === loader)
                #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("app"))
                let stage = WebStage(configuration)
                stage.view.load(URLRequest(url: URL(string: "app://host/page")!))
                #expect(stage.wait { stage.log.lines.last == "finished" })
                #expect(stage.wait { stage.view.title == "Own" } && loader.paths == ["/page"])
                let words = try? stage.call("return await (await fetch('app://host/words')).text()")
                #expect(words as? String == "words")
                stage.view.load(URLRequest(url: URL(string: "app://host/none")!))
                #expect(stage.wait { stage.log.errors.count == 1 })
                #expect((stage.log.errors.first as? URLError)?.code == .resourceUnavailable)
            }.value
        }
    }

    @Test func cookiesAreSetReadAndRemoved() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let configuration = WKWebViewConfiguration()
                configuration.websiteDataStore = .nonPersistent()
                #expect(!configuration.websiteDataStore.isPersistent)
                let stage = WebStage(configuration)
                let store = configuration.websiteDataStore.httpCookieStore
                let cookie = HTTPCookie(properties: [
                    .name: "taste", .value: "sweet", .domain: "example.org", .path: "/",
                    .expires: Date(timeIntervalSinceNow: 86400),
                ])!
                stage.wait(forEnd: { store.setCookie(cookie, completionHandler: $0) })
                #expect(stage.show("<p>Words", base: URL(string: "https://example.org/")))
                #expect(stage.becomes("document.cookie", "taste=sweet"))
                let cookies = stage.result(store.getAllCookies) ?? []
                #expect(cookies.map(\.name) == ["taste"] && cookies.first?.value == "sweet" && cookies.first?.expiresDate != nil)
                stage.wait(forEnd: { store.delete(cookie, completionHandler: $0) })
                #expect(stage.result(store.getAllCookies)?.isEmpty == true)
            }.value
        }
    }

    @Test func rulesKeepPagesFromLoading() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let rules = """
                    [{"trigger": {"url-filter": "secret"}, "action": {"type": "block"}}]
                    """
                let store = WKContentRuleListStore.default()!
                nonisolated(unsafe) var lists: [WKContentRuleList?] = []
                nonisolated(unsafe) var codes: [WKError.Code?] = []
                for (name, text) in [("rules", rules), ("wrong", "{")] {
                    let count = lists.count
                    store.compileContentRuleList(forIdentifier: name, encodedContentRuleList: text) { list, error in
                        lists.append(list)
                        codes.append((error as? WKError)?.code)
                    }
                    while lists.count == count { GLibLoop.shared.serve(atMost: 0.05) { lists.count == count } }
                }
                #expect(lists.first??.identifier == "rules" && lists.last! == nil && codes == [nil, .contentRuleListStoreCompileFailed])
                let configuration = WKWebViewConfiguration()
                let loader = Loader()
                configuration.setURLSchemeHandler(loader, forURLScheme: "app")
                if let list = lists.first.flatMap(\.self) { configuration.userContentController.add(list) }
                let stage = WebStage(configuration)
                stage.view.load(URLRequest(url: URL(string: "app://host/page")!))
                #expect(stage.wait { stage.log.lines.last == "finished" })
                let answer = try? stage.call("try { await fetch('app://host/secret'); return 'loaded' } catch { return 'kept' }")
                #expect(answer as? String == "kept" && !loader.paths.contains("/secret"))
            }.value
        }
    }

    @Test func schemesOfTheSystemsOwnEndTheApp() async {
        await #expect(processExitsWith: .failure) {
            await Task { @MainActor in WKWebViewConfiguration().setURLSchemeHandler(Loader(), forURLScheme: "https") }.value
        }
    }
}

@MainActor
private final class Loader: NSObject, WKURLSchemeHandler {
    var paths: [String] = []

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let url = urlSchemeTask.request.url!
        paths.append(url.path)
        guard url.path != "/none" else { return urlSchemeTask.didFailWithError(URLError(.resourceUnavailable)) }
        let isPage = url.path == "/page"
        urlSchemeTask.didReceive(
            URLResponse(url: url, mimeType: isPage ? "text/html" : "text/plain", expectedContentLength: -1, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(Data((isPage ? "<title>Own</title>" : "wor").utf8))
        if !isPage { urlSchemeTask.didReceive(Data("ds".utf8)) }
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
