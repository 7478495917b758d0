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

extension UIPanGestureRecognizer {
    nonisolated static var descriptionOfUIPanGestureRecognizer: FrameworkClass {
        FrameworkClass(
            UIPanGestureRecognizer.self,
            properties: "allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches",
            methods: "setTranslation:inView: translationInView: velocityInView:",
            initializers: "init initWithCoder: initWithTarget:action:",
            property: UIPanGestureRecognizer.propertyOfUIPanGestureRecognizer,
            method: UIPanGestureRecognizer.methodOfUIPanGestureRecognizer,
            initializer: UIPanGestureRecognizer.initializerOfUIPanGestureRecognizer)
    }

    private static func propertyOfUIPanGestureRecognizer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
        case 1: return .value("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        default: return .value("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        }
    }

    nonisolated private static func methodOfUIPanGestureRecognizer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPanGestureRecognizer).setTranslation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTranslation:inView:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "setTranslation:inView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIPanGestureRecognizer).translation(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "translationInView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIPanGestureRecognizer).velocity(in: ObjCRuntime.ObjCMessage.argument(a, 0, "velocityInView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPanGestureRecognizer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPanGestureRecognizer() }
        case 1: return { a in UIPanGestureRecognizer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPanGestureRecognizer(
                    target: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTarget:action:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTarget:action:", as: (Selector?).self))
            }
        }
    }
}
