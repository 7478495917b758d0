import CoreGraphics
import Foundation

private typealias Color = SIMD4<Float>

extension CIImage {
    /// Two pictures put together, pixel by pixel: colours in linear light with their alpha multiplied in.
    fileprivate func combined(
        with other: CIImage, in extent: CGRect, _ combine: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let (top, bottom) = (raster(area), other.raster(area))
            return Raster(area) { x, y in combine(top[x, y], bottom[x, y]) }
        }
    }
}

/// Blending by the formulas of PDF's specification.
private enum Blending {
    static func each(_ blend: @escaping (Float, Float) -> Float) -> (Color, Color) -> Color {
        { source, backdrop in
            Color(blend(source.x, backdrop.x), blend(source.y, backdrop.y), blend(source.z, backdrop.z), 1)
        }
    }

    /// The colour's lightness replaced.
    static func lit(_ color: Color, _ light: Float) -> Color {
        let d = light - lightness(color)
        var c = Color(color.x + d, color.y + d, color.z + d, 1)
        let (l, low, high) = (lightness(c), min(c.x, c.y, c.z), max(c.x, c.y, c.z))
        func moved(_ factor: Float) -> Color { Color(l + (c.x - l) * factor, l + (c.y - l) * factor, l + (c.z - l) * factor, 1) }
        if low < 0 { c = moved(l / max(l - low, 1e-9)) }
        if high > 1 { c = moved((1 - l) / max(high - l, 1e-9)) }
        return c
    }

    /// The colour's saturation replaced.
    static func saturated(_ color: Color, _ saturation: Float) -> Color {
        let (low, high) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
        guard high > low else { return Color(0, 0, 0, 1) }
        let factor = saturation / (high - low)
        return Color((color.x - low) * factor, (color.y - low) * factor, (color.z - low) * factor, 1)
    }

    static func lightness(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    static func spread(_ c: Color) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    static func hard(_ s: Float, _ b: Float) -> Float { s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b) }

    static func soft(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : max(b, 0).squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    /// The modes by the middle of their filters' names: what the source makes of the backdrop.
    static let modes: [(name: String, title: String, blend: (Color, Color) -> Color)] = [
        ("Multiply", "Multiply", each { $0 * $1 }),
        ("Screen", "Screen", each { $0 + $1 - $0 * $1 }),
        ("Overlay", "Overlay", each { hard($1, $0) }),
        ("Darken", "Darken", each { min($0, $1) }),
        ("Lighten", "Lighten", each { max($0, $1) }),
        ("ColorDodge", "Color Dodge", each { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
        ("ColorBurn", "Color Burn", each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
        ("HardLight", "Hard Light", each { hard($0, $1) }),
        ("SoftLight", "Soft Light", each { soft($0, $1) }),
        ("Difference", "Difference", each { abs($0 - $1) }),
        ("Exclusion", "Exclusion", each { $0 + $1 - 2 * $0 * $1 }),
        ("Hue", "Hue", { lit(saturated($0, spread($1)), lightness($1)) }),
        ("Saturation", "Saturation", { lit(saturated($1, spread($0)), lightness($1)) }),
        ("Color", "Color", { lit($0, lightness($1)) }),
        ("Luminosity", "Luminosity", { lit($1, lightness($0)) }),
    ]
}

extension FilterDefinition {
    /// A filter of a picture over another.
    private static func composite(
        _ name: String, _ title: String, _ isWithin: Bool = false, _ combine: @escaping (Color, Color) -> Color
    ) -> FilterDefinition {
        FilterDefinition(of: name, title, [(kCIInputBackgroundImageKey, nil)]) { image, values in
            guard let backdrop = values.image(kCIInputBackgroundImageKey) else { return image }
            let extent = isWithin ? image.extent.intersection(backdrop.extent) : image.extent.union(backdrop.extent)
            return image.combined(with: backdrop, in: extent.isNull ? .zero : extent, combine)
        }
    }

    /// A picture and another one, and how much of the first is seen.
    private static func masked(
        _ name: String, _ title: String, _ share: @escaping (Color) -> Float
    ) -> FilterDefinition {
        FilterDefinition(of: name, title, [(kCIInputBackgroundImageKey, nil), (kCIInputMaskImageKey, nil)]) { image, values in
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let backdrop = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty()
            return CIImage(extent: image.extent.union(backdrop.extent)) { area in
                let (top, bottom, shares) = (image.raster(area), backdrop.raster(area), mask.raster(area))
                return Raster(area) { x, y in
                    let part = min(max(share(shares[x, y]), 0), 1)
                    return bottom[x, y] + (top[x, y] - bottom[x, y]) * part
                }
            }
        }
    }

    /// Filters that put pictures together.
    static var compositingFilters: [FilterDefinition] {
        let blends: [FilterDefinition] = Blending.modes.map { mode in
            composite("CI\(mode.name)BlendMode", "\(mode.title) Blend Mode") { source, backdrop in
                let mixed = mode.blend(source.straight, backdrop.straight)
                let (a, b) = (source.w, backdrop.w)
                let color = source * (1 - b) + backdrop * (1 - a) + mixed * (a * b)
                return Color(color.x, color.y, color.z, a + b - a * b)
            }
        }
        let others: [FilterDefinition] = [
            composite("CISourceOverCompositing", "Source Over") { $0 + $1 * (1 - $0.w) },
            composite("CISourceAtopCompositing", "Source Atop") { $0 * $1.w + $1 * (1 - $0.w) },
            composite("CISourceInCompositing", "Source In", true) { $0 * $1.w },
            composite("CISourceOutCompositing", "Source Out") { $0 * (1 - $1.w) },
            composite("CIAdditionCompositing", "Addition") { pointwiseMin($0 + $1, Color(.infinity, .infinity, .infinity, 1)) },
            composite("CIMultiplyCompositing", "Multiply") { $0 * $1 },
            composite("CIMaximumCompositing", "Maximum") { pointwiseMax($0, $1) },
            composite("CIMinimumCompositing", "Minimum") { pointwiseMin($0, $1) },
            masked("CIBlendWithMask", "Blend With Mask") { $0.straight.luminance * $0.w },
            masked("CIBlendWithAlphaMask", "Blend With Alpha Mask") { $0.w },
            FilterDefinition(of: "CIDissolveTransition", "Dissolve", [(kCIInputTargetImageKey, nil), (kCIInputTimeKey, 0.0)]) {
                image, values in
                guard let target = values.image(kCIInputTargetImageKey) else { return image }
                let share = Float(min(max(values.number(kCIInputTimeKey), 0), 1))
                return image.combined(with: target, in: image.extent.union(target.extent)) { $0 + ($1 - $0) * share }
            },
        ]
        return blends + others
    }
}
