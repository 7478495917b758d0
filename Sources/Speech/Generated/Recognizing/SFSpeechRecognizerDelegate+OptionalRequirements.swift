// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension SFSpeechRecognizerDelegate {
    /// Not implemented.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
        OptionalRequirement.notImplemented()
    }
}
