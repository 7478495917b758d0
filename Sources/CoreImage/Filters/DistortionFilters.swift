import CoreGraphics
import Foundation

extension CIImage {
    /// Each pixel taken from another place of the picture.
    fileprivate func displaced(_ source: @escaping (CGPoint) -> CGPoint) -> CIImage {
        CIImage(extent: extent) { [self] area in
            // A picture without end, or nearly so, is taken from as far as it is shown.
            let isWhole = max(extent.width, extent.height) <= 32_768
            let input = raster(isWhole ? PixelRect(extent) : area.grown(by: max(area.width, area.height)))
            return Raster(area) { x, y in input.sample(source(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))) }
        }
    }
}

extension FilterDefinition {
    /// Filters that move what a picture shows.
    static var distortionFilters: [FilterDefinition] {
        let center = (kCIInputCenterKey, CIVector(x: 150, y: 150) as Any?)
        return [
            FilterDefinition(
                of: "CITwirlDistortion", "Twirl Distortion", [center, (kCIInputRadiusKey, 300.0), (kCIInputAngleKey, Double.pi)]
            ) { image, values in
                let (center, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
                let angle = values.number(kCIInputAngleKey)
                return image.displaced { point in
                    let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
                    let distance = (dx * dx + dy * dy).squareRoot()
                    guard distance < radius else { return point }
                    let turn = angle * (1 - distance / radius) * (1 - distance / radius)
                    return CGPoint(x: center.x + dx * cos(turn) - dy * sin(turn), y: center.y + dx * sin(turn) + dy * cos(turn))
                }
            },
            FilterDefinition(
                of: "CIBumpDistortion", "Bump Distortion", [center, (kCIInputRadiusKey, 300.0), (kCIInputScaleKey, 0.5)]
            ) { image, values in
                let (center, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
                let scale = values.number(kCIInputScaleKey)
                return image.displaced { point in
                    let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
                    let distance = (dx * dx + dy * dy).squareRoot()
                    guard distance < radius else { return point }
                    let share = 1 - distance / radius
                    // Enlarged most in the middle, and not at all at the edge.
                    let factor = 1 - scale * share * share * (1 + 2 * (1 - share))
                    return CGPoint(x: center.x + dx * factor, y: center.y + dy * factor)
                }
            },
            FilterDefinition(
                of: "CIPinchDistortion", "Pinch Distortion", [center, (kCIInputRadiusKey, 300.0), (kCIInputScaleKey, 0.5)]
            ) { image, values in
                let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 1e-3))
                let scale = values.number(kCIInputScaleKey)
                return image.displaced { point in
                    let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
                    let distance = (dx * dx + dy * dy).squareRoot()
                    guard distance < radius, distance > 1e-9 else { return point }
                    // Made smaller most in the middle, and not at all at the edge.
                    let factor = pow(distance / radius, -scale * (1 - distance / radius))
                    return CGPoint(x: center.x + dx * factor, y: center.y + dy * factor)
                }
            },
            FilterDefinition(of: "CIHoleDistortion", "Hole Distortion", [center, (kCIInputRadiusKey, 150.0)]) { image, values in
                let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 1e-3))
                return image.displaced { point in
                    let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
                    let distance = (dx * dx + dy * dy).squareRoot()
                    // Nothing is in the hole; around it stands what was in it, to twice as far out.
                    guard distance > radius else { return CGPoint(x: 1e9, y: 1e9) }
                    guard distance < 2 * radius else { return point }
                    let factor = 2 * (distance - radius) / distance
                    return CGPoint(x: center.x + dx * factor, y: center.y + dy * factor)
                }
            },
            FilterDefinition(of: "CIPixellate", "Pixelate", [center, (kCIInputScaleKey, 8.0)]) { image, values in
                let center = values.point(kCIInputCenterKey)
                let scale = min(max(values.number(kCIInputScaleKey), 1), 4096)
                return CIImage(extent: image.extent) { area in
                    let input = image.raster(area.grown(by: Int(scale) + 1))
                    return Raster(area) { x, y in
                        let column = ((Double(x) + 0.5 - center.x) / scale).rounded(.down)
                        let row = ((Double(y) + 0.5 - center.y) / scale).rounded(.down)
                        let middle = CGPoint(x: center.x + (column + 0.5) * scale, y: center.y + (row + 0.5) * scale)
                        // The middle of a square at the picture's edge may lie outside of it.
                        let place = image.extent.isInfinite ? middle : middle.moved(into: image.extent.insetBy(dx: 0.5, dy: 0.5))
                        return input[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
                    }
                }
            },
            FilterDefinition(
                of: "CIVignette", "Vignette", [(kCIInputIntensityKey, 0.0), (kCIInputRadiusKey, 1.0)]
            ) { image, values in
                guard !image.extent.isInfinite, !image.extent.isEmpty else { return image }
                let (intensity, radius) = (values.number(kCIInputIntensityKey), max(values.number(kCIInputRadiusKey), 0.01))
                let extent = image.extent
                let corner = Double((extent.width * extent.width + extent.height * extent.height).squareRoot()) / 2
                return CIImage(extent: extent) { area in
                    let input = image.raster(area)
                    return Raster(area) { x, y in
                        let (dx, dy) = (Double(x) + 0.5 - Double(extent.midX), Double(y) + 0.5 - Double(extent.midY))
                        let distance = (dx * dx + dy * dy).squareRoot() / corner / radius
                        let light = Float(max(1 - intensity * min(distance * distance, 1) * 0.5, 0))
                        let color = input[x, y]
                        return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
                    }
                }
            },
        ]
    }
}

extension CGPoint {
    /// The nearest point of a rectangle.
    func moved(into rect: CGRect) -> CGPoint {
        CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
    }
}
