// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGridGraph {
    nonisolated static var descriptionOfGKGridGraph: FrameworkClass {
        FrameworkClass(
            GKGridGraph.self,
            properties: "diagonalsAllowed gridHeight gridOrigin gridWidth",
            methods: "connectNodeToAdjacentNodes: nodeAtGridPosition:",
            initializers: "initFromGridStartingAt:width:height:diagonalsAllowed:",
            property: GKGridGraph.propertyOfGKGridGraph,
            method: GKGridGraph.methodOfGKGridGraph,
            initializer: GKGridGraph.initializerOfGKGridGraph)
    }

    private static func propertyOfGKGridGraph(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\GKGridGraph.diagonalsAllowed)
        case 1: return .readOnly(\GKGridGraph.gridHeight)
        case 2: return .readOnly(\GKGridGraph.gridOrigin)
        default: return .readOnly(\GKGridGraph.gridWidth)
        }
    }

    nonisolated private static func methodOfGKGridGraph(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKGridGraph).connectToAdjacentNodes(
                    node: ObjCRuntime.ObjCMessage.argument(a, 0, "connectNodeToAdjacentNodes:", as: (GKGridGraphNode).self))
            }
        default:
            return { r, a in
                (r as! GKGridGraph).node(
                    atGridPosition: ObjCRuntime.ObjCMessage.argument(a, 0, "nodeAtGridPosition:", as: (vector_int2).self))
            }
        }
    }

    nonisolated private static func initializerOfGKGridGraph(_ index: Int) -> ObjCFactory {
        { a in
            GKGridGraph(
                fromGridStartingAt: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initFromGridStartingAt:width:height:diagonalsAllowed:", as: (vector_int2).self),
                width: ObjCRuntime.ObjCMessage.argument(a, 1, "initFromGridStartingAt:width:height:diagonalsAllowed:", as: (Int32).self),
                height: ObjCRuntime.ObjCMessage.argument(a, 2, "initFromGridStartingAt:width:height:diagonalsAllowed:", as: (Int32).self),
                diagonalsAllowed: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initFromGridStartingAt:width:height:diagonalsAllowed:", as: (Bool).self))
        }
    }
}
