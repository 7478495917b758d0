// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

extension AVAudioRecorderDelegate {
    /// Not implemented.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) { OptionalRequirement.notImplemented() }
}
