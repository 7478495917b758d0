import Foundation
import SampanHost
import StagedApps
import Testing

@testable import AVFoundation
@testable import Speech

/// What is heard of sound that has a transcript, and what of other sound.
@Suite struct RecognitionTests {
    private let permissions = Permissions(file: nil)

    private func recognizer(_ identifier: String = "de-DE", _ answer: PrivacyAnswer? = .granted) throws -> SFSpeechRecognizer {
        try Self.recognizer(identifier, answer, permissions)
    }

    private static func recognizer(
        _ identifier: String = "de-DE", _ answer: PrivacyAnswer? = .granted, _ permissions: Permissions = Permissions(file: nil)
    ) throws -> SFSpeechRecognizer {
        permissions.set(answer, for: .speechRecognition)
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: identifier), permissions: permissions))
        recognizer.queue = OperationQueue()
        recognizer.queue.maxConcurrentOperationCount = 1
        return recognizer
    }

    @Test func theTextBesideAFileIsWhatIsSpokenInIt() async throws {
        let told = Told()
        let request = SFSpeechURLRecognitionRequest(url: try SpokenFile.make("guten Tag, Welt."))
        let task = try recognizer().recognitionTask(with: request) { told.take($0, $1) }
        #expect(await told.wait { $0.isOver } && told.error == nil)
        #expect(told.events == ["Guten", "Guten Tag", "Guten Tag Welt", "Guten Tag Welt"])
        let segments = try #require(told.result).bestTranscription.segments
        #expect(segments.map(\.substring) == ["Guten", "Tag", "Welt"])
        #expect(segments.map(\.substringRange) == [NSRange(0..<5), NSRange(6..<9), NSRange(10..<14)])
        #expect(zip(segments.map(\.timestamp), [0, 0.6, 1.1]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(segments.allSatisfy { $0.confidence == 1 && $0.duration > 0.2 } && task.state == .completed && task.error == nil)
        let metadata = try #require(told.result?.speechRecognitionMetadata)
        #expect(metadata.speechStartTimestamp == 0 && abs(metadata.averagePauseDuration - 0.1) < 1e-6 && metadata.speakingRate > 60)
    }

    @Test func punctuationAndPartialResultsComeAsTheyAreAskedFor() async throws {
        let told = Told()
        let request = SFSpeechURLRecognitionRequest(url: try SpokenFile.make("ja. nein, doch"))
        (request.addsPunctuation, request.shouldReportPartialResults) = (true, false)
        _ = try recognizer().recognitionTask(with: request) { told.take($0, $1) }
        #expect(await told.wait { $0.isOver } && told.events == ["Ja. Nein, doch."])
    }

    @Test func aDelegateIsToldInOrder() async throws {
        let told = Told()
        let request = SFSpeechURLRecognitionRequest(url: try SpokenFile.make("eins zwei"))
        let task = try recognizer().recognitionTask(with: request, delegate: told)
        #expect(await told.wait { $0.events.last == "success" })
        #expect(told.events == ["speech", "maybe Eins", "maybe Eins zwei", "read", "Eins zwei", "success"])
        #expect(abs(told.duration - 1) < 0.01 && !task.isCancelled)
    }

    @Test func buffersAreHeardAsTheyCome() throws {
        let listener = TranscriptListener("eins zwei", duration: 1)
        listener.hear(SoundPiece(SpokenFile.tone(seconds: 0.3)))
        #expect(listener.words.isEmpty)
        listener.hear(SoundPiece(SpokenFile.tone(seconds: 0.2, rate: 16_000)))
        #expect(listener.words.map(\.text) == ["eins"])
        listener.hear(SoundPiece(SpokenFile.tone(seconds: 0.5, isSilent: true)))
        #expect(listener.words.map(\.text) == ["eins"])
        listener.hear(SoundPiece(SpokenFile.tone(seconds: 0.5)))
        #expect(listener.end().first?.map(\.text) == ["eins", "eins"] && listener.words.last?.start == 1)
    }

    @Test func aRequestKeepsWhatComesBeforeItsTaskAndNothingAfterItsEnd() {
        let request = SFSpeechAudioBufferRecognitionRequest()
        let told = Told()
        request.append(SpokenFile.tone(seconds: 0.5, rate: 44_100))
        request.listen { told.add($0.map { "\(Int(($0.duration * 10).rounded()))" } ?? "end") }
        request.append(SpokenFile.tone(seconds: 0.2, rate: 44_100))
        request.endAudio()
        request.append(SpokenFile.tone(seconds: 0.9))
        #expect(told.events == ["5", "2", "end"] && request.nativeAudioFormat.sampleRate == 16_000)
    }

    @Test func aRequestWhoseTaskIsOverTakesNoMore() {
        let request = SFSpeechAudioBufferRecognitionRequest()
        let told = Told()
        request.append(SpokenFile.tone(seconds: 0.1))
        request.release()
        request.append(SpokenFile.tone(seconds: 0.1))
        request.listen { told.add($0 == nil ? "end" : "sound") }
        #expect(told.events == ["end"])
    }

    @Test func soundThatWasAddedBeforeATaskIsToFinishIsHeard() async {
        await #expect(processExitsWith: .success) {
            setenv("SAMPAN_MICROPHONE", try SpokenFile.make("eins zwei").path, 1)
            let told = Told()
            let request = SFSpeechAudioBufferRecognitionRequest()
            let task = try RecognitionTests.recognizer().recognitionTask(with: request) { told.take($0, $1) }
            for _ in 0..<10 { request.append(SpokenFile.tone(seconds: 0.1)) }
            task.finish()
            #expect(task.isFinishing)
            request.append(SpokenFile.tone(seconds: 1))
            #expect(await told.wait { $0.isOver } && told.result?.bestTranscription.formattedString == "Eins zwei")
        }
    }

    @Test func soundThatWasThereBeforeATaskIsHeardIfThatIsToFinishAtOnce() async {
        await #expect(processExitsWith: .success) {
            setenv("SAMPAN_MICROPHONE", try SpokenFile.make("eins zwei").path, 1)
            let told = Told()
            let request = SFSpeechAudioBufferRecognitionRequest()
            for _ in 0..<10 { request.append(SpokenFile.tone(seconds: 0.1)) }
            let task = try RecognitionTests.recognizer().recognitionTask(with: request) { told.take($0, $1) }
            task.finish()
            #expect(await told.wait { $0.isOver } && told.result?.bestTranscription.formattedString == "Eins zwei")
        }
    }

    @Test func aRequestOfBuffersIsForOneTask() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let recognizer = try RecognitionTests.recognizer()
            let request = SFSpeechAudioBufferRecognitionRequest()
            for _ in 0..<2 { _ = recognizer.recognitionTask(with: request) { _, _ in } }
        }
    }

    @Test func soundIsConvertedWithoutItsPitch() {
        let piece = SoundPiece(SpokenFile.tone(seconds: 1, rate: 48_000))
        let crossings = zip(piece.samples, piece.samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
        #expect(piece.samples.count == 16_000 && abs(crossings - 440) <= 1 && !piece.isSilent)
    }

    @Test func whatCannotBeHeardFailsAsOnADevice() async throws {
        func failure(_ request: SFSpeechRecognitionRequest, _ recognizer: SFSpeechRecognizer) async -> String {
            let told = Told()
            _ = recognizer.recognitionTask(with: request) { told.take($0, $1) }
            _ = await told.wait { $0.isOver }
            return told.error.map { "\($0.domain) \($0.code)" } ?? ""
        }
        let spoken = SFSpeechURLRecognitionRequest(url: try SpokenFile.make("ja"))
        #expect(await failure(spoken, try recognizer("de-DE", nil)) == "kAFAssistantErrorDomain 1700")
        #expect(await failure(spoken, try recognizer("de-DE", .denied)) == "kAFAssistantErrorDomain 1700")
        let missing = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/nowhere/a.wav"))
        #expect(await failure(missing, try recognizer()) == "SFSpeechErrorDomain 2")
        let untold = SFSpeechURLRecognitionRequest(url: try SpokenFile.make(nil))
        #expect(await failure(untold, try recognizer()) == "kLSRErrorDomain 102")
        let silent = SFSpeechURLRecognitionRequest(url: try SpokenFile.make("ja", isSilent: true))
        #expect(await failure(silent, try recognizer()) == "kAFAssistantErrorDomain 1110")
    }

    @Test func aTaskThatIsCancelledTellsSoAndNothingElse() async throws {
        let told = Told()
        let recognizer = try recognizer()
        recognizer.queue.isSuspended = true
        let request = SFSpeechURLRecognitionRequest(url: try SpokenFile.make(Array(repeating: "wort", count: 200).joined(separator: " ")))
        let task = recognizer.recognitionTask(with: request, delegate: told)
        task.cancel()
        #expect(task.isCancelled)
        recognizer.queue.isSuspended = false
        #expect(await told.wait { $0.events.last == "failure" } && told.events.suffix(2) == ["cancelled", "failure"])
        #expect((task.error as NSError?)?.code == 301 && !told.events.contains("success"))
    }

    @Test func textsThatAreExpectedComeFirst() {
        func words(_ text: String) -> [HeardWord] {
            text.split(separator: " ").map { HeardWord(text: String($0), start: 0, duration: 1, confidence: 1) }
        }
        let hearings = [words("some pan"), words("Sampan runs")]
        #expect(SFSpeechRecognitionTask.preferring(["sampan"], in: hearings).first == hearings[1])
        #expect(SFSpeechRecognitionTask.preferring(["run"], in: hearings) == hearings)
    }

    @Test func otherHearingsAreAlternativesOfWords() {
        let best = [HeardWord(text: "hello", start: 0, duration: 0.5, confidence: 0.9)]
        let other = [HeardWord(text: "yellow", start: 0.1, duration: 0.4, confidence: 0.2)]
        let result = SFSpeechRecognitionResult([best, other], isFinal: true, addsPunctuation: false)
        #expect(result.bestTranscription.segments.map(\.alternativeSubstrings) == [["yellow"]])
        #expect(result.transcriptions.map(\.formattedString) == ["Hello", "Yellow"])
        #expect(SFSpeechRecognitionResult([best], isFinal: false, addsPunctuation: false).bestTranscription.segments[0].confidence == 0)
    }

    @Test(.enabled(if: PocketSphinx.speaks(Locale(identifier: "en-US")))) func englishIsRecognizedWithoutATranscript() async throws {
        let told = Told()
        let request = SFSpeechURLRecognitionRequest(url: try SpokenFile.make(nil, isSilent: true))
        _ = try recognizer("en-US").recognitionTask(with: request) { told.take($0, $1) }
        #expect(await told.wait { $0.isOver } && told.error?.code == 1110)
        let spoken = SFSpeechAudioBufferRecognitionRequest()
        let speech = Told()
        _ = try recognizer("en-GB").recognitionTask(with: spoken) { speech.take($0, $1) }
        let utterance = AVSpeechUtterance(string: "what is the weather like today")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
        guard let sound = utterance.spoken() else { return }
        let buffer = SpokenFile.tone(seconds: Double(sound.samples.count) / sound.sampleRate + 1, isSilent: true, rate: sound.sampleRate)
        for (index, sample) in sound.samples.enumerated() { buffer.floatChannelData![0][index + Int(sound.sampleRate / 4)] = sample }
        spoken.append(buffer)
        spoken.endAudio()
        #expect(await speech.wait { $0.isOver })
        let words = speech.result?.bestTranscription.segments ?? []
        #expect(words.contains { $0.substring.lowercased() == "weather" && $0.timestamp > 0.3 && $0.timestamp < 1.5 }, "\(speech.events)")
    }

    @Test(.enabled(if: PocketSphinx.speaks(Locale(identifier: "en-US")))) func aRequestThatIsForgottenGoesWithItsTask() async throws {
        let recognizer = try recognizer("en-US")
        weak var request: SFSpeechAudioBufferRecognitionRequest?
        weak var task: SFSpeechRecognitionTask?
        do {
            let made = SFSpeechAudioBufferRecognitionRequest()
            (request, task) = (made, recognizer.recognitionTask(with: made) { _, _ in })
            made.append(SpokenFile.tone(seconds: 0.1))
            for _ in 0..<1000 where task?.state != .running { try await Task.sleep(for: .milliseconds(5)) }
            #expect(task?.state == .running)
        }
        for _ in 0..<1000 where request != nil || task != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(request == nil && task == nil)
    }

    @Test func recognizersAreThereForTheLanguagesOfIOS() throws {
        #expect(
            SFSpeechRecognizer(locale: Locale(identifier: "eo")) == nil && SFSpeechRecognizer(locale: Locale(identifier: "en_DE")) != nil)
        #expect(SFSpeechRecognizer.supportedLocales().contains(Locale(identifier: "ja-JP")))
        #expect(try !recognizer("de-DE").isAvailable)
    }

    @Test(.enabled(if: PocketSphinx.speaks(Locale(identifier: "en-US")))) func availabilityFollowsThePersonsAnswer() async throws {
        let told = Told()
        let recognizer = try recognizer("en-US")
        recognizer.delegate = told
        #expect(recognizer.isAvailable)
        permissions.set(.denied, for: .speechRecognition)
        permissions.set(.granted, for: .microphone)
        permissions.set(nil, for: .speechRecognition)
        #expect(await told.wait { $0.events.count == 2 } && told.events == ["available false", "available true"])
    }

    @Test func thePersonIsAskedOnce() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
                let told = Told()
                SFSpeechRecognizer.requestAuthorization { told.add("\($0.rawValue)") }
                #expect(await app.tap("OK"))
                #expect(await app.serve { told.events == ["3"] } && SFSpeechRecognizer.authorizationStatus() == .authorized)
                SFSpeechRecognizer.requestAuthorization { told.add("\($0.rawValue)") }
                #expect(await app.serve { told.events == ["3", "3"] })
            }.value
        }
    }
}
