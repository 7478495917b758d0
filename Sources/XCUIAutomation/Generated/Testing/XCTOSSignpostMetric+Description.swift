// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTOSSignpostMetric {
    nonisolated static var descriptionOfXCTOSSignpostMetric: FrameworkClass {
        FrameworkClass(
            XCTOSSignpostMetric.self,
            properties: "_figures",
            classMethods: "applicationLaunch",
            property: XCTOSSignpostMetric.propertyOfXCTOSSignpostMetric,
            classMethod: XCTOSSignpostMetric.classMethodOfXCTOSSignpostMetric)
    }

    private static func propertyOfXCTOSSignpostMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTOSSignpostMetric._figures)
    }

    nonisolated private static func classMethodOfXCTOSSignpostMetric(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! XCTOSSignpostMetric.Type).applicationLaunch }
    }
}
