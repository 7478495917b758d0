// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHFetchOptions {
    nonisolated static var descriptionOfPHFetchOptions: FrameworkClass {
        FrameworkClass(
            PHFetchOptions.self,
            properties: "fetchLimit includeHiddenAssets predicate sortDescriptors wantsIncrementalChangeDetails",
            methods: "copyWithZone:",
            initializers: "init",
            property: PHFetchOptions.propertyOfPHFetchOptions,
            method: PHFetchOptions.methodOfPHFetchOptions,
            initializer: PHFetchOptions.initializerOfPHFetchOptions)
    }

    private static func propertyOfPHFetchOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fetchLimit", \PHFetchOptions.fetchLimit)
        case 1: return .value("includeHiddenAssets", \PHFetchOptions.includeHiddenAssets)
        case 2: return .value("predicate", \PHFetchOptions.predicate)
        case 3: return .value("sortDescriptors", \PHFetchOptions.sortDescriptors)
        default: return .value("wantsIncrementalChangeDetails", \PHFetchOptions.wantsIncrementalChangeDetails)
        }
    }

    nonisolated private static func methodOfPHFetchOptions(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! PHFetchOptions).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfPHFetchOptions(_ index: Int) -> ObjCFactory {
        { _ in PHFetchOptions() }
    }
}
