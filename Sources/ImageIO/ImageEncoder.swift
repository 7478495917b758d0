internal import CCairo
internal import CGdkPixbuf
import CoreGraphics
import Foundation

/// Writes images.
package enum ImageEncoder {
    /// A PNG file.
    package static func png(_ image: CGImage) -> Data? { image.surface.flatMap { png($0) } }

    /// A PNG file of a surface's pixels.
    package static func png(_ surface: Surface) -> Data? {
        let data = NSMutableData()
        let status = cairo_surface_write_to_png_stream(
            surface.pointer,
            { info, bytes, count in
                guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<NSMutableData>.fromOpaque(info!).takeUnretainedValue().append(bytes, length: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(data).toOpaque())
        return status == CAIRO_STATUS_SUCCESS ? data as Data : nil
    }

    /// A JPEG file. `quality` goes from 0 to 1; transparent pixels are put on `background`, white if there is none.
    package static func jpeg(_ image: CGImage, quality: Double, background: CGColor? = nil, orientation: Int? = nil) -> Data? {
        guard let source = image.surface, let flat = Surface(width: source.width, height: source.height, format: .bgrx) else { return nil }
        let color = background?.paintComponents ?? SIMD4(repeating: 1)
        flat.draw { cairo in
            cairo_set_source_rgb(cairo, color.x, color.y, color.z)
            cairo_paint(cairo)
            cairo_set_source_surface(cairo, source.pointer, 0, 0)
            cairo_paint(cairo)
        }
        let layout = PixelLayout(
            width: flat.width, height: flat.height, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: (flat.width * 3 + 3) & ~3,
            space: .shared, bitmapInfo: CGBitmapInfo(alpha: .none))
        var pixels = Data(count: layout.bytesPerRow * flat.height)
        return pixels.withUnsafeMutableBytes { buffer in
            layout.pack(flat.pixels, stride: flat.bytesPerRow, rows: 0..<flat.height, to: buffer.baseAddress!)
            return jpeg(buffer, layout, quality).map { file in
                var said = FileProperties()
                if let orientation, (2...8).contains(orientation) { said.tiff["Orientation"] = orientation }
                return JPEGSegments.insert(said, in: file)
            }
        }
    }

    private static func jpeg(_ pixels: UnsafeMutableRawBufferPointer, _ layout: PixelLayout, _ quality: Double) -> Data? {
        guard
            let pixbuf = gdk_pixbuf_new_from_data(
                pixels.bindMemory(to: UInt8.self).baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(layout.width), Int32(layout.height),
                Int32(layout.bytesPerRow), nil, nil)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var (buffer, size): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
        let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
        let isGood = "quality".withCString { key in
            percent.withCString { value in
                var keys = [UnsafeMutablePointer(mutating: key), nil]
                var values = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isGood, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}
