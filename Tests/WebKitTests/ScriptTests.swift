import Foundation
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// Scripts of the app's in pages, and what pages send to the app.
@Suite struct ScriptTests {
    @Test func valuesOfScriptsAreFoundationsObjects() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<p id='p'>Words"))
                #expect(stage.value("1 + 1") as? Int == 2)
                #expect(stage.value("0.5") as? Double == 0.5)
                #expect(stage.value("1 < 2") as? Bool == true)
                #expect(stage.value("'a' + 'é漢'") as? String == "aé漢")
                let list = stage.value("[1, 'two', [3]]") as? [Any]
                #expect(list?[0] as? Int == 1 && list?[1] as? String == "two" && list?[2] as? [Int] == [3] && list?.count == 3)
                let pairs = stage.value("({a: 1, b: {c: 'd'}, e: undefined})") as? [String: Any]
                #expect(pairs?["a"] as? Int == 1 && (pairs?["b"] as? [String: Any])?["c"] as? String == "d" && pairs?.count == 2)
                #expect(stage.value("null") is NSNull)
                #expect(stage.value("new Date(86400000)") as? Date == Date(timeIntervalSince1970: 86400))
                #expect(stage.value("undefined") == nil)
                #expect(stage.value("document.getElementById('p').textContent") as? String == "Words")
            }.value
        }
    }

    @Test func whatScriptsThrowIsToldWithItsWordsAndPlace() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<p>Words"))
                nonisolated(unsafe) var errors: [NSError] = []
                for script in ["1;\nnone.member", "(() => {})"] {
                    stage.view.evaluateJavaScript(script) { _, error in if let error { errors.append(error as NSError) } }
                    stage.wait { !errors.isEmpty }
                }
                #expect(stage.wait { errors.count == 2 })
                #expect(errors.map(\.domain) == [WKErrorDomain, WKErrorDomain] && errors.map(\.code) == [4, 5])
                #expect(errors[0].localizedDescription == "A JavaScript exception occurred")
                #expect(errors[0].userInfo["WKJavaScriptExceptionMessage"] as? String == "ReferenceError: Can't find variable: none")
                #expect(errors[0].userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 2)
            }.value
        }
    }

    @Test func asynchronousFunctionsTakeArgumentsAndAreWaitedFor() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                #expect(stage.show("<p>Words"))
                let sum = try? stage.call(
                    "await new Promise(r => setTimeout(r, 10)); return numbers.reduce((a, b) => a + b) + pairs.word.length + text.length",
                    ["numbers": [1, 2, 3], "pairs": ["word": "four"], "text": "\"'\u{2028}"])
                #expect(sum as? Int == 13)
                let hidden = try? stage.call("globalThis.own = 1; return own", in: .defaultClient)
                #expect(hidden as? Int == 1)
                #expect(stage.value("typeof own") as? String == "undefined")
                var code: WKError.Code?
                do {
                    _ = try stage.call("throw new TypeError('no')")
                } catch {
                    code = (error as? WKError)?.code
                }
                #expect(code == .javaScriptExceptionOccurred)
            }.value
        }
    }

    @Test func messagesOfScriptsComeWithTheirBodies() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let configuration = WKWebViewConfiguration()
                let receiver = Receiver()
                configuration.userContentController.add(receiver, name: "app")
                configuration.userContentController.addScriptMessageHandler(receiver, contentWorld: .page, name: "ask")
                configuration.userContentController.addUserScript(
                    WKUserScript(source: "early = document.body === null", injectionTime: .atDocumentStart, forMainFrameOnly: true))
                configuration.userContentController.addUserScript(
                    WKUserScript(
                        source: "webkit.messageHandlers.app.postMessage({early, words: document.body.textContent})",
                        injectionTime: .atDocumentEnd, forMainFrameOnly: true))
                let stage = WebStage(configuration)
                #expect(stage.show("<p>Words</p>"))
                #expect(stage.wait { receiver.messages.count == 1 })
                let body = receiver.messages.first?.body as? [String: Any]
                #expect(body?["early"] as? Bool == true && body?["words"] as? String == "Words")
                #expect(receiver.messages.first?.name == "app" && receiver.messages.first?.webView === stage.view)
                let answer = try? stage.call(
                    "return await webkit.messageHandlers.ask.postMessage([1, 2])")
                #expect(answer as? String == "got 2")
                let refusal = try? stage.call(
                    "try { await webkit.messageHandlers.ask.postMessage([]); return 'none' } catch (error) { return String(error) }")
                #expect((refusal as? String)?.contains("nothing there") == true)
                configuration.userContentController.removeScriptMessageHandler(forName: "app")
                #expect(stage.becomes("typeof webkit.messageHandlers.app", "undefined"))
            }.value
        }
    }
}

@MainActor
private final class Receiver: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    var messages: [WKScriptMessage] = []

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        messages.append(message)
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) {
        let list = message.body as? [Any] ?? []
        if list.isEmpty { replyHandler(nil, "nothing there") } else { replyHandler("got \(list.count)", nil) }
    }
}
