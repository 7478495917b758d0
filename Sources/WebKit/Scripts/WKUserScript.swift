import Foundation

/// When a script is put into a page. See https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything else of the document is read.
    case atDocumentStart
    /// When the document was read, before what else it needs is.
    case atDocumentEnd
}

/// A script that is put into pages. See https://developer.apple.com/documentation/webkit/wkuserscript.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// The script.
    public let source: String
    /// When it is put in.
    public let injectionTime: WKUserScriptInjectionTime
    // @objc(forMainFrameOnly)
    /// Whether only the main frame has it.
    public let isForMainFrameOnly: Bool
    let contentWorld: WKContentWorld

    /// A script in the page's own world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        contentWorld = .page
    }

    /// A script in a world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        self.contentWorld = contentWorld
    }

    /// Itself: it does not change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
