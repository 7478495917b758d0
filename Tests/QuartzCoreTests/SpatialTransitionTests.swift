import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct SpatialTransitionTests {
        private let screen = Screen(width: 160, height: 200)
        private let layer = makeLayer(CGRect(x: 20, y: 20, width: 120, height: 160))
        private let old = halves(0xFF0000, 0x0000FF)
        private let new = halves(0x00FF00, 0xFFFF00)

        init() { screen.root.addSublayer(layer) }

        /// A picture of the layer's size whose left half has one colour and whose right half has another.
        private static func halves(_ left: UInt32, _ right: UInt32) -> CGImage {
            let context = CGContext(
                data: nil, width: 120, height: 160, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)!
            context.setFillColor(.rgb(left))
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 160))
            context.setFillColor(.rgb(right))
            context.fill(CGRect(x: 60, y: 0, width: 60, height: 160))
            return context.makeImage()!
        }

        private func show(_ image: CGImage) {
            CATransaction.setDisableActions(true)
            layer.contents = image
        }

        /// The frames of a transition of a second's length, from one picture to another.
        private func frames(
            _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, from: CGImage? = nil, to: CGImage? = nil,
            at times: [Double] = [0, 0.25, 0.5, 0.75, 1]
        ) -> [Shot] {
            layer.removeAllAnimations()
            show(from ?? old)
            screen.frame()
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(transition, forKey: nil)
            show(to ?? new)
            screen.frame()
            var last = 0.0
            return times.map { time in
                screen.frame(after: time - last)
                last = time
                writePNG(screen, "\(type.rawValue)-\(subtype?.rawValue ?? "")-\(time)")
                return Shot(bytes: screen.bytes, stride: screen.renderer.bytesPerRow)
            }
        }

        private struct Shot: Equatable {
            let bytes: [UInt8]
            let stride: Int

            /// Red, green, blue.
            subscript(x: Int, y: Int) -> [Int] { (0..<3).map { Int(bytes[y * stride + x * 4 + 2 - $0]) } }

            func count(_ matches: ([Int]) -> Bool) -> Int {
                var count = 0
                for y in 20..<180 { for x in 20..<140 where matches(self[x, y]) { count += 1 } }
                return count
            }
            /// How many pixels of a column are not the screen's own white.
            func height(_ x: Int) -> Int { (0..<200).filter { self[x, $0] != [255, 255, 255] }.count }
            func width(_ y: Int) -> Int { (0..<160).filter { self[$0, y] != [255, 255, 255] }.count }
        }

        private func still(_ image: CGImage) -> Shot {
            layer.removeAllAnimations()
            show(image)
            screen.frame()
            return Shot(bytes: screen.bytes, stride: screen.renderer.bytesPerRow)
        }

        @Test func aPageIsRolledUpFromItsCorner() {
            let shots = frames(.pageCurl)
            #expect(shots[0] == still(old) && shots[4] == still(new))
            // First the lower right corner is lifted; the upper left one is the last to be.
            #expect(shots[1][136, 176] == [255, 255, 0] && shots[1][24, 24] == [255, 0, 0])
            #expect(shots[2][136, 176] == [255, 255, 0] && shots[2][24, 24] == [255, 0, 0])
            let uncovered = shots.map { $0.count { $0 == [0, 255, 0] || $0 == [255, 255, 0] } }
            #expect(uncovered == uncovered.sorted() && uncovered[1] > 100 && uncovered[2] > uncovered[1] + 1000)
            #expect(shots[3] != shots[4])
        }

        @Test func aCurlShowsThePagesBack() {
            let shots = frames(.pageCurl)
            // The back is the page's picture, whitened: reddish behind red, bluish behind blue, on the other side of the fold.
            func isReddish(_ c: [Int]) -> Bool { c[0] > c[1] + 20 && c[1] > 100 && abs(c[1] - c[2]) < 4 }
            func isBluish(_ c: [Int]) -> Bool { c[2] > c[1] + 20 && c[1] > 100 && abs(c[1] - c[0]) < 4 }
            #expect(shots[0].count(isBluish) == 0 && shots[4].count(isBluish) == 0)
            #expect(shots[1].count(isBluish) > 200)
            #expect(shots[2].count(isBluish) > 1000 && shots[2].count(isReddish) > 1000)
            // The revealed page is darker beside the roll.
            #expect(shots[2].count { $0[0] < 5 && $0[2] < 5 && $0[1] > 160 && $0[1] < 250 } > 50)
        }

        @Test(arguments: [CATransitionSubtype.fromTop, .fromBottom, .fromLeft, .fromRight])
        func curlsBeginAtTheirSide(side: CATransitionSubtype) {
            let shot = frames(.pageCurl, side, at: [0.4])[0]
            let (first, last) =
                switch side {
                case .fromTop: ((120, 24), (40, 176))
                case .fromBottom: ((120, 176), (40, 24))
                case .fromLeft: ((24, 160), (136, 40))
                default: ((136, 160), (24, 40))
                }
            #expect(shot[first.0, first.1][1] > 160 && shot[last.0, last.1][1] == 0)
        }

        @Test func unrollingIsRollingUpBackwards() {
            let rolled = frames(.pageCurl, at: [0.25, 0.5, 0.75])
            let unrolled = frames(.pageUnCurl, from: new, to: old, at: [0.25, 0.5, 0.75])
            #expect(rolled == unrolled.reversed())
        }

        @Test func aFlipIsEdgeOnAtHalfTime() {
            let shots = frames(.flip, .fromLeft)
            #expect(shots[0] == still(old) && shots[4] == still(new))
            #expect(shots[2].bytes.allSatisfy { $0 == 255 })
            // A quarter of the time is half of a right angle.
            let width = shots[1].width(100)
            #expect(abs(Double(width) - 120 * cos(Double.pi / 4)) < 4 && abs(shots[3].width(100) - width) <= 1)
            #expect(shots[1][50, 100] == [255, 0, 0] && shots[1][110, 100] == [0, 0, 255])
            // The card's back is not mirrored.
            #expect(shots[3][50, 100] == [0, 255, 0] && shots[3][110, 100] == [255, 255, 0])
        }

        @Test func flipsAreSeenInPerspective() {
            for (side, isNearLeft) in [(CATransitionSubtype.fromLeft, true), (.fromRight, false)] {
                let shots = frames(.flip, side, at: [0.25, 0.75])
                let (l, r) = (shots[0].height(45), shots[0].height(114))
                #expect(isNearLeft ? l > 160 && r < 160 : l < 160 && r > 160)
                // What came to the front on one side goes on towards the other.
                let (l2, r2) = (shots[1].height(45), shots[1].height(114))
                #expect(isNearLeft ? l2 < 160 && r2 > 160 : l2 > 160 && r2 < 160)
            }
            for (side, isNearTop) in [(CATransitionSubtype.fromTop, true), (.fromBottom, false)] {
                let shot = frames(.flip, side, at: [0.25])[0]
                let (top, bottom) = (shot.width(60), shot.width(140))
                #expect(isNearTop ? top > bottom + 8 : bottom > top + 8)
            }
        }

        @Test func partsPaintedAnewFitTheRest() {
            for type in [CATransitionType.pageCurl, .flip] {
                _ = frames(type, at: [0.3])
                let whole = screen.bytes
                // A dot that moves in front makes a part of the transition be painted anew.
                let dot = makeLayer(CGRect(x: 60, y: 90, width: 7, height: 5), .rgb(0x123456))
                CATransaction.setDisableActions(true)
                screen.root.addSublayer(dot)
                screen.frame()
                dot.removeFromSuperlayer()
                screen.frame()
                #expect(screen.bytes == whole)
            }
        }
    }
}
