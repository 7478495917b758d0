import Foundation
import UIKit

extension WKWebView {
    /// Runs a script in the page's own world: what its last expression came to. That is `NSNull` for `undefined`, too.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await evaluateJavaScript(javaScriptString, contentWorld: .page) ?? NSNull()
    }

    /// Runs a script in a world, in the main frame or the one that is given, which has to be the main one.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        guard frame?.isMainFrame != false else {
            completionHandler?(.failure(WKError(.javaScriptInvalidFrameTarget)))
            return
        }
        page.evaluate(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Runs a script in a world: what its last expression came to; `nil` for `undefined`.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        guard frame?.isMainFrame != false else { throw WKError(.javaScriptInvalidFrameTarget) }
        return try await withCheckedThrowingContinuation { continuation in
            page.evaluate(javaScript, in: contentWorld) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    /// Runs the body of a function, which may wait, with arguments by their names; what it returns comes when it is there.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, in: frame, contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Runs the body of a function, which may wait, with arguments by their names: what it returns.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await withCheckedThrowingContinuation { continuation in
            call(functionBody, arguments, in: frame, contentWorld) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    private func call(
        _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld,
        then done: @escaping @MainActor (ScriptResult) -> Void
    ) {
        guard frame?.isMainFrame != false else { return done(.failure(WKError(.javaScriptInvalidFrameTarget))) }
        do {
            try page.call(body, arguments, in: world, then: done)
        } catch {
            done(.failure(WKError(.javaScriptExceptionOccurred)))
        }
    }
}
