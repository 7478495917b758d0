// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKSecurityOrigin {
    nonisolated static var descriptionOfWKSecurityOrigin: FrameworkClass {
        FrameworkClass(
            WKSecurityOrigin.self,
            properties: "host port protocol",
            property: WKSecurityOrigin.propertyOfWKSecurityOrigin)
    }

    private static func propertyOfWKSecurityOrigin(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKSecurityOrigin.host)
        case 1: return .readOnly(\WKSecurityOrigin.port)
        default: return .readOnly(\WKSecurityOrigin.protocol)
        }
    }
}
