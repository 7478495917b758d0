import Foundation
import ObjCRuntime

/// Whether the person lets the app recognize speech. See
/// https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// The person was not asked.
    case notDetermined = 0
    /// The person said no.
    case denied = 1
    /// Nobody may allow it on this device.
    case restricted = 2
    /// The person said yes.
    case authorized = 3
}

/// Who is told when a recognizer can be used, or no longer. See https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    // @objc optional
    /// The recognizer can be used now, or no longer, as the person changed what the app may do.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// Who is told how far a task is. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskdelegate.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    // @objc optional
    /// The first word was heard.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// What was heard so far; that may still change.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    // @objc optional
    /// What was heard.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    // @objc optional
    /// There is no more sound.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// The app cancelled the task.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// The task is over; if it was not successful, its `error` says why.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    // @objc optional
    /// So many seconds of sound were heard by now.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}
