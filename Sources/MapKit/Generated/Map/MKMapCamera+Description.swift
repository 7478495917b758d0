// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapCamera {
    nonisolated static var descriptionOfMKMapCamera: FrameworkClass {
        FrameworkClass(
            MKMapCamera.self,
            properties: "altitude centerCoordinate centerCoordinateDistance heading pitch",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: """
                cameraLookingAtCenterCoordinate:fromDistance:pitch:heading: \
                cameraLookingAtCenterCoordinate:fromEyeCoordinate:eyeAltitude: init initWithCoder:
                """,
            property: MKMapCamera.propertyOfMKMapCamera,
            method: MKMapCamera.methodOfMKMapCamera,
            classMethod: MKMapCamera.classMethodOfMKMapCamera,
            initializer: MKMapCamera.initializerOfMKMapCamera)
    }

    private static func propertyOfMKMapCamera(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("altitude", \MKMapCamera.altitude)
        case 1: return .value("centerCoordinate", \MKMapCamera.centerCoordinate)
        case 2: return .value("centerCoordinateDistance", \MKMapCamera.centerCoordinateDistance)
        case 3: return .value("heading", \MKMapCamera.heading)
        default: return .value("pitch", \MKMapCamera.pitch)
        }
    }

    nonisolated private static func methodOfMKMapCamera(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! MKMapCamera).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! MKMapCamera).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKMapCamera(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKMapCamera.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMKMapCamera(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKMapCamera(
                    lookingAtCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:", as: (CLLocationCoordinate2D).self),
                    fromDistance: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:", as: (CLLocationDistance).self),
                    pitch: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:", as: (CGFloat).self),
                    heading: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:", as: (CLLocationDirection).self))
            }
        case 1:
            return { a in
                MKMapCamera(
                    lookingAtCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "cameraLookingAtCenterCoordinate:fromEyeCoordinate:eyeAltitude:", as: (CLLocationCoordinate2D).self),
                    fromEyeCoordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "cameraLookingAtCenterCoordinate:fromEyeCoordinate:eyeAltitude:", as: (CLLocationCoordinate2D).self),
                    eyeAltitude: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "cameraLookingAtCenterCoordinate:fromEyeCoordinate:eyeAltitude:", as: (CLLocationDistance).self))
            }
        case 2: return { _ in MKMapCamera() }
        default: return { a in MKMapCamera(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
