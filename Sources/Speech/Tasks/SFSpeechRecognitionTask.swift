import Foundation

/// How far a task is. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskstate.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting = 0
    case running = 1
    case finishing = 2
    case canceling = 3
    case completed = 4
}

/// Speech that is being heard. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontask.
///
/// May be used on any thread. It stays alive until it has ended.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    private struct Condition {
        var state = SFSpeechRecognitionTaskState.starting
        var isCancelled = false
        var isFinishing = false
        var error: (any Error)?
    }

    private let request: SFSpeechRecognitionRequest
    private let model: SpeechModel
    private let queue: OperationQueue
    private let hint: SFSpeechRecognitionTaskHint
    private let lock = NSLock()
    private var condition = Condition()

    // On the work queue alone.
    private let work = DispatchQueue(label: "Speech.recognition")
    private var listener: (any TaskListener)?
    private var decoder: SpeechDecoder?
    private var feed = SampleFeed()
    private var told: [HeardWord] = []

    init(_ request: SFSpeechRecognitionRequest, _ model: SpeechModel, _ queue: OperationQueue, hint: SFSpeechRecognitionTaskHint) {
        (self.request, self.model, self.queue, self.hint) = (request, model, queue, hint)
        super.init()
    }

    // MARK: What is known of it

    /// How far it is.
    open var state: SFSpeechRecognitionTaskState { lock.withLock { condition.state } }
    /// Whether it takes no more sound, and may still tell results.
    open var isFinishing: Bool { lock.withLock { condition.isFinishing } }
    /// Whether it was cancelled.
    open var isCancelled: Bool { lock.withLock { condition.isCancelled } }
    /// Why it ended without a final result.
    open var error: (any Error)? { lock.withLock { condition.error } }

    // MARK: Ending it

    /// Takes no more sound, and tells the final result of what was heard.
    open func finish() {
        lock.withLock {
            guard condition.state == .starting || condition.state == .running else { return }
            (condition.state, condition.isFinishing) = (.finishing, true)
        }
        work.async { self.goOn() }
    }

    /// Takes no more sound, and tells no more results.
    open func cancel() {
        lock.withLock {
            guard condition.state != .completed else { return }
            (condition.state, condition.isCancelled) = (.canceling, true)
        }
        work.async { self.goOn() }
    }

    // MARK: Hearing

    func begin(_ listener: any TaskListener) {
        nonisolated(unsafe) let listener = listener
        if let request = request as? SFSpeechAudioBufferRecognitionRequest {
            request.begin { [weak self] in self.map { task in task.work.async { task.goOn() } } }
        }
        work.async {
            self.listener = listener
            guard SFSpeechRecognizer.authorizationStatus() == .authorized else { return self.end(SpeechFailure.denied) }
            guard let decoder = SpeechDecoder.take(self.model), decoder.start() else { return self.end(SpeechFailure.noModel) }
            self.decoder = decoder
            self.lock.withLock { if self.condition.state == .starting { self.condition.state = .running } }
            if let request = self.request as? SFSpeechURLRecognitionRequest { self.read(request.url) } else { self.goOn() }
        }
    }

    /// Hears a whole file, piece by piece: the task may be cancelled in between.
    private func read(_ url: URL) {
        do {
            let file = try AVAudioFile(forReading: url)
            let length = AVAudioFrameCount(file.processingFormat.sampleRate / 2)
            while file.framePosition < file.length, state == .running {
                guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: length) else { break }
                try file.read(into: buffer, frameCount: length)
                if buffer.frameLength == 0 { break }
                hear([buffer])
            }
        } catch { return end(error) }
        if isCancelled { end(SpeechFailure.cancelled) } else { complete() }
    }

    /// Hears what has come; ends if that was all.
    private func goOn() {
        guard decoder != nil else { return }
        if isCancelled { return end(SpeechFailure.cancelled) }
        guard let request = request as? SFSpeechAudioBufferRecognitionRequest else { return }
        let (buffers, isAll) = request.take()
        hear(buffers)
        if isAll || isFinishing { complete() }
    }

    private func hear(_ buffers: [AVAudioPCMBuffer]) {
        guard let decoder else { return }
        let samples = buffers.flatMap { feed.take($0) }
        guard !samples.isEmpty else { return }
        decoder.hear(samples)
        guard request.shouldReportPartialResults else { return }
        let words = decoder.words
        // What is not heard for certain yet has no confidence.
        let sure = words.map { HeardWord(text: $0.text, start: $0.start, duration: $0.duration, confidence: 0) }
        guard !sure.isEmpty, sure.map(\.text) != told.map(\.text) else { return }
        tell(SFSpeechRecognitionResult([SFTranscription(sure)], isFinal: false), sure)
    }

    private func tell(_ result: SFSpeechRecognitionResult, _ words: [HeardWord]) {
        let isFirst = told.isEmpty
        told = words
        call { task, listener in if !task.isCancelled || result.isFinal { listener.heard(task, result, isFirst: isFirst) } }
    }

    private func complete() {
        guard let decoder else { return }
        lock.withLock { (condition.state, condition.isFinishing) = (.finishing, true) }
        call { task, listener in listener.finishedReading(task) }
        decoder.end()
        let words = decoder.words
        guard !words.isEmpty else { return end(SpeechFailure.noSpeech) }
        let isShort = hint == .search || hint == .confirmation
        var readings = decoder.alternatives(atMost: isShort ? 3 : 8).filter { $0 != words.map(\.text) }
        var best = words
        let hints = request.contextualStrings.map { $0.lowercased() }
        func hits(_ words: [String]) -> Int { hints.count { words.joined(separator: " ").contains($0) } }
        if let better = readings.max(by: { hits($0) < hits($1) }), hits(better) > hits(words.map(\.text)) {
            readings = [words.map(\.text)] + readings.filter { $0 != better }
            best = Self.placed(better, like: words)
        }
        let others = readings.map { SFTranscription(Self.placed($0, like: words)) }
        tell(SFSpeechRecognitionResult([SFTranscription(best, alternatives: readings)] + others, isFinal: true), best)
        end(nil)
    }

    /// Words of another reading at the places of those that were heard.
    private static func placed(_ reading: [String], like words: [HeardWord]) -> [HeardWord] {
        let (start, end) = (words.first?.start ?? 0, words.last.map { $0.start + $0.duration } ?? 0)
        let length = (end - start) / Double(max(1, reading.count))
        return reading.enumerated().map { index, text in
            if reading.count == words.count {
                return HeardWord(text: text, start: words[index].start, duration: words[index].duration, confidence: 0)
            }
            return HeardWord(text: text, start: start + Double(index) * length, duration: length, confidence: 0)
        }
    }

    private func end(_ error: (any Error)?) {
        if let decoder {
            decoder.end()
            decoder.giveBack()
        }
        decoder = nil
        lock.withLock { (condition.state, condition.error) = (.completed, error) }
        call { task, listener in listener.ended(task, error) }
        work.async { self.listener = nil }
    }

    /// Tells the listener on the recognizer's queue.
    private func call(_ body: @escaping (SFSpeechRecognitionTask, any TaskListener) -> Void) {
        guard let listener else { return }
        nonisolated(unsafe) let (told, body) = (listener, body)
        queue.addOperation { body(self, told) }
    }
}

/// Why a task ended, in Apple's words and numbers.
enum SpeechFailure {
    private static func error(_ domain: String, _ code: Int, _ text: String) -> NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    static var denied: NSError { error("kAFAssistantErrorDomain", 1700, "User denied access to speech recognition") }
    static var noSpeech: NSError { error("kAFAssistantErrorDomain", 1110, "No speech detected") }
    static var cancelled: NSError { error("kLSRErrorDomain", 301, "Recognition request was canceled") }
    static var noModel: NSError { error("kLSRErrorDomain", 102, "Failed to access assets") }
}
