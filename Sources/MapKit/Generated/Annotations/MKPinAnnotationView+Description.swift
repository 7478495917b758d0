// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPinAnnotationView {
    nonisolated static var descriptionOfMKPinAnnotationView: FrameworkClass {
        FrameworkClass(
            MKPinAnnotationView.self,
            properties: "animatesDrop pinColor pinTintColor",
            classMethods: "greenPinColor purplePinColor redPinColor",
            initializers: "initWithAnnotation:reuseIdentifier: initWithCoder:",
            property: MKPinAnnotationView.propertyOfMKPinAnnotationView,
            classMethod: MKPinAnnotationView.classMethodOfMKPinAnnotationView,
            initializer: MKPinAnnotationView.initializerOfMKPinAnnotationView)
    }

    private static func propertyOfMKPinAnnotationView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("animatesDrop", \MKPinAnnotationView.animatesDrop)
        case 1: return .value("pinColor", \MKPinAnnotationView.pinColor)
        default: return .value("pinTintColor", \MKPinAnnotationView.pinTintColor)
        }
    }

    nonisolated private static func classMethodOfMKPinAnnotationView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKPinAnnotationView.Type).greenPinColor() }
        case 1: return { r, _ in (r as! MKPinAnnotationView.Type).purplePinColor() }
        default: return { r, _ in (r as! MKPinAnnotationView.Type).redPinColor() }
        }
    }

    nonisolated private static func initializerOfMKPinAnnotationView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKPinAnnotationView(
                    annotation: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAnnotation:reuseIdentifier:", as: ((any MKAnnotation)?).self),
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAnnotation:reuseIdentifier:", as: (String?).self))
            }
        default: return { a in MKPinAnnotationView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
