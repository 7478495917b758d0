// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHObject {
    nonisolated static var descriptionOfPHObject: FrameworkClass {
        FrameworkClass(
            PHObject.self,
            properties: "localIdentifier",
            methods: "copyWithZone:",
            property: PHObject.propertyOfPHObject,
            method: PHObject.methodOfPHObject)
    }

    private static func propertyOfPHObject(_ index: Int) -> ClassDescription.Property {
        .readOnly(\PHObject.localIdentifier)
    }

    nonisolated private static func methodOfPHObject(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! PHObject).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
