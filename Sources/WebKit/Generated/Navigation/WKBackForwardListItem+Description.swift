// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKBackForwardListItem {
    nonisolated static var descriptionOfWKBackForwardListItem: FrameworkClass {
        FrameworkClass(
            WKBackForwardListItem.self,
            properties: "URL/url initialURL title",
            property: WKBackForwardListItem.propertyOfWKBackForwardListItem)
    }

    private static func propertyOfWKBackForwardListItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKBackForwardListItem.url)
        case 1: return .readOnly(\WKBackForwardListItem.initialURL)
        default: return .readOnly(\WKBackForwardListItem.title)
        }
    }
}
