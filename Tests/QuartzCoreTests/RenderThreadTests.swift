import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct RenderThreadTests {
        /// A large scene with something of everything, all moving.
        private func build(_ screen: Screen) {
            var dice = Dice(state: 4711)
            func color() -> CGColor { .rgb(UInt32(dice.next() & 0xFFFFFF), dice.pick([1, 1, 0.5])) }
            let picture = makeImage(97, 61)
            for index in 0..<60 {
                let layer = dice.pick([{ CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }])()
                let side = dice.number(20...260)
                layer.frame = CGRect(x: dice.number(-40...280), y: dice.number(-40...280), width: side, height: dice.number(20...200))
                if let shape = layer as? CAShapeLayer {
                    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
                    (shape.strokeColor, shape.fillColor, shape.lineWidth) = (color(), color(), 5)
                } else if let gradient = layer as? CAGradientLayer {
                    gradient.colors = [color(), color(), color()]
                } else {
                    layer.backgroundColor = color()
                    if dice.chance(0.5) { layer.contents = picture }
                }
                layer.cornerRadius = CGFloat(dice.pick([0, 0, 12, 30]))
                layer.masksToBounds = dice.chance(0.3)
                layer.opacity = Float(dice.pick([1, 1, 0.6]))
                if dice.chance(0.2) { (layer.shadowOpacity, layer.shadowRadius) = (0.5, 6) }
                if dice.chance(0.2) {
                    let mask = CAShapeLayer()
                    mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
                    layer.mask = mask
                }
                if dice.chance(0.2) { layer.transform.m34 = -0.002 }
                let turn = CABasicAnimation(keyPath: dice.pick(["transform.rotation.z", "transform.rotation.y", "position.x"]))
                (turn.byValue, turn.duration, turn.repeatCount) = (index % 2 == 0 ? 1.5 : 30, 0.7, .infinity)
                layer.add(turn, forKey: "turn")
                screen.root.addSublayer(layer)
            }
        }

        private func frames(threads: Int) -> (frames: [[UInt8]], bands: [Int]) {
            let screen = Screen(width: 900, height: 900, scale: 3)
            screen.renderer.threadCount = threads
            build(screen)
            var frames: [[UInt8]] = [], bands: [Int] = []
            for _ in 0..<4 {
                screen.frame(after: 0.11)
                frames.append(screen.bytes)
                bands.append(screen.renderer.bandCount)
            }
            return (frames, bands)
        }

        @Test func framesDoNotDependOnTheNumberOfThreads() {
            let one = frames(threads: 1)
            #expect(one.bands.allSatisfy { $0 == 1 } && one.frames[0] != one.frames[1])
            for threads in [2, 4] {
                let several = frames(threads: threads)
                #expect(several.bands.allSatisfy { $0 == threads })
                #expect(several.frames == one.frames, "\(threads) threads")
            }
            #expect(frames(threads: 4).frames == one.frames)
        }

        @Test func smallChangesArePaintedByOneThread() {
            let screen = Screen(width: 900, height: 900)
            screen.renderer.threadCount = 4
            let dot = makeLayer(CGRect(x: 5, y: 5, width: 20, height: 20), .rgb(0xFF0000))
            screen.root.addSublayer(dot)
            screen.settle()
            CATransaction.setDisableActions(true)
            dot.position.x += 10
            screen.frame()
            #expect(screen.renderer.bandCount == 1)
        }

        // MARK: What costs nothing

        @Test func anIdleScreenCostsNoFrames() {
            let screen = Screen()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
            screen.root.addSublayer(layer)
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            (spin.byValue, spin.duration, spin.repeatCount) = (6, 1, .infinity)
            layer.add(spin, forKey: "spin")
            screen.frame()
            #expect(RenderLoop.main.needsFrame)
            #expect(!screen.frame(after: 0.1).isEmpty && RenderLoop.main.needsFrame)
            var asked = 0
            RenderLoop.main.onNeedsFrame = { asked += 1 }
            defer { RenderLoop.main.onNeedsFrame = nil }
            layer.removeAnimation(forKey: "spin")
            // One frame shows the layer where it is without the animation, and tells that it ended; then there is nothing to do.
            #expect(RenderLoop.main.needsFrame && asked > 0)
            var frames = 0
            while RenderLoop.main.needsFrame, frames < 10 {
                screen.frame(after: 1.0 / 60)
                frames += 1
            }
            #expect(frames <= 2)
            asked = 0
            for _ in 0..<100 { #expect(!RenderLoop.main.needsFrame && screen.frame(after: 1.0 / 60).isEmpty) }
            #expect(asked == 0)
        }

        @Test func aStillAnimationCostsNoFrames() {
            let screen = Screen()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
            screen.root.addSublayer(layer)
            let held = CABasicAnimation(keyPath: "position.x")
            (held.toValue, held.duration, held.speed) = (50, 1, 0)
            layer.add(held, forKey: "held")
            screen.frame()
            screen.frame(after: 0.5)
            #expect(!RenderLoop.main.needsFrame)
            held.speed = 1
            layer.add(held, forKey: "held")
            screen.frame()
            #expect(RenderLoop.main.needsFrame)
            for _ in 0..<3 { screen.frame(after: 0.5) }
            #expect(!RenderLoop.main.needsFrame && layer.animationKeys() == nil)
        }

        // MARK: Damage made visible

        @Test func damageIsTintedForAFrame() {
            let screen = Screen()
            screen.renderer.showsDamage = true
            let (still, moving) = (
                makeLayer(CGRect(x: 0, y: 0, width: 30, height: 30), .rgb(0x00FF00)),
                makeLayer(CGRect(x: 50, y: 50, width: 20, height: 20), .rgb(0x00FF00))
            )
            screen.root.sublayers = [still, moving]
            screen.frame()
            screen.frame()
            #expect(screen.pixel(10, 10) == 0xFF00_FF00 && screen.pixel(60, 60) == 0xFF00_FF00)
            CATransaction.setDisableActions(true)
            moving.backgroundColor = .rgb(0x0000FF)
            screen.frame()
            // Only what was painted anew is tinted, and the picture itself is kept as it is.
            #expect(screen.pixel(10, 10) == 0xFF00_FF00 && screen.channel(60, 60, 16) > 60 && screen.channel(60, 60, 0) > 150)
            screen.frame()
            #expect(screen.pixel(60, 60) == 0xFF00_00FF)
        }
    }
}
