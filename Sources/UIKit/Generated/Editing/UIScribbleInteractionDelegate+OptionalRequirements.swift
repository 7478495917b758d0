// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIScribbleInteractionDelegate {
    /// Not implemented.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { OptionalRequirement.notImplemented() }
}
