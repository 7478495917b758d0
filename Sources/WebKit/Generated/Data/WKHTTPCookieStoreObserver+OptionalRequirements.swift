// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension WKHTTPCookieStoreObserver {
    /// Not implemented.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { OptionalRequirement.notImplemented() }
}
