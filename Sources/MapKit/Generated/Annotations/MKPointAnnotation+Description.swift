// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPointAnnotation {
    nonisolated static var descriptionOfMKPointAnnotation: FrameworkClass {
        FrameworkClass(
            MKPointAnnotation.self,
            properties: "coordinate",
            initializers: "init initWithCoordinate: initWithCoordinate:title:subtitle:",
            property: MKPointAnnotation.propertyOfMKPointAnnotation,
            initializer: MKPointAnnotation.initializerOfMKPointAnnotation)
    }

    private static func propertyOfMKPointAnnotation(_ index: Int) -> ClassDescription.Property {
        .value("coordinate", \MKPointAnnotation.coordinate)
    }

    nonisolated private static func initializerOfMKPointAnnotation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKPointAnnotation() }
        case 1:
            return { a in
                MKPointAnnotation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoordinate:", as: (CLLocationCoordinate2D).self))
            }
        default:
            return { a in
                MKPointAnnotation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCoordinate:title:subtitle:", as: (CLLocationCoordinate2D).self),
                    title: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithCoordinate:title:subtitle:", as: (String?).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithCoordinate:title:subtitle:", as: (String?).self))
            }
        }
    }
}
