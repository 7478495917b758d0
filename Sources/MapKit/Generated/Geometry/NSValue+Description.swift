// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension NSValue {
    nonisolated static var descriptionOfNSValue: FrameworkClass {
        FrameworkClass(
            NSValue.self,
            properties: "mkCoordinateSpanValue mkCoordinateValue",
            property: NSValue.propertyOfNSValue)
    }

    private static func propertyOfNSValue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSValue.mkCoordinateSpanValue)
        default: return .readOnly(\NSValue.mkCoordinateValue)
        }
    }
}
