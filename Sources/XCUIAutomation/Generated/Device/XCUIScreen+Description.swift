// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIScreen {
    nonisolated static var descriptionOfXCUIScreen: FrameworkClass {
        FrameworkClass(
            XCUIScreen.self,
            methods: "screenshot",
            classMethods: "screens",
            method: XCUIScreen.methodOfXCUIScreen,
            classMethod: XCUIScreen.classMethodOfXCUIScreen)
    }

    nonisolated private static func methodOfXCUIScreen(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! XCUIScreen).screenshot() }
    }

    nonisolated private static func classMethodOfXCUIScreen(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! XCUIScreen.Type).screens }
    }
}
