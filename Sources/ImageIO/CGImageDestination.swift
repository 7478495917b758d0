import CoreGraphics
import Foundation

/// Where images are written: PNG or JPEG files.
public final class CGImageDestination {
    enum Target {
        case data(NSMutableData)
        case url(URL)
    }

    let target: Target
    let format: ImageFormat
    var images: [(image: CGImage, properties: [AnyHashable: Any])] = []
    var properties: [AnyHashable: Any] = [:]
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

/// Returns the type identifiers of the formats that can be written, an array of strings.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [ImageFormat.png, .jpeg].map(\.rawValue) as NSArray
}

/// Sets properties that hold for all images of a destination.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = swiftDictionary(properties)
}

/// Adds an image to a destination.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.images.append((image, swiftDictionary(properties)))
}

/// Adds an image of a source to a destination.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let decoded = isrc.decode(index) else { return }
    var all = swiftDictionary(properties)
    if let orientation = decoded.orientation, all[kCGImagePropertyOrientation] == nil { all[kCGImagePropertyOrientation] = orientation }
    idst.images.append((decoded.image, all))
}

/// Writes a destination's image. Returns whether that succeeded; afterwards the destination is of no more use.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard !idst.isFinished, idst.images.count == 1, let (image, own) = idst.images.first else { return false }
    idst.isFinished = true
    let properties = idst.properties.merging(own) { $1 }
    let data: Data?
    switch idst.format {
    case .png: data = ImageEncoder.png(image)
    default:
        let quality = (properties[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue ?? 0.8
        let background = properties[kCGImageDestinationBackgroundColor] as? CGColor
        let orientation = (properties[kCGImagePropertyOrientation] as? NSNumber)?.intValue
        data = ImageEncoder.jpeg(image, quality: quality, background: background, orientation: orientation)
    }
    guard let data else { return false }
    switch idst.target {
    case .data(let target):
        target.append(data)
        return true
    case .url(let url): return (try? data.write(to: url, options: .atomic)) != nil
    }
}

private func swiftDictionary(_ dictionary: CFDictionary?) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for (key, value) in dictionary ?? [:] {
        if let key = key as? AnyHashable { result[key] = value }
    }
    return result
}
