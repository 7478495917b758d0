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
            classMethods: "runsForEachTargetApplicationUIConfiguration",
            property: SampanUITestCase.propertyOfSampanUITestCase,
            classMethod: SampanUITestCase.classMethodOfSampanUITestCase)
    }

    private static func propertyOfSampanUITestCase(_ index: Int) -> ClassDescription.Property {
        .value("continueAfterFailure", \SampanUITestCase.continueAfterFailure)
    }

    nonisolated private static func classMethodOfSampanUITestCase(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! SampanUITestCase.Type).runsForEachTargetApplicationUIConfiguration }
    }
}
