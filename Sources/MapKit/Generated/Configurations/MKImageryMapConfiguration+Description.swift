// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKImageryMapConfiguration {
    nonisolated static var descriptionOfMKImageryMapConfiguration: FrameworkClass {
        FrameworkClass(
            MKImageryMapConfiguration.self,
            initializers: "init initWithCoder: initWithElevationStyle:",
            initializer: MKImageryMapConfiguration.initializerOfMKImageryMapConfiguration)
    }

    nonisolated private static func initializerOfMKImageryMapConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKImageryMapConfiguration() }
        case 1:
            return { a in MKImageryMapConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MKImageryMapConfiguration(
                    elevationStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithElevationStyle:", as: (ElevationStyle).self))
            }
        }
    }
}
