// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationOpenIDRequest {
    nonisolated static var descriptionOfASAuthorizationOpenIDRequest: FrameworkClass {
        FrameworkClass(
            ASAuthorizationOpenIDRequest.self,
            properties: "nonce requestedOperation requestedScopes state",
            property: ASAuthorizationOpenIDRequest.propertyOfASAuthorizationOpenIDRequest)
    }

    private static func propertyOfASAuthorizationOpenIDRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("nonce", \ASAuthorizationOpenIDRequest.nonce)
        case 1: return .value("requestedOperation", \ASAuthorizationOpenIDRequest.requestedOperation)
        case 2: return .value("requestedScopes", \ASAuthorizationOpenIDRequest.requestedScopes)
        default: return .value("state", \ASAuthorizationOpenIDRequest.state)
        }
    }
}
