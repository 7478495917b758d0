// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension SampanUITestCase {
    nonisolated static var descriptionOfSampanUITestCase: FrameworkClass {
        FrameworkClass(
            SampanUITestCase.self,
            properties: "continueAfterFailure",
            methods: "recordXCTIssue:",
            classMethods: "runsForEachTargetApplicationUIConfiguration",
            property: SampanUITestCase.propertyOfSampanUITestCase,
            method: SampanUITestCase.methodOfSampanUITestCase,
            classMethod: SampanUITestCase.classMethodOfSampanUITestCase)
    }

    private static func propertyOfSampanUITestCase(_ index: Int) -> ClassDescription.Property {
        .value("continueAfterFailure", \SampanUITestCase.continueAfterFailure)
    }

    nonisolated private static func methodOfSampanUITestCase(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SampanUITestCase).record(ObjCRuntime.ObjCMessage.argument(a, 0, "recordXCTIssue:", as: (XCTIssue).self)) }
    }

    nonisolated private static func classMethodOfSampanUITestCase(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! SampanUITestCase.Type).runsForEachTargetApplicationUIConfiguration }
    }
}
