// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIApplication {
    nonisolated static var descriptionOfXCUIApplication: FrameworkClass {
        FrameworkClass(
            XCUIApplication.self,
            properties: "launchArguments launchEnvironment state",
            methods: "activate launch openURL: terminate waitForState:timeout:",
            initializers: "init initWithBundleIdentifier:",
            property: XCUIApplication.propertyOfXCUIApplication,
            method: XCUIApplication.methodOfXCUIApplication,
            initializer: XCUIApplication.initializerOfXCUIApplication)
    }

    private static func propertyOfXCUIApplication(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("launchArguments", \XCUIApplication.launchArguments)
        case 1: return .value("launchEnvironment", \XCUIApplication.launchEnvironment)
        default: return .readOnly(\XCUIApplication.state)
        }
    }

    nonisolated private static func methodOfXCUIApplication(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! XCUIApplication).activate() }
        case 1: return { r, _ in (r as! XCUIApplication).launch() }
        case 2: return { r, a in (r as! XCUIApplication).open(ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:", as: (URL).self)) }
        case 3: return { r, _ in (r as! XCUIApplication).terminate() }
        default:
            return { r, a in
                (r as! XCUIApplication).wait(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "waitForState:timeout:", as: (XCUIApplication.State).self),
                    timeout: ObjCRuntime.ObjCMessage.argument(a, 1, "waitForState:timeout:", as: (TimeInterval).self))
            }
        }
    }

    nonisolated private static func initializerOfXCUIApplication(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in XCUIApplication() }
        default:
            return { a in
                XCUIApplication(bundleIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBundleIdentifier:", as: (String).self))
            }
        }
    }
}
