// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKClusterAnnotation {
    nonisolated static var descriptionOfMKClusterAnnotation: FrameworkClass {
        FrameworkClass(
            MKClusterAnnotation.self,
            properties: "coordinate memberAnnotations subtitle title",
            initializers: "initWithMemberAnnotations:",
            property: MKClusterAnnotation.propertyOfMKClusterAnnotation,
            initializer: MKClusterAnnotation.initializerOfMKClusterAnnotation)
    }

    private static func propertyOfMKClusterAnnotation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKClusterAnnotation.coordinate)
        case 1: return .readOnly(\MKClusterAnnotation.memberAnnotations)
        case 2: return .value("subtitle", \MKClusterAnnotation.subtitle)
        default: return .value("title", \MKClusterAnnotation.title)
        }
    }

    nonisolated private static func initializerOfMKClusterAnnotation(_ index: Int) -> ObjCFactory {
        { a in
            MKClusterAnnotation(
                memberAnnotations: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMemberAnnotations:", as: ([any MKAnnotation]).self))
        }
    }
}
