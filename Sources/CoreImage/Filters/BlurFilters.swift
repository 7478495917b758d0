import CoreGraphics
import Foundation

extension Raster {
    /// The pixels of `area`, each the sum of its neighbours along a line, weighed.
    fileprivate func weighed(_ weights: [Float], along step: (x: Int, y: Int), in area: PixelRect) -> Raster {
        let reach = weights.count / 2
        return Raster(area) { x, y in
            var sum = SIMD4<Float>.zero
            for index in weights.indices { sum += self[x + (index - reach) * step.x, y + (index - reach) * step.y] * weights[index] }
            return sum
        }
    }
}

extension CIImage {
    /// No blur reaches farther, in pixels.
    private static let farthest = 600.0

    /// The picture blurred by weights, first along rows, then along columns. It gets larger by how far they reach.
    private func blurred(_ weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        let larger = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: larger) { [self] area in
            let tall = PixelRect(x: area.x, y: area.y - reach, width: area.width, height: area.height + 2 * reach)
            return raster(area.grown(by: reach)).weighed(weights, along: (1, 0), in: tall).weighed(weights, along: (0, 1), in: area)
        }
    }

    /// The picture blurred by the bell of a standard deviation, in pixels.
    func gaussian(_ sigma: Double) -> CIImage {
        guard sigma > 0.01 else { return self }
        let reach = Int(min((3 * sigma).rounded(.up), Self.farthest))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        return blurred(weights.map { $0 / sum })
    }

    /// The picture blurred by the mean of a square, whose half side is in pixels.
    func boxed(_ radius: Double) -> CIImage {
        let reach = Int(min(max(radius.rounded(), 0), Self.farthest))
        guard reach > 0 else { return self }
        return blurred(Array(repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1))
    }

    /// The picture blurred by the mean of places around each pixel, no farther away than `reach`.
    private func spread(_ places: [(x: Double, y: Double)], reach: Int) -> CIImage {
        guard reach > 0, !places.isEmpty else { return self }
        let larger = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        let share = 1 / Float(places.count)
        return CIImage(extent: larger) { [self] area in
            let input = raster(area.grown(by: reach + 1))
            return Raster(area) { x, y in
                places.reduce(SIMD4<Float>.zero) { sum, place in
                    sum + input.sample(CGPoint(x: Double(x) + 0.5 + place.x, y: Double(y) + 0.5 + place.y)) * share
                }
            }
        }
    }

    /// The picture blurred along a line, as by a camera that moves.
    func moved(_ radius: Double, _ angle: Double) -> CIImage {
        let reach = Int(min(max(radius.rounded(.up), 0), Self.farthest))
        let (dx, dy) = (cos(angle), sin(angle))
        return spread((-reach...reach).map { (Double($0) * dx, Double($0) * dy) }, reach: reach)
    }

    /// The picture blurred by a disc, as by a lens.
    func unfocused(_ radius: Double) -> CIImage {
        let radius = min(max(radius, 0), 100)
        let reach = Int(radius.rounded(.up))
        let places = (-reach...reach).flatMap { x in (-reach...reach).map { (x: Double(x), y: Double($0)) } }
        return spread(places.filter { hypot($0.x, $0.y) <= radius + 0.25 }, reach: reach)
    }

    /// The picture blurred away from a point, as by a lens that zooms.
    func zoomed(_ center: CGPoint, _ amount: Double) -> CIImage {
        let amount = min(max(amount, 0), 200)
        guard amount > 0, isBounded else { return self }
        let steps = 24
        return CIImage(extent: extent) { [self] area in
            let input = raster(PixelRect(extent))
            return Raster(area) { x, y in
                let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                var sum = SIMD4<Float>.zero
                for step in 0...steps {
                    // An amount of 100 would reach to the centre.
                    let factor = 1 - amount / 100 * Double(step) / Double(steps) * 0.5
                    sum += input.sample(CGPoint(x: center.x + dx * factor, y: center.y + dy * factor))
                }
                return sum / Float(steps + 1)
            }
        }
    }

    /// The picture with its blurred light parts added (`sign` 1), or its dark ones taken away (-1).
    func glowing(_ radius: Double, _ intensity: Double, _ sign: Float) -> CIImage {
        let blurred = clampedToExtent().gaussian(radius)
        let share = Float(intensity)
        return CIImage(extent: extent) { [self] area in
            let (sharp, soft) = (raster(area), blurred.raster(area))
            return Raster(area) { x, y in
                let (color, light) = (sharp[x, y], soft[x, y])
                let changed =
                    sign > 0 ? color + light * share * (SIMD4(repeating: 1) - color) : color * (1 - share) + color * light * share
                return SIMD4(changed.x, changed.y, changed.z, color.w)
            }
        }
    }

    /// The picture with what differs from its surroundings made to differ more.
    func sharpened(_ radius: Double, _ intensity: Double) -> CIImage {
        let blurred = clampedToExtent().gaussian(radius)
        let share = Float(intensity)
        return CIImage(extent: extent) { [self] area in
            let (sharp, soft) = (raster(area), blurred.raster(area))
            return Raster(area) { x, y in
                let color = sharp[x, y]
                let changed = color + (color - soft[x, y]) * share
                return SIMD4(max(changed.x, 0), max(changed.y, 0), max(changed.z, 0), color.w)
            }
        }
    }
}

extension FilterDefinition {
    /// Filters that blur and sharpen.
    static var blurFilters: [FilterDefinition] {
        [
            FilterDefinition(of: "CIGaussianBlur", "Gaussian Blur", [(kCIInputRadiusKey, 10.0)]) { image, values in
                image.gaussian(values.number(kCIInputRadiusKey))
            },
            FilterDefinition(of: "CIBoxBlur", "Box Blur", [(kCIInputRadiusKey, 10.0)]) { image, values in
                image.boxed(values.number(kCIInputRadiusKey))
            },
            FilterDefinition(of: "CIDiscBlur", "Disc Blur", [(kCIInputRadiusKey, 8.0)]) { image, values in
                image.unfocused(values.number(kCIInputRadiusKey))
            },
            FilterDefinition(of: "CIMotionBlur", "Motion Blur", [(kCIInputRadiusKey, 20.0), (kCIInputAngleKey, 0.0)]) { image, values in
                image.moved(values.number(kCIInputRadiusKey), values.number(kCIInputAngleKey))
            },
            FilterDefinition(
                of: "CIZoomBlur", "Zoom Blur", [(kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputAmount", 20.0)]
            ) { image, values in image.zoomed(values.point(kCIInputCenterKey), values.number("inputAmount")) },
            FilterDefinition(of: "CIBloom", "Bloom", [(kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)]) { image, values in
                image.glowing(values.number(kCIInputRadiusKey), values.number(kCIInputIntensityKey), 1)
            },
            FilterDefinition(of: "CIGloom", "Gloom", [(kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)]) { image, values in
                image.glowing(values.number(kCIInputRadiusKey), values.number(kCIInputIntensityKey), -1)
            },
            FilterDefinition(
                of: "CIUnsharpMask", "Unsharp Mask", [(kCIInputRadiusKey, 2.5), (kCIInputIntensityKey, 0.5)]
            ) { image, values in image.sharpened(values.number(kCIInputRadiusKey), values.number(kCIInputIntensityKey)) },
            FilterDefinition(
                of: "CISharpenLuminance", "Sharpen Luminance", [(kCIInputSharpnessKey, 0.4), (kCIInputRadiusKey, 1.69)]
            ) { image, values in image.sharpened(values.number(kCIInputRadiusKey), values.number(kCIInputSharpnessKey)) },
            FilterDefinition(of: "CIEdges", "Edges", [(kCIInputIntensityKey, 1.0)]) { image, values in
                let intensity = Float(values.number(kCIInputIntensityKey))
                let whole = image.clampedToExtent()
                return CIImage(extent: image.extent) { area in
                    let input = whole.raster(area.grown(by: 1))
                    return Raster(area) { x, y in
                        let across = input[x + 1, y] - input[x - 1, y]
                        let along = input[x, y + 1] - input[x, y - 1]
                        let strength = (across * across + along * along).squareRoot() * intensity
                        return SIMD4(strength.x, strength.y, strength.z, 1) * input[x, y].w
                    }
                }
            },
        ]
    }
}
