// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLLocation {
    nonisolated static var descriptionOfCLLocation: FrameworkClass {
        FrameworkClass(
            CLLocation.self,
            properties: """
                altitude coordinate course courseAccuracy ellipsoidalAltitude floor horizontalAccuracy sourceInformation speed \
                speedAccuracy timestamp verticalAccuracy
                """,
            methods: "copyWithZone: distanceFromLocation: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: """
                initWithCoder: \
                initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp: \
                initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo: \
                initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp: \
                initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp: initWithLatitude:longitude:
                """,
            property: CLLocation.propertyOfCLLocation,
            method: CLLocation.methodOfCLLocation,
            classMethod: CLLocation.classMethodOfCLLocation,
            initializer: CLLocation.initializerOfCLLocation)
    }

    private static func propertyOfCLLocation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLLocation.altitude)
        case 1: return .readOnly(\CLLocation.coordinate)
        case 2: return .readOnly(\CLLocation.course)
        case 3: return .readOnly(\CLLocation.courseAccuracy)
        case 4: return .readOnly(\CLLocation.ellipsoidalAltitude)
        case 5: return .readOnly(\CLLocation.floor)
        case 6: return .readOnly(\CLLocation.horizontalAccuracy)
        case 7: return .readOnly(\CLLocation.sourceInformation)
        case 8: return .readOnly(\CLLocation.speed)
        case 9: return .readOnly(\CLLocation.speedAccuracy)
        case 10: return .readOnly(\CLLocation.timestamp)
        default: return .readOnly(\CLLocation.verticalAccuracy)
        }
    }

    nonisolated private static func methodOfCLLocation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CLLocation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in
                (r as! CLLocation).distance(from: ObjCRuntime.ObjCMessage.argument(a, 0, "distanceFromLocation:", as: (CLLocation).self))
            }
        default:
            return { r, a in (r as! CLLocation).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCLLocation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLLocation.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLLocation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CLLocation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                CLLocation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationCoordinate2D).self),
                    altitude: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationDistance).self),
                    horizontalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationAccuracy).self),
                    verticalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationAccuracy).self),
                    course: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationDirection).self),
                    courseAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationDirectionAccuracy).self),
                    speed: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationSpeed).self),
                    speedAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 7,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (CLLocationSpeedAccuracy).self),
                    timestamp: ObjCRuntime.ObjCMessage.argument(
                        a, 8,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                        as: (Date).self))
            }
        case 2:
            return { a in
                CLLocation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationCoordinate2D).self),
                    altitude: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationDistance).self),
                    horizontalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationAccuracy).self),
                    verticalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationAccuracy).self),
                    course: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationDirection).self),
                    courseAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationDirectionAccuracy).self),
                    speed: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationSpeed).self),
                    speedAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 7,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationSpeedAccuracy).self),
                    timestamp: ObjCRuntime.ObjCMessage.argument(
                        a, 8,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (Date).self),
                    sourceInfo: ObjCRuntime.ObjCMessage.argument(
                        a, 9,
                        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
                        as: (CLLocationSourceInformation).self))
            }
        case 3:
            return { a in
                CLLocation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationCoordinate2D).self),
                    altitude: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationDistance).self),
                    horizontalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationAccuracy).self),
                    verticalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationAccuracy).self),
                    course: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationDirection).self),
                    speed: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
                        as: (CLLocationSpeed).self),
                    timestamp: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:", as: (Date).self))
            }
        case 4:
            return { a in
                CLLocation(
                    coordinate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:",
                        as: (CLLocationCoordinate2D).self),
                    altitude: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:", as: (CLLocationDistance).self),
                    horizontalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:", as: (CLLocationAccuracy).self),
                    verticalAccuracy: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:", as: (CLLocationAccuracy).self),
                    timestamp: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:", as: (Date).self))
            }
        default:
            return { a in
                CLLocation(
                    latitude: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLatitude:longitude:", as: (CLLocationDegrees).self),
                    longitude: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithLatitude:longitude:", as: (CLLocationDegrees).self))
            }
        }
    }
}
