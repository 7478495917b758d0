import Foundation
import ObjCRuntime

/// The slowest pace.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest pace.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual pace.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text that is to be spoken, and how. See https://developer.apple.com/documentation/avfaudio/avspeechutterance.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The text, as it was given with attributes, which do not change how it is spoken.
    public let attributedSpeechString: NSAttributedString

    // @objc(speechUtteranceWithString:)
    /// A text that is to be spoken.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    // @objc(speechUtteranceWithAttributedString:)
    /// A text with attributes that is to be spoken; the attributes do not change how.
    public init(attributedString string: NSAttributedString) {
        (speechString, attributedSpeechString) = (string.string, string)
    }

    /// Who speaks; `nil` is the voice of the person's language.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast: from `AVSpeechUtteranceMinimumSpeechRate` to `AVSpeechUtteranceMaximumSpeechRate`.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, in proportion: from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud: from 0 to 1.
    open var volume: Float = 1
    /// The silence before, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The silence after, in seconds.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether the person's settings for assistive technologies count more than these. The device has none.
    open var prefersAssistiveTechnologySettings = false

    /// The text, spoken; `nil` where nothing can speak.
    func spoken() -> SpokenText? {
        let voice = voice ?? AVSpeechSynthesisVoice(language: nil) ?? AVSpeechSynthesisVoice(language: "en-US")
        // iOS's usual pace is some 180 words a minute, its fastest nearly three times that.
        let pace = max(0, min(1, rate))
        let words = pace < 0.5 ? 80 + Double(pace) * 190 : 175 + Double(pace - 0.5) * 550
        let pitch = 50 + 50 * log2(Double(max(0.5, min(2, pitchMultiplier))))
        return SpeechMaker.shared.speak(
            speechString, voice: voice?.spoken ?? "en-us", wordsPerMinute: Int(words), pitch: Int(pitch))
    }
}
