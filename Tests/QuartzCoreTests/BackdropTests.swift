import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct BackdropTests {
        private let screen = Screen()
        private let stripe = makeLayer(CGRect(x: 0, y: 0, width: 50, height: 100), .rgb(0xFF0000))
        private let backdrop = BackdropLayer()

        init() {
            screen.root.addSublayer(stripe)
            backdrop.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            screen.root.addSublayer(backdrop)
        }

        @Test func nothingIsChangedToBeginWith() {
            screen.settle()
            #expect(screen.pixel(49, 50) == 0xFFFF_0000 && screen.pixel(50, 50) == 0xFFFF_FFFF)
        }

        @Test func edgesBehindAreBlurredAndOnlyThere() {
            backdrop.blurRadius = 6
            screen.settle()
            // Half of each at the edge itself; a standard deviation away, 16 percent of the other side.
            #expect(abs(screen.channel(50, 50, 8) - 130) < 14)
            #expect(abs(screen.channel(44, 50, 8) - 41) < 14 && abs(screen.channel(56, 50, 8) - 214) < 14)
            #expect(screen.channel(22, 50, 8) < 3 && screen.channel(77, 50, 8) > 252)
            #expect(screen.pixel(49, 10) == 0xFFFF_0000 && screen.pixel(50, 90) == 0xFFFF_FFFF)
            // Outside nothing is seen: the edge of the bounds is as bright as its middle.
            #expect(abs(screen.channel(65, 20, 8) - screen.channel(65, 50, 8)) <= 2)
        }

        @Test func colorsChangeAsAsked() {
            backdrop.saturation = 0
            screen.settle()
            #expect(abs(screen.channel(30, 50, 16) - 54) <= 1 && abs(screen.channel(30, 50, 0) - 54) <= 1)
            (backdrop.saturation, backdrop.tint) = (1, .rgb(0x0000FF, 0.5))
            screen.settle()
            #expect(abs(screen.channel(30, 50, 16) - 127) <= 1 && abs(screen.channel(30, 50, 0) - 128) <= 1)
            (backdrop.tint, backdrop.brightness) = (nil, -0.5)
            screen.settle()
            #expect(abs(screen.channel(30, 50, 16) - 128) <= 1 && abs(screen.channel(70, 50, 8) - 128) <= 1)
        }

        @Test func whatChangesBehindIsSeen() {
            backdrop.blurRadius = 6
            let label = makeLayer(CGRect(x: 30, y: 30, width: 5, height: 5), .rgb(0))
            backdrop.addSublayer(label)
            screen.settle()
            CATransaction.setDisableActions(true)
            stripe.bounds.size.width = 60
            let damage = screen.frame()
            #expect(damage.contains { $0.contains(CGRect(x: 20, y: 20, width: 60, height: 60)) })
            #expect(screen.bytes == screen.repainted())
            // What is in front of it does not get into it.
            #expect(screen.pixel(52, 52) == 0xFF00_0000 && screen.channel(40, 52, 16) > 250)
            // Elsewhere nothing changes it.
            let far = makeLayer(CGRect(x: 0, y: 85, width: 10, height: 10), .rgb(0x00FF00))
            screen.root.insertSublayer(far, at: 0)
            stripe.isHidden = true
            screen.frame()
            CATransaction.setDisableActions(true)
            far.backgroundColor = .rgb(0x0000FF)
            #expect(screen.frame() == [CGRect(x: 0, y: 85, width: 10, height: 10)])
        }

        @Test func backdropsSeeThroughGroupsAndOneAnother() {
            let group = CALayer()
            (group.frame, group.cornerRadius, group.masksToBounds) = (CGRect(x: 10, y: 10, width: 80, height: 80), 20, true)
            group.backgroundColor = .rgb(0x00FF00)
            screen.root.insertSublayer(group, above: stripe)
            group.addSublayer(backdrop)
            backdrop.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
            backdrop.saturation = 0
            let second = BackdropLayer()
            second.frame = CGRect(x: 20, y: 0, width: 60, height: 80)
            second.tint = .rgb(0xFF0000, 0.5)
            group.addSublayer(second)
            screen.settle()
            #expect(screen.pixel(11, 11) == 0xFFFF_0000)
            #expect(abs(screen.channel(20, 50, 16) - 182) <= 1 && abs(screen.channel(20, 50, 0) - 182) <= 1)
            // Grey, and half red over it.
            #expect(abs(screen.channel(40, 50, 0) - 91) <= 1 && screen.channel(40, 50, 16) > 215)
            // Green and half red over it.
            #expect(abs(screen.channel(70, 50, 8) - 127) <= 1 && abs(screen.channel(70, 50, 0)) <= 1)
            #expect(screen.bytes == screen.repainted())
        }

        @Test func masksAndOpacityApply() {
            backdrop.tint = .rgb(0x0000FF)
            let mask = makeLayer(CGRect(x: 0, y: 0, width: 30, height: 60), .rgb(0))
            backdrop.mask = mask
            screen.settle()
            #expect(screen.pixel(30, 50) == 0xFF00_00FF && screen.pixel(70, 50) == 0xFFFF_FFFF)
            backdrop.opacity = 0.5
            screen.settle()
            #expect(abs(screen.channel(30, 50, 16) - 127) <= 1 && abs(screen.channel(30, 50, 0) - 128) <= 1)
        }

        @Test func blursAreAnimated() {
            let grow = CABasicAnimation(keyPath: "backdropBlurRadius")
            (grow.fromValue, grow.toValue, grow.duration) = (0, 10, 1)
            backdrop.add(grow, forKey: "grow")
            screen.frame()
            screen.frame(after: 0.2)
            let early = screen.channel(44, 50, 8)
            screen.frame(after: 0.6)
            #expect(early < screen.channel(44, 50, 8) - 20)
        }

        @Test func turnedBackdropsShowWhatIsStraightBehind() {
            backdrop.saturation = 0
            backdrop.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
            screen.settle()
            #expect(screen.channel(30, 50, 16) == screen.channel(30, 50, 0) && screen.pixel(21, 21) == 0xFFFF_0000)
            #expect(screen.bytes == screen.repainted())
        }

        @Test func threadsDoNotMatter() {
            func bytes(_ threads: Int) -> [UInt8] {
                let screen = Screen(width: 900, height: 900, scale: 3)
                screen.renderer.threadCount = threads
                for index in 0..<40 {
                    screen.root.addSublayer(
                        makeLayer(
                            CGRect(x: index * 7, y: index * 31 % 280, width: 60, height: 40), .rgb(UInt32(index) &* 0x4F1B37 & 0xFFFFFF)))
                }
                for y in [0, 140] {
                    let bar = BackdropLayer()
                    bar.frame = CGRect(x: 0, y: y, width: 300, height: 120)
                    (bar.blurRadius, bar.saturation, bar.tint) = (20, 1.8, .rgb(0xFFFFFF, 0.4))
                    screen.root.addSublayer(bar)
                }
                screen.settle()
                return screen.bytes
            }
            #expect(bytes(1) == bytes(2) && bytes(1) == bytes(4))
        }
    }
}
