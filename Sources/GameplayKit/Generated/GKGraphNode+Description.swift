// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGraphNode {
    nonisolated static var descriptionOfGKGraphNode: FrameworkClass {
        FrameworkClass(
            GKGraphNode.self,
            properties: "connectedNodes",
            methods: """
                addConnectionsToNodes:bidirectional: costToNode: estimatedCostToNode: findPathFromNode: findPathToNode: \
                removeConnectionsToNodes:bidirectional:
                """,
            initializers: "init",
            property: GKGraphNode.propertyOfGKGraphNode,
            method: GKGraphNode.methodOfGKGraphNode,
            initializer: GKGraphNode.initializerOfGKGraphNode)
    }

    private static func propertyOfGKGraphNode(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKGraphNode.connectedNodes)
    }

    nonisolated private static func methodOfGKGraphNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKGraphNode).addConnections(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "addConnectionsToNodes:bidirectional:", as: ([GKGraphNode]).self),
                    bidirectional: ObjCRuntime.ObjCMessage.argument(a, 1, "addConnectionsToNodes:bidirectional:", as: (Bool).self))
            }
        case 1:
            return { r, a in (r as! GKGraphNode).cost(to: ObjCRuntime.ObjCMessage.argument(a, 0, "costToNode:", as: (GKGraphNode).self)) }
        case 2:
            return { r, a in
                (r as! GKGraphNode).estimatedCost(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "estimatedCostToNode:", as: (GKGraphNode).self))
            }
        case 3:
            return { r, a in
                (r as! GKGraphNode).findPath(from: ObjCRuntime.ObjCMessage.argument(a, 0, "findPathFromNode:", as: (GKGraphNode).self))
            }
        case 4:
            return { r, a in
                (r as! GKGraphNode).findPath(to: ObjCRuntime.ObjCMessage.argument(a, 0, "findPathToNode:", as: (GKGraphNode).self))
            }
        default:
            return { r, a in
                (r as! GKGraphNode).removeConnections(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "removeConnectionsToNodes:bidirectional:", as: ([GKGraphNode]).self),
                    bidirectional: ObjCRuntime.ObjCMessage.argument(a, 1, "removeConnectionsToNodes:bidirectional:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfGKGraphNode(_ index: Int) -> ObjCFactory {
        { _ in GKGraphNode() }
    }
}
