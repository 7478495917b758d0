// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKMinmaxStrategist {
    nonisolated static var descriptionOfGKMinmaxStrategist: FrameworkClass {
        FrameworkClass(
            GKMinmaxStrategist.self,
            properties: "gameModel maxLookAheadDepth randomSource",
            methods: "bestMoveForActivePlayer bestMoveForPlayer: randomMoveForPlayer:fromNumberOfBestMoves:",
            initializers: "init",
            property: GKMinmaxStrategist.propertyOfGKMinmaxStrategist,
            method: GKMinmaxStrategist.methodOfGKMinmaxStrategist,
            initializer: GKMinmaxStrategist.initializerOfGKMinmaxStrategist)
    }

    private static func propertyOfGKMinmaxStrategist(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\GKMinmaxStrategist.gameModel)
        case 1: return .value("maxLookAheadDepth", \GKMinmaxStrategist.maxLookAheadDepth)
        default: return .reference(\GKMinmaxStrategist.randomSource)
        }
    }

    nonisolated private static func methodOfGKMinmaxStrategist(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! GKMinmaxStrategist).bestMoveForActivePlayer() }
        case 1:
            return { r, a in
                (r as! GKMinmaxStrategist).bestMove(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "bestMoveForPlayer:", as: (any GKGameModelPlayer).self))
            }
        default:
            return { r, a in
                (r as! GKMinmaxStrategist).randomMove(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "randomMoveForPlayer:fromNumberOfBestMoves:", as: (any GKGameModelPlayer).self),
                    fromNumberOfBestMoves: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "randomMoveForPlayer:fromNumberOfBestMoves:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfGKMinmaxStrategist(_ index: Int) -> ObjCFactory {
        { _ in GKMinmaxStrategist() }
    }
}
