import CoreGraphics
import Foundation

/// The stripes of a Code 128: ISO/IEC 15417.
private enum Code128 {
    /// The widths of bars and gaps of each value, begun with a bar; 106 ends a code.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 \
        223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 \
        112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 \
        311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 \
        122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 \
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map { $0.map { Int(String($0))! } }

    /// Whether each unit of width is dark; `nil` for what is no ASCII, or too long.
    static func units(_ message: Data) -> [Bool]? {
        guard !message.isEmpty, message.count <= 128, message.allSatisfy({ $0 < 128 }) else { return nil }
        var values: [Int] = []
        let bytes = [UInt8](message)
        // Set B has letters, set A control characters, set C pairs of digits.
        enum Set: Int { case c = 99, b = 100, a = 101 }
        var set: Set?
        func enter(_ new: Set) {
            guard set != new else { return }
            values.append(set == nil ? [Set.a: 103, .b: 104, .c: 105][new]! : new.rawValue)
            set = new
        }
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (48...57).contains($0) }.count
            if digits >= (set == .c ? 2 : index == 0 && digits == bytes.count ? 2 : 4), digits >= 2 {
                enter(.c)
                values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
                index += 2
                continue
            }
            let byte = Int(bytes[index])
            if byte < 32 {
                enter(.a)
                values.append(byte + 64)
            } else {
                if byte >= 96 || set != .a { enter(.b) }
                values.append(byte - 32)
            }
            index += 1
        }
        let check = values.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
        return (values + [check, 106]).flatMap { value in
            widths[value].enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element) }
        }
    }
}

extension CIImage {
    /// A picture without end, each pixel by its middle.
    fileprivate static func endless(_ pixel: @escaping (_ x: Double, _ y: Double) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: everywhere) { area in Raster(area) { pixel(Double($0) + 0.5, Double($1) + 0.5) } }
    }
}

extension FilterInputs {
    fileprivate func pair() -> (SIMD4<Float>, SIMD4<Float>) {
        ((color("inputColor0") ?? .white).pixel, (color("inputColor1") ?? .black).pixel)
    }
}

extension FilterDefinition {
    private static let twoColors: [(String, Any?)] = [("inputColor0", CIColor.white), ("inputColor1", CIColor.black)]

    /// Gradients, patterns and codes.
    static var generatorFilters: [FilterDefinition] {
        let center = (kCIInputCenterKey, CIVector(x: 150, y: 150) as Any?)
        return [
            FilterDefinition(
                "CILinearGradient", "Linear Gradient",
                [("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200))] + twoColors
            ) { values in
                let (from, to, colors) = (values.point("inputPoint0"), values.point("inputPoint1"), values.pair())
                let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
                let length = max(dx * dx + dy * dy, 1e-9)
                return .endless { x, y in
                    let t = ((x - from.x) * dx + (y - from.y) * dy) / length
                    return colors.0 + (colors.1 - colors.0) * Float(min(max(t, 0), 1))
                }
            },
            FilterDefinition(
                "CIRadialGradient", "Radial Gradient", [center, ("inputRadius0", 5.0), ("inputRadius1", 100.0)] + twoColors
            ) { values in
                let (middle, colors) = (values.point(kCIInputCenterKey), values.pair())
                let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
                return .endless { x, y in
                    let t = (hypot(x - middle.x, y - middle.y) - inner) / (outer == inner ? 1e-9 : outer - inner)
                    return colors.0 + (colors.1 - colors.0) * Float(min(max(t, 0), 1))
                }
            },
            FilterDefinition(
                "CIGaussianGradient", "Gaussian Gradient",
                [center, ("inputColor0", CIColor.white), ("inputColor1", CIColor.clear), (kCIInputRadiusKey, 300.0)]
            ) { values in
                let (middle, colors, radius) = (values.point(kCIInputCenterKey), values.pair(), values.number(kCIInputRadiusKey))
                return .endless { x, y in
                    let t = min(hypot(x - middle.x, y - middle.y) / max(radius, 1e-9), 1)
                    // A bell that has come down at the radius.
                    return colors.1 + (colors.0 - colors.1) * Float((1 - t * t) * (1 - t * t))
                }
            },
            FilterDefinition(
                "CICheckerboardGenerator", "Checkerboard", [center] + twoColors + [(kCIInputWidthKey, 80.0), (kCIInputSharpnessKey, 1.0)]
            ) { values in
                let (middle, colors, width) = (values.point(kCIInputCenterKey), values.pair(), max(values.number(kCIInputWidthKey), 1e-3))
                return .endless { x, y in
                    let sum = ((x - middle.x) / width).rounded(.down) + ((y - middle.y) / width).rounded(.down)
                    return sum.truncatingRemainder(dividingBy: 2) == 0 ? colors.0 : colors.1
                }
            },
            FilterDefinition(
                "CIStripesGenerator", "Stripes", [center] + twoColors + [(kCIInputWidthKey, 80.0), (kCIInputSharpnessKey, 1.0)]
            ) { values in
                let (middle, colors, width) = (values.point(kCIInputCenterKey), values.pair(), max(values.number(kCIInputWidthKey), 1e-3))
                return .endless { x, _ in
                    ((x - middle.x) / width).rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? colors.0 : colors.1
                }
            },
            FilterDefinition("CIRandomGenerator", "Random", []) { _ in
                // The same everywhere and always, as on iOS: a hash of the place.
                CIImage(extent: CIImage.everywhere) { area in
                    Raster(area) { x, y in
                        func next(_ salt: UInt64) -> Float {
                            var h = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &+ salt
                            h = (h ^ h >> 30) &* 0xBF58_476D_1CE4_E5B9
                            h = (h ^ h >> 27) &* 0x94D0_49BB_1331_11EB
                            return Float((h ^ h >> 31) >> 40) / Float(1 << 24)
                        }
                        return SIMD4(next(1), next(2), next(3), next(4)).multiplied
                    }
                }
            },
            FilterDefinition(
                "CICode128BarcodeGenerator", "Code 128 Barcode Generator",
                [("inputMessage", nil), ("inputQuietSpace", 10.0), ("inputBarcodeHeight", 32.0)]
            ) { values in
                guard let message = values.values["inputMessage"] as? Data, let units = Code128.units(message) else { return nil }
                let quiet = Int(min(max(values.number("inputQuietSpace"), 0), 100))
                let height = min(max(values.number("inputBarcodeHeight"), 1), 500)
                return CIImage(extent: CGRect(x: 0, y: 0, width: Double(units.count + 2 * quiet), height: height)) { area in
                    Raster(area) { x, _ in
                        let place = x - quiet
                        return units.indices.contains(place) && units[place] ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
                    }
                }
            },
        ]
    }
}
