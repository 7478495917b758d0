import CoreGraphics
import Foundation

/// How far an image source has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ended where more was expected.
    case statusUnexpectedEOF = -5
    /// The data is malformed.
    case statusInvalidData = -4
    /// The format is not known.
    case statusUnknownType = -3
    /// The beginning is being read.
    case statusReadingHeader = -2
    /// More data is needed.
    case statusIncomplete = -1
    /// All has been read.
    case statusComplete = 0
}

/// The images of a file or of data, decoded when they are asked for.
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var present: ImageContents

    init(data: Data) { present = ImageContents(data, isWhole: true) }

    /// A source whose data come bit by bit.
    init() { present = ImageContents(Data(), isWhole: false) }

    /// Takes all data that there are so far.
    func update(_ data: Data, isWhole: Bool) { lock.withLock { if !present.isWhole { present = ImageContents(data, isWhole: isWhole) } } }

    /// Reads the data again when they are next asked for.
    func forget() { lock.withLock { present = ImageContents(present.data, isWhole: present.isWhole) } }

    var contents: ImageContents { lock.withLock { present } }

    var data: Data { contents.data }
    var format: ImageFormat? { contents.format }
    var gif: GIFDecoder? { contents.gif }
    /// What is known of the first image, found once.
    var info: ImageInfo? { contents.info }
    /// What the file says of its image, found once.
    var properties: FileProperties { contents.properties }
    var count: Int { contents.count }

    func decode(_ index: Int, maximum: Int? = nil) -> DecodedImage? { contents.decode(index, maximum: maximum) }
}

/// What a source's data hold.
final class ImageContents: @unchecked Sendable {
    let data: Data
    /// Whether these are all data that there will be.
    let isWhole: Bool
    let format: ImageFormat?
    let gif: GIFDecoder?
    private let lock = NSLock()
    private lazy var header: ImageInfo? = readHeader()
    private lazy var said: FileProperties = readProperties()

    init(_ data: Data, isWhole: Bool) {
        (self.data, self.isWhole) = (data, isWhole)
        format = ImageFormat(data: data)
        gif = format == .gif ? GIFDecoder(data) : nil
    }

    private func readHeader() -> ImageInfo? {
        if let gif { return ImageInfo(size: (gif.width, gif.height), hasAlpha: true) }
        guard let format, format != .gif else { return nil }
        guard var info = PixbufDecoder.info(data, format) else { return nil }
        info.orientation = info.orientation ?? orientation
        return info
    }

    private func readProperties() -> FileProperties {
        switch format {
        case .jpeg: return JPEGSegments.read(data)
        case .png: return PNGChunks.read(data)
        case .tiff:
            var properties = FileProperties()
            TIFFReader.read(Array(data), to: &properties)
            return properties
        default: return FileProperties()
        }
    }

    private var orientation: Int? { said.orientation.flatMap { (1...8).contains($0) ? $0 : nil } }

    var info: ImageInfo? { lock.withLock { header } }

    var properties: FileProperties { lock.withLock { said } }

    var count: Int { gif?.frames.count ?? (info == nil ? 0 : 1) }

    func decode(_ index: Int, maximum: Int? = nil) -> DecodedImage? {
        guard var decoded = picture(index, maximum: maximum) else { return nil }
        decoded.format = format
        decoded.orientation = decoded.orientation ?? lock.withLock { orientation }
        return decoded
    }

    private func picture(_ index: Int, maximum: Int?) -> DecodedImage? {
        guard let format, index >= 0, index < count else { return nil }
        guard let gif else { return PixbufDecoder.decode(data, format, maximum: maximum, isWhole: isWhole) }
        guard let surface = gif.picture(at: index) else { return nil }
        let layout = PixelLayout(
            width: gif.width, height: gif.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: gif.width * 4, space: .shared,
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast))
        return DecodedImage(surface: surface, layout: layout)
    }
}

/// Creates a source of the images in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: Data(referencing: data))
}

/// Creates a source of the images in a file; `nil` if there is no such file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource(data: $0) }
}

/// Creates a source of the images that a data provider's bytes hold.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(data: Data(referencing: $0)) }
}

/// Creates a source whose data come bit by bit, through `CGImageSourceUpdateData(_:_:_:)`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Gives a source that was created for it all data that there are so far; `final` says whether these are all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(Data(referencing: data), isWhole: final)
}

/// Gives a source that was created for it all bytes that a provider has so far; `final` says whether these are all.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { isrc.update(Data(referencing: data), isWhole: final) }
}

/// Forgets what was kept of an image, so that it is read anew when it is next asked for.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget() }

/// Returns the type identifier of the source's format; `nil` if the format is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format.map { $0.rawValue as NSString } }

/// Returns the type identifiers of the formats that can be read, an array of strings.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) as NSArray }

/// Returns how many images there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the image that stands for all: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the source could be read, or how far.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    let contents = isrc.contents
    if !contents.isWhole { return contents.count == 0 ? .statusReadingHeader : .statusIncomplete }
    return contents.format == nil ? .statusUnknownType : contents.count == 0 ? .statusInvalidData : .statusComplete
}

/// Returns whether an image of the source could be read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(isrc)
    return status == .statusComplete && !(0..<isrc.count).contains(index) ? .statusInvalidData : status
}

/// Decodes an image, its pixels as they are stored: orientation is left to the caller. `nil` if there is none or it is malformed.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.decode(index)?.image
}

/// Decodes a small version of an image, as the options say. `nil` unless they ask for one to be made of the image.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func flag(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let maximum = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue
    guard maximum ?? 1 > 0, var decoded = isrc.decode(index, maximum: maximum) else { return nil }
    if let maximum, max(decoded.surface.width, decoded.surface.height) > maximum, let small = decoded.scaled(to: maximum) {
        decoded = small
    }
    guard flag(kCGImageSourceCreateThumbnailWithTransform), let orientation = decoded.orientation else { return decoded.image }
    return decoded.image.turned(orientation)
}

/// Returns what is known of the source as a whole, or `nil` if it cannot be read.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.count > 0 else { return nil }
    var result: [AnyHashable: Any] = [kCGImagePropertyFileSize: isrc.data.count]
    if let gif = isrc.gif {
        // Played once unless the file says otherwise.
        result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: gif.loopCount ?? 1] as NSDictionary
    }
    return result as NSDictionary
}

/// Returns what is known of an image, or `nil` if there is none.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index >= 0, index < isrc.count, let info = isrc.info else { return nil }
    var result: [AnyHashable: Any] = [
        kCGImagePropertyPixelWidth: info.size.width, kCGImagePropertyPixelHeight: info.size.height, kCGImagePropertyDepth: 8,
        kCGImagePropertyHasAlpha: info.hasAlpha,
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
    ]
    if let gif = isrc.gif {
        let delay = gif.frames[index].delay
        // Delays that no browser ever honoured are played at ten frames a second.
        result[kCGImagePropertyGIFDictionary] =
            [kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: delay < 0.011 ? 0.1 : delay] as NSDictionary
    }
    for (key, dictionary) in isrc.properties.all { result[key] = dictionary }
    if let orientation = info.orientation { result[kCGImagePropertyOrientation] = orientation }
    if let dpi = info.dpi {
        result[kCGImagePropertyDPIWidth] = dpi.x
        result[kCGImagePropertyDPIHeight] = dpi.y
    }
    return result as NSDictionary
}
