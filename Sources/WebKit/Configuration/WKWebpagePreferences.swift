import Foundation

/// How a page is loaded. See https://developer.apple.com/documentation/webkit/wkwebpagepreferences.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// As what kind of device a page is asked for. See https://developer.apple.com/documentation/webkit/wkwebpagepreferences/contentmode.
    public enum ContentMode: Int, Sendable {
        /// As the device that it is.
        case recommended
        /// As a phone.
        case mobile
        /// As a computer.
        case desktop
    }

    /// Pages are loaded as always.
    public nonisolated override init() { super.init() }

    /// As what kind of device the page is asked for.
    open var preferredContentMode = ContentMode.recommended

    /// Whether the page's own scripts are run. Those of the app are in any case.
    open var allowsContentJavaScript = true

    /// The same, for one navigation to change.
    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        (copy.preferredContentMode, copy.allowsContentJavaScript) = (preferredContentMode, allowsContentJavaScript)
        return copy
    }
}
