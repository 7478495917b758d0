// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWebsiteDataRecord {
    nonisolated static var descriptionOfWKWebsiteDataRecord: FrameworkClass {
        FrameworkClass(
            WKWebsiteDataRecord.self,
            properties: "dataTypes displayName",
            property: WKWebsiteDataRecord.propertyOfWKWebsiteDataRecord)
    }

    private static func propertyOfWKWebsiteDataRecord(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKWebsiteDataRecord.dataTypes)
        default: return .readOnly(\WKWebsiteDataRecord.displayName)
        }
    }
}
