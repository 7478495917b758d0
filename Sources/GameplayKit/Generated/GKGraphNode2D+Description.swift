// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGraphNode2D {
    nonisolated static var descriptionOfGKGraphNode2D: FrameworkClass {
        FrameworkClass(
            GKGraphNode2D.self,
            properties: "position",
            initializers: "initWithPoint:",
            property: GKGraphNode2D.propertyOfGKGraphNode2D,
            initializer: GKGraphNode2D.initializerOfGKGraphNode2D)
    }

    private static func propertyOfGKGraphNode2D(_ index: Int) -> ClassDescription.Property {
        .value("position", \GKGraphNode2D.position)
    }

    nonisolated private static func initializerOfGKGraphNode2D(_ index: Int) -> ObjCFactory {
        { a in GKGraphNode2D(point: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPoint:", as: (vector_float2).self)) }
    }
}
