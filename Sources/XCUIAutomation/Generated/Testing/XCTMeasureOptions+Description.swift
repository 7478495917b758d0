// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTMeasureOptions {
    nonisolated static var descriptionOfXCTMeasureOptions: FrameworkClass {
        FrameworkClass(
            XCTMeasureOptions.self,
            properties: "iterationCount",
            classMethods: "defaultXCTMeasureOptions",
            property: XCTMeasureOptions.propertyOfXCTMeasureOptions,
            classMethod: XCTMeasureOptions.classMethodOfXCTMeasureOptions)
    }

    private static func propertyOfXCTMeasureOptions(_ index: Int) -> ClassDescription.Property {
        .value("iterationCount", \XCTMeasureOptions.iterationCount)
    }

    nonisolated private static func classMethodOfXCTMeasureOptions(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! XCTMeasureOptions.Type).default }
    }
}
