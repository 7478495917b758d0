// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKHybridMapConfiguration {
    nonisolated static var descriptionOfMKHybridMapConfiguration: FrameworkClass {
        FrameworkClass(
            MKHybridMapConfiguration.self,
            properties: "pointOfInterestFilter showsTraffic",
            initializers: "init initWithCoder: initWithElevationStyle:",
            property: MKHybridMapConfiguration.propertyOfMKHybridMapConfiguration,
            initializer: MKHybridMapConfiguration.initializerOfMKHybridMapConfiguration)
    }

    private static func propertyOfMKHybridMapConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("pointOfInterestFilter", \MKHybridMapConfiguration.pointOfInterestFilter)
        default: return .value("showsTraffic", \MKHybridMapConfiguration.showsTraffic)
        }
    }

    nonisolated private static func initializerOfMKHybridMapConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKHybridMapConfiguration() }
        case 1:
            return { a in MKHybridMapConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MKHybridMapConfiguration(
                    elevationStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithElevationStyle:", as: (ElevationStyle).self))
            }
        }
    }
}
