import Foundation

/// What a script sends to the app. See https://developer.apple.com/documentation/webkit/wkscriptmessage.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What was sent: an `NSNumber`, `String`, `Date`, array, dictionary or `NSNull`.
    public let body: Any
    /// The view whose page sent it.
    open private(set) weak var webView: WKWebView?
    /// The frame that sent it. WebKitGTK does not say which of a page's frames it was: it is always the main one.
    public let frameInfo: WKFrameInfo
    /// The handler's name.
    public let name: String
    /// The world of the script that sent it.
    public let world: WKContentWorld

    init(_ body: Any?, from view: WKWebView, name: String, world: WKContentWorld) {
        // There is no object for what is undefined.
        self.body = body ?? NSNull()
        (webView, frameInfo, self.name, self.world) = (view, WKFrameInfo(mainFrameOf: view), name, world)
    }
}

/// Who is told of scripts' messages. See https://developer.apple.com/documentation/webkit/wkscriptmessagehandler.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    // @objc(userContentController:didReceiveScriptMessage:)
    /// A script sent a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Who is told of scripts' messages, and answers. It implements one of the two.
///
/// See https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    // @objc(userContentController:didReceiveScriptMessage:replyHandler:) optional
    /// A script sent a message, and waits for a value or the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
    // @objc optional
    /// A script sent a message, and waits for a value or the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}
