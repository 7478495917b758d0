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

extension UIRotationGestureRecognizer {
    nonisolated static var descriptionOfUIRotationGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIRotationGestureRecognizer.self,
            properties: "rotation velocity",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIRotationGestureRecognizer.propertyOfUIRotationGestureRecognizer,
            initializer: UIRotationGestureRecognizer.initializerOfUIRotationGestureRecognizer)
    }

    private static func propertyOfUIRotationGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("rotation", \UIRotationGestureRecognizer.rotation)
        default: return .readOnly(\UIRotationGestureRecognizer.velocity)
        }
    }

    nonisolated private static func initializerOfUIRotationGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIRotationGestureRecognizer() }
        case 1:
            return { a in UIRotationGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIRotationGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
