// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASWebAuthenticationSession.Callback {
    nonisolated static var descriptionOfASWebAuthenticationSessionCallback: FrameworkClass {
        FrameworkClass(
            ASWebAuthenticationSession.Callback.self,
            methods: "matchesURL:",
            classMethods: "customScheme: httpsWithHost:path:",
            method: ASWebAuthenticationSession.Callback.methodOfASWebAuthenticationSessionCallback,
            classMethod: ASWebAuthenticationSession.Callback.classMethodOfASWebAuthenticationSessionCallback)
    }

    nonisolated private static func methodOfASWebAuthenticationSessionCallback(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! ASWebAuthenticationSession.Callback).matchesURL(ObjCRuntime.ObjCMessage.argument(a, 0, "matchesURL:", as: (URL).self))
        }
    }

    nonisolated private static func classMethodOfASWebAuthenticationSessionCallback(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! ASWebAuthenticationSession.Callback.Type).customScheme(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "customScheme:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! ASWebAuthenticationSession.Callback.Type).https(
                    host: ObjCRuntime.ObjCMessage.argument(a, 0, "httpsWithHost:path:", as: (String).self),
                    path: ObjCRuntime.ObjCMessage.argument(a, 1, "httpsWithHost:path:", as: (String).self))
            }
        }
    }
}
