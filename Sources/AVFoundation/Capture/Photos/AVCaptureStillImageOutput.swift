import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

/// Takes photos, as before iOS 10. See https://developer.apple.com/documentation/avfoundation/avcapturestillimageoutput.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates an output that takes JPEGs.
    public override init() { super.init() }

    private var waiting = 0

    /// What photos are like: a dictionary with `AVVideoCodecKey`, or with `kCVPixelBufferPixelFormatTypeKey`.
    open var outputSettings: [String: Any]! = [AVVideoCodecKey: AVVideoCodecType.jpeg.rawValue] {
        didSet {
            let codec = outputSettings?.videoCodec
            guard codec.map(availableImageDataCodecTypes.contains) ?? true, pixelFormat.map(availablePixelFormats.contains) ?? true else {
                ObjCException.raise(
                    "NSInvalidArgumentException", "*** -[AVCaptureStillImageOutput setOutputSettings:] Unsupported codec or pixel format")
            }
        }
    }
    private var pixelFormat: OSType? { (outputSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value }
    private let availablePixelFormats = [
        kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_32BGRA,
    ]

    /// The ways in which photos can be written down.
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// The formats that photos' pixels can have, as numbers.
    open var availableImageDataCVPixelFormatTypes: [NSNumber] { availablePixelFormats.map { NSNumber(value: $0) } }
    // @objc(capturingStillImage)
    /// Whether a photo is being taken.
    open var isCapturingStillImage: Bool { waiting > 0 }
    // @objc(stillImageStabilizationSupported)
    /// Whether photos can be put together of several: a picture stands still.
    open var isStillImageStabilizationSupported: Bool { false }
    // @objc(highResolutionStillImageOutputEnabled)
    /// Whether photos may be as large as they can be. They are as large as the camera's picture.
    open var isHighResolutionStillImageOutputEnabled = false

    override func takes(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
    override var turnsPictures: Bool { true }

    // @objc(captureStillImageAsynchronouslyFromConnection:completionHandler:)
    /// Takes a photo, and tells a block of it on the main queue. A connection of another output ends the process, as on iOS.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        guard connections.contains(where: { $0 === connection }), connection.isActive else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCaptureStillImageOutput captureStillImageAsynchronouslyFromConnection:completionHandler:] "
                    + "inactive/invalid connection passed")
        }
        waiting += 1
        nonisolated(unsafe) let handler = handler
        nonisolated(unsafe) let connection = connection
        DispatchQueue.main.async { [self] in
            waiting -= 1
            let taken = connection.picture.flatMap { sample($0, connection) }
            handler(taken, taken == nil ? AVError(.sessionNotRunning) : nil)
        }
    }

    private func sample(_ picture: CameraPicture, _ connection: AVCaptureConnection) -> CMSampleBuffer? {
        let time = CMClock.hostTimeClock.time
        if let pixelFormat {
            let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid)
            guard
                let pixels = picture.frame(pixelFormat, connection.videoOrientation, isMirrored: connection.isVideoMirrored),
                let format = try? CMFormatDescription(imageBuffer: pixels)
            else { return nil }
            return try? CMSampleBuffer(imageBuffer: pixels, formatDescription: format, sampleTiming: timing)
        }
        let settings = AVCapturePhotoSettings(format: outputSettings)
        guard let photo = PhotoShot(settings, picture, connection, at: time).map(AVCapturePhoto.init),
            let file = photo.fileDataRepresentation()
        else { return nil }
        return CMSampleBuffer(jpeg: file, photo.resolvedSettings.photoDimensions, time)
    }

    // @objc(jpegStillImageNSDataRepresentation:)
    /// The bytes of a photo; `nil` for a sample that is no JPEG.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
        AVCapturePhotoOutput.jpegPhotoDataRepresentation(forJPEGSampleBuffer: jpegSampleBuffer, previewPhotoSampleBuffer: nil)
    }
}
