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

extension UITapGestureRecognizer {
    nonisolated static var descriptionOfUITapGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UITapGestureRecognizer.self,
            properties: "buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UITapGestureRecognizer.propertyOfUITapGestureRecognizer,
            initializer: UITapGestureRecognizer.initializerOfUITapGestureRecognizer)
    }

    private static func propertyOfUITapGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
        case 1: return .value("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        default: return .value("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUITapGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITapGestureRecognizer() }
        case 1: return { a in UITapGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITapGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
