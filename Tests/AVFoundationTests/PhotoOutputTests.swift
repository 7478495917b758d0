import AVFoundation
import ImageIO
import Sessions
import Testing

/// Photos by the camera.
@MainActor @Suite(.session) struct PhotoOutputTests {
    /// Collects what an output tells, in its order.
    private final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
        var told: [String] = []
        var photo: AVCapturePhoto?
        var resolved: [AVCaptureResolvedPhotoSettings] = []
        var error: (any Error)?

        func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
            told.append("willBegin")
            resolved.append(resolvedSettings)
        }
        func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
            told.append("willCapture")
        }
        func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
            told.append("didCapture")
        }
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
            told.append("photo")
            self.photo = photo
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
        ) {
            told.append("didFinish")
            self.error = error
        }
    }

    /// A delegate as it was written for iOS 10.
    private final class OldListener: NSObject, AVCapturePhotoCaptureDelegate {
        var sample: CMSampleBuffer?

        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
            previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
            bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
        ) { sample = photoSampleBuffer }
    }

    /// Waits until an output has told all of a photo.
    private func processed() async {
        await Tone.mainQueue()
        await Tone.mainQueue()
    }

    private func properties(_ file: Data) throws -> (CGImage, [String: Any]) {
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        return (image, CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:])
    }

    @Test func aPhotoIsToldInItsOrder() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        #expect(output.availablePhotoCodecTypes.isEmpty)
        let stage = CameraStage(nil, output)
        #expect(output.availablePhotoCodecTypes == [.jpeg] && output.availablePhotoFileTypes == [.jpg])
        stage.session.startRunning()
        let settings = AVCapturePhotoSettings()
        output.capturePhoto(with: settings, delegate: listener)
        #expect(listener.told.isEmpty)
        await processed()
        #expect(listener.told == ["willBegin", "willCapture", "didCapture", "photo", "didFinish"] && listener.error == nil)
        let photo = try #require(listener.photo)
        #expect(photo.resolvedSettings.uniqueID == settings.uniqueID && listener.resolved[0] === photo.resolvedSettings)
        #expect(photo.resolvedSettings.photoDimensions.width == 400 && photo.resolvedSettings.previewDimensions.width == 0)
        #expect(photo.pixelBuffer == nil && photo.previewCGImageRepresentation() == nil && !photo.isRawPhoto && photo.photoCount == 1)
        stage.session.stopRunning()
    }

    @Test func aPhotosFileSaysHowItIsTurned() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        let stage = CameraStage(nil, output)
        let connection = try #require(output.connection(with: .video))
        stage.session.startRunning()
        for (orientation, number) in [(AVCaptureVideoOrientation.portrait, 6), (.landscapeRight, 1), (.landscapeLeft, 3)] {
            connection.videoOrientation = orientation
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
            await processed()
            let photo = try #require(listener.photo)
            #expect(photo.metadata[kCGImagePropertyOrientation as String] as? Int == number)
            let (image, properties) = try properties(try #require(photo.fileDataRepresentation()))
            #expect((properties[kCGImagePropertyOrientation as String] as? NSNumber)?.intValue ?? 1 == number)
            // The pixels are always the camera's own.
            #expect(image.width == 400 && CameraStage.redCorner(image) == [0, 1])
            #expect(photo.cgImageRepresentation().flatMap(CameraStage.redCorner) == [0, 1])
        }
        connection.automaticallyAdjustsVideoMirroring = false
        connection.isVideoMirrored = true
        connection.videoOrientation = .portrait
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
        await processed()
        #expect(listener.photo?.metadata[kCGImagePropertyOrientation as String] as? Int == 5)
        stage.session.stopRunning()
    }

    @Test func pixelsAndSmallerPicturesAreThereIfTheyAreAskedFor() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        let settings = AVCapturePhotoSettings(format: [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA])
        settings.previewPhotoFormat = [
            kCVPixelBufferPixelFormatTypeKey as String: try #require(settings.availablePreviewPhotoPixelFormatTypes.first),
            kCVPixelBufferWidthKey as String: 100, kCVPixelBufferHeightKey as String: 100,
        ]
        settings.metadata = ["note": "said"]
        output.capturePhoto(with: settings, delegate: listener)
        // What is changed after that is of no consequence.
        settings.metadata = [:]
        await processed()
        let photo = try #require(listener.photo)
        #expect(photo.pixelBuffer.map(CVPixelBufferGetWidth) == 400 && photo.fileDataRepresentation() == nil)
        #expect(photo.previewPixelBuffer.map(CVPixelBufferGetHeight) == 75 && photo.resolvedSettings.previewDimensions.width == 100)
        #expect(photo.previewCGImageRepresentation()?.width == 100 && photo.metadata["note"] as? String == "said")
        stage.session.stopRunning()
    }

    @Test func aPhotoIsNoLargerThanItMayBe() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        let stage = CameraStage(nil, output)
        output.maxPhotoDimensions = stage.device.activeFormat.supportedMaxPhotoDimensions[0]
        stage.session.startRunning()
        let settings = AVCapturePhotoSettings()
        settings.maxPhotoDimensions = CMVideoDimensions(width: 200, height: 200)
        output.capturePhoto(with: settings, delegate: listener)
        await processed()
        let size = try #require(listener.photo).resolvedSettings.photoDimensions
        #expect(size.width == 200 && size.height == 150)
        stage.session.stopRunning()
    }

    @Test func aSessionThatStopsTakesNoPhoto() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), Listener())
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
        stage.session.stopRunning()
        await processed()
        #expect(listener.told == ["didFinish"] && (listener.error as? AVError)?.code == .sessionNotRunning)
    }

    @Test func olderDelegatesAreGivenSamples() async throws {
        let (output, listener) = (AVCapturePhotoOutput(), OldListener())
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
        await processed()
        let sample = try #require(listener.sample)
        let file = AVCapturePhotoOutput.jpegPhotoDataRepresentation(forJPEGSampleBuffer: sample, previewPhotoSampleBuffer: nil)
        #expect(try properties(try #require(file)).0.width == 400)
        stage.session.stopRunning()
    }

    @Test func settingsAreLikeOthersAndOnesOfTheirOwn() {
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
        settings.photoQualityPrioritization = .speed
        let other = AVCapturePhotoSettings(from: settings)
        #expect(other.uniqueID > settings.uniqueID && other.photoQualityPrioritization == .speed)
        #expect((settings.copy() as? AVCapturePhotoSettings)?.uniqueID == settings.uniqueID)
        #expect(settings.processedFileType == .jpg && settings.rawPhotoPixelFormatType == 0)
    }

    @Test func settingsAreGoodForOnePhoto() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let output = AVCapturePhotoOutput()
                let stage = CameraStage(nil, output)
                stage.session.startRunning()
                let settings = AVCapturePhotoSettings()
                for _ in 0..<2 { output.capturePhoto(with: settings, delegate: Listener()) }
            }
        }
        #expect(CameraStage.words(result).contains("Settings may not be re-used"))
    }

    @Test func withoutARunningSessionThereIsNoPhoto() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Listener()) }
        }
        #expect(CameraStage.words(result).contains("No active and enabled video connection"))
    }

    @Test func flashesThatAreNotThereCannotBeUsed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let output = AVCapturePhotoOutput()
                let stage = CameraStage(nil, output)
                stage.session.startRunning()
                let settings = AVCapturePhotoSettings()
                settings.flashMode = .on
                output.capturePhoto(with: settings, delegate: Listener())
            }
        }
        #expect(CameraStage.words(result).contains("supportedFlashModes"))
    }

    @Test func theOlderOutputHandsOutSamples() async throws {
        let output = AVCaptureStillImageOutput()
        let stage = CameraStage(nil, output)
        stage.session.startRunning()
        let connection = try #require(output.connection(with: .video))
        var file: Data?
        output.captureStillImageAsynchronously(from: connection) { sample, _ in
            file = sample.flatMap { AVCaptureStillImageOutput.jpegStillImageNSDataRepresentation($0) }
        }
        #expect(output.isCapturingStillImage)
        await Tone.mainQueue()
        let (image, properties) = try properties(try #require(file))
        #expect(image.width == 400 && properties[kCGImagePropertyOrientation as String] as? Int == 6 && !output.isCapturingStillImage)
        output.outputSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        var pixels: CVPixelBuffer?
        output.captureStillImageAsynchronously(from: connection) { sample, _ in pixels = sample?.imageBuffer }
        await Tone.mainQueue()
        #expect(pixels.map(CVPixelBufferGetWidth) == 300)
        stage.session.stopRunning()
    }
}
