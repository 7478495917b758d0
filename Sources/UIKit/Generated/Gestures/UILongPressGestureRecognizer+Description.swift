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

extension UILongPressGestureRecognizer {
    nonisolated static var descriptionOfUILongPressGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UILongPressGestureRecognizer.self,
            properties: "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UILongPressGestureRecognizer.propertyOfUILongPressGestureRecognizer,
            initializer: UILongPressGestureRecognizer.initializerOfUILongPressGestureRecognizer)
    }

    private static func propertyOfUILongPressGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        case 1: return .value("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        case 2: return .value("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        default: return .value("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        }
    }

    nonisolated private static func initializerOfUILongPressGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UILongPressGestureRecognizer() }
        case 1:
            return { a in UILongPressGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UILongPressGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
