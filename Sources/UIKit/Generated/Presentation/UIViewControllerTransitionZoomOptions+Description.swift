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

extension UIViewController.Transition.ZoomOptions {
    nonisolated static var descriptionOfUIViewControllerTransitionZoomOptions: FrameworkClass {
        FrameworkClass(
            UIViewController.Transition.ZoomOptions.self,
            properties: "alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin",
            methods: "copyWithZone:",
            initializers: "init",
            property: UIViewController.Transition.ZoomOptions.propertyOfUIViewControllerTransitionZoomOptions,
            method: UIViewController.Transition.ZoomOptions.methodOfUIViewControllerTransitionZoomOptions,
            initializer: UIViewController.Transition.ZoomOptions.initializerOfUIViewControllerTransitionZoomOptions)
    }

    private static func propertyOfUIViewControllerTransitionZoomOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alignmentRectProvider", \UIViewController.Transition.ZoomOptions.alignmentRectProvider)
        case 1: return .value("dimmingColor", \UIViewController.Transition.ZoomOptions.dimmingColor)
        case 2: return .value("dimmingVisualEffect", \UIViewController.Transition.ZoomOptions.dimmingVisualEffect)
        default: return .value("interactiveDismissShouldBegin", \UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin)
        }
    }

    nonisolated private static func methodOfUIViewControllerTransitionZoomOptions(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIViewController.Transition.ZoomOptions).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUIViewControllerTransitionZoomOptions(_ index: Int) -> ObjCFactory {
        { _ in UIViewController.Transition.ZoomOptions() }
    }
}
