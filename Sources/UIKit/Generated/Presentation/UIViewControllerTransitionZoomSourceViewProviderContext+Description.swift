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

extension UIViewController.Transition.ZoomSourceViewProviderContext {
    nonisolated static var descriptionOfUIViewControllerTransitionZoomSourceViewProviderContext: FrameworkClass {
        FrameworkClass(
            UIViewController.Transition.ZoomSourceViewProviderContext.self,
            properties: "sourceViewController zoomedViewController",
            property: UIViewController.Transition.ZoomSourceViewProviderContext
                .propertyOfUIViewControllerTransitionZoomSourceViewProviderContext)
    }

    private static func propertyOfUIViewControllerTransitionZoomSourceViewProviderContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIViewController.Transition.ZoomSourceViewProviderContext.sourceViewController)
        default: return .readOnly(\UIViewController.Transition.ZoomSourceViewProviderContext.zoomedViewController)
        }
    }
}
