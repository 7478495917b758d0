// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKContentRuleList {
    nonisolated static var descriptionOfWKContentRuleList: FrameworkClass {
        FrameworkClass(
            WKContentRuleList.self,
            properties: "identifier",
            property: WKContentRuleList.propertyOfWKContentRuleList)
    }

    private static func propertyOfWKContentRuleList(_ index: Int) -> ClassDescription.Property {
        .readOnly(\WKContentRuleList.identifier)
    }
}
