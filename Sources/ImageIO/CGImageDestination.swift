import CoreGraphics
import Foundation

/// Where images are written: PNG or JPEG files.
public final class CGImageDestination {
    enum Target {
        case data(NSMutableData)
        case url(URL)
        case consumer(CGDataConsumer)
    }

    struct Picture {
        var image: CGImage
        var properties: [String: Any]
        /// What the file that the image is from says of it.
        var said = FileProperties()
    }

    let target: Target
    let format: ImageFormat
    var images: [Picture] = []
    var properties: [String: Any] = [:]
    var isFinished = false

    init?(target: Target, type: CFString, count: Int) {
        guard let format = ImageFormat(rawValue: type as String), format == .png || format == .jpeg, count == 1 else { return nil }
        self.target = target
        self.format = format
    }
}

/// Creates a destination that writes to data. `type` is `public.png` or `public.jpeg`, `count` 1: neither holds more.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(target: .data(data), type: type, count: count)
}

/// Creates a destination that writes to a file. `type` is `public.png` or `public.jpeg`, `count` 1: neither holds more.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(target: .url(url as URL), type: type, count: count)
}

/// Creates a destination that writes to a consumer. `type` is `public.png` or `public.jpeg`, `count` 1: neither holds more.
public func CGImageDestinationCreateWithDataConsumer(_ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(target: .consumer(consumer), type: type, count: count)
}

/// Returns the type identifiers of the formats that can be written, an array of strings.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [ImageFormat.png, .jpeg].map(\.rawValue) as NSArray
}

/// Sets properties that hold for all images of a destination.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = FileProperties.strings(properties)
}

/// Adds an image to a destination. What the properties say of it is written with it.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.images.append(CGImageDestination.Picture(image: image, properties: FileProperties.strings(properties)))
}

/// Adds an image of a source to a destination, with what the source says of it; `properties` add to that, and take away what is null there.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let decoded = isrc.decode(index) else { return }
    var said = isrc.properties
    if let orientation = decoded.orientation { said.tiff["Orientation"] = orientation }
    idst.images.append(CGImageDestination.Picture(image: decoded.image, properties: FileProperties.strings(properties), said: said))
}

/// Writes a destination's image. Returns whether that succeeded; afterwards the destination is of no more use.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard !idst.isFinished, idst.images.count == 1, let picture = idst.images.first else { return false }
    idst.isFinished = true
    let properties = idst.properties.merging(picture.properties) { $1 }
    var image = picture.image
    if let maximum = (properties[kCGImageDestinationImageMaxPixelSize as String] as? NSNumber)?.intValue, maximum > 0,
        max(image.width, image.height) > maximum, let surface = image.surface
    {
        image = DecodedImage(surface: surface, layout: image.layout).scaled(to: maximum)?.image ?? image
    }
    var said = picture.said
    said.merge(properties)
    if (properties[kCGImageMetadataShouldExcludeGPS as String] as? NSNumber)?.boolValue == true { said.gps = [:] }
    if (properties[kCGImageMetadataShouldExcludeXMP as String] as? NSNumber)?.boolValue == true { said.xmp = nil }
    said.complete(for: image, properties)
    let data: Data?
    switch idst.format {
    case .png: data = ImageEncoder.png(image).map { PNGChunks.insert(said, in: $0) }
    default:
        let quality = (properties[kCGImageDestinationLossyCompressionQuality as String] as? NSNumber)?.doubleValue ?? 0.8
        let background = properties[kCGImageDestinationBackgroundColor as String] as? CGColor
        data = ImageEncoder.jpeg(image, quality: quality, background: background).map { JPEGSegments.insert(said, in: $0) }
    }
    guard let data else { return false }
    switch idst.target {
    case .data(let target):
        target.append(data)
        return true
    case .url(let url): return (try? data.write(to: url, options: .atomic)) != nil
    case .consumer(let consumer): return data.withUnsafeBytes { consumer.put($0) }
    }
}

extension FileProperties {
    /// Says of a written image what follows from it and from what an app gives.
    fileprivate mutating func complete(for image: CGImage, _ properties: [String: Any]) {
        func number(_ key: CFString) -> Double? { (properties[key as String] as? NSNumber)?.doubleValue }
        if let x = number(kCGImagePropertyDPIWidth), let y = number(kCGImagePropertyDPIHeight), x > 0, y > 0, x < 65536, y < 65536 {
            jfif.merge(["DensityUnit": 1, "XDensity": Int(x.rounded()), "YDensity": Int(y.rounded())]) { $1 }
            png.merge(["XPixelsPerMeter": Int((x / 0.0254).rounded()), "YPixelsPerMeter": Int((y / 0.0254).rounded())]) { $1 }
            tiff.merge(["XResolution": x, "YResolution": y, "ResolutionUnit": 2]) { $1 }
        }
        // An image that is upright says nothing of that.
        if orientation == 1 || !(1...8).contains(orientation ?? 0) { tiff["Orientation"] = nil }
        guard !exif.isEmpty else { return }
        if exif["ExifVersion"] == nil { exif["ExifVersion"] = [2, 2, 1] }
        (exif["PixelXDimension"], exif["PixelYDimension"]) = (image.width, image.height)
    }
}
