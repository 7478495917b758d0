// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CATextLayer {
    nonisolated static var descriptionOfCATextLayer: FrameworkClass {
        FrameworkClass(
            CATextLayer.self,
            properties: "alignmentMode font fontSize foregroundColor string truncationMode wrapped/isWrapped",
            initializers: "init initWithCoder: initWithLayer:",
            property: CATextLayer.propertyOfCATextLayer,
            initializer: CATextLayer.initializerOfCATextLayer)
    }

    private static func propertyOfCATextLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alignmentMode", \CATextLayer.alignmentMode)
        case 1: return .value("font", \CATextLayer.font)
        case 2: return .value("fontSize", \CATextLayer.fontSize)
        case 3: return .value("foregroundColor", \CATextLayer.foregroundColor)
        case 4: return .value("string", \CATextLayer.string)
        case 5: return .value("truncationMode", \CATextLayer.truncationMode)
        default: return .value("wrapped", \CATextLayer.isWrapped)
        }
    }

    nonisolated private static func initializerOfCATextLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CATextLayer() }
        case 1: return { a in CATextLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CATextLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
