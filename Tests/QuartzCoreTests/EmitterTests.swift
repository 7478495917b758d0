import CoreGraphics
import Foundation
import Golden
import ObjCRuntime
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct EmitterTests {
        /// A square of one colour.
        private static func square(_ side: Int = 4, _ color: CGColor = .rgb(0xFFFFFF)) -> CGImage {
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            return context.makeImage()!
        }

        /// A soft white disc.
        private static func glow(_ side: Int) -> CGImage {
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.rgb(0xFFFFFF), CGColor.rgb(0xFFFFFF, 0)] as CFArray,
                locations: nil)!
            let middle = CGPoint(x: side / 2, y: side / 2)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: CGFloat(side) / 2, options: [])
            return context.makeImage()!
        }

        private static func cell(_ name: String = "dot") -> CAEmitterCell {
            let cell = CAEmitterCell()
            (cell.name, cell.contents, cell.birthRate, cell.lifetime) = (name, square(), 1, 10)
            return cell
        }

        /// An emitter whose time begins now, in a black screen.
        private static func emitter(_ screen: Screen, _ cells: CAEmitterCell...) -> CAEmitterLayer {
            let layer = CAEmitterLayer()
            layer.frame = screen.root.bounds
            layer.beginTime = screen.time
            layer.emitterCells = cells
            screen.root.addSublayer(layer)
            return layer
        }

        private let screen = Screen(background: .rgb(0))

        private func isLit(_ x: Int, _ y: Int) -> Bool { screen.channel(x, y, 8) > 128 }

        /// The pixels that show anything.
        private func lit() -> [(x: Int, y: Int)] {
            (0..<100).flatMap { y in (0..<100).filter { screen.pixel($0, y) != 0xFF00_0000 }.map { ($0, y) } }
        }

        // MARK: Motion

        @Test func particlesAreBornAtTheirRateAndFlyOn() {
            let cell = Self.cell()
            (cell.velocity, cell.yAcceleration) = (10, 4)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            #expect(lit().isEmpty)
            // Born after 1, 2 and 3 seconds: 3, 2 and 1 seconds old, and 30, 20 and 10 points away.
            screen.frame(after: 4)
            for (age, y) in [(0, 20), (1, 22), (2, 28), (3, 38)] {
                #expect(isLit(20 + 10 * age - 2, y - 2) && isLit(20 + 10 * age + 1, y + 1), "age \(age)")
                #expect(!isLit(20 + 10 * age + 3, y) && !isLit(20 + 10 * age - 4, y))
            }
            #expect(lit().count == 4 * 16)
        }

        @Test func particlesLiveAsLongAsTheyAreSaidTo() {
            let cell = Self.cell()
            (cell.velocity, cell.lifetime, cell.duration) = (10, 2, 1)
            Self.emitter(screen, cell).emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            screen.frame(after: 2.9)
            #expect(isLit(39, 20) && lit().count == 16)
            screen.frame(after: 0.2)
            #expect(lit().isEmpty)
        }

        @Test func sizeAndColorChangeWithAge() {
            let cell = Self.cell()
            (cell.scale, cell.scaleSpeed, cell.duration) = (1, 1, 1)
            (cell.color, cell.greenSpeed, cell.alphaSpeed) = (.rgb(0xFFFFFF), -0.5, -0.25)
            Self.emitter(screen, cell).emitterPosition = CGPoint(x: 50, y: 50)
            screen.frame()
            screen.frame(after: 2)
            // One second old: eight points large, with half the green, three quarters opaque.
            #expect(lit().count >= 64 && lit().allSatisfy { abs($0.x - 49) <= 5 && abs($0.y - 49) <= 5 })
            #expect(abs(screen.channel(50, 50, 16) - 191) <= 2 && abs(screen.channel(50, 50, 8) - 96) <= 2)
        }

        @Test func spinTurnsThePicture() {
            let cell = Self.cell()
            (cell.contents, cell.contentsRect, cell.spin, cell.duration) = (
                Self.square(20), CGRect(x: 0, y: 0, width: 1, height: 0.2), .pi / 2, 1
            )
            Self.emitter(screen, cell).emitterPosition = CGPoint(x: 50, y: 50)
            screen.frame()
            screen.frame(after: 1.0001)
            #expect(isLit(42, 50) && !isLit(50, 42))
            screen.frame(after: 1)
            #expect(!isLit(42, 50) && isLit(50, 42))
        }

        @Test func multipliersOfTheLayerCount() {
            let cell = Self.cell()
            (cell.velocity, cell.duration, cell.lifetime) = (10, 0.5, 1)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            (layer.velocity, layer.scale, layer.birthRate, layer.lifetime) = (2, 2, 2, 3)
            screen.frame()
            screen.frame(after: 2.5)
            #expect(isLit(60, 20) && lit().count >= 64 && lit().allSatisfy { abs($0.x - 59) <= 5 })
            screen.frame(after: 1.1)
            #expect(lit().isEmpty)
        }

        // MARK: Where particles come from

        @Test func anEmitterWithoutABeginningHasAlwaysRun() {
            let cell = Self.cell()
            (cell.velocity, cell.birthRate, cell.lifetime) = (10, 10, 4)
            let layer = Self.emitter(screen, cell)
            (layer.beginTime, layer.emitterPosition) = (0, CGPoint(x: 20, y: 20))
            screen.frame()
            #expect((20..<58).allSatisfy { isLit($0, 20) })
        }

        @Test func shapesEmitFromTheirParts() {
            let cell = Self.cell()
            (cell.contents, cell.birthRate, cell.lifetime) = (Self.square(1), 2000, 1)
            let layer = Self.emitter(screen, cell)
            (layer.emitterPosition, layer.emitterSize) = (CGPoint(x: 50.5, y: 50.5), CGSize(width: 40, height: 20))
            func spots(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [(x: Int, y: Int)] {
                (layer.emitterShape, layer.emitterMode) = (shape, mode)
                screen.frame()
                screen.frame(after: 2)
                return lit().map { ($0.x - 50, $0.y - 50) }
            }
            func distance(_ p: (x: Int, y: Int)) -> Double { hypot(Double(p.x), Double(p.y)) }
            #expect(spots(.point, .volume).allSatisfy { abs($0.x) <= 1 && abs($0.y) <= 1 })
            let line = spots(.line, .outline)
            #expect(line.allSatisfy { abs($0.y) <= 1 && abs($0.x) <= 21 } && line.count > 40 && line.contains { $0.x < -18 })
            #expect(spots(.line, .points).allSatisfy { abs(abs($0.x) - 20) <= 1 })
            let edges = spots(.rectangle, .outline)
            #expect(edges.allSatisfy { abs(abs($0.x) - 20) <= 1 || abs(abs($0.y) - 10) <= 1 } && edges.count > 100)
            let inside = spots(.rectangle, .surface)
            #expect(inside.allSatisfy { abs($0.x) <= 21 && abs($0.y) <= 11 } && inside.count > 500)
            #expect(spots(.rectangle, .points).allSatisfy { abs(abs($0.x) - 20) <= 1 && abs(abs($0.y) - 10) <= 1 })
            let circle = spots(.circle, .outline)
            #expect(circle.allSatisfy { abs(distance($0) - 40) < 2 } && circle.count > 200)
            let disc = spots(.circle, .volume)
            #expect(disc.allSatisfy { distance($0) < 42 } && disc.contains { distance($0) < 8 })
            #expect(spots(.sphere, .volume).allSatisfy { distance($0) < 42 })
            layer.emitterDepth = 30
            #expect(spots(.cuboid, .volume).count > 500)
        }

        @Test func linesEmitUpwardsAndCirclesOutwards() {
            let cell = Self.cell()
            (cell.velocity, cell.duration, cell.lifetime, cell.birthRate) = (20, 0.5, 5, 20)
            let layer = Self.emitter(screen, cell)
            (layer.emitterPosition, layer.emitterSize, layer.emitterShape) = (CGPoint(x: 50, y: 50), CGSize(width: 10, height: 0), .line)
            screen.frame()
            screen.frame(after: 1)
            #expect(!lit().isEmpty && lit().allSatisfy { $0.y < 48 && abs($0.x - 50) < 10 })
            cell.emissionLongitude = .pi
            (layer.emitterCells, layer.beginTime) = ([cell], screen.time)
            screen.frame()
            screen.frame(after: 1)
            #expect(!lit().isEmpty && lit().allSatisfy { $0.y > 50 && abs($0.x - 50) < 10 })
            cell.emissionLongitude = 0
            (layer.emitterCells, layer.beginTime, layer.emitterShape, layer.emitterMode) = ([cell], screen.time, .circle, .outline)
            screen.frame()
            screen.frame(after: 1)
            #expect(!lit().isEmpty && lit().allSatisfy { hypot(Double($0.x) - 50, Double($0.y) - 50) > 15 })
        }

        @Test func particlesStayInTheirCone() {
            let cell = Self.cell()
            (cell.contents, cell.velocity, cell.emissionRange, cell.birthRate) = (Self.square(1), 40, .pi / 2, 500)
            (cell.emissionLongitude, cell.lifetime) = (.pi / 2, 1)
            Self.emitter(screen, cell).emitterPosition = CGPoint(x: 50, y: 50)
            screen.frame()
            screen.frame(after: 1)
            let spots = lit()
            #expect(spots.count > 100 && spots.allSatisfy { $0.y >= 48 && abs($0.x - 50) <= $0.y - 50 + 3 })
            #expect(spots.contains { $0.x < 40 } && spots.contains { $0.x > 60 })
        }

        @Test func particlesEmitParticlesAlongTheirWay() {
            let (rocket, spark) = (Self.cell("rocket"), Self.cell("spark"))
            (rocket.contents, rocket.velocity, rocket.duration, rocket.lifetime) = (nil, 40, 1, 1)
            (spark.birthRate, spark.lifetime) = (4, 1.5)
            rocket.emitterCells = [spark]
            Self.emitter(screen, rocket).emitterPosition = CGPoint(x: 10, y: 50)
            screen.frame()
            screen.frame(after: 1.9)
            // The rocket itself has no picture. Its sparks stay where they left it, a quarter of a second apart.
            #expect(isLit(20, 50) && isLit(30, 50) && isLit(40, 50) && !isLit(25, 50) && !isLit(50, 50))
            // The rocket is gone by then, its last spark is not.
            screen.frame(after: 1.5)
            #expect(isLit(50, 50) && !isLit(40, 50))
            screen.frame(after: 0.5)
            #expect(lit().isEmpty && !RenderLoop.main.needsFrame)
        }

        // MARK: Changes

        @Test func whatIsBornGoesOnWhenTheEmitterChanges() {
            let cell = Self.cell()
            (cell.velocity, cell.birthRate) = (10, 1)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            screen.frame(after: 1.5)
            CATransaction.setDisableActions(true)
            layer.emitterPosition = CGPoint(x: 20, y: 80)
            screen.frame()
            screen.frame(after: 1)
            #expect(isLit(35, 20) && isLit(25, 80) && lit().count >= 32)
            layer.birthRate = 0
            screen.frame()
            screen.frame(after: 1)
            #expect(isLit(45, 20) && isLit(35, 80) && !isLit(25, 80))
        }

        @Test func cellsChangeByKeyPathAndNotByThemselves() {
            let cell = Self.cell("fire")
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            cell.velocity = 10
            screen.frame(after: 2)
            #expect(lit().count == 16)
            layer.setValue(10, forKeyPath: "emitterCells.fire.velocity")
            #expect((layer.value(forKeyPath: "emitterCells.fire.velocity") as? NSNumber)?.doubleValue == 10)
            screen.frame(after: 0)
            screen.frame(after: 1.5)
            #expect(isLit(25, 20) && isLit(20, 20))
            layer.setValue(CGColor.rgb(0xFF0000), forKeyPath: "emitterCells.fire.color")
            #expect(cell.color == .rgb(0xFF0000))
        }

        @Test func propertiesOfCellsAreAnimated() {
            let cell = Self.cell("fire")
            (cell.birthRate, cell.velocity, cell.lifetime) = (0, 10, 3)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            let burst = CABasicAnimation(keyPath: "emitterCells.fire.birthRate")
            (burst.fromValue, burst.toValue, burst.duration) = (40, 40, 0.5)
            layer.add(burst, forKey: "burst")
            screen.frame()
            screen.frame(after: 1.5)
            // Twenty particles were born in half a second, and go on after the animation is gone.
            #expect(layer.animation(forKey: "burst") == nil)
            #expect((31..<34).allSatisfy { isLit($0, 20) } && !isLit(20, 20) && !isLit(38, 20))
            let move = CABasicAnimation(keyPath: "emitterPosition")
            (move.fromValue, move.toValue, move.duration) = (CGPoint(x: 20, y: 60), CGPoint(x: 20, y: 90), 1)
            layer.setValue(50, forKeyPath: "emitterCells.fire.birthRate")
            layer.setValue(0, forKeyPath: "emitterCells.fire.velocity")
            layer.add(move, forKey: "move")
            screen.frame()
            screen.frame(after: 0.95)
            #expect((62..<85).allSatisfy { isLit(20, $0) })
        }

        @Test func animationsThatStayGoOnEmittingOrNot() {
            let cell = Self.cell("fire")
            (cell.birthRate, cell.lifetime) = (10, 0.5)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            let stop = CABasicAnimation(keyPath: "birthRate")
            (stop.fromValue, stop.toValue, stop.duration) = (1, 0, 1)
            (stop.isRemovedOnCompletion, stop.fillMode) = (false, .forwards)
            layer.add(stop, forKey: "stop")
            screen.frame()
            screen.frame(after: 0.7)
            #expect(!lit().isEmpty && RenderLoop.main.needsFrame)
            screen.frame(after: 1)
            screen.frame(after: 0.1)
            #expect(lit().isEmpty && !RenderLoop.main.needsFrame)
            (layer.birthRate, stop.fromValue, stop.toValue) = (0, 0, 1)
            layer.add(stop, forKey: "stop")
            screen.frame()
            screen.frame(after: 3)
            screen.frame(after: 0.1)
            #expect(!lit().isEmpty && RenderLoop.main.needsFrame)
        }

        @Test func pausedLayersKeepTheirParticlesWhereTheyAre() {
            let cell = Self.cell()
            (cell.velocity, cell.birthRate) = (10, 3)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 20, y: 20)
            screen.frame()
            screen.frame(after: 2)
            let before = screen.bytes
            layer.timeOffset = layer.convertTime(screen.time, from: nil)
            (layer.speed, layer.beginTime) = (0, 0)
            screen.frame()
            #expect(!RenderLoop.main.needsFrame)
            screen.frame(after: 3)
            #expect(screen.bytes == before)
        }

        // MARK: Rendering

        @Test func additiveParticlesAddTheirLight() {
            let cell = Self.cell()
            (cell.contents, cell.birthRate, cell.color) = (Self.square(10), 2, .rgb(0x404000))
            let layer = Self.emitter(screen, cell)
            (layer.emitterPosition, layer.renderMode) = (CGPoint(x: 50, y: 50), .additive)
            layer.backgroundColor = .rgb(0x000080)
            screen.frame()
            screen.frame(after: 1.6)
            #expect(screen.pixel(50, 50) == 0xFFC0_C080)
            layer.renderMode = .unordered
            screen.frame()
            #expect(screen.pixel(50, 50) == 0xFF40_4000)
        }

        @Test func theOrderIsThatOfAge() {
            let cell = Self.cell()
            (cell.contents, cell.redSpeed) = (Self.square(10), -0.5)
            let layer = Self.emitter(screen, cell)
            (layer.emitterPosition, layer.renderMode) = (CGPoint(x: 50, y: 50), .oldestFirst)
            screen.frame()
            screen.frame(after: 2.001)
            #expect(screen.channel(50, 50, 16) > 250)
            layer.renderMode = .oldestLast
            screen.frame()
            #expect(abs(screen.channel(50, 50, 16) - 127) < 4)
        }

        @Test func particlesKeepTheirDepthIfAskedTo() {
            let cell = Self.cell()
            (cell.velocity, cell.emissionLatitude, cell.duration) = (100, .pi / 2, 1)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 80, y: 50)
            screen.root.sublayerTransform.m34 = -1 / 200
            // The root's middle is what perspective leads away from.
            screen.root.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            screen.root.position = CGPoint(x: 50, y: 50)
            screen.frame()
            screen.frame(after: 2)
            #expect(lit().count == 16 && isLit(80, 50))
            layer.preservesDepth = true
            screen.frame()
            // Half way to the eye: twice as large, and twice as far from the middle.
            #expect(isLit(50 + 60 - 14, 50) == false && lit().isEmpty)
            CATransaction.setDisableActions(true)
            layer.emitterPosition = CGPoint(x: 60, y: 50)
            layer.beginTime = screen.time
            screen.frame()
            screen.frame(after: 2)
            #expect(lit().count >= 64 && isLit(70, 50) && isLit(67, 47) && !isLit(62, 50))
        }

        @Test func particlesAreCutToRoundCorners() {
            let cell = Self.cell()
            (cell.contents, cell.birthRate) = (Self.square(80), 10)
            let layer = Self.emitter(screen, cell)
            layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
            (layer.emitterPosition, layer.masksToBounds, layer.cornerRadius) = (CGPoint(x: 20, y: 20), true, 20)
            screen.frame()
            screen.frame(after: 1)
            #expect(isLit(40, 40) && isLit(21, 40) && !isLit(22, 22) && !isLit(18, 40) && !isLit(61, 40))
        }

        @Test func nothingAliveCostsNoFrame() {
            let cell = Self.cell("dot")
            (cell.lifetime, cell.birthRate) = (0.5, 10)
            let layer = Self.emitter(screen, cell)
            layer.emitterPosition = CGPoint(x: 50, y: 50)
            screen.frame()
            #expect(RenderLoop.main.needsFrame)
            screen.frame(after: 1)
            layer.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
            screen.frame()
            #expect(RenderLoop.main.needsFrame)
            screen.frame(after: 0.6)
            #expect(lit().isEmpty && !RenderLoop.main.needsFrame)
            layer.setValue(10, forKeyPath: "emitterCells.dot.birthRate")
            #expect(RenderLoop.main.needsFrame)
            screen.frame()
            #expect(RenderLoop.main.needsFrame)
            layer.isHidden = true
            screen.frame()
            #expect(!RenderLoop.main.needsFrame)
            layer.isHidden = false
            layer.removeFromSuperlayer()
            screen.frame()
            #expect(!RenderLoop.main.needsFrame)
        }

        // MARK: Chance

        /// Fireworks, fire and snow: something of everything.
        private static func spectacle(_ screen: Screen) {
            let sky = emitter(screen)
            let (rocket, burst, spark) = (CAEmitterCell(), CAEmitterCell(), CAEmitterCell())
            (rocket.birthRate, rocket.lifetime, rocket.velocity, rocket.velocityRange) = (1.5, 1.02, 95, 15)
            (rocket.emissionLongitude, rocket.emissionRange, rocket.yAcceleration) = (-.pi / 2, .pi / 4, 30)
            (rocket.contents, rocket.scale, rocket.color) = (glow(8), 0.6, .rgb(0x808080))
            (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.5, 0.5, 0.5)
            (burst.birthRate, burst.lifetime, burst.velocity) = (1, 0.35, 0)
            (spark.birthRate, spark.lifetime, spark.lifetimeRange, spark.velocity, spark.emissionRange) = (300, 1.6, 0.4, 40, 2 * .pi)
            (spark.yAcceleration, spark.contents, spark.scale, spark.scaleSpeed) = (20, glow(8), 0.5, -0.15)
            (spark.color, spark.greenRange, spark.blueRange) = (.rgb(0xFF9050), 0.4, 0.3)
            (spark.alphaSpeed, spark.redSpeed, spark.spin, spark.spinRange) = (-0.4, 0.2, 3, 3)
            burst.emitterCells = [spark]
            rocket.emitterCells = [burst]
            sky.emitterCells = [rocket]
            (sky.emitterPosition, sky.renderMode) = (CGPoint(x: 55, y: 130), .additive)
            let fire = emitter(screen)
            let flame = CAEmitterCell()
            (flame.name, flame.birthRate, flame.lifetime, flame.lifetimeRange, flame.velocity, flame.velocityRange) =
                ("flame", 120, 0.8, 0.3, -40, 15)
            (flame.emissionLongitude, flame.emissionRange, flame.yAcceleration, flame.scale, flame.scaleSpeed) = (.pi, 1.1, -70, 0.6, 0.2)
            (flame.contents, flame.color) = (glow(24), .rgb(0xCC6633, 0.2))
            fire.emitterCells = [flame]
            (fire.emitterPosition, fire.emitterSize, fire.emitterShape, fire.emitterMode) =
                (CGPoint(x: 150, y: 120), CGSize(width: 30, height: 0), .line, .outline)
            fire.renderMode = .additive
            let snow = emitter(screen)
            let flake = CAEmitterCell()
            (flake.birthRate, flake.lifetime, flake.velocity, flake.velocityRange, flake.yAcceleration) = (12, 12, -12, 6, 2)
            (flake.emissionRange, flake.spinRange, flake.contents, flake.scale, flake.scaleRange) = (0.5 * .pi, 0.5, glow(16), 0.3, 0.15)
            snow.emitterCells = [flake]
            (snow.emitterPosition, snow.emitterSize, snow.emitterShape, snow.emitterMode) =
                (CGPoint(x: 100, y: -5), CGSize(width: 200, height: 0), .line, .surface)
            snow.beginTime = 0
        }

        private func stage(threads: Int = 1) -> Screen {
            let screen = Screen(width: 600, height: 450, scale: 3, background: .rgb(0x101830))
            screen.renderer.threadCount = threads
            Self.spectacle(screen)
            screen.frame()
            return screen
        }

        @Test func framesDoNotDependOnTheFramesBefore() {
            let (one, often) = (stage(), stage())
            one.frame(after: 2.5)
            for _ in 0..<25 { often.frame(after: 0.1) }
            // The second stage's clock adds up tenths; its time is made the same.
            #expect(abs(one.time - often.time) < 1e-9)
            let fresh = LayerRenderer(
                rootLayer: often.root, pixelWidth: 600, pixelHeight: 450, scale: 3, background: .rgb(0x101830))
            _ = fresh.render(at: one.time)
            #expect(
                Array(UnsafeRawBufferPointer(start: fresh.pixels, count: fresh.bytesPerRow * 450)) == one.bytes)
        }

        @Test func framesDoNotDependOnTheNumberOfThreads() {
            let frames = [1, 2, 4].map { threads in
                let screen = stage(threads: threads)
                screen.frame(after: 1.7)
                return screen.bytes
            }
            #expect(frames[0] == frames[1] && frames[0] == frames[2])
        }

        @Test func seedsTellEmittersApart() {
            func bytes(_ seed: UInt32) -> [UInt8] {
                let screen = Screen()
                let cell = Self.cell()
                (cell.velocity, cell.velocityRange, cell.emissionRange, cell.birthRate) = (20, 10, 6, 20)
                let layer = Self.emitter(screen, cell)
                (layer.emitterPosition, layer.seed) = (CGPoint(x: 50, y: 50), seed)
                layer.backgroundColor = .rgb(0)
                screen.frame()
                screen.frame(after: 2)
                return screen.bytes
            }
            #expect(bytes(1) == bytes(1) && bytes(1) != bytes(2))
        }

        @Test func emittersLookAsKept() throws {
            let screen = stage()
            var frames: [CGImage] = []
            for _ in 0..<3 {
                screen.frame(after: 0.9)
                frames.append(try #require(screen.renderer.image()))
            }
            #expect(Golden.difference(of: frames, from: "emitters") == nil)
        }

        // MARK: Archives and keys

        @Test func archivesHoldEmittersAndTheirCells() throws {
            let (outer, inner) = (Self.cell("outer"), Self.cell("inner"))
            (outer.velocity, outer.alphaSpeed, outer.color, outer.duration) = (33, -0.25, .rgb(0x336699), 2)
            (inner.scaleRange, inner.isEnabled) = (0.5, false)
            outer.emitterCells = [inner]
            let layer = Self.emitter(screen, outer)
            (layer.emitterShape, layer.emitterMode, layer.renderMode, layer.seed) = (.cuboid, .surface, .additive, 4_000_000_000)
            (layer.emitterSize, layer.emitterDepth, layer.preservesDepth) = (CGSize(width: 3, height: 4), 5, true)
            let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
            let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterLayer.self, from: data))
            #expect(copy.emitterShape == .cuboid && copy.emitterMode == .surface && copy.renderMode == .additive)
            #expect(copy.seed == 4_000_000_000 && copy.emitterSize == layer.emitterSize && copy.emitterDepth == 5 && copy.preservesDepth)
            let cell = try #require(copy.emitterCells?.first)
            #expect(cell.name == "outer" && cell.velocity == 33 && cell.alphaSpeed == -0.25 && cell.duration == 2)
            #expect(cell.color == .rgb(0x336699) && cell.emitterCells?.first?.scaleRange == 0.5)
            #expect(cell.emitterCells?.first?.isEnabled == false)
        }

        @Test func keysReachEveryProperty() {
            let cell = CAEmitterCell()
            for key in ["birthRate", "lifetimeRange", "emissionRange", "spinRange", "blueSpeed", "contentsScale", "beginTime", "speed"] {
                cell.setValue(3, forKey: key)
                #expect((cell.value(forKey: key) as? NSNumber)?.doubleValue == 3, "\(key)")
            }
            #expect(cell.birthRate == 3 && cell.emissionRange == 3 && cell.beginTime == 3 && cell.speed == 3)
            #expect((CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber)?.doubleValue == 1)
            #expect(CAEmitterCell().birthRate == 0 && CAEmitterCell().lifetime == 0 && CAEmitterCell().color == .white)
            let layer = CAEmitterLayer()
            #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.emitterShape == .point && layer.emitterMode == .volume)
            #expect(layer.renderMode == .unordered && layer.seed == 0 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
        }
    }
}
