// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAEmitterLayer {
    nonisolated static var descriptionOfCAEmitterLayer: FrameworkClass {
        FrameworkClass(
            CAEmitterLayer.self,
            properties: """
                birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize emitterZPosition lifetime \
                preservesDepth renderMode scale seed spin velocity
                """,
            initializers: "init initWithCoder: initWithLayer:",
            property: CAEmitterLayer.propertyOfCAEmitterLayer,
            initializer: CAEmitterLayer.initializerOfCAEmitterLayer)
    }

    private static func propertyOfCAEmitterLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("birthRate", \CAEmitterLayer.birthRate)
        case 1: return .value("emitterCells", \CAEmitterLayer.emitterCells)
        case 2: return .value("emitterDepth", \CAEmitterLayer.emitterDepth)
        case 3: return .value("emitterMode", \CAEmitterLayer.emitterMode)
        case 4: return .value("emitterPosition", \CAEmitterLayer.emitterPosition)
        case 5: return .value("emitterShape", \CAEmitterLayer.emitterShape)
        case 6: return .value("emitterSize", \CAEmitterLayer.emitterSize)
        case 7: return .value("emitterZPosition", \CAEmitterLayer.emitterZPosition)
        case 8: return .value("lifetime", \CAEmitterLayer.lifetime)
        case 9: return .value("preservesDepth", \CAEmitterLayer.preservesDepth)
        case 10: return .value("renderMode", \CAEmitterLayer.renderMode)
        case 11: return .value("scale", \CAEmitterLayer.scale)
        case 12: return .value("seed", \CAEmitterLayer.seed)
        case 13: return .value("spin", \CAEmitterLayer.spin)
        default: return .value("velocity", \CAEmitterLayer.velocity)
        }
    }

    nonisolated private static func initializerOfCAEmitterLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAEmitterLayer() }
        case 1: return { a in CAEmitterLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CAEmitterLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
