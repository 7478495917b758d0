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

extension UISwipeGestureRecognizer {
    nonisolated static var descriptionOfUISwipeGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UISwipeGestureRecognizer.self,
            properties: "direction numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UISwipeGestureRecognizer.propertyOfUISwipeGestureRecognizer,
            initializer: UISwipeGestureRecognizer.initializerOfUISwipeGestureRecognizer)
    }

    private static func propertyOfUISwipeGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("direction", \UISwipeGestureRecognizer.direction)
        default: return .value("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUISwipeGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISwipeGestureRecognizer() }
        case 1:
            return { a in UISwipeGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UISwipeGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
