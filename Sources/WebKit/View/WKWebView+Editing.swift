import Foundation
import UIKit

extension WKWebView {
    /// Types what is on the pasteboard.
    func typePasteboard() {
        if let text = UIPasteboard.general.string { page.type(text) }
    }

    /// Puts what is selected in the page on the pasteboard, and has a command done then.
    func takeSelection(andThen command: String?) {
        let selected = """
            (() => {
                const field = document.activeElement;
                const isField = field && typeof field.selectionStart === "number";
                return isField ? field.value.slice(field.selectionStart, field.selectionEnd) : getSelection().toString();
            })()
            """
        page.evaluate(selected, in: PageReporter.world) { [weak page] result in
            if let text = (try? result.get()) as? String, !text.isEmpty { UIPasteboard.general.string = text }
            if let command { page?.edit(command) }
        }
    }
}
