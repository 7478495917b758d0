// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIInputViewAudioFeedback {
    /// Not implemented.
    public var enableInputClicksWhenVisible: Bool { OptionalRequirement.notImplemented() }
}
