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

extension UIViewController.Transition.ZoomOptions.AlignmentRectContext {
    nonisolated static var descriptionOfUIViewControllerTransitionZoomOptionsAlignmentRectContext: FrameworkClass {
        FrameworkClass(
            UIViewController.Transition.ZoomOptions.AlignmentRectContext.self,
            properties: "sourceView zoomedViewController",
            property: UIViewController.Transition.ZoomOptions.AlignmentRectContext
                .propertyOfUIViewControllerTransitionZoomOptionsAlignmentRectContext)
    }

    private static func propertyOfUIViewControllerTransitionZoomOptionsAlignmentRectContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIViewController.Transition.ZoomOptions.AlignmentRectContext.sourceView)
        default: return .readOnly(\UIViewController.Transition.ZoomOptions.AlignmentRectContext.zoomedViewController)
        }
    }
}
