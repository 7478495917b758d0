// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKDistanceFormatter {
    nonisolated static var descriptionOfMKDistanceFormatter: FrameworkClass {
        FrameworkClass(
            MKDistanceFormatter.self,
            properties: "locale unitStyle units",
            methods: "distanceFrom: stringFromDistance:",
            property: MKDistanceFormatter.propertyOfMKDistanceFormatter,
            method: MKDistanceFormatter.methodOfMKDistanceFormatter)
    }

    private static func propertyOfMKDistanceFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("locale", \MKDistanceFormatter.locale)
        case 1: return .value("unitStyle", \MKDistanceFormatter.unitStyle)
        default: return .value("units", \MKDistanceFormatter.units)
        }
    }

    nonisolated private static func methodOfMKDistanceFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKDistanceFormatter).distance(from: ObjCRuntime.ObjCMessage.argument(a, 0, "distanceFrom:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! MKDistanceFormatter).string(
                    fromDistance: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromDistance:", as: (CLLocationDistance).self))
            }
        }
    }
}
