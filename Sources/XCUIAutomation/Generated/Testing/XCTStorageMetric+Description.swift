// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTStorageMetric {
    nonisolated static var descriptionOfXCTStorageMetric: FrameworkClass {
        FrameworkClass(
            XCTStorageMetric.self,
            properties: "_figures",
            initializers: "init initWithApplication:",
            property: XCTStorageMetric.propertyOfXCTStorageMetric,
            initializer: XCTStorageMetric.initializerOfXCTStorageMetric)
    }

    private static func propertyOfXCTStorageMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTStorageMetric._figures)
    }

    nonisolated private static func initializerOfXCTStorageMetric(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in XCTStorageMetric() }
        default:
            return { a in
                XCTStorageMetric(application: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithApplication:", as: (XCUIApplication).self))
            }
        }
    }
}
