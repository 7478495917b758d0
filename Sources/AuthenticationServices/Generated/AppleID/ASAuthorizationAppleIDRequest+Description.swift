// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationAppleIDRequest {
    nonisolated static var descriptionOfASAuthorizationAppleIDRequest: FrameworkClass {
        FrameworkClass(
            ASAuthorizationAppleIDRequest.self,
            properties: "user",
            property: ASAuthorizationAppleIDRequest.propertyOfASAuthorizationAppleIDRequest)
    }

    private static func propertyOfASAuthorizationAppleIDRequest(_ index: Int) -> ClassDescription.Property {
        .value("user", \ASAuthorizationAppleIDRequest.user)
    }
}
