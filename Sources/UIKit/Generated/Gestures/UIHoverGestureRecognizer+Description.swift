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

extension UIHoverGestureRecognizer {
    nonisolated static var descriptionOfUIHoverGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIHoverGestureRecognizer.self,
            properties: "altitudeAngle enabled/isEnabled rollAngle zOffset",
            methods: "azimuthAngleInView: azimuthUnitVectorInView:",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIHoverGestureRecognizer.propertyOfUIHoverGestureRecognizer,
            method: UIHoverGestureRecognizer.methodOfUIHoverGestureRecognizer,
            initializer: UIHoverGestureRecognizer.initializerOfUIHoverGestureRecognizer)
    }

    private static func propertyOfUIHoverGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIHoverGestureRecognizer.altitudeAngle)
        case 1: return .value("enabled", \UIHoverGestureRecognizer.isEnabled)
        case 2: return .readOnly(\UIHoverGestureRecognizer.rollAngle)
        default: return .readOnly(\UIHoverGestureRecognizer.zOffset)
        }
    }

    nonisolated private static func methodOfUIHoverGestureRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIHoverGestureRecognizer).azimuthAngle(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "azimuthAngleInView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIHoverGestureRecognizer).azimuthUnitVector(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "azimuthUnitVectorInView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIHoverGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIHoverGestureRecognizer() }
        case 1:
            return { a in UIHoverGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIHoverGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
