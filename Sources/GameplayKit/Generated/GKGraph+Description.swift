// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGraph {
    nonisolated static var descriptionOfGKGraph: FrameworkClass {
        FrameworkClass(
            GKGraph.self,
            properties: "nodes",
            methods: "addNodes: connectNodeToLowestCostNode:bidirectional: findPathFromNode:toNode: removeNodes:",
            initializers: "init initWithNodes:",
            property: GKGraph.propertyOfGKGraph,
            method: GKGraph.methodOfGKGraph,
            initializer: GKGraph.initializerOfGKGraph)
    }

    private static func propertyOfGKGraph(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKGraph.nodes)
    }

    nonisolated private static func methodOfGKGraph(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! GKGraph).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addNodes:", as: ([GKGraphNode]).self)) }
        case 1:
            return { r, a in
                (r as! GKGraph).connectToLowestCostNode(
                    node: ObjCRuntime.ObjCMessage.argument(a, 0, "connectNodeToLowestCostNode:bidirectional:", as: (GKGraphNode).self),
                    bidirectional: ObjCRuntime.ObjCMessage.argument(a, 1, "connectNodeToLowestCostNode:bidirectional:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! GKGraph).findPath(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "findPathFromNode:toNode:", as: (GKGraphNode).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "findPathFromNode:toNode:", as: (GKGraphNode).self))
            }
        default: return { r, a in (r as! GKGraph).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removeNodes:", as: ([GKGraphNode]).self)) }
        }
    }

    nonisolated private static func initializerOfGKGraph(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKGraph() }
        default: return { a in GKGraph(ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNodes:", as: ([GKGraphNode]).self)) }
        }
    }
}
