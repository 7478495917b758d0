// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationController {
    nonisolated static var descriptionOfASAuthorizationController: FrameworkClass {
        FrameworkClass(
            ASAuthorizationController.self,
            properties: "authorizationRequests delegate presentationContextProvider",
            methods: "cancel performRequests performRequestsWithOptions:",
            initializers: "initWithAuthorizationRequests:",
            property: ASAuthorizationController.propertyOfASAuthorizationController,
            method: ASAuthorizationController.methodOfASAuthorizationController,
            initializer: ASAuthorizationController.initializerOfASAuthorizationController)
    }

    private static func propertyOfASAuthorizationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ASAuthorizationController.authorizationRequests)
        case 1: return .reference(\ASAuthorizationController.delegate)
        default: return .reference(\ASAuthorizationController.presentationContextProvider)
        }
    }

    nonisolated private static func methodOfASAuthorizationController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! ASAuthorizationController).cancel() }
        case 1: return { r, _ in (r as! ASAuthorizationController).performRequests() }
        default:
            return { r, a in
                (r as! ASAuthorizationController).performRequests(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performRequestsWithOptions:", as: (ASAuthorizationController.RequestOptions).self))
            }
        }
    }

    nonisolated private static func initializerOfASAuthorizationController(_ index: Int) -> ObjCFactory {
        { a in
            ASAuthorizationController(
                authorizationRequests: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithAuthorizationRequests:", as: ([ASAuthorizationRequest]).self))
        }
    }
}
