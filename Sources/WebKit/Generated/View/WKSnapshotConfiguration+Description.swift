// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKSnapshotConfiguration {
    nonisolated static var descriptionOfWKSnapshotConfiguration: FrameworkClass {
        FrameworkClass(
            WKSnapshotConfiguration.self,
            properties: "afterScreenUpdates rect snapshotWidth",
            methods: "copyWithZone:",
            initializers: "init",
            property: WKSnapshotConfiguration.propertyOfWKSnapshotConfiguration,
            method: WKSnapshotConfiguration.methodOfWKSnapshotConfiguration,
            initializer: WKSnapshotConfiguration.initializerOfWKSnapshotConfiguration)
    }

    private static func propertyOfWKSnapshotConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("afterScreenUpdates", \WKSnapshotConfiguration.afterScreenUpdates)
        case 1: return .value("rect", \WKSnapshotConfiguration.rect)
        default: return .value("snapshotWidth", \WKSnapshotConfiguration.snapshotWidth)
        }
    }

    nonisolated private static func methodOfWKSnapshotConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKSnapshotConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfWKSnapshotConfiguration(_ index: Int) -> ObjCFactory {
        { _ in WKSnapshotConfiguration() }
    }
}
