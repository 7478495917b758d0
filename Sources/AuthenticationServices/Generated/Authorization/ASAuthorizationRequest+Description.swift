// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationRequest {
    nonisolated static var descriptionOfASAuthorizationRequest: FrameworkClass {
        FrameworkClass(
            ASAuthorizationRequest.self,
            properties: "provider",
            methods: "copyWithZone:",
            property: ASAuthorizationRequest.propertyOfASAuthorizationRequest,
            method: ASAuthorizationRequest.methodOfASAuthorizationRequest)
    }

    private static func propertyOfASAuthorizationRequest(_ index: Int) -> ClassDescription.Property {
        .readOnly(\ASAuthorizationRequest.provider)
    }

    nonisolated private static func methodOfASAuthorizationRequest(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! ASAuthorizationRequest).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
