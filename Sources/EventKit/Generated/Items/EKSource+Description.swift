// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKSource {
    nonisolated static var descriptionOfEKSource: FrameworkClass {
        FrameworkClass(
            EKSource.self,
            properties: "sourceIdentifier sourceType title",
            methods: "calendarsForEKEntityType:",
            property: EKSource.propertyOfEKSource,
            method: EKSource.methodOfEKSource)
    }

    private static func propertyOfEKSource(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKSource.sourceIdentifier)
        case 1: return .readOnly(\EKSource.sourceType)
        default: return .readOnly(\EKSource.title)
        }
    }

    nonisolated private static func methodOfEKSource(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! EKSource).calendars(for: ObjCRuntime.ObjCMessage.argument(a, 0, "calendarsForEKEntityType:", as: (EKEntityType).self))
        }
    }
}
