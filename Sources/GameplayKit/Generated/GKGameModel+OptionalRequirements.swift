// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKGameModel {
    /// Not implemented.
    public func score(for player: any GKGameModelPlayer) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) { OptionalRequirement.notImplemented() }
}
