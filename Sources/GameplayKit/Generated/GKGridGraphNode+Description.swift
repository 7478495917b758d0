// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGridGraphNode {
    nonisolated static var descriptionOfGKGridGraphNode: FrameworkClass {
        FrameworkClass(
            GKGridGraphNode.self,
            properties: "gridPosition",
            initializers: "initWithGridPosition:",
            property: GKGridGraphNode.propertyOfGKGridGraphNode,
            initializer: GKGridGraphNode.initializerOfGKGridGraphNode)
    }

    private static func propertyOfGKGridGraphNode(_ index: Int) -> ClassDescription.Property {
        .value("gridPosition", \GKGridGraphNode.gridPosition)
    }

    nonisolated private static func initializerOfGKGridGraphNode(_ index: Int) -> ObjCFactory {
        { a in GKGridGraphNode(gridPosition: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithGridPosition:", as: (vector_int2).self)) }
    }
}
