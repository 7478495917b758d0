import AVFoundation
import Foundation
import Testing

/// Films by the camera, read again as any other film.
@MainActor @Suite struct MovieOutputTests {
    private final class Listener: NSObject, AVCaptureFileOutputRecordingDelegate {
        var told: [String] = []
        var error: AVError?

        func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
            told.append("start")
        }
        func fileOutput(_ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
            told.append("pause")
        }
        func fileOutput(_ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
            told.append("resume")
        }
        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
            error: (any Error)?
        ) {
            told.append("finish")
            self.error = error as? AVError
        }
    }

    private func film(_ session: AVCaptureSession, _ frames: Range<CMTimeValue>) {
        for frame in frames { session.deliverFrame(at: CMTime(value: frame, timescale: 30)) }
    }

    /// Films into a file with what a test has set; returns the file when it is whole.
    private func film(_ settings: [String: Any], _ frames: (CameraStage, AVCaptureMovieFileOutput) -> Void) async -> URL {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.setOutputSettings(settings, for: output.connections[0])
        output.startRecording(to: url, recordingDelegate: listener)
        frames(stage, output)
        output.stopRecording()
        await Tone.mainQueue()
        #expect(listener.told == ["start", "finish"] && listener.error == nil)
        stage.session.stopRunning()
        return url
    }

    @Test func aFilmIsAsLongAsItWasFilmed() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.setOutputSettings([AVVideoCodecKey: AVVideoCodecType.jpeg], for: output.connections[0])
        output.startRecording(to: url, recordingDelegate: listener)
        #expect(output.isRecording && output.outputFileURL == url && listener.told.isEmpty)
        film(stage.session, 100..<130)
        #expect(listener.told == ["start"] && abs(output.recordedDuration.seconds - 1) < 1e-6)
        output.stopRecording()
        #expect(!output.isRecording)
        await Tone.mainQueue()
        #expect(listener.told == ["start", "finish"] && listener.error == nil)
        let asset = AVURLAsset(url: url)
        #expect(abs(asset.duration.seconds - 1) < 0.05)
        let track = try #require(asset.tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: 300, height: 400))
        let image = try AVAssetImageGenerator(asset: asset).copyCGImage(at: CMTime(value: 1, timescale: 2), actualTime: nil)
        #expect(CameraStage.redCorner(image) == [0, 0])
    }

    @Test(arguments: [Double.nan, .infinity, -1]) func aQualityIsBroughtToOneThatThereIs(_ quality: Double) async throws {
        let properties: [String: Any] = [AVVideoQualityKey: quality]
        let settings: [String: Any] = [AVVideoCodecKey: AVVideoCodecType.jpeg, AVVideoCompressionPropertiesKey: properties]
        let url = await film(settings) { stage, _ in film(stage.session, 0..<5) }
        try FileManager.default.removeItem(at: url)
    }

    @Test func aFilmStaysAsItsConnectionWasTurnedWhenItBegan() async throws {
        let url = await film([AVVideoCodecKey: AVVideoCodecType.jpeg]) { stage, output in
            film(stage.session, 0..<5)
            output.connections[0].videoOrientation = .landscapeRight
            film(stage.session, 5..<10)
        }
        defer { try? FileManager.default.removeItem(at: url) }
        let track = try #require(AVURLAsset(url: url).tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: 300, height: 400))
    }

    @Test func whatIsNotFilmedBetweenIsLeftOut() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.startRecording(to: url, recordingDelegate: listener)
        film(stage.session, 0..<15)
        output.pauseRecording()
        #expect(output.isRecordingPaused)
        film(stage.session, 15..<60)
        output.resumeRecording()
        film(stage.session, 60..<75)
        #expect(abs(output.recordedDuration.seconds - 1) < 1e-6)
        output.stopRecording()
        await Tone.mainQueue()
        #expect(listener.told == ["start", "pause", "resume", "finish"] && abs(AVURLAsset(url: url).duration.seconds - 1) < 0.05)
        stage.session.stopRunning()
    }

    @Test func aFilmWithAMicrophoneHasSound() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        let microphone = AVCaptureDevice(nil)
        #expect(microphone.hasMediaType(.audio) && microphone.position == .unspecified && !microphone.isFocusModeSupported(.locked))
        stage.session.addInput(AVCaptureDeviceInput(granted: microphone))
        #expect(output.connection(with: .audio)?.isVideoOrientationSupported == false)
        stage.session.startRunning()
        output.startRecording(to: url, recordingDelegate: listener)
        film(stage.session, 0..<60)
        output.stopRecording()
        await Tone.mainQueue()
        #expect(listener.told == ["start", "finish"] && listener.error == nil)
        let asset = AVURLAsset(url: url)
        #expect(asset.tracks(withMediaType: .audio).count == 1 && asset.tracks(withMediaType: .video).count == 1)
        #expect(abs(asset.duration.seconds - 2) < 0.1)
        stage.session.stopRunning()
    }

    @Test func aFilmEndsWhenItIsLongEnough() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        output.maxRecordedDuration = CMTime(value: 1, timescale: 2)
        stage.session.startRunning()
        output.startRecording(to: url, recordingDelegate: listener)
        film(stage.session, 0..<40)
        await Tone.mainQueue()
        #expect(listener.told == ["start", "finish"] && listener.error?.code == .maximumDurationReached)
        #expect(listener.error?.errorUserInfo[AVErrorRecordingSuccessfullyFinishedKey] as? Bool == true)
        #expect(abs(AVURLAsset(url: url).duration.seconds - 0.5) < 0.05)
        stage.session.stopRunning()
    }

    @Test func aFileThatIsThereIsNotOverwritten() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        try Data("there".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.startRecording(to: url, recordingDelegate: listener)
        await Tone.mainQueue()
        #expect(listener.told == ["finish"] && listener.error?.code == .fileAlreadyExists)
        #expect(listener.error?.errorUserInfo[AVErrorRecordingSuccessfullyFinishedKey] as? Bool == false)
        #expect(try Data(contentsOf: url) == Data("there".utf8))
        stage.session.stopRunning()
    }

    @Test func aFilmEndsWithItsSession() async throws {
        let (output, listener, url) = (AVCaptureMovieFileOutput(), Listener(), Tone.url("mov"))
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.startRecording(to: url, recordingDelegate: listener)
        film(stage.session, 0..<10)
        stage.session.stopRunning()
        // On the main queue the session tells its outputs, and the output its delegate.
        for _ in 0..<3 { await Tone.mainQueue() }
        #expect(listener.told == ["start", "finish"] && listener.error == nil && !output.isRecording)
    }

    @Test func waysOfWritingAreThoseThatThereAreEncodersFor() {
        let output = AVCaptureMovieFileOutput()
        #expect(output.availableVideoCodecTypes.isEmpty)
        let stage = CameraStage(nil, output)
        #expect(output.availableVideoCodecTypes.contains(.jpeg) && !output.availableVideoCodecTypes.contains(.proRes422))
        stage.session.stopRunning()
    }

    @Test func withoutARunningSessionThereIsNoFilm() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "/nowhere"), recordingDelegate: Listener())
            }
        }
        #expect(CameraStage.words(result).contains("No active/enabled connections"))
    }
}
