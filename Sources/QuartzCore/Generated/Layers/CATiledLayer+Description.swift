// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CATiledLayer {
    nonisolated static var descriptionOfCATiledLayer: FrameworkClass {
        FrameworkClass(
            CATiledLayer.self,
            properties: "bounds levelsOfDetail levelsOfDetailBias tileSize",
            classMethods: "fadeDuration",
            initializers: "init initWithCoder: initWithLayer:",
            property: CATiledLayer.propertyOfCATiledLayer,
            classMethod: CATiledLayer.classMethodOfCATiledLayer,
            initializer: CATiledLayer.initializerOfCATiledLayer)
    }

    private static func propertyOfCATiledLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bounds", \CATiledLayer.bounds)
        case 1: return .value("levelsOfDetail", \CATiledLayer.levelsOfDetail)
        case 2: return .value("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
        default: return .value("tileSize", \CATiledLayer.tileSize)
        }
    }

    nonisolated private static func classMethodOfCATiledLayer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CATiledLayer.Type).fadeDuration() }
    }

    nonisolated private static func initializerOfCATiledLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CATiledLayer() }
        case 1: return { a in CATiledLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CATiledLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
