import Foundation
import ObjCRuntime

/// Hears how a recognition goes on. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskdelegate.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    // @objc optional
    /// Speech was heard for the first time.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// There is another reading of what was heard so far.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    // @objc optional
    /// There is the final result.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    // @objc optional
    /// No more sound is taken.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// The task was cancelled.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    // @objc optional
    /// The task has ended. Without success `error` of the task says why.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

/// Who is told of a task, on the recognizer's queue.
protocol TaskListener {
    func heard(_ task: SFSpeechRecognitionTask, _ result: SFSpeechRecognitionResult, isFirst: Bool)
    func finishedReading(_ task: SFSpeechRecognitionTask)
    /// The task has ended, after its final result.
    func ended(_ task: SFSpeechRecognitionTask, _ error: (any Error)?)
}

struct HandlerListener: TaskListener {
    let handler: (SFSpeechRecognitionResult?, (any Error)?) -> Void

    init(_ handler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) { self.handler = handler }

    func heard(_ task: SFSpeechRecognitionTask, _ result: SFSpeechRecognitionResult, isFirst: Bool) { handler(result, nil) }
    func finishedReading(_ task: SFSpeechRecognitionTask) {}
    func ended(_ task: SFSpeechRecognitionTask, _ error: (any Error)?) { if let error { handler(nil, error) } }
}

struct DelegateListener: TaskListener {
    let delegate: any SFSpeechRecognitionTaskDelegate

    init(_ delegate: any SFSpeechRecognitionTaskDelegate) { self.delegate = delegate }

    func heard(_ task: SFSpeechRecognitionTask, _ result: SFSpeechRecognitionResult, isFirst: Bool) {
        if isFirst { OptionalRequirement.call { delegate.speechRecognitionDidDetectSpeech(task) } }
        if result.isFinal {
            OptionalRequirement.call { delegate.speechRecognitionTask(task, didFinishRecognition: result) }
        } else {
            OptionalRequirement.call { delegate.speechRecognitionTask(task, didHypothesizeTranscription: result.bestTranscription) }
        }
    }
    func finishedReading(_ task: SFSpeechRecognitionTask) {
        OptionalRequirement.call { delegate.speechRecognitionTaskFinishedReadingAudio(task) }
    }
    func ended(_ task: SFSpeechRecognitionTask, _ error: (any Error)?) {
        if task.isCancelled { OptionalRequirement.call { delegate.speechRecognitionTaskWasCancelled(task) } }
        OptionalRequirement.call { delegate.speechRecognitionTask(task, didFinishSuccessfully: error == nil) }
    }
}
