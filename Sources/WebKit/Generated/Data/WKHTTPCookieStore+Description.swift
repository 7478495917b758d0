// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKHTTPCookieStore {
    nonisolated static var descriptionOfWKHTTPCookieStore: FrameworkClass {
        FrameworkClass(
            WKHTTPCookieStore.self,
            methods: "addObserver: deleteCookie:completionHandler: getAllCookies: removeObserver: setCookie:completionHandler:",
            method: WKHTTPCookieStore.methodOfWKHTTPCookieStore)
    }

    nonisolated private static func methodOfWKHTTPCookieStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! WKHTTPCookieStore).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addObserver:", as: (any WKHTTPCookieStoreObserver).self))
            }
        case 1:
            return { r, a in
                (r as! WKHTTPCookieStore).delete(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteCookie:completionHandler:", as: (HTTPCookie).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "deleteCookie:completionHandler:", as: ((@MainActor () -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! WKHTTPCookieStore).getAllCookies(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "getAllCookies:", as: (([HTTPCookie]) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! WKHTTPCookieStore).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeObserver:", as: (any WKHTTPCookieStoreObserver).self))
            }
        default:
            return { r, a in
                (r as! WKHTTPCookieStore).setCookie(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCookie:completionHandler:", as: (HTTPCookie).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setCookie:completionHandler:", as: ((@MainActor () -> Void)?).self))
            }
        }
    }
}
