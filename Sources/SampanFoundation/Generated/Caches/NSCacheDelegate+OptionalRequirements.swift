// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSCacheDelegate {
    /// Not implemented.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) { OptionalRequirement.notImplemented() }
}
