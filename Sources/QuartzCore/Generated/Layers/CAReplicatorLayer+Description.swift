// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAReplicatorLayer {
    nonisolated static var descriptionOfCAReplicatorLayer: FrameworkClass {
        FrameworkClass(
            CAReplicatorLayer.self,
            properties: """
                instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset \
                instanceRedOffset instanceTransform preservesDepth
                """,
            initializers: "init initWithCoder: initWithLayer:",
            property: CAReplicatorLayer.propertyOfCAReplicatorLayer,
            initializer: CAReplicatorLayer.initializerOfCAReplicatorLayer)
    }

    private static func propertyOfCAReplicatorLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
        case 1: return .value("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
        case 2: return .value("instanceColor", \CAReplicatorLayer.instanceColor)
        case 3: return .value("instanceCount", \CAReplicatorLayer.instanceCount)
        case 4: return .value("instanceDelay", \CAReplicatorLayer.instanceDelay)
        case 5: return .value("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
        case 6: return .value("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
        case 7: return .value("instanceTransform", \CAReplicatorLayer.instanceTransform)
        default: return .value("preservesDepth", \CAReplicatorLayer.preservesDepth)
        }
    }

    nonisolated private static func initializerOfCAReplicatorLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAReplicatorLayer() }
        case 1: return { a in CAReplicatorLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CAReplicatorLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        }
    }
}
