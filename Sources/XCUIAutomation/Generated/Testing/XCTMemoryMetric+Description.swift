// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTMemoryMetric {
    nonisolated static var descriptionOfXCTMemoryMetric: FrameworkClass {
        FrameworkClass(
            XCTMemoryMetric.self,
            properties: "_figures",
            initializers: "init initWithApplication:",
            property: XCTMemoryMetric.propertyOfXCTMemoryMetric,
            initializer: XCTMemoryMetric.initializerOfXCTMemoryMetric)
    }

    private static func propertyOfXCTMemoryMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTMemoryMetric._figures)
    }

    nonisolated private static func initializerOfXCTMemoryMetric(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in XCTMemoryMetric() }
        default:
            return { a in
                XCTMemoryMetric(application: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithApplication:", as: (XCUIApplication).self))
            }
        }
    }
}
