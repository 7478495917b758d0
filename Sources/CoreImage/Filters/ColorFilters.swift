import CoreGraphics
import Foundation

extension CIImage {
    /// Each pixel's colour changed: in linear light, its alpha not multiplied in.
    func mapped(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let input = raster(area)
            return Raster(area) { x, y in change(input[x, y].straight).multiplied }
        }
    }

    /// Each pixel's colour changed by the screen's values, its alpha not multiplied in.
    func mappedOnScreen(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapped { color in
            let changed = change(SIMD4(Transfer.value(color.x), Transfer.value(color.y), Transfer.value(color.z), color.w))
            return SIMD4(Transfer.light(changed.x), Transfer.light(changed.y), Transfer.light(changed.z), changed.w)
        }
    }
}

private func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { a + (b - a) * share }

private func gray(_ value: Float, _ alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }

extension FilterDefinition {
    /// Filters that change colours, wherever they are.
    static var colorFilters: [FilterDefinition] {
        [
            FilterDefinition(of: "CISepiaTone", "Sepia Tone", [(kCIInputIntensityKey, 1.0)]) { image, values in
                let intensity = Float(values.number(kCIInputIntensityKey))
                return image.mappedOnScreen { color in
                    let sepia = SIMD4(
                        0.393 * color.x + 0.769 * color.y + 0.189 * color.z, 0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                        0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
                    return mix(color, sepia, intensity)
                }
            },
            FilterDefinition(of: "CIColorInvert", "Color Invert", []) { image, _ in
                image.mappedOnScreen { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
            },
            FilterDefinition(
                of: "CIColorMonochrome", "Color Monochrome",
                [(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, 1.0)]
            ) { image, values in
                let tint = (values.color(kCIInputColorKey) ?? .white).pixel.straight
                let intensity = Float(values.number(kCIInputIntensityKey))
                return image.mapped { color in
                    let light = color.luminance
                    return mix(color, SIMD4(light * tint.x, light * tint.y, light * tint.z, color.w), intensity)
                }
            },
            FilterDefinition(
                of: "CIColorControls", "Color Controls",
                [(kCIInputSaturationKey, 1.0), (kCIInputBrightnessKey, 0.0), (kCIInputContrastKey, 1.0)]
            ) { image, values in
                let saturation = Float(values.number(kCIInputSaturationKey))
                let brightness = Float(values.number(kCIInputBrightnessKey))
                let contrast = Float(values.number(kCIInputContrastKey))
                return image.mappedOnScreen { color in
                    let saturated = mix(gray(color.luminance, color.w), color, saturation)
                    let changed = (saturated - 0.5) * contrast + 0.5 + brightness
                    return SIMD4(changed.x, changed.y, changed.z, color.w)
                }
            },
            FilterDefinition(of: "CIExposureAdjust", "Exposure Adjust", [(kCIInputEVKey, 0.0)]) { image, values in
                let factor = Float(exp2(values.number(kCIInputEVKey)))
                return image.mapped { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
            },
            FilterDefinition(of: "CIGammaAdjust", "Gamma Adjust", [("inputPower", 1.0)]) { image, values in
                let power = Float(values.number("inputPower"))
                return image.mapped { SIMD4(powf(max($0.x, 0), power), powf(max($0.y, 0), power), powf(max($0.z, 0), power), $0.w) }
            },
            FilterDefinition(of: "CIMaximumComponent", "Maximum Component", []) { image, _ in
                image.mapped { gray(max($0.x, $0.y, $0.z), $0.w) }
            },
            FilterDefinition(of: "CIMinimumComponent", "Minimum Component", []) { image, _ in
                image.mapped { gray(min($0.x, $0.y, $0.z), $0.w) }
            },
            FilterDefinition(
                of: "CIColorMatrix", "Color Matrix",
                [
                    ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)), ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
                    ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)), ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
                    ("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
                ]
            ) { image, values in
                let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"].map { key in
                    let vector = values.vector(key) ?? CIVector(x: 0, y: 0, z: 0, w: 0)
                    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
                }
                return image.mapped { color in
                    let changed = SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
                    return changed + rows[4]
                }
            },
        ]
    }
}
