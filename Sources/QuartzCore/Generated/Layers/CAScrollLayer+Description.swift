// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAScrollLayer {
    nonisolated static var descriptionOfCAScrollLayer: FrameworkClass {
        FrameworkClass(
            CAScrollLayer.self,
            properties: "scrollMode",
            methods: "scrollToPoint: scrollToRect:",
            initializers: "init initWithCoder: initWithLayer:",
            property: CAScrollLayer.propertyOfCAScrollLayer,
            method: CAScrollLayer.methodOfCAScrollLayer,
            initializer: CAScrollLayer.initializerOfCAScrollLayer)
    }

    private static func propertyOfCAScrollLayer(_ index: Int) -> ClassDescription.Property {
        .value("scrollMode", \CAScrollLayer.scrollMode)
    }

    nonisolated private static func methodOfCAScrollLayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CAScrollLayer).scroll(to: ObjCRuntime.ObjCMessage.argument(a, 0, "scrollToPoint:", as: (CGPoint).self))
            }
        default:
            return { r, a in (r as! CAScrollLayer).scroll(to: ObjCRuntime.ObjCMessage.argument(a, 0, "scrollToRect:", as: (CGRect).self)) }
        }
    }

    nonisolated private static func initializerOfCAScrollLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAScrollLayer() }
        case 1: return { a in CAScrollLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CAScrollLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
