import Foundation
import ObjCRuntime

/// What is spoken. See https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskhint.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified = 0
    case dictation = 1
    case search = 2
    case confirmation = 3
}

/// Sound in which speech is to be heard. See https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest.
///
/// Speech never leaves the machine: requests that allow it to do not differ from those that do not.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// What is spoken. Search and confirmation are short: of those fewer readings are told.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether what was heard so far is told before the end.
    open var shouldReportPartialResults = true
    /// Words and phrases that are likely: readings that have them come first.
    open var contextualStrings: [String] = []
    /// Whether speech must not leave the device: it never does.
    open var requiresOnDeviceRecognition = false
}

/// A file in which speech is to be heard. See https://developer.apple.com/documentation/speech/sfspeechurlrecognitionrequest.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL

    // @objc(initWithURL:)
    /// Creates a request for a file of sound.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// Sound that comes piece by piece, from a microphone for one. See
/// https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest.
///
/// May be given sound on any thread.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [AVAudioPCMBuffer] = []
    private var hasEnded = false
    private var listener: (@Sendable () -> Void)?
    private var isUsed = false

    /// Creates a request without sound.
    public override init() { super.init() }

    /// The format that is taken as it is: one channel, 16,000 whole numbers of 16 bits a second.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: SpeechDecoder.sampleRate, channels: 1, interleaved: false)!
    }

    /// Adds sound.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
        let listener = lock.withLock {
            if !hasEnded { waiting.append(audioPCMBuffer) }
            return self.listener
        }
        listener?()
    }

    /// Says that no more sound comes.
    open func endAudio() {
        let listener = lock.withLock {
            hasEnded = true
            return self.listener
        }
        listener?()
    }

    /// Has a block called when there is more. A request is heard once.
    func begin(_ listener: @escaping @Sendable () -> Void) {
        let isFirst = lock.withLock {
            defer { (isUsed, self.listener) = (true, listener) }
            return !isUsed
        }
        if !isFirst { ObjCException.raise("NSInternalInconsistencyException", "SFSpeechAudioBufferRecognitionRequest cannot be re-used") }
    }

    /// What has come since, and whether that was all.
    func take() -> (buffers: [AVAudioPCMBuffer], isAll: Bool) {
        lock.withLock {
            defer { waiting = [] }
            return (waiting, hasEnded)
        }
    }
}
