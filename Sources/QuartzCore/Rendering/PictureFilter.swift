import CoreGraphics
import Foundation

/// A way to resample a picture.
package enum Sampling: UInt8 {
    case nearest, linear, trilinear

    init(_ filter: CALayerContentsFilter) { self = filter == .nearest ? .nearest : filter == .trilinear ? .trilinear : .linear }
}

/// How a picture is resampled at one scale.
struct PictureFilter: Hashable {
    /// Whether the nearest pixel is taken as it is.
    var isNearest = false
    /// How often the picture is halved before it is sampled.
    var level = 0
    /// How much of the picture halved once more is mixed in, from 0 to 255.
    var share: UInt8 = 0

    /// `step` is how many of the picture's pixels lie between two neighbours on the screen.
    ///
    /// The linear filter samples the picture halved as often as needed: no pixel is left out. Trilinear minification changes evenly from
    /// one size to the next.
    init(minification: Sampling, magnification: Sampling, bias: Float, step: Double) {
        // A hair of tolerance: what is shown at its own size is not made smaller.
        guard step > 1.0001 else {
            isNearest = magnification == .nearest
            return
        }
        switch minification {
        case .nearest: isNearest = true
        case .trilinear:
            let depth = max(0, min(16, log2(step) + Double(bias)))
            level = Int(depth)
            share = UInt8((depth - Double(level)) * 255)
        case .linear: while step >= Double(2 << level), level < 16 { level += 1 }
        }
    }
}

/// The filters that a layer asks for.
package struct ContentsFilters: Hashable {
    package var minification = Sampling.linear
    package var magnification = Sampling.linear
    package var bias: Float = 0

    /// Both linear.
    package init() {}

    init(_ values: LayerValues) {
        minification = Sampling(values.minificationFilter)
        magnification = Sampling(values.magnificationFilter)
        bias = values.minificationFilterBias
    }

    func at(step: Double) -> PictureFilter {
        PictureFilter(minification: minification, magnification: magnification, bias: bias, step: step)
    }
}

extension Raster {
    /// The picture halved a number of times, or as often as there is anything left to halve.
    func halved(_ count: Int) -> Raster {
        var result = self
        for _ in 0..<count { result = result.halved() ?? result }
        return result
    }
}
