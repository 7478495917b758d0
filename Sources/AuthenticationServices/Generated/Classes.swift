// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("AuthenticationServices", classes: names, description)
    }

    private static let names: NameList = """
        ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider \
        ASAuthorizationAppleIDRequest ASAuthorizationController ASAuthorizationOpenIDRequest ASAuthorizationPasswordProvider \
        ASAuthorizationPasswordRequest ASAuthorizationRequest ASPasswordCredential ASWebAuthenticationSession \
        ASWebAuthenticationSession.Callback
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return ASAuthorization.descriptionOfASAuthorization
        case 1: return ASAuthorizationAppleIDButton.descriptionOfASAuthorizationAppleIDButton
        case 2: return ASAuthorizationAppleIDCredential.descriptionOfASAuthorizationAppleIDCredential
        case 3: return ASAuthorizationAppleIDProvider.descriptionOfASAuthorizationAppleIDProvider
        case 4: return ASAuthorizationAppleIDRequest.descriptionOfASAuthorizationAppleIDRequest
        case 5: return ASAuthorizationController.descriptionOfASAuthorizationController
        case 6: return ASAuthorizationOpenIDRequest.descriptionOfASAuthorizationOpenIDRequest
        case 7: return ASAuthorizationPasswordProvider.descriptionOfASAuthorizationPasswordProvider
        case 8: return ASAuthorizationPasswordRequest.descriptionOfASAuthorizationPasswordRequest
        case 9: return ASAuthorizationRequest.descriptionOfASAuthorizationRequest
        case 10: return ASPasswordCredential.descriptionOfASPasswordCredential
        case 11: return ASWebAuthenticationSession.descriptionOfASWebAuthenticationSession
        default: return ASWebAuthenticationSession.Callback.descriptionOfASWebAuthenticationSessionCallback
        }
    }
}
