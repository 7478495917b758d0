import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import UIKit

/// What was seen when a photo was taken, and what is made of it.
struct PhotoShot {
    let settings: AVCapturePhotoSettings
    let resolved: AVCaptureResolvedPhotoSettings
    let time: CMTime
    let deviceType: AVCaptureDevice.DeviceType?
    /// The camera's own picture.
    let image: CGImage
    let pixels: CVPixelBuffer?
    let preview: CVPixelBuffer?
    let metadata: [String: Any]

    /// - Returns: `nil` where pixels are asked for in a format that they cannot have.
    init?(_ settings: AVCapturePhotoSettings, _ picture: CameraPicture, _ connection: AVCaptureConnection, at time: CMTime) {
        let sensor = picture.image(.landscapeRight, isMirrored: false)
        let size = Self.fit(sensor.width, sensor.height, settings.maxPhotoDimensions)
        let image =
            size == (sensor.width, sensor.height) ? sensor : CameraPicture.draw(sensor, width: size.width, height: size.height) ?? sensor
        (self.settings, self.time, self.image) = (settings, time, image)
        deviceType = connection.inputPorts.first?.sourceDeviceType
        let types = [settings.format, settings.previewPhotoFormat].map {
            ($0?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
        }
        pixels = types[0].flatMap { CVBuffer.make(image, $0, width: image.width, height: image.height) }
        guard types[0] == nil || pixels != nil else { return nil }
        preview = types[1].flatMap { type in
            let size = Self.fit(image.width, image.height, Self.previewSize(settings.previewPhotoFormat))
            return CVBuffer.make(image, type, width: size.width, height: size.height)
        }
        resolved = AVCaptureResolvedPhotoSettings(
            settings.uniqueID, photo: CMVideoDimensions(width: Int32(image.width), height: Int32(image.height)),
            preview: preview.flatMap { try? CMFormatDescription(imageBuffer: $0).dimensions } ?? CMVideoDimensions())
        metadata = Self.metadata(image, connection).merging(settings.metadata) { _, said in said }
    }

    private static func previewSize(_ format: [String: Any]?) -> CMVideoDimensions {
        func side(_ key: CFString) -> Int32? { (format?[key as String] as? NSNumber)?.int32Value }
        guard let width = side(kCVPixelBufferWidthKey), let height = side(kCVPixelBufferHeightKey), width > 0, height > 0 else {
            // As large as the screen, which may be turned as it likes.
            let screen = MainActor.assumeIsolated { UIScreen.main.nativeBounds.size }
            let longest = Int32(max(screen.width, screen.height))
            return CMVideoDimensions(width: longest, height: longest)
        }
        return CMVideoDimensions(width: width, height: height)
    }

    /// The size that fits into another one, in its own proportions; no larger than it is.
    private static func fit(_ width: Int, _ height: Int, _ limit: CMVideoDimensions) -> (width: Int, height: Int) {
        guard limit.width > 0, limit.height > 0 else { return (width, height) }
        let scale = min(1, Double(limit.width) / Double(width), Double(limit.height) / Double(height))
        return (max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded())))
    }

    private static func metadata(_ image: CGImage, _ connection: AVCaptureConnection) -> [String: Any] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy:MM:dd HH:mm:ss"
        let now = formatter.string(from: Date())
        let orientation = connection.exifOrientation
        return [
            kCGImagePropertyOrientation as String: orientation,
            kCGImagePropertyExifDictionary as String: [
                kCGImagePropertyExifPixelXDimension as String: image.width, kCGImagePropertyExifPixelYDimension as String: image.height,
                kCGImagePropertyExifDateTimeOriginal as String: now, kCGImagePropertyExifDateTimeDigitized as String: now,
            ] as [String: Any],
            kCGImagePropertyTIFFDictionary as String: [
                kCGImagePropertyTIFFOrientation as String: orientation, kCGImagePropertyTIFFDateTime as String: now,
            ] as [String: Any],
        ]
    }
}

extension AVCaptureConnection {
    /// How the camera's own picture is to be turned to be seen as the connection says, by EXIF's numbers.
    var exifOrientation: Int {
        switch videoOrientation {
        case .landscapeRight: isVideoMirrored ? 2 : 1
        case .landscapeLeft: isVideoMirrored ? 4 : 3
        case .portrait: isVideoMirrored ? 5 : 6
        case .portraitUpsideDown: isVideoMirrored ? 7 : 8
        }
    }
}
