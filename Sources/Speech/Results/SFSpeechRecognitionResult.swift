import Foundation

/// What was heard so far. See https://developer.apple.com/documentation/speech/sfspeechrecognitionresult.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// The likeliest reading.
    public let bestTranscription: SFTranscription
    /// All readings, the likeliest first.
    public let transcriptions: [SFTranscription]
    /// Whether nothing more comes.
    public let isFinal: Bool

    init(_ transcriptions: [SFTranscription], isFinal: Bool) {
        (bestTranscription, self.transcriptions, self.isFinal) = (transcriptions[0], transcriptions, isFinal)
        super.init()
    }
}
