// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKObject {
    nonisolated static var descriptionOfEKObject: FrameworkClass {
        FrameworkClass(
            EKObject.self,
            properties: "hasChanges isNew",
            methods: "refresh reset rollback",
            property: EKObject.propertyOfEKObject,
            method: EKObject.methodOfEKObject)
    }

    private static func propertyOfEKObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKObject.hasChanges)
        default: return .readOnly(\EKObject.isNew)
        }
    }

    nonisolated private static func methodOfEKObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! EKObject).refresh() }
        case 1: return { r, _ in (r as! EKObject).reset() }
        default: return { r, _ in (r as! EKObject).rollback() }
        }
    }
}
