import CoreGraphics
import Foundation

/// A projection of the plane: where a quadrilateral's points come from.
private struct Homography {
    private let m: [Double]

    /// Maps the unit square, from its lower left around, onto four points.
    init(ontoLowerLeft a: CGPoint, lowerRight b: CGPoint, upperRight c: CGPoint, upperLeft d: CGPoint) {
        let (dx1, dx2, sx) = (Double(b.x - c.x), Double(d.x - c.x), Double(a.x - b.x + c.x - d.x))
        let (dy1, dy2, sy) = (Double(b.y - c.y), Double(d.y - c.y), Double(a.y - b.y + c.y - d.y))
        let determinant = dx1 * dy2 - dx2 * dy1
        let g = determinant == 0 ? 0 : (sx * dy2 - dx2 * sy) / determinant
        let h = determinant == 0 ? 0 : (dx1 * sy - sx * dy1) / determinant
        m = [
            Double(b.x - a.x) + g * Double(b.x), Double(d.x - a.x) + h * Double(d.x), Double(a.x),
            Double(b.y - a.y) + g * Double(b.y), Double(d.y - a.y) + h * Double(d.y), Double(a.y), g, h, 1,
        ]
    }

    private init(_ m: [Double]) { self.m = m }

    /// The way back; `nil` where the four points lie on a line.
    var inverted: Homography? {
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let determinant = m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
        guard abs(determinant) > 1e-12 else { return nil }
        return Homography(
            [
                minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
                minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
            ].map { $0 / determinant })
    }

    func callAsFunction(_ x: Double, _ y: Double) -> CGPoint {
        let w = m[6] * x + m[7] * y + m[8]
        guard abs(w) > 1e-12 else { return CGPoint(x: 1e9, y: 1e9) }
        return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
    }
}

extension CIImage {
    /// Whether the picture is small enough to be held whole.
    var isBounded: Bool { !extent.isEmpty && !extent.isInfinite && max(extent.width, extent.height) <= 32_768 }

    /// The mean of a part, in a picture of one pixel.
    func average(of part: CGRect) -> CIImage {
        let area = extent.intersection(part)
        guard !area.isNull, !area.isEmpty, max(area.width, area.height) <= 32_768 else { return CIImage.empty() }
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { [self] target in
            let pixels = raster(PixelRect(area)).pixels
            let mean = pixels.reduce(SIMD4<Float>.zero, +) / Float(max(pixels.count, 1))
            return Raster(target) { _, _ in mean }
        }
    }
}

extension FilterInputs {
    /// The corners of a quadrilateral, from its lower left around.
    fileprivate var corners: [CGPoint] {
        ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map { point($0) }
    }
}

extension FilterDefinition {
    private static let cornerInputs: [(String, Any?)] = [
        ("inputTopLeft", CIVector(x: 118, y: 484)), ("inputTopRight", CIVector(x: 646, y: 507)),
        ("inputBottomRight", CIVector(x: 548, y: 140)), ("inputBottomLeft", CIVector(x: 155, y: 153)),
    ]

    /// Filters that scale, straighten and sum up.
    static var geometryFilters: [FilterDefinition] {
        let center = (kCIInputCenterKey, CIVector(x: 150, y: 150) as Any?)
        return [
            FilterDefinition(
                of: "CILanczosScaleTransform", "Lanczos Scale Transform", [(kCIInputScaleKey, 1.0), (kCIInputAspectRatioKey, 1.0)]
            ) { image, values in
                let scale = min(max(values.number(kCIInputScaleKey), 1e-4), 100)
                let aspect = min(max(values.number(kCIInputAspectRatioKey), 1e-3), 100)
                // What is made smaller is blurred first by as much, so that nothing is left out.
                let blurred = scale < 1 && image.isBounded ? image.clampedToExtent().gaussian(0.4 / scale).cropped(to: image.extent) : image
                return blurred.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
            },
            FilterDefinition(of: "CIPerspectiveTransform", "Perspective Transform", cornerInputs) { image, values in
                let corners = values.corners
                let map = Homography(
                    ontoLowerLeft: corners[0], lowerRight: corners[1], upperRight: corners[2], upperLeft: corners[3])
                guard image.isBounded, let back = map.inverted else { return image }
                let (xs, ys) = (corners.map(\.x), corners.map(\.y))
                let box = CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
                return CIImage(extent: box) { area in
                    let input = image.raster(PixelRect(image.extent))
                    return Raster(area) { x, y in
                        let unit = back(Double(x) + 0.5, Double(y) + 0.5)
                        guard (0...1).contains(unit.x), (0...1).contains(unit.y) else { return .zero }
                        return input.sample(
                            CGPoint(
                                x: image.extent.minX + unit.x * image.extent.width, y: image.extent.minY + unit.y * image.extent.height))
                    }
                }
            },
            FilterDefinition(of: "CIPerspectiveCorrection", "Perspective Correction", cornerInputs) { image, values in
                let corners = values.corners
                guard image.isBounded else { return image }
                let map = Homography(
                    ontoLowerLeft: corners[0], lowerRight: corners[1], upperRight: corners[2], upperLeft: corners[3])
                func length(_ a: Int, _ b: Int) -> CGFloat { hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y) }
                let size = CGSize(
                    width: min(max(length(0, 1), length(3, 2), 1), 16_384).rounded(),
                    height: min(max(length(0, 3), length(1, 2), 1), 16_384).rounded())
                return CIImage(extent: CGRect(origin: .zero, size: size)) { area in
                    let input = image.raster(PixelRect(image.extent))
                    return Raster(area) { x, y in
                        input.sample(map((Double(x) + 0.5) / size.width, (Double(y) + 0.5) / size.height))
                    }
                }
            },
            FilterDefinition(of: "CIAffineClamp", "Affine Clamp", [(kCIInputTransformKey, nil)]) { image, values in
                image.clampedToExtent(values.matrix)
            },
            FilterDefinition(of: "CIAffineTile", "Affine Tile", [(kCIInputTransformKey, nil)]) { image, values in
                let back = values.matrix.inverted()
                guard image.isBounded else { return image }
                let tile = PixelRect(image.extent)
                return CIImage(extent: CIImage.everywhere) { area in
                    let input = image.raster(tile)
                    return Raster(area) { x, y in
                        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                        guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
                        func wrapped(_ value: CGFloat, _ start: Int, _ length: Int) -> Int {
                            let offset = (Int(value.rounded(.down)) - start) % length
                            return start + (offset < 0 ? offset + length : offset)
                        }
                        return input[wrapped(point.x, tile.x, tile.width), wrapped(point.y, tile.y, tile.height)]
                    }
                }
            },
            FilterDefinition(of: "CIAreaAverage", "Area Average", [(kCIInputExtentKey, nil)]) { image, values in
                image.average(of: values.vector(kCIInputExtentKey)?.cgRectValue ?? image.extent)
            },
            FilterDefinition(of: "CICrystallize", "Crystallize", [(kCIInputRadiusKey, 20.0), center]) { image, values in
                let radius = min(max(values.number(kCIInputRadiusKey), 1), 1000)
                return CIImage(extent: image.extent) { area in
                    let input = image.raster(area.grown(by: Int(2 * radius) + 1))
                    /// The point that stands in a cell: somewhere in it, the same in every picture.
                    func seed(_ column: Int, _ row: Int) -> CGPoint {
                        let h =
                            (UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9 ^ UInt64(bitPattern: Int64(row)) &* 0x85EB_CA6B)
                            &* 0xC2B2_AE35
                        let (u, v) = (Double(h & 0xFFFF) / 65_536, Double(h >> 16 & 0xFFFF) / 65_536)
                        return CGPoint(x: (Double(column) + u) * radius, y: (Double(row) + v) * radius)
                    }
                    return Raster(area) { x, y in
                        let (column, row) = (Int((Double(x) / radius).rounded(.down)), Int((Double(y) / radius).rounded(.down)))
                        var best = (distance: Double.infinity, point: CGPoint.zero)
                        for dx in -1...1 {
                            for dy in -1...1 {
                                let point = seed(column + dx, row + dy)
                                let distance = hypot(Double(x) + 0.5 - point.x, Double(y) + 0.5 - point.y)
                                if distance < best.distance { best = (distance, point) }
                            }
                        }
                        let place = image.extent.isInfinite ? best.point : best.point.moved(into: image.extent.insetBy(dx: 0.5, dy: 0.5))
                        return input[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
                    }
                }
            },
            FilterDefinition(
                of: "CIVignetteEffect", "Vignette Effect",
                [center, (kCIInputRadiusKey, 150.0), (kCIInputIntensityKey, 1.0), ("inputFalloff", 0.5)]
            ) { image, values in
                let (middle, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 1e-3))
                let (intensity, falloff) = (values.number(kCIInputIntensityKey), min(max(values.number("inputFalloff"), 0.01), 1))
                return CIImage(extent: image.extent) { area in
                    let input = image.raster(area)
                    return Raster(area) { x, y in
                        let distance = hypot(Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y) / radius
                        let share = min(max((distance - 1) / falloff + 1, 0), 1)
                        let light = Float(min(max(1 - intensity * share * share, 0), 2))
                        return input[x, y] * SIMD4(light, light, light, 1)
                    }
                }
            },
        ]
    }
}
