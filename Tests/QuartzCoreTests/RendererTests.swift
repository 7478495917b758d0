import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// The same numbers every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func pick<T>(_ list: [T]) -> T { list.randomElement(using: &self)! }
    mutating func chance(_ p: Double) -> Bool { number(0...1) < p }
}

extension CoreAnimationTests {
    @MainActor @Suite struct RendererTests {
        @Test func fillsCoverWholePixels() {
            let screen = Screen(width: 30, height: 30, scale: 3)
            screen.root.addSublayer(makeLayer(CGRect(x: 1, y: 2, width: 3, height: 4.4), .rgb(0x336699)))
            screen.settle()
            #expect(screen.pixel(3, 6) == 0xFF33_6699 && screen.pixel(11, 18) == 0xFF33_6699)
            for (x, y) in [(2, 6), (3, 5), (12, 18), (11, 19)] { #expect(screen.pixel(x, y) == 0xFFFF_FFFF) }
        }

        @Test func picturesFollowTheirGravity() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0x000000))
            layer.contents = solidImage(10, 4, 0xFF0000)
            screen.root.addSublayer(layer)
            func box() -> [Int] {
                screen.settle()
                var (x0, y0, x1, y1) = (99, 99, -1, -1)
                for y in 0..<40 {
                    for x in 0..<40 where screen.channel(x, y, 16) > 127 && screen.channel(x, y, 0) < 128 {
                        (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x + 1), max(y1, y + 1))
                    }
                }
                return [x0, y0, x1, y1]
            }
            for (gravity, expected) in [
                (CALayerContentsGravity.resize, [10, 10, 30, 30]), (.center, [15, 18, 25, 22]), (.topLeft, [10, 10, 20, 14]),
                (.bottomRight, [20, 26, 30, 30]), (.resizeAspect, [10, 16, 30, 24]), (.resizeAspectFill, [0, 10, 40, 30]),
                (.top, [15, 10, 25, 14]), (.right, [20, 18, 30, 22]),
            ] {
                layer.contentsGravity = gravity
                #expect(box() == expected, "\(gravity.rawValue)")
            }
            layer.masksToBounds = true
            layer.contentsGravity = .resizeAspectFill
            #expect(box() == [10, 10, 30, 30])
            layer.contentsGravity = .center
            layer.contentsScale = 2
            #expect(box() == [18, 19, 23, 21])
        }

        @Test func stretchableMiddlesKeepCorners() {
            let screen = Screen(width: 40, height: 40)
            let context = CGContext(
                data: nil, width: 6, height: 6, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
            context.setFillColor(.rgb(0xFF0000))
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.setFillColor(.rgb(0x0000FF))
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 20))
            layer.contents = context.makeImage()
            layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(screen.pixel(1, 10) == 0xFFFF_0000 && screen.pixel(38, 10) == 0xFFFF_0000 && screen.pixel(20, 1) == 0xFFFF_0000)
            #expect(screen.pixel(5, 10) == 0xFF00_00FF && screen.pixel(34, 15) == 0xFF00_00FF)
        }

        @Test func opacityBlendsALayerAsOnePicture() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
            layer.addSublayer(makeLayer(CGRect(x: 10, y: 0, width: 20, height: 20), .rgb(0x0000FF)))
            layer.opacity = 0.5
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(abs(screen.channel(5, 5, 8) - 127) <= 1 && screen.channel(5, 5, 16) == 255)
            // Where the two overlap, nothing of the red one shows through.
            #expect(screen.pixel(15, 5) == screen.pixel(25, 5))
            layer.allowsGroupOpacity = false
            screen.settle()
            #expect(screen.channel(15, 5, 8) < screen.channel(25, 5, 8) - 40)
        }

        @Test func roundCornersCutWhatIsInside() {
            let screen = Screen(width: 60, height: 60)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 40, height: 40), .rgb(0x0000FF))
            layer.cornerRadius = 12
            layer.addSublayer(makeLayer(CGRect(x: -5, y: -5, width: 25, height: 25), .rgb(0xFF0000)))
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(screen.pixel(7, 7) == 0xFFFF_0000)
            layer.masksToBounds = true
            screen.settle()
            #expect(screen.pixel(7, 7) == 0xFFFF_FFFF && screen.pixel(11, 11) == 0xFFFF_FFFF && screen.pixel(15, 15) == 0xFFFF_0000)
            #expect(screen.pixel(48, 48) == 0xFFFF_FFFF && screen.pixel(40, 40) == 0xFF00_00FF)
            layer.maskedCorners = [.layerMaxXMaxYCorner]
            screen.settle()
            #expect(screen.pixel(11, 11) == 0xFFFF_0000 && screen.pixel(48, 48) == 0xFFFF_FFFF)
            // A quarter circle's area, to a pixel or so.
            var covered = 0.0
            for y in 38..<50 { for x in 38..<50 { covered += Double(255 - screen.channel(x, y, 16)) / 255 } }
            #expect(abs(covered - 36 * Double.pi) < 1)
        }

        @Test func bordersLieInsideAndOnTop() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0x0000FF))
            layer.borderWidth = 3
            layer.borderColor = .rgb(0x00FF00)
            layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), .rgb(0xFF0000)))
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(screen.pixel(10, 20) == 0xFF00_FF00 && screen.pixel(12, 20) == 0xFF00_FF00 && screen.pixel(13, 20) == 0xFFFF_0000)
            #expect(screen.pixel(9, 20) == 0xFFFF_FFFF && screen.pixel(26, 20) == 0xFF00_00FF && screen.pixel(27, 20) == 0xFF00_FF00)
        }

        @Test func shadowsSurroundWhatCastsThem() {
            let screen = Screen(width: 80, height: 80)
            let layer = makeLayer(CGRect(x: 20, y: 20, width: 40, height: 40), .rgb(0xFFFFFF))
            layer.shadowOpacity = 1
            layer.shadowOffset = CGSize(width: 0, height: 6)
            layer.shadowRadius = 3
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(abs(screen.channel(40, 66, 0) - 127) < 25 && screen.channel(40, 62, 0) < 60 && screen.channel(40, 17, 0) == 255)
            layer.backgroundColor = nil
            layer.addSublayer(makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0xFFFFFF)))
            screen.settle()
            #expect(screen.channel(40, 66, 0) == 255 && screen.channel(40, 52, 0) < 100 && screen.pixel(40, 40) == 0xFFFF_FFFF)
            layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            screen.settle()
            #expect(screen.channel(25, 31, 0) < 40 && screen.channel(40, 52, 0) == 255)
            layer.masksToBounds = true
            screen.settle()
            #expect(screen.channel(25, 31, 0) == 255)
        }

        @Test func masksShowOnlyWhereTheyAre() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .rgb(0xFF0000))
            let mask = makeLayer(CGRect(x: 10, y: 10, width: 10, height: 10), .rgb(0x00FF00, 0.5))
            layer.mask = mask
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(screen.pixel(5, 5) == 0xFFFF_FFFF && abs(screen.channel(15, 15, 0) - 127) <= 1)
            mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            screen.settle()
            #expect(screen.pixel(15, 15) == 0xFFFF_FFFF && abs(screen.channel(5, 5, 0) - 127) <= 1)
        }

        @Test func backsOfOneSidedLayersAreHidden() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0xFF0000))
            layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFFFF_0000)
            layer.isDoubleSided = false
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFFFF_FFFF)
            layer.transform = CATransform3DMakeRotation(.pi * 0.3, 0, 1, 0)
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFFFF_0000)
        }

        @Test func depthOrdersTheSublayersOfATransformLayer() {
            let screen = Screen(width: 40, height: 40)
            let space = CATransformLayer()
            space.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            let near = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .rgb(0xFF0000))
            let far = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .rgb(0x0000FF))
            near.transform = CATransform3DMakeTranslation(0, 0, 10)
            space.sublayers = [near, far]
            screen.root.addSublayer(space)
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFFFF_0000)
            space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            screen.settle()
            #expect(screen.pixel(20, 20) == 0xFF00_00FF)
        }

        @Test func transitionsMixTheOldPictureAndTheNewOne() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0xFF0000))
            screen.root.addSublayer(layer)
            screen.frame()
            func run(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
                let transition = CATransition()
                (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
                transition.timingFunction = CAMediaTimingFunction(name: .linear)
                CATransaction.setDisableActions(true)
                layer.backgroundColor = .rgb(0xFF0000)
                layer.removeAllAnimations()
                screen.frame()
                layer.add(transition, forKey: nil)
                CATransaction.setDisableActions(true)
                layer.backgroundColor = .rgb(0x0000FF)
                screen.frame()
                screen.frame(after: 0.5)
            }
            run(.fade, nil)
            #expect(abs(screen.channel(20, 20, 16) - 127) <= 1 && abs(screen.channel(20, 20, 0) - 128) <= 1)
            run(.push, .fromRight)
            #expect(screen.pixel(12, 20) == 0xFFFF_0000 && screen.pixel(28, 20) == 0xFF00_00FF)
            run(.moveIn, .fromLeft)
            #expect(screen.pixel(12, 20) == 0xFF00_00FF && screen.pixel(28, 20) == 0xFFFF_0000)
            run(.reveal, .fromTop)
            #expect(screen.pixel(20, 28) == 0xFF00_00FF && screen.pixel(20, 12) == 0xFF00_00FF || screen.pixel(20, 12) == 0xFFFF_0000)
            screen.frame(after: 1)
            #expect(screen.pixel(12, 12) == 0xFF00_00FF)
        }

        @Test func aTransitionHidesAndShowsItsLayer() {
            let screen = Screen(width: 40, height: 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .rgb(0x0000FF))
            screen.root.addSublayer(layer)
            screen.frame()
            func fade(_ isHidden: Bool) {
                let transition = CATransition()
                transition.duration = 1
                transition.timingFunction = CAMediaTimingFunction(name: .linear)
                layer.add(transition, forKey: nil)
                CATransaction.setDisableActions(true)
                layer.isHidden = isHidden
                screen.frame()
            }
            for isHidden in [true, false] {
                fade(isHidden)
                #expect(screen.pixel(20, 20) == (isHidden ? 0xFF00_00FF : 0xFFFF_FFFF))
                screen.frame(after: 0.25)
                let share = isHidden ? 64 : 191
                #expect(abs(screen.channel(20, 20, 16) - share) <= 1, "\(screen.channel(20, 20, 16))")
                screen.frame(after: 1)
                #expect(screen.pixel(20, 20) == (isHidden ? 0xFFFF_FFFF : 0xFF00_00FF))
            }
        }

        // MARK: Damage

        @Test func onlyWhatChangedIsPainted() {
            let screen = Screen(width: 100, height: 100)
            let still = makeLayer(CGRect(x: 0, y: 0, width: 50, height: 50), .rgb(0xFF0000))
            let moving = makeLayer(CGRect(x: 60, y: 60, width: 10, height: 10), .rgb(0x0000FF))
            screen.root.sublayers = [still, moving]
            #expect(screen.frame() == [CGRect(x: 0, y: 0, width: 100, height: 100)])
            #expect(screen.frame() == [])
            CATransaction.setDisableActions(true)
            moving.position.x += 20
            #expect(screen.frame() == [CGRect(x: 60, y: 60, width: 10, height: 10), CGRect(x: 80, y: 60, width: 10, height: 10)])
            CATransaction.setDisableActions(true)
            still.zPosition = 5
            #expect(screen.frame() == [CGRect(x: 0, y: 0, width: 50, height: 50)])
            moving.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
            screen.settle()
            CATransaction.setDisableActions(true)
            still.zPosition = 0
            #expect(screen.frame().contains { $0.contains(CGPoint(x: 45, y: 45)) })
            moving.removeFromSuperlayer()
            #expect(screen.frame() == [CGRect(x: 40, y: 40, width: 20, height: 20)])
            screen.root.masksToBounds = true
            #expect(screen.frame() == [])
            still.addSublayer(makeLayer(CGRect(x: 90, y: 90, width: 40, height: 5), .rgb(0)))
            #expect(screen.frame() == [CGRect(x: 90, y: 90, width: 10, height: 5)])
        }

        @Test(arguments: 1...300) func partsPaintedAnewFitTheRest(seed: Int) { play(seed) }

        @Test(arguments: 1...100) func partsOfBitmapsBackdropsAndParticlesFitTheRest(seed: Int) { play(seed, isSpecial: true) }

        /// Changes a tree at random; what was painted in parts has to be what is painted at once.
        private func play(_ seed: Int, isSpecial: Bool = false) {
            var dice = Dice(state: UInt64(seed) &* 7919)
            let screen = Screen(width: 160, height: 160, scale: dice.pick([1, 2, 3]))
            let picture = makeImage(24, 24)
            var layers: [CALayer] = []
            func rect() -> CGRect {
                let size = dice.number(4...60)
                return CGRect(
                    x: dice.number(-20...80).rounded(), y: dice.number(-20...80), width: size, height: dice.number(4...60).rounded())
            }
            func color() -> CGColor { .rgb(UInt32(dice.next() & 0xFFFFFF), dice.pick([1, 1, 0.4])) }
            func change(_ layer: CALayer) {
                switch Int(dice.number(0...(isSpecial ? 23 : 17))) {
                case 0: layer.frame = rect()
                case 1: layer.backgroundColor = color()
                case 2: layer.opacity = Float(dice.number(0...1))
                case 3: layer.cornerRadius = CGFloat(dice.number(0...20))
                case 4: layer.masksToBounds.toggle()
                case 5: layer.isHidden.toggle()
                case 6: layer.zPosition = CGFloat(dice.number(-2...2).rounded())
                case 7: layer.setAffineTransform(CGAffineTransform(rotationAngle: dice.number(-1...1)))
                case 8: layer.borderWidth = CGFloat(dice.number(0...4))
                case 9: (layer.shadowOpacity, layer.shadowRadius) = (Float(dice.number(0...1)), CGFloat(dice.number(0...6)))
                case 10: layer.contents = dice.chance(0.5) ? picture : nil
                case 11: layer.contentsGravity = dice.pick([.resize, .resizeAspectFill, .center, .bottomLeft])
                case 12: layer.transform = CATransform3DIdentity
                case 13: layer.cornerCurve = dice.pick([.continuous, .circular])
                case 14:
                    layer.sublayerTransform.m34 = dice.pick([0, -0.005])
                    layer.transform = CATransform3DMakeRotation(CGFloat(dice.number(-1...1)), 0, 1, 0)
                case 15:
                    let mask = makeLayer(rect(), .rgb(0))
                    mask.cornerRadius = 5
                    layer.mask = dice.chance(0.7) ? mask : nil
                case 16: layer.position.x += CGFloat(dice.number(-5...5))
                case 18: layer.shouldRasterize.toggle()
                case 19: (layer.shouldRasterize, layer.rasterizationScale) = (true, dice.pick([1, 2, 3]))
                case 20: (layer.allowsEdgeAntialiasing, layer.edgeAntialiasingMask) = (dice.chance(0.5), .layerLeftEdge)
                case 21: layer.minificationFilter = dice.pick([.nearest, .linear, .trilinear])
                case 22...23:
                    if let backdrop = layer as? BackdropLayer {
                        (backdrop.blurRadius, backdrop.saturation) = (CGFloat(dice.pick([0, 2, 9])), CGFloat(dice.number(0...2)))
                        (backdrop.tint, backdrop.showsThroughContents) = (dice.chance(0.5) ? color() : nil, dice.chance(0.3))
                    }
                    if let emitter = layer as? CAEmitterLayer { emitter.emitterPosition.x += 10 }
                default:
                    if let gradient = layer as? CAGradientLayer { gradient.colors = [color(), color()] }
                    if let shape = layer as? CAShapeLayer {
                        shape.path = CGPath(ellipseIn: rect(), transform: nil)
                        (shape.strokeColor, shape.lineWidth) = (color(), CGFloat(dice.number(0...6)))
                    }
                }
            }
            for _ in 0..<10 {
                var makers: [() -> CALayer] = [{ CALayer() }, { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }]
                if isSpecial { makers += [{ BackdropLayer() }, { BackdropLayer() }, { CAEmitterLayer() }] }
                let layer = dice.pick(makers)()
                if let emitter = layer as? CAEmitterLayer {
                    let cell = CAEmitterCell()
                    (cell.contents, cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (picture, 200, 0.1, 300, 7)
                    emitter.emitterCells = [cell]
                }
                layer.frame = rect()
                layer.backgroundColor = dice.chance(0.7) ? color() : nil
                (dice.chance(0.5) ? layers.randomElement(using: &dice) : nil ?? screen.root)?.addSublayer(layer)
                if layer.superlayer == nil { screen.root.addSublayer(layer) }
                layers.append(layer)
            }
            screen.frame()
            for _ in 0..<6 {
                CATransaction.setDisableActions(true)
                for _ in 0..<Int(dice.number(1...3)) { change(dice.pick(layers)) }
                if dice.chance(0.2) {
                    let layer = dice.pick(layers)
                    layer.removeFromSuperlayer()
                    screen.root.insertSublayer(layer, at: UInt32(dice.number(0...3)))
                }
                screen.frame(after: 0.01)
            }
            let (bytes, fresh) = (screen.bytes, screen.repainted())
            if bytes != fresh {
                var worst = 0, place = 0
                for i in bytes.indices where abs(Int(bytes[i]) - Int(fresh[i])) > worst {
                    (worst, place) = (abs(Int(bytes[i]) - Int(fresh[i])), i)
                }
                Issue.record(
                    "seed \(seed): off by \(worst) at (\(place % screen.renderer.bytesPerRow / 4), \(place / screen.renderer.bytesPerRow))")
            }
        }
    }
}

func solidImage(_ w: Int, _ h: Int, _ color: UInt32) -> CGImage {
    let context = CGContext(
        data: nil, width: w, height: h, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)!
    context.setFillColor(.rgb(color))
    context.fill(CGRect(x: 0, y: 0, width: w, height: h))
    return context.makeImage()!
}
