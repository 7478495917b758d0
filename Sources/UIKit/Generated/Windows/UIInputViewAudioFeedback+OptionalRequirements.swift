// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

extension UIInputViewAudioFeedback {
    /// Not implemented.
    public var enableInputClicksWhenVisible: Bool { OptionalRequirement.notImplemented() }
}
