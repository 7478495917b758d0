import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct RasterizationTests {
        /// A card with a shadow, round corners, a picture and a badge that sticks out.
        private static func card() -> CALayer {
            let card = makeLayer(CGRect(x: 20, y: 20, width: 50, height: 40), .rgb(0xFFFFFF))
            (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (8, 0.5, 4)
            let picture = makeLayer(CGRect(x: 5, y: 5, width: 20, height: 20))
            picture.contents = makeImage(16, 16)
            card.addSublayer(picture)
            let badge = makeLayer(CGRect(x: 40, y: -8, width: 16, height: 16), .rgb(0xFF0000))
            badge.cornerRadius = 8
            card.addSublayer(badge)
            return card
        }

        @Test func bitmapsAtTheScreensScaleLookLikeTheLayer() {
            let screen = Screen(width: 200, height: 200, scale: 2, background: .rgb(0xCCDDEE))
            let card = Self.card()
            screen.root.addSublayer(card)
            screen.settle()
            let plain = screen.bytes
            card.rasterizationScale = 2
            card.shouldRasterize = true
            screen.settle()
            #expect(card.rasterizedBitmap != nil)
            // Blended in the bitmap first, colours are rounded once more.
            #expect(zip(screen.bytes, plain).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
            card.shouldRasterize = false
            screen.settle()
            #expect(screen.bytes == plain && card.rasterizedBitmap == nil)
        }

        @Test func bitmapsAtALowerScaleAreCoarse() {
            let screen = Screen(width: 80, height: 80, scale: 4)
            let layer = makeLayer(CGRect(x: 4, y: 4, width: 12, height: 12), .rgb(0x0000FF))
            let line = makeLayer(CGRect(x: 4, y: 0, width: 1.5, height: 12), .rgb(0xFF0000))
            layer.addSublayer(line)
            screen.root.addSublayer(layer)
            screen.settle()
            let edge = (4 + 4) * 4
            #expect(screen.pixel(edge + 5, 40) == 0xFFFF_0000 && screen.pixel(edge + 6, 40) == 0xFF00_00FF)
            (layer.shouldRasterize, layer.magnificationFilter) = (true, .nearest)
            screen.settle()
            // A point and a half are two pixels of the bitmap, and each of those is four on the screen.
            #expect(screen.pixel(edge + 7, 40) == 0xFFFF_0000 && screen.pixel(edge + 8, 40) == 0xFF00_00FF)
            #expect(screen.pixel(edge, 40) == 0xFFFF_0000 && screen.pixel(edge - 1, 40) == 0xFF00_00FF)
        }

        @Test func bitmapsAreKeptWhileNothingInThemChanges() throws {
            let screen = Screen(width: 200, height: 200, scale: 2)
            let card = Self.card()
            (card.shouldRasterize, card.rasterizationScale) = (true, 2)
            screen.root.addSublayer(card)
            screen.settle()
            let bitmap = try #require(card.rasterizedBitmap)
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            (spin.byValue, spin.duration, spin.repeatCount) = (6, 1, .infinity)
            card.add(spin, forKey: "spin")
            card.opacity = 0.5
            card.position.x += 10
            screen.frame()
            for _ in 0..<5 { #expect(!screen.frame(after: 0.1).isEmpty && card.rasterizedBitmap === bitmap) }
            card.sublayers?[1].backgroundColor = .rgb(0x00FF00)
            screen.settle()
            #expect(card.rasterizedBitmap !== bitmap)
        }

        @Test func changesInsideAreShown() {
            let screen = Screen(width: 200, height: 200, scale: 2)
            let card = Self.card()
            (card.shouldRasterize, card.rasterizationScale) = (true, 2)
            screen.root.addSublayer(card)
            screen.settle()
            let badge = card.sublayers![1]
            badge.backgroundColor = .rgb(0x00FF00)
            screen.settle()
            #expect(screen.pixel(136, 40) == 0xFF00_FF00)
            badge.position = CGPoint(x: 10, y: 60)
            screen.frame()
            screen.frame(after: 0.1)
            #expect(screen.bytes == screen.repainted())
            screen.settle()
            #expect(screen.pixel(60, 160) == 0xFF00_FF00 && screen.pixel(136, 30) != 0xFF00_FF00)
            badge.removeFromSuperlayer()
            screen.settle()
            #expect(screen.bytes == screen.repainted() && screen.pixel(60, 160) != 0xFF00_FF00)
        }

        @Test func instancesOfAReplicatorHaveEachTheirOwnColor() {
            let screen = Screen()
            let replicator = CAReplicatorLayer()
            replicator.frame = screen.root.bounds
            (replicator.instanceCount, replicator.instanceRedOffset) = (2, -1)
            replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
            let dot = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0xFFFF00))
            dot.shouldRasterize = true
            replicator.addSublayer(dot)
            screen.root.addSublayer(replicator)
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFFFF_FF00 && screen.pixel(60, 20) == 0xFF00_FF00)
            #expect(screen.bytes == screen.repainted())
        }
    }

    @MainActor @Suite struct ContentsFilterTests {
        /// Stripes of one pixel, black and white.
        private static func stripes(_ count: Int) -> CGImage {
            let context = CGContext(
                data: nil, width: count, height: count, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            for x in 0..<count {
                context.setFillColor(.rgb(x % 2 == 0 ? 0 : 0xFFFFFF))
                context.fill(CGRect(x: x, y: 0, width: 1, height: count))
            }
            return context.makeImage()!
        }

        private let screen = Screen()
        private let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20))

        init() {
            layer.contents = Self.stripes(64)
            screen.root.addSublayer(layer)
        }

        private func shades() -> [Int] {
            screen.settle()
            return (2..<18).map { screen.channel($0, 10, 8) }
        }

        @Test func theNearestFilterTakesPixelsAsTheyAre() {
            layer.minificationFilter = .nearest
            #expect(shades().allSatisfy { $0 == 0 || $0 == 255 } && Set(shades()) == [0, 255])
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
            #expect(shades().allSatisfy { $0 == 0 || $0 == 255 })
            layer.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
            layer.transform.m34 = -1 / 500
            #expect(shades().allSatisfy { $0 == 0 || $0 == 255 })
        }

        @Test func theLinearFilterLeavesNothingOut() {
            #expect(shades().allSatisfy { abs($0 - 127) < 70 })
        }

        @Test func trilinearMinificationMixesTwoSizes() {
            layer.minificationFilter = .trilinear
            #expect(shades().allSatisfy { abs($0 - 127) <= 2 })
            // Barely smaller: still almost the picture itself.
            layer.bounds.size = CGSize(width: 60, height: 60)
            layer.position = CGPoint(x: 30, y: 30)
            let sharp = shades()
            layer.minificationFilterBias = 2
            let smooth = shades()
            #expect(sharp.max()! - sharp.min()! > 100 && smooth.max()! - smooth.min()! <= 4)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
            #expect(shades().allSatisfy { abs($0 - 127) <= 4 })
            layer.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
            layer.transform.m34 = -1 / 500
            #expect(shades().allSatisfy { abs($0 - 127) <= 4 })
            #expect(screen.bytes == screen.repainted())
        }

        @Test func theMagnificationFilterDoesNotMinify() {
            layer.magnificationFilter = .nearest
            #expect(shades().contains { $0 > 20 && $0 < 235 })
            layer.bounds.size = CGSize(width: 100, height: 100)
            #expect(shades().allSatisfy { $0 == 0 || $0 == 255 })
        }
    }

    @MainActor @Suite struct EdgeTests {
        private let screen = Screen()
        private let layer = makeLayer(CGRect(x: 30, y: 30, width: 40, height: 40), .rgb(0))

        init() {
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            screen.root.addSublayer(layer)
        }

        /// The mixed pixels beside each edge of the square: at its smallest and largest x, and smallest and largest y.
        private func mixed() -> [Int] {
            screen.settle()
            var counts = [0, 0, 0, 0]
            let back = CGAffineTransform(rotationAngle: -0.3)
            for y in 0..<100 {
                for x in 0..<100 where screen.pixel(x, y) != 0xFFFF_FFFF && screen.pixel(x, y) != 0xFF00_0000 {
                    let p = CGPoint(x: CGFloat(x) - 49.5, y: CGFloat(y) - 49.5).applying(back)
                    if abs(p.x) > abs(p.y) { counts[p.x < 0 ? 0 : 1] += 1 } else { counts[p.y < 0 ? 2 : 3] += 1 }
                }
            }
            return counts
        }

        @Test func edgesAreSmoothOrNotAsAsked() {
            #expect(layer.allowsEdgeAntialiasing && mixed().allSatisfy { $0 > 30 })
            layer.allowsEdgeAntialiasing = false
            #expect(mixed() == [0, 0, 0, 0])
        }

        @Test func theMaskChoosesEdges() {
            for (edge, mask) in [CAEdgeAntialiasingMask.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge].enumerated() {
                layer.edgeAntialiasingMask = mask
                let counts = mixed()
                #expect(counts[edge] > 30 && counts.reduce(0, +) - counts[edge] < 6, "\(edge): \(counts)")
            }
        }

        @Test func picturesHaveTheSameEdges() {
            layer.backgroundColor = nil
            let context = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            context.setFillColor(.rgb(0))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            layer.contents = context.makeImage()
            #expect(mixed().allSatisfy { $0 > 30 })
            layer.allowsEdgeAntialiasing = false
            #expect(mixed() == [0, 0, 0, 0])
            #expect(screen.bytes == screen.repainted())
        }
    }
}
