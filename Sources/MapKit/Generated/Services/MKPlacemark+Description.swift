// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPlacemark {
    nonisolated static var descriptionOfMKPlacemark: FrameworkClass {
        FrameworkClass(
            MKPlacemark.self,
            properties: "coordinate countryCode subtitle title",
            initializers: "initWithCoder: initWithCoordinate: initWithCoordinate:addressDictionary: initWithPlacemark:",
            property: MKPlacemark.propertyOfMKPlacemark,
            initializer: MKPlacemark.initializerOfMKPlacemark)
    }

    private static func propertyOfMKPlacemark(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKPlacemark.coordinate)
        case 1: return .readOnly(\MKPlacemark.countryCode)
        case 2: return .readOnly(\MKPlacemark.subtitle)
        default: return .readOnly(\MKPlacemark.title)
        }
    }

    nonisolated private static func initializerOfMKPlacemark(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in MKPlacemark(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                MKPlacemark(coordinate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoordinate:", as: (CLLocationCoordinate2D).self))
            }
        case 2:
            return { a in
                MKPlacemark(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCoordinate:addressDictionary:", as: (CLLocationCoordinate2D).self),
                    addressDictionary: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithCoordinate:addressDictionary:", as: ([String: Any]?).self))
            }
        default:
            return { a in MKPlacemark(placemark: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlacemark:", as: (CLPlacemark).self)) }
        }
    }
}
