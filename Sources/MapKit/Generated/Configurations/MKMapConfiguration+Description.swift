// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapConfiguration {
    nonisolated static var descriptionOfMKMapConfiguration: FrameworkClass {
        FrameworkClass(
            MKMapConfiguration.self,
            properties: "elevationStyle",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: MKMapConfiguration.propertyOfMKMapConfiguration,
            method: MKMapConfiguration.methodOfMKMapConfiguration,
            classMethod: MKMapConfiguration.classMethodOfMKMapConfiguration,
            initializer: MKMapConfiguration.initializerOfMKMapConfiguration)
    }

    private static func propertyOfMKMapConfiguration(_ index: Int) -> ClassDescription.Property {
        .value("elevationStyle", \MKMapConfiguration.elevationStyle)
    }

    nonisolated private static func methodOfMKMapConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMapConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! MKMapConfiguration).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKMapConfiguration(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKMapConfiguration.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMKMapConfiguration(_ index: Int) -> ObjCFactory {
        { a in MKMapConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
