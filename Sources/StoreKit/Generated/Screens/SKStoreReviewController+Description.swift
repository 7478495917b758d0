// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKStoreReviewController {
    nonisolated static var descriptionOfSKStoreReviewController: FrameworkClass {
        FrameworkClass(
            SKStoreReviewController.self,
            classMethods: "requestReview requestReviewInWindowScene:",
            classMethod: SKStoreReviewController.classMethodOfSKStoreReviewController)
    }

    nonisolated private static func classMethodOfSKStoreReviewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKStoreReviewController.Type).requestReview() }
        default:
            return { r, a in
                (r as! SKStoreReviewController.Type).requestReview(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "requestReviewInWindowScene:", as: (UIWindowScene).self))
            }
        }
    }
}
