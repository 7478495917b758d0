import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// Where speaking is to stop. See https://developer.apple.com/documentation/avfaudio/avspeechboundary.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Before the next word.
    case word = 1
}

/// Speaks texts, one after the other, by eSpeak NG. Time goes by as for `AVAudioPlayer`; the delegate is told on the main thread.
///
/// See https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable, Interruptible {
    /// Who is told.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it sounds as the app's session says. It always does.
    open var usesApplicationAudioSession = true

    private let mixer = SoundMixer.current
    private var queue: [AVSpeechUtterance] = []
    private var current: SpeechVoice?
    private var paused = false

    /// Creates a synthesizer that says nothing yet.
    public override init() { super.init() }

    deinit { if let current { mixer.remove(current) } }

    // @objc(speaking)
    /// Whether it speaks, or has more to say.
    open var isSpeaking: Bool { mixer.locked { current != nil || !queue.isEmpty } }
    // @objc(paused)
    /// Whether it stopped for a while.
    open var isPaused: Bool { mixer.locked { paused } }

    // @objc(speakUtterance:)
    /// Speaks a text, after those that wait. One that is or was spoken cannot be spoken again at the same time.
    open func speak(_ utterance: AVSpeechUtterance) {
        let isWaiting = mixer.locked { queue.contains { $0 === utterance } || current?.utterance === utterance }
        guard !isWaiting else {
            ObjCException.raise("NSInvalidArgumentException", "An AVSpeechUtterance shall not be enqueued twice")
        }
        mixer.locked { queue.append(utterance) }
        DispatchQueue.main.async { [weak self] in self?.beginNext() }
    }

    private func beginNext() {
        let next = mixer.locked { () -> AVSpeechUtterance? in
            guard current == nil, !paused, !queue.isEmpty else { return nil }
            return queue.removeFirst()
        }
        guard let next else { return }
        let voice = SpeechVoice(next, next.spoken() ?? SpokenText())
        voice.tell = { [weak self] event in DispatchQueue.main.async { self?.take(event, of: voice) } }
        mixer.locked { current = voice }
        SoundingObjects.shared.add(self)
        mixer.add(voice)
    }

    private func take(_ event: SpeechVoice.Event, of voice: SpeechVoice) {
        guard mixer.locked({ current === voice }) else { return }
        let utterance = voice.utterance
        switch event {
        case .started: tell { $0.speechSynthesizer(self, didStart: utterance) }
        case .word(let range): tell { $0.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance) }
        case .stoppedAtWord(let stops): stops ? cancel() : halt()
        case .ended:
            mixer.locked { current = nil }
            SoundingObjects.shared.remove(self)
            tell { $0.speechSynthesizer(self, didFinish: utterance) }
            beginNext()
        }
    }

    private func tell(_ body: (any AVSpeechSynthesizerDelegate) -> Void) {
        if let delegate { _ = OptionalRequirement.call { body(delegate) } }
    }

    // MARK: Stopping

    // @objc(stopSpeakingAtBoundary:)
    /// Stops, and forgets what waits. Returns whether it spoke.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking else { return false }
        mixer.locked { queue = [] }
        if boundary == .word, let voice = mixer.locked({ current }), !isPaused {
            mixer.locked { voice.stop = .cancel }
        } else {
            cancel()
        }
        return true
    }

    private func cancel() {
        let voice = mixer.locked { () -> SpeechVoice? in
            defer { (current, paused) = (nil, false) }
            return current
        }
        guard let voice else { return }
        mixer.remove(voice)
        SoundingObjects.shared.remove(self)
        tell { $0.speechSynthesizer(self, didCancel: voice.utterance) }
        beginNext()
    }

    // @objc(pauseSpeakingAtBoundary:)
    /// Stops for a while. Returns whether it spoke.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let voice = mixer.locked({ paused ? nil : current }) else { return false }
        if boundary == .word {
            mixer.locked { voice.stop = .pause }
        } else {
            halt()
        }
        return true
    }

    private func halt() {
        guard let voice = mixer.locked({ current }) else { return }
        mixer.locked { paused = true }
        mixer.remove(voice)
        SoundingObjects.shared.remove(self)
        tell { $0.speechSynthesizer(self, didPause: voice.utterance) }
    }

    /// Goes on. Returns whether it had stopped.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard let voice = mixer.locked({ paused ? current : nil }) else { return false }
        mixer.locked {
            paused = false
            voice.stop = nil
        }
        mixer.add(voice)
        SoundingObjects.shared.add(self)
        tell { $0.speechSynthesizer(self, didContinue: voice.utterance) }
        return true
    }

    func pauseForInterruption() -> Bool { pauseSpeaking(at: .immediate) }
}

/// Who is told how far speaking is. See https://developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    // @objc optional
    /// A text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    // @objc optional
    /// A text is over.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    // @objc optional
    /// It stopped for a while.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    // @objc optional
    /// It goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    // @objc optional
    /// A text was stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    // @objc optional
    /// A word comes next: its place in the text, in UTF-16 units.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

/// A text as it sounds. Its properties are the mixer's.
private final class SpeechVoice: SoundVoice {
    enum Event {
        case started
        case word(NSRange)
        /// It came to the word before which it is to stop.
        case stoppedAtWord(stops: Bool)
        case ended
    }

    enum Stop { case pause, cancel }

    let utterance: AVSpeechUtterance
    /// What is to be done before the next word.
    var stop: Stop?
    var tell: ((Event) -> Void)?
    private let stream: SampleStream
    private var words: ArraySlice<SpokenText.Word>
    private var hasStarted = false
    /// Silence before and after, in the mixer's samples.
    private var before: Int
    private var after: Int

    init(_ utterance: AVSpeechUtterance, _ text: SpokenText) {
        self.utterance = utterance
        stream = SampleStream(MemoryReader(text.samples, sampleRate: text.sampleRate, channelCount: 1))
        words = text.words[...]
        before = Int(max(0, utterance.preUtteranceDelay) * Double(SoundFormat.sampleRate))
        after = Int(max(0, utterance.postUtteranceDelay) * Double(SoundFormat.sampleRate))
    }

    func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool {
        let silence = min(before, turn.count)
        before -= silence
        guard silence < turn.count else { return true }
        var events: [Event] = []
        if !hasStarted {
            hasStarted = true
            events.append(.started)
        }
        let count = turn.count - silence
        let isOver = withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { samples in
            let (read, hasEnded) = stream.read(count, into: samples.baseAddress!, isLive: false)
            for index in 0..<read * 2 { block[silence * 2 + index] += samples[index] * utterance.volume }
            return hasEnded || read == 0
        }
        var goesOn = true
        while let word = words.first, Double(word.place) <= stream.place {
            if let stop {
                self.stop = nil
                events.append(.stoppedAtWord(stops: stop == .cancel))
                goesOn = false
                break
            }
            words.removeFirst()
            events.append(.word(word.range))
        }
        if goesOn, isOver {
            after -= count
            if after <= 0 {
                goesOn = false
                events.append(.ended)
            }
        }
        if let tell, !events.isEmpty { turn.afterwards { for event in events { tell(event) } } }
        return goesOn
    }
}
