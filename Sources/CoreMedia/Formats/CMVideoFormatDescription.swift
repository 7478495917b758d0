import class CoreFoundation.CFAllocator
import CoreVideo
import Foundation

/// A format of pictures. See https://developer.apple.com/documentation/coremedia/cmvideoformatdescription.
public typealias CMVideoFormatDescription = CMFormatDescription

/// A size in pixels. See https://developer.apple.com/documentation/coremedia/cmvideodimensions.
public struct CMVideoDimensions: Sendable {
    /// How wide.
    public var width: Int32
    /// How high.
    public var height: Int32

    /// Creates a size of 0 by 0.
    public init() { (width, height) = (0, 0) }
    /// Creates a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

extension CMFormatDescription {
    /// Creates the format of a buffer's picture.
    ///
    /// - Throws: Nothing here: every buffer has a format.
    public convenience init(imageBuffer: CVImageBuffer) throws {
        let extensions = CVBufferCopyAttachments(imageBuffer, .shouldPropagate) as? [String: Any]
        self.init(
            .video, CVPixelBufferGetPixelFormatType(imageBuffer),
            CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))),
            extensions ?? [:])
    }

    /// Creates a format of pictures.
    ///
    /// - Throws: `kCMFormatDescriptionError_InvalidParameter` for a size below 0.
    public convenience init(
        videoCodecType: MediaSubType, width: Int, height: Int, extensions: [String: Any] = [:]
    ) throws {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height), width >= 0, height >= 0 else {
            throw mediaError(kCMFormatDescriptionError_InvalidParameter)
        }
        self.init(.video, videoCodecType.rawValue, CMVideoDimensions(width: width, height: height), extensions)
    }

    /// Whether a buffer's picture is of this format.
    public func matchesImageBuffer(_ imageBuffer: CVImageBuffer) -> Bool {
        mediaType == .video && mediaSubType.rawValue == CVPixelBufferGetPixelFormatType(imageBuffer)
            && Int(dimensions.width) == CVPixelBufferGetWidth(imageBuffer) && Int(dimensions.height) == CVPixelBufferGetHeight(imageBuffer)
    }
}

/// Makes a format of pictures.
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(
        videoCodecType: CMFormatDescription.MediaSubType(rawValue: codecType), width: Int(width), height: Int(height),
        extensions: extensions as? [String: Any] ?? [:])
    return formatDescriptionOut.pointee == nil ? kCMFormatDescriptionError_InvalidParameter : 0
}

/// Makes the format of a buffer's picture.
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return 0
}

/// Returns how large pictures of a format are, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }

/// Returns how large pictures of a format are to be shown.
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height)) }

/// Returns whether a buffer's picture is of a format.
public func CMVideoFormatDescriptionMatchesImageBuffer(_ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer) -> Bool {
    desc.matchesImageBuffer(imageBuffer)
}
