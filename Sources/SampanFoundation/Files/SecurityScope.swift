import Foundation
import Synchronization

/// The files and folders that a person has let the app use, by picking them.
package enum SecurityScope {
    private static let granted = Mutex<Set<String>>([])

    /// Lets the app use a file or folder until it ends.
    package static func grant(_ url: URL) { granted.withLock { _ = $0.insert(url.standardizedFileURL.path) } }

    fileprivate static func isGranted(_ url: URL) -> Bool {
        url.isFileURL && granted.withLock { $0.contains(url.standardizedFileURL.path) }
    }
}

extension URL {
    /// Asks for what a person has let the app use: whether that is so. What the app may use anyhow needs no asking: `false`.
    ///
    /// See https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource().
    public func startAccessingSecurityScopedResource() -> Bool { SecurityScope.isGranted(self) }

    /// Says that what a person has let the app use is no longer needed.
    public func stopAccessingSecurityScopedResource() {}
}
