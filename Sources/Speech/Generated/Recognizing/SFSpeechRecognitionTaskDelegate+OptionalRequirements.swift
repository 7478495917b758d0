// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension SFSpeechRecognitionTaskDelegate {
    /// Not implemented.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval) {
        OptionalRequirement.notImplemented()
    }
}
