import CCairo
import Foundation
import Golden
import Testing
import UIKit

/// What a view shows, with its origin at the top left.
@MainActor
struct Snapshot {
    let surface: Surface
    let scale: CGFloat

    /// Draws a view and its subviews as the renderer would.
    init(_ view: UIView, background: UIColor = .white) {
        let scale = UIScreen.main.scale
        self.scale = scale
        let size = view.bounds.size
        surface = Surface(width: Int(ceil(size.width * scale)), height: Int(ceil(size.height * scale)))!
        let context = CGContext(surface: surface, scale: scale, isFlipped: true)!
        context.setFillColor(background.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        view.layoutIfNeeded()
        view.layer.render(in: context)
    }

    /// How dark a rectangle is: 0 for white, 1 for black.
    func darkness(_ rect: CGRect) -> Double {
        let sum = rgb(rect)
        return 1 - (sum.0 + sum.1 + sum.2) / 3
    }

    /// The mean colour of a rectangle, from 0 to 1.
    func rgb(_ rect: CGRect) -> (Double, Double, Double) {
        cairo_surface_flush(surface.pointer)
        let bytes = surface.pixels.assumingMemoryBound(to: UInt8.self)
        var sums = (0.0, 0.0, 0.0)
        var count = 0.0
        for y in max(0, Int(rect.minY * scale))..<min(surface.height, Int(rect.maxY * scale)) {
            for x in max(0, Int(rect.minX * scale))..<min(surface.width, Int(rect.maxX * scale)) {
                let at = y * surface.bytesPerRow + x * 4
                sums.0 += Double(bytes[at + 2])
                sums.1 += Double(bytes[at + 1])
                sums.2 += Double(bytes[at])
                count += 255
            }
        }
        return count == 0 ? (1, 1, 1) : (sums.0 / count, sums.1 / count, sums.2 / count)
    }

    /// Compares with the picture kept under a name.
    func expectGolden(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Golden.difference(of: surface, from: name, within: .text) == nil, sourceLocation: sourceLocation)
    }
}
