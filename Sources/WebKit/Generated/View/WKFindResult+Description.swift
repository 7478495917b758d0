// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKFindResult {
    nonisolated static var descriptionOfWKFindResult: FrameworkClass {
        FrameworkClass(
            WKFindResult.self,
            properties: "matchFound",
            property: WKFindResult.propertyOfWKFindResult)
    }

    private static func propertyOfWKFindResult(_ index: Int) -> ClassDescription.Property {
        .readOnly(\WKFindResult.matchFound)
    }
}
