// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WKScriptMessageHandlerWithReply {
    /// Not implemented.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (
        Any?, String?
    ) { OptionalRequirement.notImplemented() }
}
