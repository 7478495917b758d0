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

extension UIPinchGestureRecognizer {
    nonisolated static var descriptionOfUIPinchGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIPinchGestureRecognizer.self,
            properties: "scale velocity",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIPinchGestureRecognizer.propertyOfUIPinchGestureRecognizer,
            initializer: UIPinchGestureRecognizer.initializerOfUIPinchGestureRecognizer)
    }

    private static func propertyOfUIPinchGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("scale", \UIPinchGestureRecognizer.scale)
        default: return .readOnly(\UIPinchGestureRecognizer.velocity)
        }
    }

    nonisolated private static func initializerOfUIPinchGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPinchGestureRecognizer() }
        case 1:
            return { a in UIPinchGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPinchGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
