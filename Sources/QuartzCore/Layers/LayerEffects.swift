import CoreGraphics

/// What is done to the picture of a layer and all that is in it, before it is put over what is behind.
package struct LayerEffects: Equatable {
    /// What changes the picture, one after another.
    package var filters: [LayerFilter]
    /// How the picture is put over what is behind it.
    package var blendMode: CGBlendMode
    /// Whether the picture stands on black, so that nothing behind it shows.
    package var isOpaque: Bool
    /// A way to put it there that no blend mode stands for.
    package var arithmetic: BlendArithmetic

    /// Creates effects; without any the layer is still blended as one picture.
    package init(
        filters: [LayerFilter] = [], blendMode: CGBlendMode = .normal, isOpaque: Bool = false, arithmetic: BlendArithmetic = .none
    ) {
        (self.filters, self.blendMode, self.isOpaque, self.arithmetic) = (filters, blendMode, isOpaque, arithmetic)
    }
}

/// How games mix colours beside the blend modes.
package enum BlendArithmetic: UInt8 {
    case none
    /// The picture is taken off what is behind it.
    case subtract
    /// The two are multiplied and doubled.
    case doubledProduct
}

/// A change of a picture.
package enum LayerFilter: Hashable {
    /// A blur by its standard deviation, in points. One that keeps its edges ends at the layer's bounds, the picture's edge repeated beyond
    /// it; another one fades into what is around.
    case blur(CGFloat, keepsEdges: Bool)
    /// A change of each pixel's colour.
    case color(ColorMatrix)
}

/// A linear map of colours with their alpha, from 0 to 1 and not multiplied with it.
package struct ColorMatrix: Hashable {
    /// What one of each part adds to the result, and what is added to all.
    package var red, green, blue, alpha, bias: SIMD4<Float>

    /// Creates a map; the one that changes nothing unless said otherwise.
    package init(
        red: SIMD4<Float> = [1, 0, 0, 0], green: SIMD4<Float> = [0, 1, 0, 0], blue: SIMD4<Float> = [0, 0, 1, 0],
        alpha: SIMD4<Float> = [0, 0, 0, 1], bias: SIMD4<Float> = .zero
    ) { (self.red, self.green, self.blue, self.alpha, self.bias) = (red, green, blue, alpha, bias) }

    func callAsFunction(_ c: SIMD4<Float>) -> SIMD4<Float> { red * c.x + green * c.y + blue * c.z + alpha * c.w + bias }
}

extension CALayer {
    /// What is done to the layer's picture before it is shown; its size is `rasterizationScale` pixels a point.
    package final var effects: LayerEffects? {
        get { values.effects }
        set {
            guard newValue != values.effects else { return }
            values.effects = newValue
            mark(.commit)
        }
    }
}

extension CALayer {
    /// How the layer's contents alone are put over what is behind them.
    package final var contentsBlend: ContentsBlend {
        get { values.contentsBlend }
        set {
            guard newValue != values.contentsBlend else { return }
            values.contentsBlend = newValue
            mark(.commit)
        }
    }
}

/// How contents are put over what is behind them.
package struct ContentsBlend: Hashable {
    package var mode: CGBlendMode
    package var arithmetic: BlendArithmetic

    /// Creates a way to blend; contents cover what is behind them unless said otherwise.
    package init(mode: CGBlendMode = .normal, arithmetic: BlendArithmetic = .none) { (self.mode, self.arithmetic) = (mode, arithmetic) }
}
