import Foundation
import StagedApps
import Testing
import UIKit

@testable import WebKit

/// An app with a web view that fills its window: for tests that run in a process of their own.
@MainActor
final class WebStage {
    let app = StagedApp()
    let log = NavigationLog()
    let view: WKWebView

    init(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
        view = WKWebView(frame: app.root.view.bounds, configuration: configuration)
        view.navigationDelegate = log
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

    /// Has something done, and waits for its end.
    func wait(forEnd body: (@escaping @MainActor () -> Void) -> Void) {
        nonisolated(unsafe) var hasEnded = false
        body { hasEnded = true }
        wait { hasEnded }
    }

    /// Has something done whose result comes later, and waits for it.
    func result<Value>(_ body: (@escaping @MainActor (Value) -> Void) -> Void) -> Value? {
        nonisolated(unsafe) var result: Value?
        body { result = $0 }
        wait { result != nil }
        return result
    }

    /// Shows a text of HTML that is made for the screen's width; whether it came.
    func show(_ html: String, base: URL? = nil) -> Bool {
        log.lines = []
        view.loadHTMLString("<meta name='viewport' content='width=device-width'>" + html, baseURL: base)
        return wait { log.lines.contains("finished") }
    }

    /// What a script in the page comes to.
    func value(_ script: String) -> Any? {
        let outcome: Result<Any?, any Error>? = result { done in
            view.evaluateJavaScript(script) { done($1.map { .failure($0) } ?? .success($0)) }
        }
        return (try? outcome?.get()).flatMap { $0 }
    }

    /// What the body of a function comes to.
    func call(_ body: String, _ arguments: [String: Any] = [:], in world: WKContentWorld? = nil) throws -> Any? {
        let outcome: Result<Any, any Error>? = result { done in
            view.callAsyncJavaScript(body, arguments: arguments, in: nil, in: world ?? .page, completionHandler: done)
        }
        return try outcome?.get()
    }

    /// Waits until a script comes to a value.
    func becomes(_ script: String, _ wanted: String) -> Bool { wait { value("String(\(script))") as? String == wanted } }

    /// A picture of the view.
    func snapshot(_ configuration: WKSnapshotConfiguration? = nil) -> UIImage? {
        let image: UIImage?? = result { done in view.takeSnapshot(with: configuration) { image, _ in done(image) } }
        return image.flatMap { $0 }
    }

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
final class NavigationLog: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var actions: [WKNavigationAction] = []
    var navigations: [WKNavigation?] = []
    var errors: [any Error] = []
    var allows: (URL?) -> Bool = { _ in true }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        lines.append("action")
        actions.append(navigationAction)
        decisionHandler(allows(navigationAction.request.url) ? .allow : .cancel)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        lines.append("response")
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        lines.append("started")
        navigations.append(navigation)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { lines.append("committed") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finished") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        lines.append("failed")
        errors.append(error)
    }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        lines.append("failed before")
        errors.append(error)
    }
}
