import Foundation

/// How a component relates to the amount of light.
enum Transfer: Hashable, Sendable {
    case linear
    case sRGB
    case rec709
    case gamma(Double)
    /// A curve of a profile's: `gamma`, `a`, `b`, `c`, `d`, `e`, `f` of (ax + b) ^ gamma + e, and of cx + f where x is less than d.
    case parametric([Double])
    /// The amounts of light of components at even distances, as 65535ths.
    case table([UInt16])

    /// The amount of light a component stands for; mirrored for negative components.
    func linear(_ value: Double) -> Double {
        let v = abs(value)
        let result: Double
        switch self {
        case .linear: return value
        case .sRGB: result = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        case .rec709: result = v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
        case .gamma(let gamma): result = pow(v, gamma)
        case .parametric(let p): result = v >= p[4] ? pow(max(p[1] * v + p[2], 0), p[0]) + p[5] : p[3] * v + p[6]
        case .table(let table):
            let place = min(v, 1) * Double(table.count - 1)
            let index = min(Int(place), table.count - 2)
            let (low, high) = (Double(table[index]), Double(table[index + 1]))
            result = (low + (high - low) * (place - Double(index))) / 65535
        }
        return value < 0 ? -result : result
    }

    /// The component that stands for an amount of light.
    func encoded(_ value: Double) -> Double {
        let v = abs(value)
        let result: Double
        switch self {
        case .linear: return value
        case .sRGB: result = v <= 0.003_130_8 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
        case .rec709: result = v < 0.018 ? v * 4.5 : 1.099 * pow(v, 0.45) - 0.099
        case .gamma(let gamma): result = pow(v, 1 / gamma)
        case .parametric(let p):
            let isCurved = v >= pow(max(p[1] * p[4] + p[2], 0), p[0]) + p[5] || p[3] == 0
            result = isCurved ? (pow(max(v - p[5], 0), 1 / p[0]) - p[2]) / p[1] : (v - p[6]) / p[3]
        case .table(let table):
            let light = min(v, 1) * 65535
            var (low, high) = (0, table.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if Double(table[middle]) <= light { low = middle } else { high = middle }
            }
            let (from, to) = (Double(table[low]), Double(table[high]))
            result = (Double(low) + (to > from ? min(max((light - from) / (to - from), 0), 1) : 0)) / Double(table.count - 1)
        }
        return value < 0 ? -result : result
    }
}

/// The three primary colours of an RGB space, white being D65 in all of them.
enum RGBPrimaries: Hashable, Sendable {
    case rec709, displayP3, adobeRGB, rec2020

    private var chromaticities: [(x: Double, y: Double)] {
        switch self {
        case .rec709: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
        case .displayP3: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)]
        case .adobeRGB: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
        case .rec2020: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
        }
    }

    private func computedMatrix() -> Matrix3 { Matrix3(primaries: chromaticities, white: .d65) }

    private static let matrices: [RGBPrimaries: (to: Matrix3, from: Matrix3)] = {
        var result: [RGBPrimaries: (to: Matrix3, from: Matrix3)] = [:]
        for primaries in [RGBPrimaries.rec709, .displayP3, .adobeRGB, .rec2020] {
            let matrix = primaries.computedMatrix()
            result[primaries] = (matrix, matrix.inverse)
        }
        return result
    }()

    /// From linear components to CIE X, Y and Z.
    var toXYZ: Matrix3 { Self.matrices[self]!.to }
    /// From CIE X, Y and Z to linear components.
    var fromXYZ: Matrix3 { Self.matrices[self]!.from }
}

/// A 3 × 3 matrix, by columns.
struct Matrix3: Hashable, Sendable {
    var c0: SIMD3<Double>
    var c1: SIMD3<Double>
    var c2: SIMD3<Double>

    init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { (self.c0, self.c1, self.c2) = (c0, c1, c2) }

    /// From linear components to CIE X, Y and Z, for primaries and a white by their chromaticities.
    init(primaries: [(x: Double, y: Double)], white: SIMD3<Double>) {
        let columns = primaries.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
        let plain = Matrix3(columns[0], columns[1], columns[2])
        let scale = plain.inverse * white
        self.init(columns[0] * scale.x, columns[1] * scale.y, columns[2] * scale.z)
    }

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> { m.c0 * v.x + m.c1 * v.y + m.c2 * v.z }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    var inverse: Matrix3 {
        let (r0, r1, r2) = (Self.cross(c1, c2), Self.cross(c2, c0), Self.cross(c0, c1))
        let determinant = (c0 * r0).sum()
        return Matrix3(
            SIMD3(r0.x, r1.x, r2.x) / determinant, SIMD3(r0.y, r1.y, r2.y) / determinant, SIMD3(r0.z, r1.z, r2.z) / determinant)
    }
}

extension CGColorSpace {
    /// Brings a colour to extended sRGB, alpha left out; `nil` for spaces whose colours are none by themselves.
    package func toSRGB(_ c: [CGFloat]) -> SIMD3<Double>? {
        guard c.count >= numberOfComponents else { return nil }
        switch definition {
        case .gray(let transfer, _):
            // Grey is kept as a number where gamma 2.2 meets sRGB's curve, as Core Graphics' device and generic greys are
            // everywhere mixed with sRGB: 0.5 stays 0.5.
            let value = transfer == .linear ? Transfer.sRGB.encoded(Double(c[0])) : Double(c[0])
            return SIMD3(repeating: value)
        case .measuredGray(let transfer): return SIMD3(repeating: Transfer.sRGB.encoded(transfer.linear(Double(c[0]))))
        case .measuredRGB(let space): return SIMD3(xyz: space.xyz(SIMD3(Double(c[0]), Double(c[1]), Double(c[2]))))
        case .lab(let space): return SIMD3(xyz: space.xyz(SIMD3(Double(c[0]), Double(c[1]), Double(c[2]))))
        case .rgb(let primaries, let transfer, _):
            let components = SIMD3(Double(c[0]), Double(c[1]), Double(c[2]))
            if primaries == .rec709, transfer == .sRGB { return components }
            var light = SIMD3(transfer.linear(components.x), transfer.linear(components.y), transfer.linear(components.z))
            if primaries != .rec709 { light = RGBPrimaries.rec709.fromXYZ * (primaries.toXYZ * light) }
            return SIMD3(Transfer.sRGB.encoded(light.x), Transfer.sRGB.encoded(light.y), Transfer.sRGB.encoded(light.z))
        case .cmyk:
            let k = 1 - Double(c[3])
            return SIMD3((1 - Double(c[0])) * k, (1 - Double(c[1])) * k, (1 - Double(c[2])) * k)
        case .xyz: return SIMD3(xyz: SIMD3(Double(c[0]), Double(c[1]), Double(c[2])))
        case .indexed(let base, let table):
            let count = base.numberOfComponents
            guard count > 0, c[0].isFinite else { return nil }
            let index = min(max(Int(c[0]), 0), table.count / count - 1)
            return base.toSRGB((0..<count).map { CGFloat(table[index * count + $0]) / 255 })
        case .pattern: return nil
        }
    }

    /// Brings a colour from extended sRGB to this space, clipped unless the space is extended.
    package func fromSRGB(_ rgb: SIMD3<Double>) -> [CGFloat]? {
        func clip(_ value: Double, _ extended: Bool) -> CGFloat { CGFloat(extended ? value : min(max(value, 0), 1)) }
        func light() -> SIMD3<Double> {
            SIMD3(Transfer.sRGB.linear(rgb.x), Transfer.sRGB.linear(rgb.y), Transfer.sRGB.linear(rgb.z))
        }
        switch definition {
        case .gray(let transfer, let extended):
            if rgb.x == rgb.y, rgb.y == rgb.z {
                return [clip(transfer == .linear ? Transfer.sRGB.linear(rgb.x) : rgb.x, extended)]
            }
            let luminance = (light() * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            return [clip(transfer == .linear ? luminance : Transfer.sRGB.encoded(luminance), extended)]
        case .measuredGray(let transfer):
            return [clip(transfer.encoded((light() * SIMD3(0.2126, 0.7152, 0.0722)).sum()), false)]
        case .measuredRGB(let space):
            let components = space.components(RGBPrimaries.rec709.toXYZ * light())
            return [components.x, components.y, components.z].map { clip($0, space.isExtended) }
        case .lab(let space):
            let components = space.components(RGBPrimaries.rec709.toXYZ * light())
            return [components.x, components.y, components.z].map { CGFloat($0) }
        case .rgb(let primaries, let transfer, let extended):
            if primaries == .rec709, transfer == .sRGB { return [clip(rgb.x, extended), clip(rgb.y, extended), clip(rgb.z, extended)] }
            var linear = light()
            if primaries != .rec709 { linear = primaries.fromXYZ * (RGBPrimaries.rec709.toXYZ * linear) }
            return [linear.x, linear.y, linear.z].map { clip(transfer.encoded($0), extended) }
        case .cmyk:
            let r = min(max(rgb.x, 0), 1)
            let g = min(max(rgb.y, 0), 1)
            let b = min(max(rgb.z, 0), 1)
            let white = max(r, g, b)
            if white == 0 { return [0, 0, 0, 1] }
            return [(white - r) / white, (white - g) / white, (white - b) / white, 1 - white].map { CGFloat($0) }
        case .xyz:
            let xyz = RGBPrimaries.rec709.toXYZ * light()
            return [CGFloat(xyz.x), CGFloat(xyz.y), CGFloat(xyz.z)]
        case .indexed, .pattern: return nil
        }
    }
}
