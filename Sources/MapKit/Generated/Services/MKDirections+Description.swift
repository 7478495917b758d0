// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKDirections {
    nonisolated static var descriptionOfMKDirections: FrameworkClass {
        FrameworkClass(
            MKDirections.self,
            properties: "isCalculating",
            methods: "calculateDirectionsWithCompletionHandler: cancel",
            initializers: "initWithRequest:",
            property: MKDirections.propertyOfMKDirections,
            method: MKDirections.methodOfMKDirections,
            initializer: MKDirections.initializerOfMKDirections)
    }

    private static func propertyOfMKDirections(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKDirections.isCalculating)
    }

    nonisolated private static func methodOfMKDirections(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKDirections).calculate(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "calculateDirectionsWithCompletionHandler:", as: (DirectionsHandler).self))
            }
        default: return { r, _ in (r as! MKDirections).cancel() }
        }
    }

    nonisolated private static func initializerOfMKDirections(_ index: Int) -> ObjCFactory {
        { a in MKDirections(request: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRequest:", as: (MKDirections.Request).self)) }
    }
}
