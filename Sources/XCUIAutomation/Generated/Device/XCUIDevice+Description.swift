// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIDevice {
    nonisolated static var descriptionOfXCUIDevice: FrameworkClass {
        FrameworkClass(
            XCUIDevice.self,
            properties: "appearance orientation system",
            methods: "pressButton:",
            property: XCUIDevice.propertyOfXCUIDevice,
            method: XCUIDevice.methodOfXCUIDevice)
    }

    private static func propertyOfXCUIDevice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("appearance", \XCUIDevice.appearance)
        case 1: return .value("orientation", \XCUIDevice.orientation)
        default: return .readOnly(\XCUIDevice.system)
        }
    }

    nonisolated private static func methodOfXCUIDevice(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! XCUIDevice).press(ObjCRuntime.ObjCMessage.argument(a, 0, "pressButton:", as: (XCUIDevice.Button).self)) }
    }
}
