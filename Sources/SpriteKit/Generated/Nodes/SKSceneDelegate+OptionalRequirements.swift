// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKSceneDelegate {
    /// Not implemented.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didEvaluateActions(for scene: SKScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didSimulatePhysics(for scene: SKScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didApplyConstraints(for scene: SKScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didFinishUpdate(for scene: SKScene) { OptionalRequirement.notImplemented() }
}
