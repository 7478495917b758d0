// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKFrameInfo {
    nonisolated static var descriptionOfWKFrameInfo: FrameworkClass {
        FrameworkClass(
            WKFrameInfo.self,
            properties: "mainFrame/isMainFrame request securityOrigin webView",
            property: WKFrameInfo.propertyOfWKFrameInfo)
    }

    private static func propertyOfWKFrameInfo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKFrameInfo.isMainFrame)
        case 1: return .readOnly(\WKFrameInfo.request)
        case 2: return .readOnly(\WKFrameInfo.securityOrigin)
        default: return .readOnly(\WKFrameInfo.webView)
        }
    }
}
