// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTClockMetric {
    nonisolated static var descriptionOfXCTClockMetric: FrameworkClass {
        FrameworkClass(
            XCTClockMetric.self,
            properties: "_figures",
            property: XCTClockMetric.propertyOfXCTClockMetric)
    }

    private static func propertyOfXCTClockMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTClockMetric._figures)
    }
}
