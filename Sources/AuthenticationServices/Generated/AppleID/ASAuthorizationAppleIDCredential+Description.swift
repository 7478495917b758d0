// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationAppleIDCredential {
    nonisolated static var descriptionOfASAuthorizationAppleIDCredential: FrameworkClass {
        FrameworkClass(
            ASAuthorizationAppleIDCredential.self,
            properties: "authorizationCode authorizedScopes email fullName identityToken realUserStatus state user",
            property: ASAuthorizationAppleIDCredential.propertyOfASAuthorizationAppleIDCredential)
    }

    private static func propertyOfASAuthorizationAppleIDCredential(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ASAuthorizationAppleIDCredential.authorizationCode)
        case 1: return .readOnly(\ASAuthorizationAppleIDCredential.authorizedScopes)
        case 2: return .readOnly(\ASAuthorizationAppleIDCredential.email)
        case 3: return .readOnly(\ASAuthorizationAppleIDCredential.fullName)
        case 4: return .readOnly(\ASAuthorizationAppleIDCredential.identityToken)
        case 5: return .readOnly(\ASAuthorizationAppleIDCredential.realUserStatus)
        case 6: return .readOnly(\ASAuthorizationAppleIDCredential.state)
        default: return .readOnly(\ASAuthorizationAppleIDCredential.user)
        }
    }
}
