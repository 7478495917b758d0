// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAShapeLayer {
    nonisolated static var descriptionOfCAShapeLayer: FrameworkClass {
        FrameworkClass(
            CAShapeLayer.self,
            properties: """
                fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd \
                strokeStart
                """,
            initializers: "init initWithCoder: initWithLayer:",
            property: CAShapeLayer.propertyOfCAShapeLayer,
            initializer: CAShapeLayer.initializerOfCAShapeLayer)
    }

    private static func propertyOfCAShapeLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fillColor", \CAShapeLayer.fillColor)
        case 1: return .value("fillRule", \CAShapeLayer.fillRule)
        case 2: return .value("lineCap", \CAShapeLayer.lineCap)
        case 3: return .value("lineDashPattern", \CAShapeLayer.lineDashPattern)
        case 4: return .value("lineDashPhase", \CAShapeLayer.lineDashPhase)
        case 5: return .value("lineJoin", \CAShapeLayer.lineJoin)
        case 6: return .value("lineWidth", \CAShapeLayer.lineWidth)
        case 7: return .value("miterLimit", \CAShapeLayer.miterLimit)
        case 8: return .value("path", \CAShapeLayer.path)
        case 9: return .value("strokeColor", \CAShapeLayer.strokeColor)
        case 10: return .value("strokeEnd", \CAShapeLayer.strokeEnd)
        default: return .value("strokeStart", \CAShapeLayer.strokeStart)
        }
    }

    nonisolated private static func initializerOfCAShapeLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAShapeLayer() }
        case 1: return { a in CAShapeLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CAShapeLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
