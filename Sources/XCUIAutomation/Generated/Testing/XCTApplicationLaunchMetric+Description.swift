// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTApplicationLaunchMetric {
    nonisolated static var descriptionOfXCTApplicationLaunchMetric: FrameworkClass {
        FrameworkClass(
            XCTApplicationLaunchMetric.self,
            properties: "_figures",
            property: XCTApplicationLaunchMetric.propertyOfXCTApplicationLaunchMetric)
    }

    private static func propertyOfXCTApplicationLaunchMetric(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTApplicationLaunchMetric._figures)
    }
}
