import SampanCodes
import Testing

@testable import AVFoundation

/// How cameras are set up; what cannot be set ends the process, as on iOS.
@MainActor @Suite struct CameraSetupTests {
    @Test func aCamerasFormatIsThePictureOnItsSide() throws {
        let device = CameraStage().device
        let size = CMVideoFormatDescriptionGetDimensions(device.activeFormat.formatDescription)
        #expect(size.width == 400 && size.height == 300 && device.formats.contains { $0 === device.activeFormat })
        #expect(device.activeFormat.formatDescription.mediaSubType.rawValue == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        let range = try #require(device.activeFormat.videoSupportedFrameRateRanges.first)
        #expect(range.minFrameRate == 1 && range.maxFrameRate == 60 && range.minFrameDuration == CMTime(value: 1, timescale: 60))
        #expect(device.activeVideoMinFrameDuration == CMTime(value: 1, timescale: 30))
    }

    @Test func aLockedCameraCanBeSetUp() throws {
        let device = CameraStage().device
        try device.lockForConfiguration()
        defer { device.unlockForConfiguration() }
        device.activeFormat = device.formats[1]
        device.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 60)
        device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 60)
        #expect(device.activeVideoMinFrameDuration.timescale == 60 && device.activeFormat === device.formats[1])
        device.activeVideoMaxFrameDuration = .invalid
        #expect(device.activeVideoMaxFrameDuration == CMTime(value: 1, timescale: 30))
        #expect(device.isFocusModeSupported(.autoFocus) && device.focusMode == .continuousAutoFocus)
        device.focusPointOfInterest = CGPoint(x: 0.25, y: 0.75)
        device.focusMode = .autoFocus
        // A picture is in focus at once.
        #expect(device.focusMode == .locked && !device.isAdjustingFocus && device.focusPointOfInterest == CGPoint(x: 0.25, y: 0.75))
        device.exposureMode = .autoExpose
        #expect(device.exposureMode == .locked && !device.isExposureModeSupported(.custom))
    }

    @Test func setupNeedsTheLock() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CameraStage().device.focusMode = .locked }
        }
        #expect(CameraStage.words(result).contains("lockForConfiguration"))
    }

    @Test func framesCannotBeQuickerThanTheFormatSays() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let device = CameraStage().device
                try? device.lockForConfiguration()
                device.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 1000)
            }
        }
        #expect(CameraStage.words(result).contains("videoSupportedFrameRateRanges"))
    }

    @Test func zoomBringsTheMiddleNearer() throws {
        // A code in the middle of much white.
        let picture = CodePicture.picture(width: 600, height: 800) { CodePicture.drawCode(in: $0, x: 263, y: 363, module: 3) }
        let stage = CameraStage(picture)
        let before = try #require(stage.input.ports.first?.input.picture?.codes(of: [.qr]).first)
        try stage.device.lockForConfiguration()
        stage.device.videoZoomFactor = 4
        let after = try #require(stage.input.ports.first?.input.picture?.codes(of: [.qr]).first)
        #expect(after.text == CodePicture.text && before.text == CodePicture.text)
        let widths = [before, after].map { code in code.corners.map(\.x).max()! - code.corners.map(\.x).min()! }
        #expect(abs(widths[1] / widths[0] - 4) < 0.2, "\(widths)")
        stage.device.videoZoomFactor = 1
        #expect(stage.device.maxAvailableVideoZoomFactor == stage.device.activeFormat.videoMaxZoomFactor)
    }

    @Test func connectionsAreTurnedByAnglesAndOrientations() throws {
        let (photo, frames, codes) = (AVCapturePhotoOutput(), AVCaptureVideoDataOutput(), AVCaptureMetadataOutput())
        let stage = CameraStage(nil, photo, frames, codes)
        let connection = try #require(photo.connection(with: .video))
        #expect(connection.videoOrientation == .portrait && connection.videoRotationAngle == 90)
        #expect(
            frames.connection(with: .video)?.videoOrientation == .landscapeRight
                && codes.connections[0].isVideoOrientationSupported == false)
        connection.videoRotationAngle = 180
        #expect(connection.videoOrientation == .landscapeLeft && !connection.isVideoRotationAngleSupported(45))
        connection.videoOrientation = .portraitUpsideDown
        #expect(connection.videoRotationAngle == 270)
        connection.automaticallyAdjustsVideoMirroring = false
        connection.isVideoMirrored = true
        #expect(connection.isVideoMirrored)
        connection.automaticallyAdjustsVideoMirroring = true
        #expect(!connection.isVideoMirrored && stage.session.connections.count == 3)
    }

    @Test func mirroringIsTheConnectionsOwnUntilItIsToldOtherwise() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let output = AVCapturePhotoOutput()
                let stage = CameraStage(nil, output)
                output.connections[0].isVideoMirrored = true
                stage.session.stopRunning()
            }
        }
        #expect(CameraStage.words(result).contains("automaticallyAdjustsVideoMirroring"))
    }

    /// Counts what a session tells.
    private final class Notes {
        var names: [Notification.Name] = []
        var reason: Int?
    }

    @Test func inTheBackgroundThereIsNoCamera() {
        let session = CameraStage(nil, AVCapturePhotoOutput()).session
        let notes = Notes()
        let names = [
            AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification,
            AVCaptureSession.wasInterruptedNotification, AVCaptureSession.interruptionEndedNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { note in
                MainActor.assumeIsolated {
                    notes.names.append(name)
                    if let reason = note.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int { notes.reason = reason }
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        session.startRunning()
        session.holdUp(true)
        #expect(session.isInterrupted && !session.isRunning && notes.reason == 1)
        session.holdUp(false)
        #expect(!session.isInterrupted && session.isRunning)
        #expect(notes.names == [names[0], names[1], names[2], names[0], names[3]])
        session.stopRunning()
        session.holdUp(true)
        #expect(!session.isInterrupted && notes.names.count == 6)
    }
}
