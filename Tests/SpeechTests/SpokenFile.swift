import Foundation

@testable import Speech

/// Sound for tests: a tone, with a text that says what is spoken in it.
enum SpokenFile {
    /// A file `speech.wav` in a folder of its own, with `speech.txt` beside it if a text is given. One letter and one pause sound for a tenth of a
    /// second each.
    static func make(_ text: String?, isSilent: Bool = false) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("speech.wav")
        let letters = (text ?? "speech").split(separator: " ").reduce(0) { $0 + $1.count + 1 }
        let buffer = tone(seconds: Double(letters) / 10, isSilent: isSilent)
        let file = try AVAudioFile(
            forWriting: url, settings: [AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: 48_000.0, AVNumberOfChannelsKey: 1])
        try file.write(from: buffer)
        if let text { try text.write(to: folder.appendingPathComponent("speech.txt"), atomically: true, encoding: .utf8) }
        return url
    }

    static func tone(seconds: Double, isSilent: Bool = false, rate: Double = 48_000) -> AVAudioPCMBuffer {
        let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1)!
        let count = Int((seconds * rate).rounded())
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count))!
        buffer.frameLength = AVAudioFrameCount(count)
        for frame in 0..<count { buffer.floatChannelData![0][frame] = isSilent ? 0 : Float(sin(Double(frame) * 2 * .pi * 440 / rate)) / 2 }
        return buffer
    }
}

/// What a task told.
final class Told: NSObject, SFSpeechRecognitionTaskDelegate, SFSpeechRecognizerDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []
    private var seconds: TimeInterval = 0
    private(set) var result: SFSpeechRecognitionResult?
    private(set) var error: NSError?

    var events: [String] { lock.withLock { kept } }
    var duration: TimeInterval { lock.withLock { seconds } }
    var isOver: Bool { lock.withLock { result?.isFinal == true || error != nil } }

    func add(_ event: String) { lock.withLock { kept.append(event) } }

    func take(_ result: SFSpeechRecognitionResult?, _ error: (any Error)?) {
        lock.withLock {
            self.result = result ?? self.result
            self.error = error as NSError?
            if let result { kept.append(result.bestTranscription.formattedString) }
        }
    }

    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { add("speech") }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {
        add("maybe \(transcription.formattedString)")
    }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {
        add(recognitionResult.bestTranscription.formattedString)
    }
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { add("read") }
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { add("cancelled") }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
        add(successfully ? "success" : "failure")
    }
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval) {
        lock.withLock { seconds = duration }
    }
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) { add("available \(available)") }

    /// Waits until something holds. Returns whether it does.
    func wait(until condition: (Told) -> Bool) async -> Bool {
        for _ in 0..<2000 {
            if condition(self) { return true }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return condition(self)
    }
}
