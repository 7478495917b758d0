import Foundation
import ObjCRuntime

// replaces Foundation
/// Hears what leaves a cache. Its method is optional.
///
/// It takes the place of Foundation's protocol of that name, whose method takes Foundation's cache.
/// See https://developer.apple.com/documentation/foundation/nscachedelegate.
public protocol NSCacheDelegate: NSObjectProtocol {
    // @objc optional
    /// An object is about to leave the cache, because of a limit, a memory warning, or because it was removed or replaced.
    ///
    /// It is called on the thread that made the object leave. The cache must not be changed by it.
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}
