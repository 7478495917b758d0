import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime

/// A photo. See https://developer.apple.com/documentation/avfoundation/avcapturephoto.
///
/// Its pixels lie as the camera saw them. How they are to be turned says the orientation among `metadata`.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// When the photo was taken, by the host's clock.
    public let timestamp: CMTime
    /// What has become of the settings.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    /// What is known of the photo, as `kCGImageProperty…` dictionaries.
    public let metadata: [String: Any]
    /// The pixels, if they were asked for; `nil` where the photo is written down.
    public let pixelBuffer: CVPixelBuffer?
    /// A smaller picture, if one was asked for.
    public let previewPixelBuffer: CVPixelBuffer?
    /// The kind of device that took the photo.
    public let sourceDeviceType: AVCaptureDevice.DeviceType?
    private let image: CGImage
    private let quality: Double
    private let isFile: Bool

    init(_ shot: PhotoShot) {
        (timestamp, resolvedSettings, metadata, image) = (shot.time, shot.resolved, shot.metadata, shot.image)
        (pixelBuffer, previewPixelBuffer, sourceDeviceType) = (shot.pixels, shot.preview, shot.deviceType)
        (quality, isFile) = (shot.settings.format?.videoQuality ?? 0.9, shot.settings.processedFileType != nil)
    }

    // @objc(rawPhoto)
    /// Whether it is what the sensor saw: it is a finished photo.
    open var isRawPhoto: Bool { false }
    /// The number of the photo among those of its settings, from 1.
    open var photoCount: Int { 1 }
    /// What a small picture in the file is like: there is none.
    open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }

    /// The bytes of the photo's file, with what is known of it; `nil` where pixels were asked for without a kind of file.
    open func fileDataRepresentation() -> Data? { isFile ? file(metadata) : nil }

    // @objc(fileDataRepresentationWithCustomizer:)
    /// The bytes of the photo's file, with what a customizer says is known of it.
    open func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data? {
        guard isFile else { return nil }
        return file(OptionalRequirement.call { customizer.replacementMetadata(for: self) ?? [:] } ?? metadata)
    }

    private func file(_ metadata: [String: Any]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, AVFileType.jpg.rawValue as CFString, 1, nil) else { return nil }
        var properties = metadata
        properties[kCGImageDestinationLossyCompressionQuality as String] = quality
        CGImageDestinationAddImage(destination, image, properties as NSDictionary)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    // @objc(CGImageRepresentation)
    /// The photo as a picture, which lies as the camera saw it.
    open func cgImageRepresentation() -> CGImage? { image }

    // @objc(previewCGImageRepresentation)
    /// The smaller picture; `nil` if none was asked for.
    open func previewCGImageRepresentation() -> CGImage? { previewPixelBuffer?.picture }
}

/// Says what is written into a photo's file. See
/// https://developer.apple.com/documentation/avfoundation/avcapturephotofiledatarepresentationcustomizer.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
    // @objc(replacementMetadataForPhoto:) optional
    /// What is written, as `kCGImageProperty…` dictionaries; `nil` for nothing.
    func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
}
