// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIDocumentBrowserTransitionController {
    nonisolated static var descriptionOfUIDocumentBrowserTransitionController: FrameworkClass {
        FrameworkClass(
            UIDocumentBrowserTransitionController.self,
            properties: "loadingProgress targetView",
            methods: "animateTransition: animationEnded: transitionDuration:",
            property: UIDocumentBrowserTransitionController.propertyOfUIDocumentBrowserTransitionController,
            method: UIDocumentBrowserTransitionController.methodOfUIDocumentBrowserTransitionController)
    }

    private static func propertyOfUIDocumentBrowserTransitionController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("loadingProgress", \UIDocumentBrowserTransitionController.loadingProgress)
        default: return .value("targetView", \UIDocumentBrowserTransitionController.targetView)
        }
    }

    nonisolated private static func methodOfUIDocumentBrowserTransitionController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDocumentBrowserTransitionController).animateTransition(
                    using: ObjCRuntime.ObjCMessage.argument(a, 0, "animateTransition:", as: (any UIViewControllerContextTransitioning).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UIDocumentBrowserTransitionController).animationEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "animationEnded:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UIDocumentBrowserTransitionController).transitionDuration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "transitionDuration:", as: ((any UIViewControllerContextTransitioning)?).self))
            }
        }
    }
}
