// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorization {
    nonisolated static var descriptionOfASAuthorization: FrameworkClass {
        FrameworkClass(
            ASAuthorization.self,
            properties: "credential provider",
            property: ASAuthorization.propertyOfASAuthorization)
    }

    private static func propertyOfASAuthorization(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ASAuthorization.credential)
        default: return .readOnly(\ASAuthorization.provider)
        }
    }
}
