import CCairo
import CoreGraphics
import Foundation

/// Pictures that were looked at once and are kept beside the tests, in a folder `Golden`. With `SAMPAN_RECORD=1` they are written anew.
package enum Golden {
    /// How far a picture may be from the kept one: what another version of a library paints at edges.
    package struct Tolerance {
        /// The mean difference of all red, green and blue values, of 255.
        var mean: Double
        /// The difference of one value from which on its pixel counts as another.
        var large: Int
        /// The share of pixels that may be others.
        var share: Double

        /// For frames.
        package static let frames = Tolerance(mean: 2, large: 40, share: 1.0 / 200)
        /// For text: another FreeType may round an edge another way; a glyph out of its place is more than that.
        package static let text = Tolerance(mean: 255, large: 24, share: 1.0 / 1000)
    }

    private static let records = ProcessInfo.processInfo.environment["SAMPAN_RECORD"] == "1"

    /// Compares frames, side by side, with the picture kept under a name; `nil` if they are alike.
    package static func difference(
        of frames: [CGImage], from name: String, within tolerance: Tolerance = .frames, file: String = #filePath
    ) -> String? {
        let (width, height) = (frames[0].width, frames[0].height)
        guard let strip = Surface(width: width * frames.count, height: height) else { return "\(name): no picture of \(width) × \(height)" }
        strip.draw { cairo in
            for (index, frame) in frames.enumerated() {
                guard let surface = frame.surface else { continue }
                cairo_set_source_surface(cairo, surface.pointer, Double(index * width), 0)
                cairo_paint(cairo)
            }
        }
        return difference(of: strip, from: name, within: tolerance, file: file)
    }

    /// Compares a picture with the one kept under a name; `nil` if they are alike.
    package static func difference(
        of surface: Surface, from name: String, within tolerance: Tolerance = .frames, file: String = #filePath
    ) -> String? {
        let path = folder(of: file).appendingPathComponent("\(name).png").path
        cairo_surface_flush(surface.pointer)
        if records {
            let status = cairo_surface_write_to_png(surface.pointer, path)
            return status == CAIRO_STATUS_SUCCESS ? nil : "\(path) cannot be written"
        }
        guard let read = cairo_image_surface_create_from_png(path) else { return "\(path) cannot be read" }
        defer { cairo_surface_destroy(read) }
        guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
            return "there is no \(path); record it with SAMPAN_RECORD=1 and look at it"
        }
        let kept = Surface(retaining: read)
        guard kept.width == surface.width, kept.height == surface.height else {
            return "\(name) is \(surface.width) × \(surface.height), and was \(kept.width) × \(kept.height)"
        }
        return compare(surface, kept, tolerance).map { "\(name) \($0)" }
    }

    private static func compare(_ one: Surface, _ other: Surface, _ tolerance: Tolerance) -> String? {
        var (sum, others) = (0, 0)
        for y in 0..<one.height {
            let a = (one.pixels + y * one.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let b = (other.pixels + y * other.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<one.width {
                var isOther = false
                // The fourth byte of a frame's pixel says nothing.
                for channel in 0..<3 {
                    let difference = abs(Int(a[x * 4 + channel]) - Int(b[x * 4 + channel]))
                    sum += difference
                    isOther = isOther || difference > tolerance.large
                }
                if isOther { others += 1 }
            }
        }
        let count = one.width * one.height
        let mean = Double(sum) / Double(count * 3)
        if mean > tolerance.mean { return "differs by \(mean) of 255" }
        return Double(others) > Double(count) * tolerance.share ? "differs in \(others) of \(count) pixels" : nil
    }

    /// The folder `Golden` beside a test's file or above it.
    private static func folder(of file: String) -> URL {
        let start = URL(fileURLWithPath: file).deletingLastPathComponent()
        var folder = start
        while folder.path != "/" {
            let golden = folder.appendingPathComponent("Golden")
            if FileManager.default.fileExists(atPath: golden.path) { return golden }
            folder.deleteLastPathComponent()
        }
        return start.appendingPathComponent("Golden")
    }
}
