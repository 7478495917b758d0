// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAGradientLayer {
    nonisolated static var descriptionOfCAGradientLayer: FrameworkClass {
        FrameworkClass(
            CAGradientLayer.self,
            properties: "colors endPoint locations startPoint type",
            initializers: "init initWithCoder: initWithLayer:",
            property: CAGradientLayer.propertyOfCAGradientLayer,
            initializer: CAGradientLayer.initializerOfCAGradientLayer)
    }

    private static func propertyOfCAGradientLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("colors", \CAGradientLayer.colors)
        case 1: return .value("endPoint", \CAGradientLayer.endPoint)
        case 2: return .value("locations", \CAGradientLayer.locations)
        case 3: return .value("startPoint", \CAGradientLayer.startPoint)
        default: return .value("type", \CAGradientLayer.type)
        }
    }

    nonisolated private static func initializerOfCAGradientLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAGradientLayer() }
        case 1: return { a in CAGradientLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CAGradientLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
