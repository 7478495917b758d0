import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

/// Hands out a session's pictures one by one, as fast as the camera makes them.
///
/// See https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates an output that nobody is told by yet.
    public override init() { super.init() }

    /// Who is given pictures.
    open private(set) weak var sampleBufferDelegate: AVCaptureVideoDataOutputSampleBufferDelegate?
    /// Where they are given.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    private let lock = NSLock()
    /// Whether a picture was given that is still being looked at.
    private var isBusy = false

    /// Sets who is given pictures, and on which queue, a serial one.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: AVCaptureVideoDataOutputSampleBufferDelegate?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        guard sampleBufferDelegate == nil || sampleBufferCallbackQueue != nil else {
            ObjCException.raise(
                "NSInvalidArgumentException", "*** -[AVCaptureVideoDataOutput setSampleBufferDelegate:queue:] NULL queue passed")
        }
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
        session?.configurationChanged()
    }

    // MARK: What pictures are like

    // @objc(availableVideoCVPixelFormatTypes)
    /// The formats that pixels can have, the quickest first.
    open var availableVideoPixelFormatTypes: [OSType] {
        [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA]
    }

    /// The ways in which pictures can be written down: none, they are given as pixels.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

    /// What pictures are like: the format of their pixels, and their size if it is not the camera's. `nil` is the camera's own way.
    open var videoSettings: [String: Any]! = [:] {
        didSet {
            let type = (videoSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
            guard type.map(availableVideoPixelFormatTypes.contains) ?? true else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCaptureVideoDataOutput setVideoSettings:] Unsupported pixel format type - use -availableVideoCVPixelFormatTypes"
                )
            }
        }
    }

    private var pixelFormat: OSType {
        (videoSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value ?? availableVideoPixelFormatTypes[0]
    }

    private var size: (width: Int, height: Int)? {
        guard let width = (videoSettings?[kCVPixelBufferWidthKey as String] as? NSNumber)?.intValue,
            let height = (videoSettings?[kCVPixelBufferHeightKey as String] as? NSNumber)?.intValue, width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// Whether a picture is left out if the one before it is still being looked at. Otherwise it waits.
    open var alwaysDiscardsLateVideoFrames = true

    // MARK: Frames

    override func takes(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
    override var turnsPictures: Bool { true }
    override var usualOrientation: AVCaptureVideoOrientation { .landscapeRight }
    override var wantsFrames: Bool { sampleBufferDelegate != nil && connections.contains(where: \.isActive) }

    override func take(_ frame: CameraFrame) {
        guard let connection = connections.first(where: \.isActive), let queue = sampleBufferCallbackQueue else { return }
        let timing = CMSampleTimingInfo(duration: frame.duration, presentationTimeStamp: frame.time, decodeTimeStamp: .invalid)
        if lock.withLock({ self.isBusy && alwaysDiscardsLateVideoFrames }) { return drop(timing, connection, queue) }
        guard let sample = sample(timing, connection) else { return }
        lock.withLock { self.isBusy = true }
        let work: @Sendable () -> Void = { [weak self, weak connection] in
            guard let self else { return }
            // What was filmed before the session was stopped is not given after it.
            if let connection, connection.isActive, let delegate = sampleBufferDelegate {
                OptionalRequirement.call { delegate.captureOutput(self, didOutput: sample, from: connection) }
            }
            lock.withLock { self.isBusy = false }
        }
        // The frame is on the main queue already. (Linux makes a new object each time that it is asked for a queue.)
        if queue.label == DispatchQueue.main.label { work() } else { queue.async(execute: work) }
    }

    private func sample(_ timing: CMSampleTimingInfo, _ connection: AVCaptureConnection) -> CMSampleBuffer? {
        guard
            let pixels = connection.picture?.frame(
                pixelFormat, connection.videoOrientation, isMirrored: connection.isVideoMirrored, size: size),
            let format = try? CMFormatDescription(imageBuffer: pixels)
        else { return nil }
        return try? CMSampleBuffer(imageBuffer: pixels, formatDescription: format, sampleTiming: timing)
    }

    private func drop(_ timing: CMSampleTimingInfo, _ connection: AVCaptureConnection, _ queue: DispatchQueue) {
        let format = (connection.inputPorts.first { $0.mediaType == .video })?.formatDescription
        let sample = CMSampleBuffer(nil, format, timing: timing)
        CMSetAttachment(
            sample, key: kCMSampleBufferAttachmentKey_DroppedFrameReason, value: kCMSampleBufferDroppedFrameReason_FrameWasLate,
            attachmentMode: kCMAttachmentMode_ShouldPropagate)
        queue.async { [weak self, weak connection] in
            guard let self, let connection, connection.isActive, let delegate = sampleBufferDelegate else { return }
            OptionalRequirement.call { delegate.captureOutput(self, didDrop: sample, from: connection) }
        }
    }
}

/// Who is given a session's pictures. See
/// https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate.
@preconcurrency
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    // @objc(captureOutput:didOutputSampleBuffer:fromConnection:) optional
    /// A picture, on the queue that was named.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    // @objc(captureOutput:didDropSampleBuffer:fromConnection:) optional
    /// A picture was left out: the sample has its time and no picture, and `kCMSampleBufferAttachmentKey_DroppedFrameReason` says why.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
