// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPointOfInterestFilter {
    nonisolated static var descriptionOfMKPointOfInterestFilter: FrameworkClass {
        FrameworkClass(
            MKPointOfInterestFilter.self,
            methods: "copyWithZone: encodeWithCoder: excludesCategory: includesCategory:",
            classMethods: "filterExcludingAllCategories filterIncludingAllCategories supportsSecureCoding",
            initializers: "initExcludingCategories: initIncludingCategories: initWithCoder:",
            method: MKPointOfInterestFilter.methodOfMKPointOfInterestFilter,
            classMethod: MKPointOfInterestFilter.classMethodOfMKPointOfInterestFilter,
            initializer: MKPointOfInterestFilter.initializerOfMKPointOfInterestFilter)
    }

    nonisolated private static func methodOfMKPointOfInterestFilter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKPointOfInterestFilter).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! MKPointOfInterestFilter).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 2:
            return { r, a in
                (r as! MKPointOfInterestFilter).excludes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "excludesCategory:", as: (MKPointOfInterestCategory).self))
            }
        default:
            return { r, a in
                (r as! MKPointOfInterestFilter).includes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "includesCategory:", as: (MKPointOfInterestCategory).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKPointOfInterestFilter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKPointOfInterestFilter.Type).excludingAll }
        case 1: return { r, _ in (r as! MKPointOfInterestFilter.Type).includingAll }
        default: return { r, _ in (r as! MKPointOfInterestFilter.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfMKPointOfInterestFilter(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKPointOfInterestFilter(
                    excluding: ObjCRuntime.ObjCMessage.argument(a, 0, "initExcludingCategories:", as: ([MKPointOfInterestCategory]).self))
            }
        case 1:
            return { a in
                MKPointOfInterestFilter(
                    including: ObjCRuntime.ObjCMessage.argument(a, 0, "initIncludingCategories:", as: ([MKPointOfInterestCategory]).self))
            }
        default:
            return { a in MKPointOfInterestFilter(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
