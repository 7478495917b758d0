import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

/// What a photo is to be like. Each is good for one photo.
///
/// See https://developer.apple.com/documentation/avfoundation/avcapturephotosettings.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var lastID: Int64 = 0

    /// Tells these settings, and the photo, from others.
    public let uniqueID: Int64
    /// How the photo is written down, or how its pixels lie.
    public let format: [String: Any]?
    /// The kind of the photo's file.
    public let processedFileType: AVFileType?

    // @objc(photoSettings)
    /// Creates settings for a JPEG.
    public override convenience init() { self.init(format: nil) }

    // @objc(photoSettingsWithFormat:)
    /// Creates settings for a format: a dictionary with `AVVideoCodecKey`, or with `kCVPixelBufferPixelFormatTypeKey`. `nil` is JPEG.
    public convenience init(format: [String: Any]?) { self.init(checked: format, nil) }

    // @objc(photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:)
    /// Creates settings for a format and a kind of file.
    ///
    /// - Parameter rawPixelFormatType: 0. What the sensor saw is not there: the camera's picture is a finished one.
    public convenience init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?, processedFileType: AVFileType?
    ) {
        guard rawPixelFormatType == 0, rawFileType == nil else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** +[AVCapturePhotoSettings photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:] "
                    + "Unsupported raw pixel format type - use -availableRawPhotoPixelFormatTypes")
        }
        self.init(checked: processedFormat, processedFileType)
    }

    // @objc(photoSettingsFromPhotoSettings:)
    /// Creates settings like others, for another photo.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(checked: photoSettings.format, photoSettings.processedFileType)
        take(photoSettings)
    }

    private init(checked format: [String: Any]?, _ fileType: AVFileType?, id: Int64? = nil) {
        let pixels = format?[kCVPixelBufferPixelFormatTypeKey as String] != nil
        guard format.map({ pixels != ($0.videoCodec != nil) }) ?? true else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** +[AVCapturePhotoSettings photoSettingsWithFormat:] Either kCVPixelBufferPixelFormatTypeKey or AVVideoCodecKey must be specified"
            )
        }
        uniqueID =
            id
            ?? Self.lock.withLock {
                Self.lastID += 1
                return Self.lastID
            }
        self.format = format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg]
        processedFileType = pixels ? fileType : fileType ?? .jpg
    }

    private func take(_ other: AVCapturePhotoSettings) {
        (flashMode, photoQualityPrioritization, maxPhotoDimensions) = (
            other.flashMode, other.photoQualityPrioritization, other.maxPhotoDimensions
        )
        (previewPhotoFormat, embeddedThumbnailPhotoFormat, metadata) = (
            other.previewPhotoFormat, other.embeddedThumbnailPhotoFormat, other.metadata
        )
        (isHighResolutionPhotoEnabled, isAutoRedEyeReductionEnabled, isShutterSoundSuppressionEnabled) = (
            other.isHighResolutionPhotoEnabled, other.isAutoRedEyeReductionEnabled, other.isShutterSoundSuppressionEnabled
        )
    }

    /// The same settings, of the same photo.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVCapturePhotoSettings(checked: format, processedFileType, id: uniqueID)
        copy.take(self)
        return copy
    }

    /// The format of what the sensor saw: 0, there is none.
    open var rawPhotoPixelFormatType: OSType { 0 }
    /// The kind of file of what the sensor saw: there is none.
    open var rawFileType: AVFileType? { nil }

    // MARK: The photo

    /// When the flash is used: one of the output's `supportedFlashModes`.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// What is more important, to be quick or to be good: at most the output's `maxPhotoQualityPrioritization`.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// How large the photo is at most, in pixels; 0 by 0 is the output's.
    open var maxPhotoDimensions = CMVideoDimensions()
    // @objc(highResolutionPhotoEnabled)
    /// Whether the photo is as large as it can be. The output has to allow it.
    open var isHighResolutionPhotoEnabled = false
    // @objc(autoRedEyeReductionEnabled)
    /// Whether eyes that the flash made red are mended. Without a flash none are.
    open var isAutoRedEyeReductionEnabled = true
    // @objc(shutterSoundSuppressionEnabled)
    /// Whether no shutter is heard. There is no sound.
    open var isShutterSoundSuppressionEnabled = false
    /// What is written into the photo's file besides, as `kCGImageProperty…` dictionaries.
    open var metadata: [String: Any] = [:]

    // MARK: Smaller pictures

    /// The formats that a smaller picture can have, the quickest first.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] {
        [kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_32BGRA]
    }
    /// What a smaller picture that comes with the photo is like: the format of its pixels, and its size at most, the screen's if there is none.
    open var previewPhotoFormat: [String: Any]? {
        didSet {
            guard let previewPhotoFormat else { return }
            let type = (previewPhotoFormat[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
            guard type.map(availablePreviewPhotoPixelFormatTypes.contains) == true else {
                ObjCException.raise(
                    "NSInvalidArgumentException",
                    "*** -[AVCapturePhotoSettings setPreviewPhotoFormat:] Unsupported pixel format type - use -availablePreviewPhotoPixelFormatTypes"
                )
            }
        }
    }
    /// The ways in which a small picture in the photo's file can be written down.
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    /// What a small picture in the photo's file is like: `nil`, none can be written.
    open var embeddedThumbnailPhotoFormat: [String: Any]? {
        didSet {
            guard let codec = embeddedThumbnailPhotoFormat?.videoCodec, !availableEmbeddedThumbnailPhotoCodecTypes.contains(codec) else {
                return
            }
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCapturePhotoSettings setEmbeddedThumbnailPhotoFormat:] Unsupported codec - use -availableEmbeddedThumbnailPhotoCodecTypes"
            )
        }
    }
}

/// What has become of a photo's settings. See https://developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The settings' number.
    public let uniqueID: Int64
    /// How large the photo is, in pixels.
    public let photoDimensions: CMVideoDimensions
    /// How large the smaller picture is; 0 by 0 if there is none.
    public let previewDimensions: CMVideoDimensions

    init(_ uniqueID: Int64, photo: CMVideoDimensions, preview: CMVideoDimensions) {
        (self.uniqueID, photoDimensions, previewDimensions) = (uniqueID, photo, preview)
    }

    /// How large the small picture in the file is: there is none.
    open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// How large what the sensor saw is: there is none.
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// How large the film of a Live Photo is: there is none.
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    // @objc(flashEnabled)
    /// Whether the flash is used: there is none.
    open var isFlashEnabled: Bool { false }
    // @objc(redEyeReductionEnabled)
    /// Whether red eyes are mended: without a flash there are none.
    open var isRedEyeReductionEnabled: Bool { false }
    /// How many photos come.
    open var expectedPhotoCount: Int { 1 }
    /// How long the photo takes: it is there at once.
    open var photoProcessingTimeRange: CMTimeRange { .zero }
}
