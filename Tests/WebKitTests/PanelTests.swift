import Foundation
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// What pages want to be shown outside them.
@Suite struct PanelTests {
    @Test func scriptsWaitForTheAnswersOfTheDelegatesPanels() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                let panels = Panels()
                #expect(stage.show("<p>Words"))
                // Nobody answers.
                #expect(stage.value("alert('x'); String(confirm('y')) + prompt('z')") as? String == "falsenull")
                stage.view.uiDelegate = panels
                #expect(stage.value("alert('Hello'); String(confirm('Sure?')) + prompt('Who?', 'me')") as? String == "trueme too")
                #expect(panels.lines == ["Hello", "Sure?", "Who? me"])
            }.value
        }
    }

    @Test func aWindowThatAPageOpensIsTheDelegatesView() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let stage = WebStage()
                let panels = Panels()
                stage.view.uiDelegate = panels
                #expect(
                    stage.show(
                        "<a href='about:blank' target='_blank' style='position:absolute;left:0;top:0;width:200px;height:80px'>New"))
                stage.tap(40, 40)
                #expect(stage.wait { panels.opened != nil })
                #expect(stage.log.actions.last?.targetFrame == nil)
                #expect(panels.opened !== stage.view && panels.opened?.configuration.websiteDataStore === WKWebsiteDataStore.default())
            }.value
        }
    }
}

@MainActor
private final class Panels: NSObject, WKUIDelegate {
    var lines: [String] = []
    var opened: WKWebView?

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        opened = WKWebView(frame: webView.bounds, configuration: configuration)
        return opened
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        lines.append(message)
        GLibLoop.shared.later { completionHandler() }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        lines.append(message)
        completionHandler(true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        lines.append("\(prompt) \(defaultText ?? "")")
        completionHandler("\(defaultText ?? "") too")
    }
}
