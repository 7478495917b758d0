// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLCircularRegion {
    nonisolated static var descriptionOfCLCircularRegion: FrameworkClass {
        FrameworkClass(
            CLCircularRegion.self,
            properties: "center radius",
            methods: "containsCoordinate:",
            initializers: "initWithCenter:radius:identifier: initWithCoder:",
            property: CLCircularRegion.propertyOfCLCircularRegion,
            method: CLCircularRegion.methodOfCLCircularRegion,
            initializer: CLCircularRegion.initializerOfCLCircularRegion)
    }

    private static func propertyOfCLCircularRegion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLCircularRegion.center)
        default: return .readOnly(\CLCircularRegion.radius)
        }
    }

    nonisolated private static func methodOfCLCircularRegion(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! CLCircularRegion).contains(
                ObjCRuntime.ObjCMessage.argument(a, 0, "containsCoordinate:", as: (CLLocationCoordinate2D).self))
        }
    }

    nonisolated private static func initializerOfCLCircularRegion(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                CLCircularRegion(
                    center: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCenter:radius:identifier:", as: (CLLocationCoordinate2D).self),
                    radius: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithCenter:radius:identifier:", as: (CLLocationDistance).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithCenter:radius:identifier:", as: (String).self))
            }
        default: return { a in CLCircularRegion(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
