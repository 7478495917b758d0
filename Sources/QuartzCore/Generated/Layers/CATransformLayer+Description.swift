// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CATransformLayer {
    nonisolated static var descriptionOfCATransformLayer: FrameworkClass {
        FrameworkClass(
            CATransformLayer.self,
            initializers: "init initWithCoder: initWithLayer:",
            initializer: CATransformLayer.initializerOfCATransformLayer)
    }

    nonisolated private static func initializerOfCATransformLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CATransformLayer() }
        case 1: return { a in CATransformLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CATransformLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
