// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKNavigationAction {
    nonisolated static var descriptionOfWKNavigationAction: FrameworkClass {
        FrameworkClass(
            WKNavigationAction.self,
            properties: "navigationType request sourceFrame targetFrame",
            property: WKNavigationAction.propertyOfWKNavigationAction)
    }

    private static func propertyOfWKNavigationAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKNavigationAction.navigationType)
        case 1: return .readOnly(\WKNavigationAction.request)
        case 2: return .readOnly(\WKNavigationAction.sourceFrame)
        default: return .readOnly(\WKNavigationAction.targetFrame)
        }
    }
}
