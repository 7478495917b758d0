// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASWebAuthenticationSession {
    nonisolated static var descriptionOfASWebAuthenticationSession: FrameworkClass {
        FrameworkClass(
            ASWebAuthenticationSession.self,
            properties: "additionalHeaderFields canStart prefersEphemeralWebBrowserSession presentationContextProvider",
            methods: "cancel start",
            initializers: "initWithUrl:callback:completionHandler: initWithUrl:callbackURLScheme:completionHandler:",
            property: ASWebAuthenticationSession.propertyOfASWebAuthenticationSession,
            method: ASWebAuthenticationSession.methodOfASWebAuthenticationSession,
            initializer: ASWebAuthenticationSession.initializerOfASWebAuthenticationSession)
    }

    private static func propertyOfASWebAuthenticationSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("additionalHeaderFields", \ASWebAuthenticationSession.additionalHeaderFields)
        case 1: return .readOnly(\ASWebAuthenticationSession.canStart)
        case 2: return .value("prefersEphemeralWebBrowserSession", \ASWebAuthenticationSession.prefersEphemeralWebBrowserSession)
        default: return .reference(\ASWebAuthenticationSession.presentationContextProvider)
        }
    }

    nonisolated private static func methodOfASWebAuthenticationSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! ASWebAuthenticationSession).cancel() }
        default: return { r, _ in (r as! ASWebAuthenticationSession).start() }
        }
    }

    nonisolated private static func initializerOfASWebAuthenticationSession(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                ASWebAuthenticationSession(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:callback:completionHandler:", as: (URL).self),
                    callback: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithUrl:callback:completionHandler:", as: (ASWebAuthenticationSession.Callback).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithUrl:callback:completionHandler:", as: (CompletionHandler).self))
            }
        default:
            return { a in
                ASWebAuthenticationSession(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:callbackURLScheme:completionHandler:", as: (URL).self),
                    callbackURLScheme: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithUrl:callbackURLScheme:completionHandler:", as: (String?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithUrl:callbackURLScheme:completionHandler:", as: (CompletionHandler).self))
            }
        }
    }
}
