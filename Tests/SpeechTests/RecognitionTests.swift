import AVFoundation
import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import Speech

/// What a machine says, heard by a machine. Each test has a process of its own.
@Suite struct RecognitionTests {
    /// A text as it is spoken, in pieces.
    @MainActor
    private static func spoken(_ text: String) async -> [AVAudioPCMBuffer] {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
        let synthesizer = AVSpeechSynthesizer()
        var pieces: [AVAudioPCMBuffer] = []
        await withCheckedContinuation { done in
            var isDone = false
            synthesizer.write(utterance) { buffer in
                guard let buffer = buffer as? AVAudioPCMBuffer, !isDone else { return }
                if buffer.frameLength == 0 {
                    isDone = true
                    done.resume()
                } else {
                    pieces.append(buffer)
                }
            }
        }
        return pieces
    }

    @MainActor
    private final class Heard {
        var partial: [String] = []
        var final: SFSpeechRecognitionResult?
        var error: NSError?
        var isOver: Bool { final != nil || error != nil }

        func take(_ result: SFSpeechRecognitionResult?, _ error: (any Error)?) {
            if let result {
                if result.isFinal { final = result } else { partial.append(result.bestTranscription.formattedString) }
            }
            if let error { self.error = error as NSError }
        }
    }

    @MainActor
    private static func recognize(
        _ pieces: [AVAudioPCMBuffer], app: StagedApp, _ change: (SFSpeechAudioBufferRecognitionRequest) -> Void = { _ in }
    ) async throws -> Heard {
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
        let (request, heard) = (SFSpeechAudioBufferRecognitionRequest(), Heard())
        change(request)
        let task = recognizer.recognitionTask(with: request) { result, error in MainActor.assumeIsolated { heard.take(result, error) } }
        for piece in pieces { request.append(piece) }
        request.endAudio()
        #expect(await app.serve { heard.isOver && task.state == .completed })
        return heard
    }

    @Test func whatIsSaidIsHeardWordByWordAndAtLastForCertain() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .speechRecognition)
                let heard = try await Self.recognize(await Self.spoken("hello world"), app: app)
                let best = try #require(heard.final?.bestTranscription)
                #expect(best.formattedString == "Hello world" && heard.error == nil)
                #expect(best.segments.map(\.substring) == ["Hello", "world"])
                #expect(best.segments[1].substringRange == NSRange(location: 6, length: 5))
                #expect(best.segments[1].timestamp > best.segments[0].timestamp && best.segments[0].duration > 0.1)
                #expect(heard.final?.transcriptions.first === best)
            }.value
        }
    }

    @Test func silenceIsToldInApplesNumber() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .speechRecognition)
                let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
                let silence = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 44_100))
                silence.frameLength = 44_100
                let heard = try await Self.recognize([silence], app: app)
                #expect(heard.error?.code == 1110 && heard.final == nil && heard.partial == [])
            }.value
        }
    }

    @Test func whoMayNotHearsNothing() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.denied, for: .speechRecognition)
                #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
                let heard = try await Self.recognize([], app: app)
                #expect(heard.error?.code == 1700)
            }.value
        }
    }

    @Test func aFileIsHeardAndADelegateToldInOrder() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .speechRecognition)
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UUID().uuidString).wav")
                defer { try? FileManager.default.removeItem(at: file) }
                let pieces = await Self.spoken("hello world")
                do {
                    let written = try AVAudioFile(forWriting: file, settings: try #require(pieces.first).format.settings)
                    for piece in pieces { try written.write(from: piece) }
                }
                let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
                let log = Log()
                let task = recognizer.recognitionTask(with: SFSpeechURLRecognitionRequest(url: file), delegate: log)
                #expect(await app.serve { log.lines.last == "ended true" })
                #expect(log.lines.first == "speech" && log.lines.suffix(3) == ["read", "Hello world", "ended true"])
                #expect(task.state == .completed && !task.isCancelled)
            }.value
        }
    }

    @Test func aTaskThatIsCancelledTellsThatAlone() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .speechRecognition)
                let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_GB")))
                #expect(recognizer.locale.identifier == "en-US" || recognizer.locale.identifier == "en_US")
                let log = Log()
                let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: log)
                task.cancel()
                #expect(await app.serve { log.lines.last == "ended false" })
                #expect(log.lines == ["cancelled", "ended false"] && task.isCancelled)
                #expect(SFSpeechRecognizer(locale: Locale(identifier: "tlh")) == nil)
            }.value
        }
    }

    private final class Log: NSObject, SFSpeechRecognitionTaskDelegate {
        var lines: [String] = []
        func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { lines.append("speech") }
        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {
            lines.append(recognitionResult.bestTranscription.formattedString)
        }
        func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { lines.append("read") }
        func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { lines.append("cancelled") }
        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
            lines.append("ended \(successfully)")
        }
    }
}
