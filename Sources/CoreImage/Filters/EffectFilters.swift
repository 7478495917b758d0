import CoreGraphics
import Foundation

/// The colour of a body that glows at a temperature, in linear light, as light as any other.
///
/// - Parameters:
///   - kelvin: from 1,667 to 25,000.
///   - tint: towards green if positive, towards magenta if negative; 100 is a tenth of green.
private func glow(_ kelvin: Double, tint: Double) -> SIMD4<Float> {
    // Kim, Y. and others: the Planckian locus by cubic splines.
    let t = 1000 / min(max(kelvin, 1667), 25_000)
    let x =
        kelvin <= 4000
        ? -0.266_123_9 * t * t * t - 0.234_358_9 * t * t + 0.877_695_6 * t + 0.179_91
        : -3.025_846_9 * t * t * t + 2.107_037_9 * t * t + 0.222_634_7 * t + 0.240_39
    let y: Double =
        if kelvin <= 2222 {
            -1.106_381_4 * x * x * x - 1.348_110_2 * x * x + 2.185_558_32 * x - 0.202_196_83
        } else if kelvin <= 4000 {
            -0.954_947_6 * x * x * x - 1.374_185_93 * x * x + 2.091_370_15 * x - 0.167_488_67
        } else {
            3.081_758 * x * x * x - 5.873_386_7 * x * x + 3.751_129_97 * x - 0.370_014_83
        }
    let (big, small) = (x / y, (1 - x - y) / y)
    let red = 3.2406 * big - 1.5372 - 0.4986 * small
    let green = (-0.9689 * big + 1.8758 + 0.0415 * small) * (1 - tint / 1000)
    let blue = 0.0557 * big - 0.2040 + 1.0570 * small
    return SIMD4(Float(max(red, 0.01)), Float(max(green, 0.01)), Float(max(blue, 0.01)), 1)
}

/// A curve through points, which does not swing between them: Fritsch and Carlson's.
private struct Curve {
    private let points: [CGPoint]
    private let slopes: [Double]

    init(_ given: [CGPoint]) {
        points = given.sorted { $0.x < $1.x }.reduce(into: []) { if $0.last?.x != $1.x { $0.append($1) } }
        let steps = zip(points, points.dropFirst()).map { Double(($1.y - $0.y) / ($1.x - $0.x)) }
        slopes = points.indices.map { index in
            guard index > 0, index < steps.count else { return index == 0 ? steps.first ?? 0 : steps.last ?? 0 }
            let (before, after) = (steps[index - 1], steps[index])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }

    func callAsFunction(_ value: Float) -> Float {
        let x = Double(value)
        guard let first = points.first, let last = points.last else { return value }
        if x <= Double(first.x) { return Float(first.y) }
        if x >= Double(last.x) { return Float(last.y) }
        let index = (points.firstIndex { Double($0.x) > x } ?? 1) - 1
        let (a, b) = (points[index], points[index + 1])
        let width = Double(b.x - a.x)
        let t = (x - Double(a.x)) / width
        let (t2, t3) = (t * t, t * t * t)
        let left = (2 * t3 - 3 * t2 + 1) * Double(a.y) + (t3 - 2 * t2 + t) * width * slopes[index]
        let right = (-2 * t3 + 3 * t2) * Double(b.y) + (t3 - t2) * width * slopes[index + 1]
        return Float(left + right)
    }
}

/// A table of colours by red, green and blue, between whose entries is interpolated.
private struct Cube {
    private let side: Int
    private let entries: [SIMD4<Float>]

    init?(side: Int, data: Data) {
        guard side >= 2, side <= 128, data.count >= side * side * side * 16 else { return nil }
        self.side = side
        entries = data.withUnsafeBytes { bytes in
            (0..<side * side * side).map { index in
                func number(_ place: Int) -> Float { bytes.loadUnaligned(fromByteOffset: index * 16 + place * 4, as: Float.self) }
                return SIMD4(number(0), number(1), number(2), number(3))
            }
        }
    }

    func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
        func place(_ value: Float) -> (Int, Float) {
            let scaled = min(max(value.isFinite ? value : 0, 0), 1) * Float(side - 1)
            let low = min(Int(scaled), side - 2)
            return (low, scaled - Float(low))
        }
        let (r, g, b) = (place(color.x), place(color.y), place(color.z))
        var sum = SIMD4<Float>.zero
        for corner in 0..<8 {
            let (i, j, k) = (corner & 1, corner >> 1 & 1, corner >> 2 & 1)
            func share(_ place: (Int, Float), _ isHigh: Int) -> Float { isHigh == 1 ? place.1 : 1 - place.1 }
            let row: Int = g.0 + j + side * (b.0 + k)
            sum += entries[r.0 + i + side * row] * (share(r, i) * share(g, j) * share(b, k))
        }
        // The entries have their alpha multiplied in.
        return sum.straight * SIMD4(1, 1, 1, color.w)
    }
}

extension SIMD4<Float> {
    /// Towards its own grey, or away from it.
    func saturated(_ factor: Float) -> SIMD4<Float> {
        let gray = SIMD4(luminance, luminance, luminance, w)
        return gray + (self - gray) * SIMD4(factor, factor, factor, 0)
    }

    fileprivate func contrasted(_ factor: Float) -> SIMD4<Float> {
        SIMD4((x - 0.5) * factor + 0.5, (y - 0.5) * factor + 0.5, (z - 0.5) * factor + 0.5, w)
    }
}

extension FilterDefinition {
    /// A look of old or of tinted photographs.
    private static func photoEffect(
        _ name: String, _ title: String, _ change: @escaping (SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(of: "CIPhotoEffect\(name)", "Photo Effect \(title)", []) { image, _ in image.mappedOnScreen(change) }
    }

    private static var photoEffects: [FilterDefinition] {
        [
            photoEffect("Mono", "Mono") { $0.saturated(0).contrasted(0.85) },
            photoEffect("Tonal", "Tonal") { $0.saturated(0) },
            photoEffect("Noir", "Noir") { $0.saturated(0).contrasted(1.45) },
            photoEffect("Chrome", "Chrome") { $0.saturated(1.35).contrasted(1.1) },
            photoEffect("Fade", "Fade") { $0.saturated(0.65).contrasted(0.85) + SIMD4(0.03, 0.03, 0.03, 0) },
            photoEffect("Instant", "Instant") { color in
                let faded = color.saturated(0.75).contrasted(0.9)
                return faded * SIMD4<Float>(1.05, 1, 0.88, 1) + SIMD4<Float>(0.03, 0.02, 0.02, 0)
            },
            photoEffect("Process", "Process") { $0.contrasted(1.1) * SIMD4(0.92, 1.02, 1.08, 1) },
            photoEffect("Transfer", "Transfer") { $0.contrasted(1.05) * SIMD4(1.1, 1.02, 0.85, 1) },
        ]
    }

    /// More filters that change colours, wherever they are.
    static var effectFilters: [FilterDefinition] {
        let others: [FilterDefinition] = [
            FilterDefinition(of: "CIHueAdjust", "Hue Adjust", [(kCIInputAngleKey, 0.0)]) { image, values in
                let angle = values.number(kCIInputAngleKey)
                let (c, s) = (Float(cos(angle)), Float(sin(angle)))
                return image.mappedOnScreen { color in
                    // Around the axis of greys, in luminance and two differences of colour.
                    let y = 0.299 * color.x + 0.587 * color.y + 0.114 * color.z
                    let i = 0.596 * color.x - 0.274 * color.y - 0.322 * color.z
                    let q = 0.211 * color.x - 0.523 * color.y + 0.312 * color.z
                    let (u, v) = (i * c - q * s, i * s + q * c)
                    return SIMD4(y + 0.956 * u + 0.621 * v, y - 0.272 * u - 0.647 * v, y - 1.106 * u + 1.703 * v, color.w)
                }
            },
            FilterDefinition(of: "CIVibrance", "Vibrance", [("inputAmount", 0.0)]) { image, values in
                let amount = Float(values.number("inputAmount"))
                return image.mappedOnScreen { color in
                    // What is colourful already changes less.
                    let spread = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
                    return color.saturated(1 + amount * (1 - min(max(spread, 0), 1)))
                }
            },
            FilterDefinition(
                of: "CITemperatureAndTint", "Temperature and Tint",
                [("inputNeutral", CIVector(x: 6500, y: 0)), ("inputTargetNeutral", CIVector(x: 6500, y: 0))]
            ) { image, values in
                let (from, to) = (values.point("inputNeutral"), values.point("inputTargetNeutral"))
                let factor = glow(to.x, tint: to.y) / glow(from.x, tint: from.y)
                return image.mapped { $0 * factor }
            },
            FilterDefinition(of: "CIColorPosterize", "Color Posterize", [("inputLevels", 6.0)]) { image, values in
                let levels = Float(max(values.number("inputLevels"), 2))
                return image.mapped { color in
                    func step(_ value: Float) -> Float { min((value * levels).rounded(.down), levels - 1) / (levels - 1) }
                    return SIMD4(step(color.x), step(color.y), step(color.z), color.w)
                }
            },
            FilterDefinition(
                of: "CIFalseColor", "False Color",
                [("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8))]
            ) { image, values in
                let (dark, light) = (values.color("inputColor0") ?? .black, values.color("inputColor1") ?? .white)
                let (a, b) = (dark.pixel.straight, light.pixel.straight)
                return image.mapped { color in
                    let mixed = a + (b - a) * color.luminance
                    return SIMD4(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
                }
            },
            FilterDefinition(
                of: "CIColorClamp", "Color Clamp",
                [
                    ("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)), ("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
                ]
            ) { image, values in
                func bound(_ key: String) -> SIMD4<Float> {
                    let vector = values.vector(key) ?? CIVector(x: 0, y: 0, z: 0, w: 0)
                    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
                }
                let (low, high) = (bound("inputMinComponents"), bound("inputMaxComponents"))
                return image.mapped { pointwiseMin(pointwiseMax($0, low), high) }
            },
            FilterDefinition(
                of: "CIToneCurve", "Tone Curve",
                (0...4).map { ("inputPoint\($0)", CIVector(x: Double($0) / 4, y: Double($0) / 4) as Any?) }
            ) { image, values in
                let curve = Curve((0...4).map { values.point("inputPoint\($0)") })
                return image.mappedOnScreen { SIMD4(curve($0.x), curve($0.y), curve($0.z), $0.w) }
            },
            FilterDefinition(of: "CILinearToSRGBToneCurve", "Linear to sRGB Tone Curve", []) { image, _ in
                image.mapped { SIMD4(Transfer.value($0.x), Transfer.value($0.y), Transfer.value($0.z), $0.w) }
            },
            FilterDefinition(of: "CISRGBToneCurveToLinear", "sRGB Tone Curve to Linear", []) { image, _ in
                image.mapped { SIMD4(Transfer.light($0.x), Transfer.light($0.y), Transfer.light($0.z), $0.w) }
            },
            FilterDefinition(of: "CIWhitePointAdjust", "White Point Adjust", [(kCIInputColorKey, CIColor.white)]) { image, values in
                let white = (values.color(kCIInputColorKey) ?? .white).pixel.straight
                return image.mapped { $0 * SIMD4(white.x, white.y, white.z, 1) }
            },
            FilterDefinition(of: "CIMaskToAlpha", "Mask to Alpha", []) { image, _ in
                image.mapped { SIMD4(1, 1, 1, $0.luminance * $0.w) }
            },
            FilterDefinition(of: "CIColorThreshold", "Color Threshold", [("inputThreshold", 0.5)]) { image, values in
                let threshold = Float(values.number("inputThreshold"))
                return image.mapped { SIMD4($0.x < threshold ? 0 : 1, $0.y < threshold ? 0 : 1, $0.z < threshold ? 0 : 1, $0.w) }
            },
            FilterDefinition(
                of: "CIHighlightShadowAdjust", "Highlight and Shadow Adjust", [("inputHighlightAmount", 1.0), ("inputShadowAmount", 0.0)]
            ) { image, values in
                let (highlights, shadows) = (Float(values.number("inputHighlightAmount")), Float(values.number("inputShadowAmount")))
                return image.mappedOnScreen { color in
                    let light = min(max(color.luminance, 0), 1)
                    // Light parts come down to what is kept of them, dark ones come up; the middle stays.
                    let change = shadows * 0.5 * (1 - light) * (1 - light) * light * 2 - (1 - highlights) * light * light * (1 - light)
                    return color + SIMD4(change, change, change, 0)
                }
            },
            FilterDefinition(of: "CIColorCube", "Color Cube", [("inputCubeDimension", 2.0), ("inputCubeData", nil)]) { image, values in
                let side = Int(min(max(values.number("inputCubeDimension"), 0), 1000))
                guard let data = values.values["inputCubeData"] as? Data, let cube = Cube(side: side, data: data) else { return image }
                return image.mapped { cube($0) }
            },
        ]
        return photoEffects + others
    }
}
