import Foundation

extension SIMD3<Double> {
    /// The white of daylight, CIE X, Y and Z: sRGB's.
    static let d65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    /// The white that profiles are measured against, CIE X, Y and Z.
    static let d50 = SIMD3(0.9642, 1, 0.8249)

    /// The white of a chromaticity.
    init(whiteX x: Double, y: Double) { self.init(x / y, 1, (1 - x - y) / y) }

    /// The components in extended sRGB of CIE X, Y and Z whose white is daylight's.
    init(xyz: SIMD3<Double>) {
        let light = RGBPrimaries.rec709.fromXYZ * xyz
        self.init(Transfer.sRGB.encoded(light.x), Transfer.sRGB.encoded(light.y), Transfer.sRGB.encoded(light.z))
    }
}

extension Matrix3 {
    /// What is done by `other` first, then by this.
    func after(_ other: Matrix3) -> Matrix3 { Matrix3(self * other.c0, self * other.c1, self * other.c2) }

    /// Brings what is seen under one white to how it looks under another, after Bradford.
    static func adaptation(from: SIMD3<Double>, to: SIMD3<Double>) -> Matrix3 {
        let cones = Matrix3(
            SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))
        let scale = (cones * to) / (cones * from)
        let scaled = Matrix3(cones.c0 * scale, cones.c1 * scale, cones.c2 * scale)
        return cones.inverse.after(scaled)
    }
}

/// A space of red, green and blue by curves and by what its primaries measure.
struct MeasuredRGB: Hashable, Sendable {
    private let curves: [Transfer]
    /// From linear components to CIE X, Y and Z, white being daylight's.
    let toXYZ: Matrix3
    private let fromXYZ: Matrix3
    let isExtended: Bool

    /// `toXYZ` gives CIE X, Y and Z under `white`. `nil` if it has no inverse.
    init?(_ curves: [Transfer], _ toXYZ: Matrix3, white: SIMD3<Double>, isExtended: Bool = false) {
        self.curves = curves
        self.toXYZ = Matrix3.adaptation(from: white, to: .d65).after(toXYZ)
        fromXYZ = self.toXYZ.inverse
        self.isExtended = isExtended
        let columns = [fromXYZ.c0, fromXYZ.c1, fromXYZ.c2, self.toXYZ.c0, self.toXYZ.c1, self.toXYZ.c2]
        guard columns.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return nil }
    }

    private init(primaries: [(x: Double, y: Double)], white: SIMD3<Double>, _ curve: Transfer, isExtended: Bool = false) {
        self.init([curve, curve, curve], Matrix3(primaries: primaries, white: white), white: white, isExtended: isExtended)!
    }

    func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> {
        toXYZ * SIMD3(curves[0].linear(c.x), curves[1].linear(c.y), curves[2].linear(c.z))
    }

    func components(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let light = fromXYZ * xyz
        return SIMD3(curves[0].encoded(light.x), curves[1].encoded(light.y), curves[2].encoded(light.z))
    }

    /// Whether there are colours that sRGB has not.
    var isWide: Bool {
        if isExtended { return true }
        return [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].contains { primary in
            let light = RGBPrimaries.rec709.fromXYZ * (toXYZ * primary)
            return light.min() < -0.02 || light.max() > 1.02
        }
    }

    /// The curve of each component.
    var transfers: [Transfer] { curves }

    static let acescg = MeasuredRGB(
        primaries: [(0.713, 0.293), (0.165, 0.830), (0.128, 0.044)], white: SIMD3(whiteX: 0.32168, y: 0.33767), .linear, isExtended: true)
    static let romm = MeasuredRGB(
        primaries: [(0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001)], white: SIMD3(whiteX: 0.3457, y: 0.3585),
        .parametric([1.8, 1, 0, 1 / 16, 1 / 32, 0, 0]))
    static let dcip3 = MeasuredRGB(
        primaries: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], white: SIMD3(whiteX: 0.314, y: 0.351), .gamma(2.6))
}

/// A space of lightness, from 0 to 100, and two opponent colours.
struct MeasuredLab: Hashable, Sendable {
    let white: SIMD3<Double>
    /// The least and greatest number of both opponent colours in turn.
    let range: [Double]

    static let generic = MeasuredLab(white: .d50, range: [-128, 127, -128, 127])

    private static let limit = 6.0 / 29

    /// CIE X, Y and Z, white being daylight's.
    func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = (min(max(c.x, 0), 100) + 16) / 116
        let a = min(max(c.y, range[0]), range[1])
        let b = min(max(c.z, range[2]), range[3])
        func light(_ t: Double) -> Double { t > Self.limit ? t * t * t : 3 * Self.limit * Self.limit * (t - 4.0 / 29) }
        // Relative to white, so that another white looks white.
        return SIMD3(light(l + a / 500), light(l), light(l - b / 200)) * .d65
    }

    func components(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        func root(_ t: Double) -> Double { t > pow(Self.limit, 3) ? cbrt(t) : t / (3 * Self.limit * Self.limit) + 4.0 / 29 }
        let f = xyz / .d65
        let (x, y, z) = (root(f.x), root(f.y), root(f.z))
        return SIMD3(
            min(max(116 * y - 16, 0), 100), min(max(500 * (x - y), range[0]), range[1]), min(max(200 * (y - z), range[2]), range[3]))
    }
}

extension CGColorSpace {
    /// Between which values the samples of an image in this space are spread, if that is not between 0 and 1.
    var ranges: [CGFloat]? {
        guard case .lab(let space) = definition else { return nil }
        return [0, 100] + space.range.map { CGFloat($0) }
    }

    private static func white(_ point: UnsafePointer<CGFloat>) -> SIMD3<Double>? {
        let white = SIMD3(Double(point[0]), Double(point[1]), Double(point[2]))
        return white.x > 0 && white.y == 1 && white.z > 0 && white.x.isFinite && white.z.isFinite ? white : nil
    }

    /// Creates a space of CIE's L\*a\*b\*: lightness from 0 to 100 and two opponent colours.
    ///
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white, Y being 1.
    ///   - blackPoint: X, Y and Z of black; taken for 0, as most readers of such spaces do.
    ///   - range: the least and the greatest number of both opponent colours in turn; `nil` for −100 to 100.
    /// - Returns: `nil` if the white is none.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?
    ) {
        guard let white = CGColorSpace.white(whitePoint) else { return nil }
        let range = range.map { range in (0..<4).map { Double(range[$0]) } } ?? [-100, 100, -100, 100]
        guard range[0] <= range[1], range[2] <= range[3] else { return nil }
        self.init(.lab(MeasuredLab(white: white, range: range)), name: nil)
    }

    /// Creates a space of greys.
    ///
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white, Y being 1.
    ///   - blackPoint: X, Y and Z of black; taken for 0, as most readers of such spaces do.
    ///   - gamma: the power that brings components to amounts of light.
    /// - Returns: `nil` if the white or the gamma is none.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) {
        guard CGColorSpace.white(whitePoint) != nil, gamma > 0, gamma.isFinite else { return nil }
        self.init(.measuredGray(.gamma(Double(gamma))), name: nil)
    }

    /// Creates a space of red, green and blue.
    ///
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white, Y being 1.
    ///   - blackPoint: X, Y and Z of black; taken for 0, as most readers of such spaces do.
    ///   - gamma: the powers that bring the components to amounts of light; `nil` for 1.
    ///   - matrix: X, Y and Z of red, of green and of blue; `nil` if these are X, Y and Z themselves.
    /// - Returns: `nil` if the numbers make no space.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        guard let white = CGColorSpace.white(whitePoint) else { return nil }
        let curves = (0..<3).map { Double(gamma?[$0] ?? 1) }
        guard curves.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        let m = (0..<9).map { Double(matrix?[$0] ?? ($0 % 4 == 0 ? 1 : 0)) }
        let columns = Matrix3(SIMD3(m[0], m[1], m[2]), SIMD3(m[3], m[4], m[5]), SIMD3(m[6], m[7], m[8]))
        guard let space = MeasuredRGB(curves.map { .gamma($0) }, columns, white: white) else { return nil }
        self.init(.measuredRGB(space), name: nil)
    }
}
