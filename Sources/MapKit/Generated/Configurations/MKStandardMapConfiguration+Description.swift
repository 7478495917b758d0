// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKStandardMapConfiguration {
    nonisolated static var descriptionOfMKStandardMapConfiguration: FrameworkClass {
        FrameworkClass(
            MKStandardMapConfiguration.self,
            properties: "emphasisStyle pointOfInterestFilter showsTraffic",
            initializers: "init initWithCoder: initWithElevationStyle: initWithElevationStyle:emphasisStyle: initWithEmphasisStyle:",
            property: MKStandardMapConfiguration.propertyOfMKStandardMapConfiguration,
            initializer: MKStandardMapConfiguration.initializerOfMKStandardMapConfiguration)
    }

    private static func propertyOfMKStandardMapConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("emphasisStyle", \MKStandardMapConfiguration.emphasisStyle)
        case 1: return .value("pointOfInterestFilter", \MKStandardMapConfiguration.pointOfInterestFilter)
        default: return .value("showsTraffic", \MKStandardMapConfiguration.showsTraffic)
        }
    }

    nonisolated private static func initializerOfMKStandardMapConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKStandardMapConfiguration() }
        case 1:
            return { a in MKStandardMapConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                MKStandardMapConfiguration(
                    elevationStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithElevationStyle:", as: (ElevationStyle).self))
            }
        case 3:
            return { a in
                MKStandardMapConfiguration(
                    elevationStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithElevationStyle:emphasisStyle:", as: (ElevationStyle).self),
                    emphasisStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithElevationStyle:emphasisStyle:", as: (MKStandardMapConfiguration.EmphasisStyle).self))
            }
        default:
            return { a in
                MKStandardMapConfiguration(
                    emphasisStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithEmphasisStyle:", as: (MKStandardMapConfiguration.EmphasisStyle).self))
            }
        }
    }
}
