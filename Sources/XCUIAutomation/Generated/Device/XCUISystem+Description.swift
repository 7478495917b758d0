// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUISystem {
    nonisolated static var descriptionOfXCUISystem: FrameworkClass {
        FrameworkClass(
            XCUISystem.self,
            methods: "openURL:",
            method: XCUISystem.methodOfXCUISystem)
    }

    nonisolated private static func methodOfXCUISystem(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! XCUISystem).open(ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:", as: (URL).self)) }
    }
}
