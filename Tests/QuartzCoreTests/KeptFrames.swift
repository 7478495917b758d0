import CCairo
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Frames that were looked at once and are kept beside the tests.
///
/// Frames may differ from them by 2 of 255 on average, and by more than 40 in one byte of two hundred: what another version of a library
/// paints at edges. With `SAMPAN_RECORD_FRAMES=1` they are written anew.
enum KeptFrames {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Frames")

    /// Compares what a screen shows with the kept frame.
    static func check(_ screen: Screen, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try check([try #require(screen.renderer.image())], name, sourceLocation: sourceLocation)
    }

    /// Compares frames, side by side, with the kept ones.
    static func check(_ frames: [CGImage], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (width, height) = (frames[0].width, frames[0].height)
        let strip = try #require(Surface(width: width * frames.count, height: height))
        strip.draw { cairo in
            for (index, frame) in frames.enumerated() {
                cairo_set_source_surface(cairo, frame.surface!.pointer, Double(index * width), 0)
                cairo_paint(cairo)
            }
        }
        let file = folder.appendingPathComponent(name + ".png").path
        if ProcessInfo.processInfo.environment["SAMPAN_RECORD_FRAMES"] == "1" {
            #expect(cairo_surface_write_to_png(strip.pointer, file) == CAIRO_STATUS_SUCCESS)
            return
        }
        let read = try #require(cairo_image_surface_create_from_png(file))
        let kept = Surface(retaining: read)
        cairo_surface_destroy(read)
        try #require(
            kept.width == strip.width && kept.height == strip.height, "no picture \(file) of the same size", sourceLocation: sourceLocation)
        var (sum, large) = (0, 0)
        for y in 0..<strip.height {
            let a = (strip.pixels + y * strip.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let b = (kept.pixels + y * kept.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            // The fourth byte of a frame's pixel says nothing.
            for x in 0..<strip.width * 4 where x % 4 != 3 {
                let difference = abs(Int(a[x]) - Int(b[x]))
                sum += difference
                if difference > 40 { large += 1 }
            }
        }
        let count = strip.width * strip.height * 3
        #expect(Double(sum) / Double(count) <= 2, "\(name) differs", sourceLocation: sourceLocation)
        #expect(large * 200 <= count, "\(name) differs in \(large) bytes", sourceLocation: sourceLocation)
    }
}
