import Foundation
import ObjCRuntime
import SampanHost

/// How far a task is. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskstate.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// It has heard nothing yet.
    case starting = 0
    /// It listens.
    case running = 1
    /// There is no more sound; the last result is to come.
    case finishing = 2
    /// It was cancelled, and is not told of yet.
    case canceling = 3
    /// It is over.
    case completed = 4
}

/// The recognition of one request. It goes on whether the app keeps it or not, as long as there is sound to come.
///
/// May be used on any thread. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontask.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// What the request asked for when the task began.
    private let partial: Bool
    private let punctuation: Bool
    private let expected: [String]
    /// Who hands sound over. It keeps the task, so that both go when nobody can add sound any more.
    private weak var source: SFSpeechAudioBufferRecognitionRequest?
    private let queue: OperationQueue
    private let handler: ((SFSpeechRecognitionResult?, (any Error)?) -> Void)?
    private weak var delegate: (any SFSpeechRecognitionTaskDelegate)?
    /// Where sound is heard, in its order.
    private let worker = DispatchQueue(label: "Speech")
    private let lock = NSLock()
    private var kept = SFSpeechRecognitionTaskState.starting
    private var failure: (any Error)?
    private var wasCancelled = false
    private var isAskedToFinish = false

    // Of the worker's alone.
    private var listener: (any Listener)?
    private var heard: [HeardWord] = []
    private var duration: TimeInterval = 0

    init(
        _ request: SFSpeechRecognitionRequest, queue: OperationQueue,
        handler: ((SFSpeechRecognitionResult?, (any Error)?) -> Void)?, delegate: (any SFSpeechRecognitionTaskDelegate)?
    ) {
        (partial, punctuation) = (request.shouldReportPartialResults, request.addsPunctuation)
        expected = request.contextualStrings
        source = request as? SFSpeechAudioBufferRecognitionRequest
        (self.queue, self.handler, self.delegate) = (queue, handler, delegate)
    }

    /// How far it is.
    open var state: SFSpeechRecognitionTaskState { lock.withLock { kept } }
    // @objc(finishing)
    /// Whether it hears no more.
    open var isFinishing: Bool { lock.withLock { isAskedToFinish || kept == .finishing } }
    // @objc(cancelled)
    /// Whether the app cancelled it.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }
    /// Why it failed; `nil` while it goes on, and if it did not.
    open var error: (any Error)? { lock.withLock { failure } }

    /// Takes no more sound, and tells what was heard of that which was there.
    open func finish() {
        lock.withLock {
            guard kept != .completed, !wasCancelled else { return }
            isAskedToFinish = true
        }
        // What was handed over before is heard, even if the task has yet to begin.
        if let source { source.endAudio() } else { worker.async { self.conclude() } }
    }

    /// Ends without another result.
    open func cancel() {
        let isOver = lock.withLock {
            if kept == .completed || wasCancelled { return true }
            (wasCancelled, kept) = (true, .canceling)
            return false
        }
        if !isOver { worker.async { self.fail(RecognitionFailure.cancelled) } }
    }

    // MARK: Listening

    func begin(_ request: SFSpeechRecognitionRequest, locale: Locale, permissions: Permissions) {
        source?.use()
        worker.async { [self] in
            guard SFSpeechRecognizer.status(in: permissions) == .authorized else { return fail(RecognitionFailure.notAuthorized) }
            switch request {
            case let request as SFSpeechURLRecognitionRequest: listen(to: request.url, locale)
            case let request as SFSpeechAudioBufferRecognitionRequest: listen(to: request, locale)
            default: fail(SFSpeechError(.internalServiceError))
            }
        }
    }

    private func listen(to url: URL, _ locale: Locale) {
        guard let file = try? SoundFile(url) else { return fail(SFSpeechError(.audioReadFailed)) }
        listener = Listeners.listener(to: url, duration: file.duration, locale: locale)
        guard listener != nil else { return fail(RecognitionFailure.notInstalled) }
        hearNext(of: file)
    }

    /// Hears a piece at a time, so that what the app asks for in between is done in between.
    private func hearNext(of file: SoundFile) {
        guard state != .completed else { return }
        guard let piece = file.next() else { return conclude() }
        hear(piece)
        worker.async { self.hearNext(of: file) }
    }

    private func listen(to request: SFSpeechAudioBufferRecognitionRequest, _ locale: Locale) {
        listener = Listeners.listener(to: Listeners.microphone, locale: locale)
        guard listener != nil else { return fail(RecognitionFailure.notInstalled) }
        request.listen { [self] piece in
            worker.async { [self] in
                if let piece { hear(piece) } else { conclude() }
            }
        }
    }

    private func hear(_ piece: SoundPiece) {
        guard let listener, !isCancelled else { return }
        lock.withLock { if kept == .starting { kept = .running } }
        listener.hear(piece)
        duration += piece.duration
        let (words, isFirst, passed) = (listener.words, heard.isEmpty, duration)
        tell { $0.speechRecognitionTask(self, didProcessAudioDuration: passed) }
        guard words.map(\.text) != heard.map(\.text), !words.isEmpty else { return }
        heard = words
        if isFirst { tell { $0.speechRecognitionDidDetectSpeech(self) } }
        guard partial else { return }
        let result = SFSpeechRecognitionResult([words], isFinal: false, addsPunctuation: punctuation)
        report(result, nil)
        tell { $0.speechRecognitionTask(self, didHypothesizeTranscription: result.bestTranscription) }
    }

    // MARK: The end

    private func conclude() {
        let goesOn = lock.withLock {
            guard kept != .completed, !wasCancelled else { return false }
            kept = .finishing
            return true
        }
        guard goesOn else { return }
        tell { $0.speechRecognitionTaskFinishedReadingAudio(self) }
        let hearings = Self.preferring(expected, in: listener?.end() ?? [])
        guard !hearings.isEmpty else { return fail(RecognitionFailure.noSpeech) }
        let result = SFSpeechRecognitionResult(hearings, isFinal: true, addsPunctuation: punctuation)
        guard complete(nil) else { return }
        report(result, nil)
        tell { $0.speechRecognitionTask(self, didFinishRecognition: result) }
        tell { $0.speechRecognitionTask(self, didFinishSuccessfully: true) }
    }

    private func fail(_ error: any Error) {
        guard complete(error) else { return }
        report(nil, error)
        if isCancelled { tell { $0.speechRecognitionTaskWasCancelled(self) } }
        tell { $0.speechRecognitionTask(self, didFinishSuccessfully: false) }
    }

    /// Ends the task. Returns whether that was not done before.
    private func complete(_ error: (any Error)?) -> Bool {
        let isNew = lock.withLock {
            guard kept != .completed else { return false }
            (kept, failure) = (.completed, error)
            return true
        }
        listener = nil
        source?.release()
        return isNew
    }

    /// Puts a hearing with one of some texts before the others.
    static func preferring(_ texts: [String], in hearings: [[HeardWord]]) -> [[HeardWord]] {
        let wanted = texts.map { " \($0.lowercased()) " }
        let place = hearings.firstIndex { words in
            let text = " " + words.map { $0.text.lowercased() }.joined(separator: " ") + " "
            return wanted.contains(where: text.contains)
        }
        guard let place, place > 0 else { return hearings }
        var hearings = hearings
        hearings.insert(hearings.remove(at: place), at: 0)
        return hearings
    }

    private func report(_ result: SFSpeechRecognitionResult?, _ error: (any Error)?) {
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        queue.addOperation { call(result, error) }
    }

    private func tell(_ body: @escaping (any SFSpeechRecognitionTaskDelegate) -> Void) {
        nonisolated(unsafe) let body = body
        queue.addOperation { [self] in
            if let delegate { _ = OptionalRequirement.call { body(delegate) } }
        }
    }
}
