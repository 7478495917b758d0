// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISpringLoadedInteractionBehavior {
    /// Not implemented.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { OptionalRequirement.notImplemented() }
}
