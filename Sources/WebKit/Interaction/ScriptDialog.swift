import Foundation
internal import CWebKitGTK
import ObjCRuntime

/// What a script says or asks, and waits for.
@MainActor
final class ScriptDialog {
    private let native: OpaquePointer
    private var isClosed = false

    init(_ pointer: UnsafeMutableRawPointer) { native = webkit_script_dialog_ref(OpaquePointer(pointer)) }

    isolated deinit {
        close()
        webkit_script_dialog_unref(native)
    }

    var type: WebKitScriptDialogType { webkit_script_dialog_get_dialog_type(native) }
    var message: String { text(webkit_script_dialog_get_message(native)) ?? "" }
    var defaultText: String? { text(webkit_script_dialog_prompt_get_default_text(native)) }

    func confirm(_ isConfirmed: Bool) {
        guard !isClosed else { return }
        webkit_script_dialog_confirm_set_confirmed(native, isConfirmed ? 1 : 0)
        close()
    }

    func answer(_ text: String?) {
        guard !isClosed else { return }
        if let text { webkit_script_dialog_prompt_set_text(native, text) }
        close()
    }

    /// Lets the script go on, once WebKitGTK knows that the dialog is taken over.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        let native = webkit_script_dialog_ref(native)
        GLibLoop.shared.later {
            webkit_script_dialog_close(native)
            webkit_script_dialog_unref(native)
        }
    }
}

extension WKWebView {
    /// Has the delegate show what a script says or asks.
    func show(_ dialog: ScriptDialog) {
        guard let delegate = uiDelegate else { return dialog.close() }
        let frame = WKFrameInfo(mainFrameOf: self)
        switch dialog.type {
        case WEBKIT_SCRIPT_DIALOG_ALERT: alert(delegate, dialog, frame)
        case WEBKIT_SCRIPT_DIALOG_CONFIRM: confirm(delegate, dialog, frame)
        case WEBKIT_SCRIPT_DIALOG_PROMPT: prompt(delegate, dialog, frame)
        // As on iOS, a page cannot keep anybody.
        default: dialog.confirm(true)
        }
    }

    private func alert(_ delegate: any WKUIDelegate, _ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let message = dialog.message
        let isShown: Void? = OptionalRequirement.call {
            delegate.webView(self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) { dialog.close() }
        }
        if isShown != nil { return }
        Task { @MainActor in
            await OptionalRequirement.calling(
                await delegate.webView(self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame))
            dialog.close()
        }
    }

    private func confirm(_ delegate: any WKUIDelegate, _ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let message = dialog.message
        let isShown: Void? = OptionalRequirement.call {
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) { dialog.confirm($0) }
        }
        if isShown != nil { return }
        Task { @MainActor in
            let answer = await OptionalRequirement.calling(
                await delegate.webView(self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
            dialog.confirm(answer ?? false)
        }
    }

    private func prompt(_ delegate: any WKUIDelegate, _ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let (message, start) = (dialog.message, dialog.defaultText)
        let isShown: Void? = OptionalRequirement.call {
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: start, initiatedByFrame: frame
            ) { dialog.answer($0) }
        }
        if isShown != nil { return }
        Task { @MainActor in
            let answer = await OptionalRequirement.calling(
                await delegate.webView(
                    self, runJavaScriptTextInputPanelWithPrompt: message, defaultText: start, initiatedByFrame: frame))
            dialog.answer(answer ?? nil)
        }
    }
}
