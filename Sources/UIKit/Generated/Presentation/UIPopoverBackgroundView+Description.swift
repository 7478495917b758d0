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

extension UIPopoverBackgroundView {
    nonisolated static var descriptionOfUIPopoverBackgroundView: FrameworkClass {
        FrameworkClass(
            UIPopoverBackgroundView.self,
            properties: "arrowDirection arrowOffset",
            classMethods: "arrowBase arrowHeight contentViewInsets wantsDefaultContentAppearance",
            initializers: "init initWithCoder: initWithFrame:",
            property: UIPopoverBackgroundView.propertyOfUIPopoverBackgroundView,
            classMethod: UIPopoverBackgroundView.classMethodOfUIPopoverBackgroundView,
            initializer: UIPopoverBackgroundView.initializerOfUIPopoverBackgroundView)
    }

    private static func propertyOfUIPopoverBackgroundView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("arrowDirection", \UIPopoverBackgroundView.arrowDirection)
        default: return .value("arrowOffset", \UIPopoverBackgroundView.arrowOffset)
        }
    }

    nonisolated private static func classMethodOfUIPopoverBackgroundView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPopoverBackgroundView.Type).arrowBase() }
        case 1: return { r, _ in (r as! UIPopoverBackgroundView.Type).arrowHeight() }
        case 2: return { r, _ in (r as! UIPopoverBackgroundView.Type).contentViewInsets() }
        default: return { r, _ in (r as! UIPopoverBackgroundView.Type).wantsDefaultContentAppearance }
        }
    }

    nonisolated private static func initializerOfUIPopoverBackgroundView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPopoverBackgroundView() }
        case 1: return { a in UIPopoverBackgroundView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIPopoverBackgroundView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
