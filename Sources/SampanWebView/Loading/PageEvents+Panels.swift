import Foundation
import UIKit
import WebKit

/// What scripts say and ask: the view shows that itself.
extension PageEvents {
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        let panel = makePanel(message)
        panel.addAction(action("OK", .default, completionHandler))
        if !show(panel) { completionHandler() }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        let panel = makePanel(message)
        panel.addAction(action("Cancel", .cancel) { completionHandler(false) })
        panel.addAction(action("OK", .default) { completionHandler(true) })
        if !show(panel) { completionHandler(false) }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        let panel = makePanel(prompt)
        panel.addTextField { $0.text = defaultText }
        panel.addAction(action("Cancel", .cancel) { completionHandler(nil) })
        panel.addAction(action("OK", .default) { [weak panel] in completionHandler(panel?.textFields?.first?.text ?? "") })
        if !show(panel) { completionHandler(nil) }
    }

    /// A panel that says where the page is from: its server, or its file.
    private func makePanel(_ message: String) -> UIAlertController {
        let url = view?.web.url
        let host = url?.host ?? ""
        let title = host.isEmpty ? url?.lastPathComponent : host
        return UIAlertController(title: title, message: message, preferredStyle: .alert)
    }

    private func action(_ title: String, _ style: UIAlertAction.Style, _ body: @escaping @MainActor () -> Void) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] _ in
            self?.panel = nil
            body()
        }
    }

    /// Shows a panel over everything; whether there is a place for it.
    private func show(_ new: UIAlertController) -> Bool {
        guard let view, panel == nil else { return false }
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard var controller = responder as? UIViewController ?? view.window?.rootViewController else { return false }
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        panel = new
        controller.present(new, animated: true)
        return true
    }
}
