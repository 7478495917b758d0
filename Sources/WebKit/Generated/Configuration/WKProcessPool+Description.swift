// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKProcessPool {
    nonisolated static var descriptionOfWKProcessPool: FrameworkClass {
        FrameworkClass(
            WKProcessPool.self,
            initializers: "init",
            initializer: WKProcessPool.initializerOfWKProcessPool)
    }

    nonisolated private static func initializerOfWKProcessPool(_ index: Int) -> ObjCFactory {
        { _ in WKProcessPool() }
    }
}
