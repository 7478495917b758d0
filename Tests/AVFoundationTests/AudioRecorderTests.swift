import Foundation
import SampanSound
import Testing

@testable import AVFoundation

/// Recorders, by a mixer whose time the test moves; the microphone hears nothing.
@Suite struct AudioRecorderTests {
    private final class Listener: NSObject, AVAudioRecorderDelegate, @unchecked Sendable {
        var ends: [Bool] = []
        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { ends.append(flag) }
    }

    @Test(arguments: [
        ("wav", kAudioFormatLinearPCM), ("caf", kAudioFormatLinearPCM), ("m4a", kAudioFormatMPEG4AAC), ("m4a", kAudioFormatAppleLossless),
    ])
    func whatIsRecordedIsAsLongAsItTookAndCanBePlayed(_ kind: String, _ format: AudioFormatID) async throws {
        let url = Tone.url(kind)
        try await SoundMixer.withNew { mixer in
            let settings: [String: Any] = [
                AVFormatIDKey: Int(format), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1,
                AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
            ]
            let (recorder, listener) = (try AVAudioRecorder(url: url, settings: settings), Listener())
            recorder.delegate = listener
            #expect(recorder.prepareToRecord() && recorder.record() && recorder.isRecording)
            mixer.advance(0.5)
            #expect(recorder.currentTime == 0.5)
            recorder.pause()
            mixer.advance(1)
            recorder.record()
            mixer.advance(0.5)
            recorder.stop()
            await Tone.mainQueue()
            #expect(listener.ends == [true] && !recorder.isRecording && recorder.currentTime == 0)
            let player = try AVAudioPlayer(contentsOf: url)
            #expect(abs(player.duration - 1) < 0.2 && player.format.sampleRate == 12_000, "\(player.duration)")
            #expect(recorder.deleteRecording() && !FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test func aRecordingOfATimeEndsByItself() async throws {
        let url = Tone.url("wav")
        defer { try? FileManager.default.removeItem(at: url) }
        try await SoundMixer.withNew { mixer in
            let (recorder, listener) = (
                try AVAudioRecorder(url: url, settings: [AVSampleRateKey: 48_000.0, AVNumberOfChannelsKey: 2]), Listener()
            )
            recorder.delegate = listener
            recorder.record(atTime: 0.5, forDuration: 0.25)
            mixer.advance(0.7)
            #expect(recorder.isRecording)
            mixer.advance(0.1)
            await Tone.mainQueue()
            #expect(listener.ends == [true] && !recorder.isRecording)
            #expect(SampleFile(contentsOf: url)?.frameCount == 12_000)
        }
    }

    @Test func whatCannotBeWrittenIsRefused() {
        #expect(throws: (any Error).self) {
            try AVAudioRecorder(url: Tone.url("mp3"), settings: [AVFormatIDKey: Int(kAudioFormatMPEGLayer3)])
        }
    }
}
