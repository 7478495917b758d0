import Foundation
import FoundationNetworking
import SampanWebView
import StagedApps
import UIKit

@testable import WebKit

/// An app with an old web view that fills its window: for tests that run in a process of their own.
@MainActor
final class OldWebStage {
    let app = StagedApp()
    let log = LoadLog()
    let view: UIWebView

    init() {
        view = UIWebView(frame: app.root.view.bounds)
        view.delegate = log
        view.scrollView.contentInsetAdjustmentBehavior = .never
        app.root.view.addSubview(view)
        app.advance(0.1)
    }

    /// Lets time pass until something holds, for minutes if need be. Returns whether it does.
    ///
    /// A test never suspends: WebKitGTK is bound to the thread that has begun it, and the main actor of a test's process to none.
    @discardableResult
    func wait(for condition: () -> Bool) -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + 180
        while !condition() {
            guard ProcessInfo.processInfo.systemUptime < end else { return false }
            app.advance(0.1)
            GLibLoop.shared.serve(atMost: 0.01) { true }
        }
        return true
    }

    /// Shows a text of HTML; whether it came.
    func show(_ html: String, base: URL? = nil) -> Bool {
        log.lines = []
        view.loadHTMLString(html, baseURL: base)
        return wait { log.lines.last == "finished" }
    }

    /// What a script in the page comes to.
    func value(_ script: String) -> String? { view.stringByEvaluatingJavaScript(from: script) }

    /// Waits until a script comes to a text.
    func becomes(_ script: String, _ wanted: String) -> Bool { wait { value(script) == wanted } }

    /// Taps a place of the view.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        let place = view.convert(CGPoint(x: x, y: y), to: nil)
        app.runtime.handle(.touch(id: 0, phase: .began, location: place))
        app.advance(0.05)
        app.runtime.handle(.touch(id: 0, phase: .ended, location: place))
        app.advance(0.3)
    }
}

/// Notes what a delegate is told.
@MainActor
final class LoadLog: NSObject, UIWebViewDelegate {
    var lines: [String] = []
    var types: [UIWebView.NavigationType] = []
    var requests: [URLRequest] = []
    var errors: [any Error] = []
    var allows: (URL?) -> Bool = { _ in true }
    var whenDone: (UIWebView) -> Void = { _ in }

    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        lines.append("asked")
        types.append(navigationType)
        requests.append(request)
        return allows(request.url)
    }

    func webViewDidStartLoad(_ webView: UIWebView) { lines.append("started") }

    func webViewDidFinishLoad(_ webView: UIWebView) {
        lines.append("finished")
        whenDone(webView)
    }

    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        lines.append("failed")
        errors.append(error)
    }
}
