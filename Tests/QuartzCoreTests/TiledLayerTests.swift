import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct TiledLayerTests {
        /// A layer whose tiles appear at once, each with the colour that it is told.
        private final class Painted: CATiledLayer {
            nonisolated(unsafe) static var fade = 0.0
            var color = CGColor.rgb(0xFF0000)
            var drawn: [CGRect] = []
            var scales: [CGFloat] = []

            override class func fadeDuration() -> CFTimeInterval { fade }

            override func draw(in ctx: CGContext) {
                drawn.append(ctx.boundingBoxOfClipPath)
                scales.append(ctx.ctm.a)
                ctx.setFillColor(color)
                ctx.fill(bounds)
            }
        }

        private let screen = Screen(width: 100, height: 100)

        private func makeLayer(_ frame: CGRect, fade: Double = 0) -> Painted {
            Painted.fade = fade
            let layer = Painted()
            layer.frame = frame
            layer.tileSize = CGSize(width: 40, height: 40)
            screen.root.addSublayer(layer)
            return layer
        }

        @Test func defaultsAreApples() {
            let layer = CATiledLayer()
            #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0 && layer.tileSize == CGSize(width: 256, height: 256))
            #expect(CATiledLayer.fadeDuration() == 0.25)
            #expect(layer.value(forKey: "levelsOfDetail") as? Double == 1)
        }

        @Test func onlyTilesThatAreSeenAreDrawn() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 1000, height: 90))
            screen.frame()
            #expect(layer.drawn.isEmpty && screen.pixel(5, 5) == 0xFFFF_FFFF)
            screen.frame()
            // Three in a row, and the last row ends with the layer.
            #expect(layer.drawn.count == 9 && layer.drawn.contains(CGRect(x: 80, y: 80, width: 40, height: 10)))
            #expect(screen.pixel(5, 5) == 0xFFFF_0000 && screen.pixel(99, 89) == 0xFFFF_0000 && screen.pixel(99, 95) == 0xFFFF_FFFF)
            #expect(screen.bytes == screen.repainted())
            // What is there is not drawn again; what comes into sight is.
            CATransaction.setDisableActions(true)
            layer.position.x -= 40
            screen.frame()
            screen.frame()
            #expect(layer.drawn.count == 12 && layer.drawn.suffix(3).allSatisfy { $0.minX == 120 })
            #expect(screen.frame().isEmpty && !RenderLoop.main.needsFrame)
        }

        @Test func whatIsSeenFromNearIsDrawnFiner() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
            CATransaction.setDisableActions(true)
            layer.anchorPoint = .zero
            layer.position = .zero
            func shows(_ scale: CGFloat) -> (CGFloat?, Int) {
                layer.drawn = []
                CATransaction.setDisableActions(true)
                layer.transform = CATransform3DMakeScale(scale, scale, 1)
                screen.frame()
                screen.frame()
                return (layer.scales.last, layer.drawn.count)
            }
            #expect(shows(1) == (1, 1))
            // Twice as many pixels to a point: four tiles.
            #expect(shows(2) == (2, 4) && shows(1.5) == (2, 0))
            // There is no finer level, and none coarser than a half.
            #expect(shows(2.4) == (2, 0) && shows(0.5) == (0.5, 1) && shows(0.1) == (0.5, 0))
        }

        @Test func coarseTilesShowUntilFineOnesAreThere() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40))
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (2, 1)
            screen.frame()
            screen.frame()
            CATransaction.setDisableActions(true)
            layer.color = .rgb(0x0000FF)
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            screen.frame()
            #expect(screen.pixel(20, 20) == 0xFFFF_0000)
            screen.frame()
            #expect(screen.pixel(20, 20) == 0xFF00_00FF)
        }

        @Test func tilesFadeIn() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), fade: 0.5)
            screen.frame()
            screen.frame()
            #expect(screen.pixel(20, 20) == 0xFFFF_FFFF && RenderLoop.main.needsFrame)
            screen.frame(after: 0.25)
            #expect(abs(screen.channel(20, 20, 8) - 128) <= 1 && RenderLoop.main.needsFrame)
            screen.frame(after: 0.25)
            #expect(screen.pixel(20, 20) == 0xFFFF_0000 && !RenderLoop.main.needsFrame && layer.drawn.count == 1)
        }

        @Test func tilesAreDrawnAgainWhenTheyAreAskedTo() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 80, height: 40))
            screen.frame()
            screen.frame()
            layer.drawn = []
            layer.setNeedsDisplay(CGRect(x: 50, y: 5, width: 2, height: 2))
            screen.frame()
            screen.frame()
            #expect(layer.drawn == [CGRect(x: 40, y: 0, width: 40, height: 40)])
            layer.color = .rgb(0x00FF00)
            layer.setNeedsDisplay()
            screen.frame()
            screen.frame()
            #expect(layer.drawn.count == 3 && screen.pixel(70, 20) == 0xFF00_FF00)
        }

        @Test func layersThatNobodyDrawsCostNoFrames() {
            let layer = CATiledLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            screen.root.addSublayer(layer)
            for _ in 0..<4 { screen.frame() }
            #expect(!RenderLoop.main.needsFrame && screen.pixel(20, 20) == 0xFFFF_FFFF)
        }

        @Test func picturesForTheAppAreWhole() throws {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 60, height: 60), fade: 1)
            let context = try #require(
                CGContext(
                    data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            layer.render(in: context)
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            #expect(bytes[0] == 255 && bytes[3] == 255 && bytes[(59 * 60 + 59) * 4] == 255 && layer.drawn.count == 4)
        }
    }
}
