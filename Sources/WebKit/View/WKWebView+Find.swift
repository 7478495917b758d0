import Foundation
internal import CWebKitGTK

/// How a text is looked for. See https://developer.apple.com/documentation/webkit/wkfindconfiguration.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
    /// On from where one is, in any case, and from the start after the end.
    public nonisolated override init() { super.init() }

    /// Whether it is looked for towards the start.
    open var backwards = false
    /// Whether capital letters are others.
    open var caseSensitive = false
    /// Whether it is looked for at the other end, too.
    open var wraps = true

    /// The same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = WKFindConfiguration()
            (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
            return copy
        }
    }
}

/// Whether a text was found. See https://developer.apple.com/documentation/webkit/wkfindresult.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
    /// Whether it was.
    public let matchFound: Bool

    init(_ matchFound: Bool) { self.matchFound = matchFound }
}

extension WKWebView {
    /// Looks for a text in the page, selects it and scrolls there.
    public func find(
        _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        do {
            let text = try ScriptValue.json(string)
            let arguments = "\(text), \(configuration.caseSensitive), \(configuration.backwards), \(configuration.wraps)"
            page.evaluate("window.find(\(arguments), false, true, false)", in: PageReporter.world) { result in
                completionHandler(WKFindResult(((try? result.get()) as? NSNumber)?.boolValue ?? false))
            }
        } catch {
            completionHandler(WKFindResult(false))
        }
    }

    /// Looks for a text in the page, selects it and scrolls there.
    public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}
