// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKPhysicsContactDelegate {
    /// Not implemented.
    public func didBegin(_ contact: SKPhysicsContact) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didEnd(_ contact: SKPhysicsContact) { OptionalRequirement.notImplemented() }
}
