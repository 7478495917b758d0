// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWindowFeatures {
    nonisolated static var descriptionOfWKWindowFeatures: FrameworkClass {
        FrameworkClass(
            WKWindowFeatures.self)
    }
}
