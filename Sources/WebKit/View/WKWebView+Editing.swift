import Foundation
import UIKit

extension WKWebView {
    /// Puts what is selected in the page on the pasteboard.
    public func copy(_ sender: Any?) { takeSelection(andThen: nil) }

    /// Moves what is selected in the page to the pasteboard.
    public func cut(_ sender: Any?) { takeSelection(andThen: "Delete") }

    /// Types what is on the pasteboard.
    public func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { page.type(text) }
    }

    // @objc(selectAll:)
    /// Selects all of the field that takes text, or of the page.
    public func selectAll(_ sender: Any?) { page.edit("SelectAll") }

    private func takeSelection(andThen command: String?) {
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
