import Foundation
import SampanSound
import Testing

@testable import AVFoundation

/// Texts that are spoken, by a mixer whose time the test moves.
@MainActor @Suite(.serialized) struct SpeechTests {
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var told: [String] = []
        var ranges: [NSRange] = []
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { told.append("start") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { told.append("finish") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { told.append("pause") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { told.append("continue") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { told.append("cancel") }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
        ) { ranges.append(characterRange) }
    }

    private func pass(_ mixer: SoundMixer, _ seconds: Double, until isOver: () -> Bool = { false }) async {
        for _ in 0..<Int(seconds * 60) where !isOver() {
            mixer.advance(1.0 / 60)
            await Tone.mainQueue()
        }
    }

    @Test func aTextIsSpokenWordByWord() async {
        await SoundMixer.withNew { mixer in
            let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
            synthesizer.delegate = listener
            let text = "Hello 🌍 wide world"
            synthesizer.speak(AVSpeechUtterance(string: text))
            #expect(synthesizer.isSpeaking)
            await Tone.mainQueue()
            let samples = mixer.hear(0.5)
            #expect((samples.max() ?? 0) > 0.05)
            await pass(mixer, 10) { !synthesizer.isSpeaking }
            #expect(listener.told == ["start", "finish"] && !synthesizer.isSpeaking)
            let words = listener.ranges.map { (text as NSString).substring(with: $0) }
            #expect(words.first == "Hello" && words.contains("wide") && words.last == "world", "\(words)")
        }
    }

    @Test func speakingStopsForAWhileAndForGood() async {
        await SoundMixer.withNew { mixer in
            let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
            synthesizer.delegate = listener
            synthesizer.speak(AVSpeechUtterance(string: "One two three four five six seven eight"))
            synthesizer.speak(AVSpeechUtterance(string: "Never said"))
            await pass(mixer, 0.5)
            #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused && listener.told == ["start", "pause"])
            let words = listener.ranges.count
            await pass(mixer, 1)
            #expect(listener.ranges.count == words && synthesizer.continueSpeaking() && !synthesizer.isPaused)
            await pass(mixer, 0.5)
            #expect(listener.ranges.count > words && synthesizer.stopSpeaking(at: .immediate))
            await pass(mixer, 0.5)
            #expect(listener.told == ["start", "pause", "continue", "cancel"] && !synthesizer.isSpeaking)
            #expect(!synthesizer.stopSpeaking(at: .immediate))
        }
    }

    @Test func textsComeInTurnAndFasterOnesAreShorter() async {
        func length(_ rate: Float) -> Int {
            let utterance = AVSpeechUtterance(string: "The quick brown fox jumps over the lazy dog")
            utterance.rate = rate
            utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
            return utterance.spoken()?.samples.count ?? 0
        }
        #expect(length(0.6) < length(0.5) && length(0.5) < length(0.3) && length(1) > 0)
        await SoundMixer.withNew { mixer in
            let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
            synthesizer.delegate = listener
            for _ in 0..<2 { synthesizer.speak(AVSpeechUtterance(string: "Yes")) }
            await pass(mixer, 5) { !synthesizer.isSpeaking }
            #expect(listener.told == ["start", "finish", "start", "finish"])
        }
    }

    @Test func voicesAreThoseOfIOS() {
        #expect(
            AVSpeechSynthesisVoice(language: "en-US")?.name == "Samantha" && AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
        #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil && AVSpeechSynthesisVoice.speechVoices().count > 40)
        let voice = AVSpeechSynthesisVoice(language: "fr-CA")
        #expect(
            voice?.identifier == "com.apple.voice.compact.fr-CA.Amelie"
                && AVSpeechSynthesisVoice(identifier: voice?.identifier ?? "") == voice)
        #expect(AVSpeechUtterance(string: "a").rate == AVSpeechUtteranceDefaultSpeechRate)
    }
}
