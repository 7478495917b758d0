// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKBackForwardList {
    nonisolated static var descriptionOfWKBackForwardList: FrameworkClass {
        FrameworkClass(
            WKBackForwardList.self,
            properties: "backItem backList currentItem forwardItem forwardList",
            methods: "itemAtIndex:",
            property: WKBackForwardList.propertyOfWKBackForwardList,
            method: WKBackForwardList.methodOfWKBackForwardList)
    }

    private static func propertyOfWKBackForwardList(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKBackForwardList.backItem)
        case 1: return .readOnly(\WKBackForwardList.backList)
        case 2: return .readOnly(\WKBackForwardList.currentItem)
        case 3: return .readOnly(\WKBackForwardList.forwardItem)
        default: return .readOnly(\WKBackForwardList.forwardList)
        }
    }

    nonisolated private static func methodOfWKBackForwardList(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKBackForwardList).item(at: ObjCRuntime.ObjCMessage.argument(a, 0, "itemAtIndex:", as: (Int).self)) }
    }
}
