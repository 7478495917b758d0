import AVFoundation
import Sessions
import Testing

/// A session's pictures, one by one.
@MainActor @Suite(.session) struct VideoDataTests {
    private final class Listener: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable {
        let lock = NSLock()
        var samples: [CMSampleBuffer] = []
        var dropped: [CMSampleBuffer] = []
        let gate = DispatchSemaphore(value: 0)
        var waits = false

        func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
            lock.withLock { samples.append(sampleBuffer) }
            if waits { gate.wait() }
        }

        func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
            lock.withLock { dropped.append(sampleBuffer) }
        }
    }

    private func time(_ frame: CMTimeValue) -> CMTime { CMTime(value: frame, timescale: 30) }

    @Test func picturesComeAsTheCameraSeesThemWithTheirTimes() throws {
        let (output, listener) = (AVCaptureVideoDataOutput(), Listener())
        let stage = CameraStage(nil, output)
        output.setSampleBufferDelegate(listener, queue: .main)
        stage.session.deliverFrame(at: time(0))
        #expect(listener.samples.isEmpty)
        stage.session.startRunning()
        stage.session.deliverFrame(at: time(1))
        stage.session.deliverFrame(at: time(2))
        #expect(listener.samples.map(\.presentationTimeStamp) == [time(1), time(2)] && listener.samples[0].duration == time(1))
        let pixels = try #require(CMSampleBufferGetImageBuffer(listener.samples[0]))
        #expect(CVPixelBufferGetPixelFormatType(pixels) == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        #expect(CVPixelBufferGetWidth(pixels) == 400 && CVPixelBufferGetHeight(pixels) == 300)
        #expect(listener.samples[0].formatDescription?.dimensions.width == 400)
        // Red is at the upper left of a portrait picture: at the lower left of the camera's own.
        #expect(CameraStage.redCorner(try #require(pixels.picture)) == [0, 1])
        stage.session.stopRunning()
        stage.session.deliverFrame(at: time(3))
        #expect(listener.samples.count == 2)
    }

    @Test func settingsSayHowPixelsLieAndConnectionsHowPicturesDo() throws {
        let (output, listener) = (AVCaptureVideoDataOutput(), Listener())
        let stage = CameraStage(nil, output)
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        output.setSampleBufferDelegate(listener, queue: .main)
        let connection = try #require(output.connection(with: .video))
        connection.videoOrientation = .portrait
        connection.automaticallyAdjustsVideoMirroring = false
        connection.isVideoMirrored = true
        stage.session.startRunning()
        stage.session.deliverFrame(at: time(0))
        let pixels = try #require(listener.samples.first?.imageBuffer)
        #expect(CVPixelBufferGetPixelFormatType(pixels) == kCVPixelFormatType_32BGRA && CVPixelBufferGetWidth(pixels) == 300)
        #expect(CameraStage.redCorner(try #require(pixels.picture)) == [1, 0])
        output.videoSettings = [
            kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA, kCVPixelBufferWidthKey as String: 60,
            kCVPixelBufferHeightKey as String: 80,
        ]
        stage.session.deliverFrame(at: time(1))
        #expect(listener.samples.last?.imageBuffer.map(CVPixelBufferGetHeight) == 80)
        stage.session.stopRunning()
    }

    @Test func eachPictureIsTheAppsOwn() throws {
        let (output, listener) = (AVCaptureVideoDataOutput(), Listener())
        let stage = CameraStage(nil, output)
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        output.setSampleBufferDelegate(listener, queue: .main)
        stage.session.startRunning()
        stage.session.deliverFrame(at: time(0))
        let first = try #require(listener.samples[0].imageBuffer.flatMap { CVPixelBufferGetBaseAddress($0) })
        first.storeBytes(of: 0x1234_5678, as: UInt32.self)
        stage.session.deliverFrame(at: time(1))
        let second = try #require(listener.samples[1].imageBuffer.flatMap { CVPixelBufferGetBaseAddress($0) })
        #expect(second != first && second.load(as: UInt32.self) == 0xFFFF_FFFF)
        stage.session.stopRunning()
    }

    @Test func whatComesTooLateIsLeftOutAndTold() async throws {
        let (output, listener) = (AVCaptureVideoDataOutput(), Listener())
        let stage = CameraStage(nil, output)
        let queue = DispatchQueue(label: "frames")
        listener.waits = true
        output.setSampleBufferDelegate(listener, queue: queue)
        stage.session.startRunning()
        for frame in 0..<3 { stage.session.deliverFrame(at: time(CMTimeValue(frame))) }
        for _ in 0..<3 { listener.gate.signal() }
        await withCheckedContinuation { done in queue.async { done.resume() } }
        #expect(listener.samples.map(\.presentationTimeStamp) == [time(0)])
        #expect(listener.dropped.map(\.presentationTimeStamp) == [time(1), time(2)])
        let reason = CMGetAttachment(
            listener.dropped[0], key: kCMSampleBufferAttachmentKey_DroppedFrameReason, attachmentModeOut: nil)
        #expect(reason as? NSString == kCMSampleBufferDroppedFrameReason_FrameWasLate && listener.dropped[0].imageBuffer == nil)
        output.alwaysDiscardsLateVideoFrames = false
        for frame in 3..<6 { stage.session.deliverFrame(at: time(CMTimeValue(frame))) }
        for _ in 0..<3 { listener.gate.signal() }
        await withCheckedContinuation { done in queue.async { done.resume() } }
        #expect(listener.samples.count == 4 && listener.dropped.count == 2)
        stage.session.stopRunning()
    }

    @Test func otherFormatsThanThoseAvailableEndTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCaptureVideoDataOutput().videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_24RGB]
        }
        #expect(CameraStage.words(result).contains("Unsupported pixel format type"))
    }
}
