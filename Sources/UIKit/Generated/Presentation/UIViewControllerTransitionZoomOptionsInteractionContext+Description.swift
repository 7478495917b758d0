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

extension UIViewController.Transition.ZoomOptions.InteractionContext {
    nonisolated static var descriptionOfUIViewControllerTransitionZoomOptionsInteractionContext: FrameworkClass {
        FrameworkClass(
            UIViewController.Transition.ZoomOptions.InteractionContext.self,
            properties: "location velocity willBegin",
            property: UIViewController.Transition.ZoomOptions.InteractionContext
                .propertyOfUIViewControllerTransitionZoomOptionsInteractionContext)
    }

    private static func propertyOfUIViewControllerTransitionZoomOptionsInteractionContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIViewController.Transition.ZoomOptions.InteractionContext.location)
        case 1: return .readOnly(\UIViewController.Transition.ZoomOptions.InteractionContext.velocity)
        default: return .readOnly(\UIViewController.Transition.ZoomOptions.InteractionContext.willBegin)
        }
    }
}
