import AVFoundation
import Foundation
import ObjCRuntime

/// What is to be recognized. See https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// What kind of speech it is. The recognizer's own hint counts where this is `.unspecified`; what is heard does not depend on it.
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
    /// Whether results come while more is heard, too.
    open var shouldReportPartialResults = true
    /// What may be said that is not in any dictionary: of several texts that what was heard may be, one with these counts for more.
    open var contextualStrings: [String] = []
    /// Whether nothing may leave the device. Nothing ever does.
    open var requiresOnDeviceRecognition = false
    /// Whether texts have punctuation.
    open var addsPunctuation = false

    override init() { super.init() }
}

/// A file of sound that is to be recognized. See https://developer.apple.com/documentation/speech/sfspeechurlrecognitionrequest.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL

    // @objc(initWithURL:)
    /// Asks for a file.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// Sound that is to be recognized as it comes, from the microphone for instance, by one task.
///
/// May be used on any thread. See https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [SoundPiece] = []
    private var hasEnded = false
    private var take: (@Sendable (SoundPiece?) -> Void)?
    private var isUsed = false

    /// Creates a request that has no sound yet.
    public override init() { super.init() }

    /// The format that needs no conversion: 16,000 samples a second in one channel.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: SoundPiece.sampleRate, channels: 1, interleaved: false)!
    }

    // @objc(appendAudioPCMBuffer:)
    /// Adds sound at the end. What comes after `endAudio()` is not heard.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) { add(SoundPiece(audioPCMBuffer)) }

    /// Says that no more sound follows.
    open func endAudio() { add(nil) }

    private func add(_ piece: SoundPiece?) {
        lock.withLock {
            guard !hasEnded else { return }
            hasEnded = piece == nil
            if let take { return take(piece) }
            if let piece { waiting.append(piece) }
        }
    }

    /// Called when a task is made of it. That is done once: a second one ends the app, as on iOS.
    func use() {
        let wasUsed = lock.withLock {
            defer { isUsed = true }
            return isUsed
        }
        if wasUsed { ObjCException.raise("NSInternalInconsistencyException", "SFSpeechAudioBufferRecognitionRequest cannot be re-used") }
    }

    /// Hands all sound, what came before and what will come, to a function; `nil` is the end. The function has to return at once.
    func listen(_ take: @escaping @Sendable (SoundPiece?) -> Void) {
        lock.withLock {
            for piece in waiting { take(piece) }
            waiting = []
            if hasEnded { take(nil) }
            self.take = take
        }
    }

    /// Forgets who takes the sound, and takes no more.
    func release() { lock.withLock { (take, waiting, hasEnded) = (nil, [], true) } }
}

/// What speech is for. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskhint.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Texts of any kind.
    case dictation = 1
    /// Words to search for.
    case search = 2
    /// Short answers, as "yes".
    case confirmation = 3
}
