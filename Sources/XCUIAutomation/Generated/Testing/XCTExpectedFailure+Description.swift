// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTExpectedFailure {
    nonisolated static var descriptionOfXCTExpectedFailure: FrameworkClass {
        FrameworkClass(
            XCTExpectedFailure.self,
            properties: "failureReason issue",
            property: XCTExpectedFailure.propertyOfXCTExpectedFailure)
    }

    private static func propertyOfXCTExpectedFailure(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCTExpectedFailure.failureReason)
        default: return .readOnly(\XCTExpectedFailure.issue)
        }
    }
}
