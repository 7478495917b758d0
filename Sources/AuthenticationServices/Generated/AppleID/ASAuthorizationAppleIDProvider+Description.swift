// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationAppleIDProvider {
    nonisolated static var descriptionOfASAuthorizationAppleIDProvider: FrameworkClass {
        FrameworkClass(
            ASAuthorizationAppleIDProvider.self,
            methods: "createRequest getCredentialStateForUserID:completion:",
            initializers: "init",
            method: ASAuthorizationAppleIDProvider.methodOfASAuthorizationAppleIDProvider,
            initializer: ASAuthorizationAppleIDProvider.initializerOfASAuthorizationAppleIDProvider)
    }

    nonisolated private static func methodOfASAuthorizationAppleIDProvider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! ASAuthorizationAppleIDProvider).createRequest() }
        default:
            return { r, a in
                (r as! ASAuthorizationAppleIDProvider).getCredentialState(
                    forUserID: ObjCRuntime.ObjCMessage.argument(a, 0, "getCredentialStateForUserID:completion:", as: (String).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getCredentialStateForUserID:completion:",
                        as: ((ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void).self))
            }
        }
    }

    nonisolated private static func initializerOfASAuthorizationAppleIDProvider(_ index: Int) -> ObjCFactory {
        { _ in ASAuthorizationAppleIDProvider() }
    }
}
