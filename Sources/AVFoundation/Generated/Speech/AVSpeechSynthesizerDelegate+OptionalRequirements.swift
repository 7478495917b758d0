// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

extension AVSpeechSynthesizerDelegate {
    /// Not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) { OptionalRequirement.notImplemented() }
}
