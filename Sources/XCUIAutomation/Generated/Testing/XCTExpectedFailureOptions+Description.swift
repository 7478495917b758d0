// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTExpectedFailure.Options {
    nonisolated static var descriptionOfXCTExpectedFailureOptions: FrameworkClass {
        FrameworkClass(
            XCTExpectedFailure.Options.self,
            properties: "enabled/isEnabled issueMatcher strict/isStrict",
            classMethods: "nonStrict",
            property: XCTExpectedFailure.Options.propertyOfXCTExpectedFailureOptions,
            classMethod: XCTExpectedFailure.Options.classMethodOfXCTExpectedFailureOptions)
    }

    private static func propertyOfXCTExpectedFailureOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \XCTExpectedFailure.Options.isEnabled)
        case 1: return .value("issueMatcher", \XCTExpectedFailure.Options.issueMatcher)
        default: return .value("strict", \XCTExpectedFailure.Options.isStrict)
        }
    }

    nonisolated private static func classMethodOfXCTExpectedFailureOptions(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! XCTExpectedFailure.Options.Type).nonStrict() }
    }
}
