internal import CGdkPixbuf
import CoreGraphics
import Foundation

/// A decoded still image.
struct DecodedImage {
    var surface: Surface
    /// How the image says its pixels are laid out: as they are in the file.
    var layout: PixelLayout
    /// EXIF's orientation, 1 to 8.
    var orientation: Int?
    /// The kind of data that the image is of.
    var format: ImageFormat?

    var image: CGImage { CGImage(surface: surface, layout: layout, type: format?.rawValue) }
}

/// What the beginning of a file tells of its image.
struct ImageInfo {
    var size: (width: Int, height: Int)
    var hasAlpha: Bool
    /// EXIF's orientation, 1 to 8.
    var orientation: Int?
    var dpi: (x: Double, y: Double)?
}

/// Decodes still images with gdk-pixbuf.
enum PixbufDecoder {
    /// More pixels than this are taken for an attack, not for an image.
    private static let maximalPixels = 1 << 27

    /// What the loader is told when it knows the size.
    private final class Sizing {
        var size: (width: Int, height: Int)?
        var maximum: Int?
        var isHeaderOnly = false
        /// Whether an image that ends too early is taken as far as it goes.
        var takesParts = false
        var isRefused = false
    }

    /// Decodes an image, no side longer than `maximum` if it is given. `nil` if the data is malformed.
    /// One whose data are not whole is decoded as far as they go.
    static func decode(_ data: Data, _ format: ImageFormat, maximum: Int? = nil, isWhole: Bool = true) -> DecodedImage? {
        let sizing = Sizing()
        sizing.maximum = maximum
        sizing.takesParts = !isWhole
        return load(data, format, sizing).flatMap { pixbuf in
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return convert(pixbuf)
        }
    }

    /// What is known of an image before its pixels are decoded, from the first bytes alone where the format has it there.
    static func info(_ data: Data, _ format: ImageFormat) -> ImageInfo? {
        let sizing = Sizing()
        sizing.isHeaderOnly = true
        guard let pixbuf = load(data, format, sizing), let size = sizing.size else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var dpi: (x: Double, y: Double)?
        if let x = option("x-dpi", pixbuf), let y = option("y-dpi", pixbuf) { dpi = (x, y) }
        return ImageInfo(
            size: size, hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0, orientation: orientation(pixbuf), dpi: dpi)
    }

    private static func option(_ key: String, _ pixbuf: OpaquePointer) -> Double? {
        gdk_pixbuf_get_option(pixbuf, key).flatMap { Double(String(cString: $0)) }
    }

    private static func orientation(_ pixbuf: OpaquePointer) -> Int? {
        option("orientation", pixbuf).map { Int($0) }.flatMap { (1...8).contains($0) ? $0 : nil }
    }

    /// The image, which the caller must release; only begun if nothing but the header is asked for.
    private static func load(_ data: Data, _ format: ImageFormat, _ sizing: Sizing) -> OpaquePointer? {
        guard let loader = gdk_pixbuf_loader_new_with_type(format.pixbufName, nil) else { return nil }
        defer { g_object_unref(loader) }
        let onSize: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
            loader, width, height, info in
            let sizing = Unmanaged<Sizing>.fromOpaque(info!).takeUnretainedValue()
            sizing.size = (Int(width), Int(height))
            if Int(width) * Int(height) > PixbufDecoder.maximalPixels || width >= 32767 || height >= 32767 {
                sizing.isRefused = true
                // Loaders give up on images without a size, before they allocate anything.
                gdk_pixbuf_loader_set_size(loader, 0, 0)
            } else if let maximum = sizing.maximum, max(width, height) > maximum {
                let factor = Double(maximum) / Double(max(width, height))
                gdk_pixbuf_loader_set_size(
                    loader, max(Int32((Double(width) * factor).rounded()), 1), max(Int32((Double(height) * factor).rounded()), 1))
            }
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(onSize, to: GCallback.self), Unmanaged.passUnretained(sizing).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
        let isWritten = data.withUnsafeBytes { buffer -> Bool in
            guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
            var position = 0
            while position < buffer.count {
                // In pieces, so that a loader can be left before it has seen everything.
                let count = min(sizing.isHeaderOnly ? 4096 : 1 << 18, buffer.count - position)
                guard gdk_pixbuf_loader_write(loader, base + position, gsize(count), nil) != 0, !sizing.isRefused else { return false }
                if sizing.isHeaderOnly, gdk_pixbuf_loader_get_pixbuf(loader) != nil { return true }
                position += count
            }
            return true
        }
        // A loader must be closed whatever happened; an error here means that data was missing.
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten, isClosed || sizing.isHeaderOnly || sizing.takesParts, !sizing.isRefused,
            let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
        else {
            return nil
        }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return pixbuf
    }

    private static func convert(_ pixbuf: OpaquePointer) -> DecodedImage? {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == (hasAlpha ? 4 : 3), let pixels = gdk_pixbuf_read_pixels(pixbuf),
            let surface = Surface(width: width, height: height, format: hasAlpha ? .bgra : .bgrx)
        else { return nil }
        let source = PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: channels * 8,
            bytesPerRow: Int(gdk_pixbuf_get_rowstride(pixbuf)),
            space: .shared, bitmapInfo: CGBitmapInfo(alpha: hasAlpha ? .last : .none))
        source.unpack(pixels, rows: 0..<height, to: surface.pixels, stride: surface.bytesPerRow)
        surface.markDirty()
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: .shared,
            bitmapInfo: CGBitmapInfo(alpha: hasAlpha ? .last : .noneSkipLast))
        return DecodedImage(surface: surface, layout: layout, orientation: orientation(pixbuf))
    }
}
