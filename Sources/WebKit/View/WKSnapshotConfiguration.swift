import Foundation
import UIKit

/// What a picture of a page shows. See https://developer.apple.com/documentation/webkit/wksnapshotconfiguration.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// All that is seen, at its size.
    public nonisolated override init() { super.init() }

    /// The part of the view that is shown, in its points; all of it if it is null.
    open var rect = CGRect.null
    /// The width of the picture in points; the part's own if `nil`.
    open var snapshotWidth: NSNumber?
    /// Whether what changed in the page is waited for.
    open var afterScreenUpdates = true

    /// The same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = WKSnapshotConfiguration()
            (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
            return copy
        }
    }
}
