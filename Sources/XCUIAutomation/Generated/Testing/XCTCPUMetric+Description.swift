// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTCPUMetric {
    nonisolated static var descriptionOfXCTCPUMetric: FrameworkClass {
        FrameworkClass(
            XCTCPUMetric.self,
            properties: "_figures",
            initializers: "init initWithApplication:",
            property: XCTCPUMetric.propertyOfXCTCPUMetric,
            initializer: XCTCPUMetric.initializerOfXCTCPUMetric)
    }

    private static func propertyOfXCTCPUMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTCPUMetric._figures)
    }

    nonisolated private static func initializerOfXCTCPUMetric(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in XCTCPUMetric() }
        default:
            return { a in
                XCTCPUMetric(application: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithApplication:", as: (XCUIApplication).self))
            }
        }
    }
}
