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

extension UIViewController.Transition {
    nonisolated static var descriptionOfUIViewControllerTransition: FrameworkClass {
        FrameworkClass(
            UIViewController.Transition.self,
            classMethods: """
                coverVerticalTransition crossDissolveTransition flipHorizontalTransition partialCurlTransition \
                zoomWithOptions:sourceViewProvider:
                """,
            classMethod: UIViewController.Transition.classMethodOfUIViewControllerTransition)
    }

    nonisolated private static func classMethodOfUIViewControllerTransition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIViewController.Transition.Type).coverVertical }
        case 1: return { r, _ in (r as! UIViewController.Transition.Type).crossDissolve }
        case 2: return { r, _ in (r as! UIViewController.Transition.Type).flipHorizontal }
        case 3: return { r, _ in (r as! UIViewController.Transition.Type).partialCurl }
        default:
            return { r, a in
                (r as! UIViewController.Transition.Type).zoom(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "zoomWithOptions:sourceViewProvider:", as: (UIViewController.Transition.ZoomOptions?).self),
                    sourceViewProvider: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "zoomWithOptions:sourceViewProvider:",
                        as: ((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?).self))
            }
        }
    }
}
