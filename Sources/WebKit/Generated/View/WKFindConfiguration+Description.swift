// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKFindConfiguration {
    nonisolated static var descriptionOfWKFindConfiguration: FrameworkClass {
        FrameworkClass(
            WKFindConfiguration.self,
            properties: "backwards caseSensitive wraps",
            methods: "copyWithZone:",
            initializers: "init",
            property: WKFindConfiguration.propertyOfWKFindConfiguration,
            method: WKFindConfiguration.methodOfWKFindConfiguration,
            initializer: WKFindConfiguration.initializerOfWKFindConfiguration)
    }

    private static func propertyOfWKFindConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backwards", \WKFindConfiguration.backwards)
        case 1: return .value("caseSensitive", \WKFindConfiguration.caseSensitive)
        default: return .value("wraps", \WKFindConfiguration.wraps)
        }
    }

    nonisolated private static func methodOfWKFindConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKFindConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfWKFindConfiguration(_ index: Int) -> ObjCFactory {
        { _ in WKFindConfiguration() }
    }
}
