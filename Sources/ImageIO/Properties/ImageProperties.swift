import CoreGraphics
import Foundation

// MARK: Options of sources

/// The type that the data is expected to have.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a thumbnail is made of the image if the file holds none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the image in any case.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the image's orientation says.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Options of destinations

/// The quality of lossy compression, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The colour that transparent pixels are put on where the format has no alpha.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The longer side of the image that is written, in pixels; a smaller image stays as it is.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Whether what is said of the place that a picture was taken at is left out.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
/// Whether what is said of a picture by Adobe's Extensible Metadata Platform is left out.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"

// MARK: Properties

/// The file's size in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The horizontal resolution, in pixels an inch.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution, in pixels an inch.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// How many bits a component has.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// How the image is to be shown, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether the image has alpha.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The name of the colour profile.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// What the components mean.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The components are red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The component is grey.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// The properties of GIF files.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the animation plays, 0 meaning forever.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long the frame shows, in seconds; very short delays are lengthened.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long the frame shows, in seconds, as the file has it.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
