// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKNavigationResponse {
    nonisolated static var descriptionOfWKNavigationResponse: FrameworkClass {
        FrameworkClass(
            WKNavigationResponse.self,
            properties: "canShowMIMEType forMainFrame/isForMainFrame response",
            property: WKNavigationResponse.propertyOfWKNavigationResponse)
    }

    private static func propertyOfWKNavigationResponse(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKNavigationResponse.canShowMIMEType)
        case 1: return .readOnly(\WKNavigationResponse.isForMainFrame)
        default: return .readOnly(\WKNavigationResponse.response)
        }
    }
}
