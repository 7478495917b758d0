// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTContext {
    nonisolated static var descriptionOfXCTContext: FrameworkClass {
        FrameworkClass(
            XCTContext.self)
    }
}
