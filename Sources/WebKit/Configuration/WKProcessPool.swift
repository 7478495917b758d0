import Foundation

/// Once the processes that views shared. Since iOS 15 it makes no difference, nor does it here.
///
/// See https://developer.apple.com/documentation/webkit/wkprocesspool.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    /// A pool.
    public nonisolated override init() { super.init() }
}
