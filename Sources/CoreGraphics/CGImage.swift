internal import CCairo
import Foundation

/// A bitmap, or a mask to paint through. Does not change.
public final class CGImage: Hashable, @unchecked Sendable {
    /// How the image says its pixels are laid out; what `dataProvider` gives.
    package let layout: PixelLayout
    /// Whether the image is a mask to paint through.
    public let isMask: Bool
    /// Whether the image is smoothed where it is enlarged.
    public let shouldInterpolate: Bool
    /// How colours out of range are treated.
    public let renderingIntent: CGColorRenderingIntent
    /// The kind of data that the image was read from, as a uniform type identifier; `nil` if it was not read from any.
    public let utType: CFString?
    private let lock = NSLock()
    private var provider: CGDataProvider?
    private var decoded: Surface?
    private var mask: Surface?
    private var decodeTable: ImmutableNumbers?

    /// Numbers at an address that does not change.
    private final class ImmutableNumbers {
        let start: UnsafePointer<CGFloat>
        init(_ numbers: [CGFloat]) {
            let place = UnsafeMutablePointer<CGFloat>.allocate(capacity: max(numbers.count, 1))
            place.initialize(from: numbers, count: numbers.count)
            start = UnsafePointer(place)
        }
        deinit { start.deallocate() }
    }

    /// Creates an image from bytes; `nil` if the numbers contradict each other or there are too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let table = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents)) } ?? space.ranges
        self.init(
            layout: PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                space: space, bitmapInfo: bitmapInfo, decode: table),
            provider: provider, isMask: false, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates a mask from bytes: least samples are painted, greatest ones are not.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        self.init(
            layout: PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                space: .deviceGray, bitmapInfo: CGBitmapInfo(alpha: .none), decode: decode.map { [$0[0], $0[1]] }),
            provider: provider, isMask: true, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    }

    init?(
        layout: PixelLayout, provider: CGDataProvider, isMask: Bool, shouldInterpolate: Bool, intent: CGColorRenderingIntent,
        type: CFString? = nil
    ) {
        guard layout.isConsistent, let count = layout.byteCount, layout.width < 32767, layout.height < 32767,
            let available = provider.content?.count, available >= count
        else { return nil }
        self.layout = layout
        self.provider = provider
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        utType = type
    }

    /// Creates an image of a surface's pixels; `layout` is what the image says of itself, by default the surface's own, and `type` the kind
    /// of data that it was read from.
    package init(surface: Surface, layout: PixelLayout? = nil, shouldInterpolate: Bool = true, type: String? = nil) {
        utType = type.map { $0 as NSString }
        self.layout =
            layout ?? .native(width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow, isOpaque: surface.isOpaque)
        decoded = surface
        isMask = false
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = .defaultIntent
    }

    /// Images are equal if they are the same object.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The width in pixels.
    public var width: Int { layout.width }
    /// The height in pixels.
    public var height: Int { layout.height }
    /// How many bits a component has.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// How many bits a pixel has.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// How many bytes there are from one row to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space; `nil` for masks.
    public var colorSpace: CGColorSpace? { isMask ? nil : layout.space }
    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// How components are stored.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The order of bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.byteOrder }
    /// How components are packed.
    public var pixelFormatInfo: CGImagePixelFormatInfo { layout.packing }

    /// Between which values each component's samples are spread, least and greatest in turn; `nil` if they are taken as they are. The numbers
    /// are there as long as the image is.
    ///
    /// See https://developer.apple.com/documentation/coregraphics/cgimage/decode.
    public var decode: UnsafePointer<CGFloat>? {
        lock.withLock {
            guard let table = layout.decode else { return nil }
            if decodeTable == nil { decodeTable = ImmutableNumbers(table) }
            return decodeTable?.start
        }
    }

    /// Where the image's bytes come from.
    public var dataProvider: CGDataProvider? {
        lock.withLock {
            if let provider { return provider }
            let made = CGDataProvider { [layout, decoded] in
                guard let decoded, let count = layout.byteCount else { return nil }
                var data = Data(count: count)
                data.withUnsafeMutableBytes {
                    layout.pack(decoded.pixels, stride: decoded.bytesPerRow, rows: 0..<layout.height, to: $0.baseAddress!)
                }
                return data
            }
            provider = made
            return made
        }
    }

    /// Whether some pixels may be other than opaque.
    package var isOpaque: Bool { !isMask && !layout.hasAlpha }

    /// The image's pixels as a Cairo surface; decoded once, then kept. For a mask: black where it is painted.
    package var surface: Surface? {
        lock.withLock {
            if let decoded { return decoded }
            guard let bytes = provider?.content,
                let surface = Surface(width: width, height: height, format: layout.hasAlpha || isMask ? .bgra : .bgrx)
            else { return nil }
            bytes.withUnsafeBytes { buffer in
                if let base = buffer.baseAddress {
                    layout.unpack(base, rows: 0..<height, to: surface.pixels, stride: surface.bytesPerRow)
                }
            }
            if isMask {
                surface.forEachPixel { $0 = UInt32(255 - ($0 & 255)) << 24 }
            }
            surface.markDirty()
            decoded = surface
            return surface
        }
    }

    /// The image as something to clip with: alpha where the image has it, else its brightness.
    package var maskSurface: Surface? {
        guard let surface else { return nil }
        return lock.withLock {
            if let mask { return mask }
            if isMask || layout.hasAlpha {
                mask = surface
                return surface
            }
            guard let copy = Surface(width: surface.width, height: surface.height) else { return nil }
            let (from, to) = (surface.pixels, copy.pixels)
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    let pixel = (from + y * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
                    let luma = (pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19
                    (to + y * copy.bytesPerRow + 4 * x).storeBytes(of: min((luma + 128) >> 8, 255) << 24, as: UInt32.self)
                }
            }
            copy.markDirty()
            mask = copy
            return copy
        }
    }
}

extension Surface {
    /// Changes every pixel of a 32-bit surface.
    package func forEachPixel(_ body: (inout UInt32) -> Void) {
        let (base, row, width) = (pixels, bytesPerRow, width)
        for y in 0..<height {
            let line = (base + y * row).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { body(&line[x]) }
        }
        markDirty()
    }
}
