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

extension UIPercentDrivenInteractiveTransition {
    nonisolated static var descriptionOfUIPercentDrivenInteractiveTransition: FrameworkClass {
        FrameworkClass(
            UIPercentDrivenInteractiveTransition.self,
            properties: "completionCurve completionSpeed duration percentComplete timingCurve wantsInteractiveStart",
            methods: """
                cancelInteractiveTransition finishInteractiveTransition pauseInteractiveTransition startInteractiveTransition: \
                updateInteractiveTransition:
                """,
            initializers: "init",
            property: UIPercentDrivenInteractiveTransition.propertyOfUIPercentDrivenInteractiveTransition,
            method: UIPercentDrivenInteractiveTransition.methodOfUIPercentDrivenInteractiveTransition,
            initializer: UIPercentDrivenInteractiveTransition.initializerOfUIPercentDrivenInteractiveTransition)
    }

    private static func propertyOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        case 1: return .value("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        case 2: return .readOnly(\UIPercentDrivenInteractiveTransition.duration)
        case 3: return .readOnly(\UIPercentDrivenInteractiveTransition.percentComplete)
        case 4: return .reference(\UIPercentDrivenInteractiveTransition.timingCurve)
        default: return .value("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        }
    }

    nonisolated private static func methodOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).cancel() }
        case 1: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).finish() }
        case 2: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).pause() }
        case 3:
            return { r, a in
                (r as! UIPercentDrivenInteractiveTransition).startInteractiveTransition(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startInteractiveTransition:", as: (any UIViewControllerContextTransitioning).self))
            }
        default:
            return { r, a in
                (r as! UIPercentDrivenInteractiveTransition).update(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateInteractiveTransition:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ObjCFactory {
        { _ in UIPercentDrivenInteractiveTransition() }
    }
}
