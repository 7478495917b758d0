import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Lines of shape layers, measured on the pixels that they paint.
extension CoreAnimationTests {
    @MainActor @Suite struct StrokeTests {
        private let screen = Screen(width: 300, height: 300)
        private let layer = CAShapeLayer()

        init() {
            layer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            layer.strokeColor = .rgb(0x000000)
            layer.fillColor = nil
            screen.root.addSublayer(layer)
        }

        private func paint(_ name: String, _ change: () -> Void) {
            CATransaction.setDisableActions(true)
            change()
            screen.frame()
            writePNG(screen, "stroke-\(name)")
        }

        /// How much of a pixel is painted.
        private func ink(_ x: Int, _ y: Int) -> Double { 1 - Double(screen.channel(x, y, 0)) / 255 }

        /// How many pixels are painted, parts of pixels counted as parts.
        private func area(_ columns: Range<Int> = 0..<300, _ rows: Range<Int> = 0..<300) -> Double {
            var sum = 0.0
            for y in rows { for x in columns { sum += ink(x, y) } }
            return sum
        }

        private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            return path
        }

        private func circle(_ radius: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: 150 - radius, y: 150 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
        }

        // MARK: Ranges

        private static func curve() -> CGPath {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 20, y: 250))
            path.addCurve(to: CGPoint(x: 270, y: 200), control1: CGPoint(x: 60, y: -100), control2: CGPoint(x: 140, y: 380))
            return path
        }

        private static func several() -> CGPath {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 30, y: 30, width: 100, height: 60))
            path.addEllipse(in: CGRect(x: 160, y: 150, width: 100, height: 100))
            path.move(to: CGPoint(x: 30, y: 200))
            path.addLine(to: CGPoint(x: 130, y: 270))
            return path
        }

        @Test(arguments: [0, 1, 2, 3]) func strokeRangesAreFractionsOfTheLength(which: Int) {
            let path = [line((20, 150), (280, 150)), circle(100), Self.curve(), Self.several()][which]
            paint("whole\(which)") {
                (layer.path, layer.lineWidth) = (path, 2)
                // Joins would add corners of their own.
                layer.lineJoin = .bevel
            }
            let whole = area()
            paint("end\(which)") { layer.strokeEnd = 0.7 }
            #expect(abs(area() / whole - 0.7) < 0.7 * 0.005, "painted \(area() / whole)")
            paint("range\(which)") { layer.strokeStart = 0.25 }
            #expect(abs(area() / whole - 0.45) < 0.45 * 0.005 + 0.0005, "painted \(area() / whole)")
        }

        @Test func strokeEndIsWhereItShouldBe() {
            paint("end") { (layer.path, layer.lineWidth, layer.strokeEnd) = (line((50, 150), (250, 150)), 4, 0.7) }
            #expect(ink(188, 150) == 1 && ink(189, 150) == 1 && ink(190, 150) == 0)
            #expect(area() == 140 * 4)
            // An ellipse begins at its right and runs downwards: 70 % of it end 252° on.
            paint("arc") { (layer.path, layer.lineWidth) = (circle(100), 10) }
            func onCircle(_ degrees: Double) -> Double {
                ink(Int(150 + 100 * cos(degrees * .pi / 180)), Int(150 + 100 * sin(degrees * .pi / 180)))
            }
            #expect(onCircle(2) == 1 && onCircle(250) == 1 && onCircle(254) == 0 && onCircle(358) == 0)
            #expect(abs(area() - 0.7 * 2 * .pi * 100 * 10) < 0.7 * 2 * .pi * 1000 * 0.005)
        }

        // MARK: Caps

        @Test func capsExtendHalfALineWidth() {
            for (cap, more) in [(CAShapeLayerLineCap.butt, 0.0), (.square, 10.0), (.round, 10.0)] {
                paint("cap-\(cap.rawValue)") {
                    (layer.path, layer.lineWidth, layer.lineCap) = (line((100, 150), (200, 150)), 20, cap)
                }
                // The last painted pixel of the middle row is exactly half a width on.
                let columns = (0..<300).filter { ink($0, 149) > 0.5 }
                #expect(columns.first == 100 - Int(more) && columns.last == 199 + Int(more), "\(cap.rawValue)")
                #expect((0..<300).filter { ink($0, 149) > 0 }.count <= columns.count + (cap == .round ? 2 : 0))
                let expected = 100 * 20 + (cap == .square ? 2 * 10 * 20 : cap == .round ? Double.pi * 100 : 0)
                #expect(abs(area() - expected) < (cap == .round ? 1.5 : 1e-9), "\(cap.rawValue): \(area())")
                #expect((ink(91, 141) > 0.5) == (cap == .square))
            }
        }

        // MARK: Dashes

        /// Where a horizontal line from x = 10 to 290 is painted, as pairs of start and end.
        private func dashes(_ pattern: [NSNumber], _ phase: CGFloat) -> [[Double]] {
            paint("dash-\(pattern.count)-\(phase)") {
                (layer.path, layer.lineWidth) = (line((10, 150), (290, 150)), 2)
                (layer.lineDashPattern, layer.lineDashPhase) = (pattern, phase)
            }
            var result: [[Double]] = []
            var x = 10
            while x < 291 {
                guard ink(x, 150) > 0 else {
                    x += 1
                    continue
                }
                // Fractions of pixels at both ends tell where exactly.
                let start = Double(x) + 1 - ink(x, 150)
                while x < 291, ink(x, 150) == 1 || ink(x + 1, 150) > 0 { x += 1 }
                let end = Double(x) + ink(x, 150)
                result.append([start, end])
                x += 1
            }
            return result
        }

        /// What a pattern makes of the line: starts and ends of what is painted.
        private func expected(_ pattern: [Double], _ phase: Double) -> [[Double]] {
            let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
            let total = lengths.reduce(0, +)
            var position = 10 - phase
            while position > 10 { position -= total }
            var result: [[Double]] = []
            while position < 290 {
                for (index, length) in lengths.enumerated() {
                    let (a, b) = (max(10, position), min(290, position + length))
                    if index % 2 == 0, a < b { result.append([a, b]) }
                    position += length
                }
            }
            return result
        }

        @Test(
            arguments: [
                ([5, 15], 0), ([5, 10, 15, 20], 0), ([47.12], 0), ([47.12], 23.56), ([47.12], -23.56), ([5, 10, 15, 20], 17.5),
                ([8, 3, 5], -4),
            ] as [([Double], Double)]) func dashesStartAndAlternate(pattern: [Double], phase: Double)
        {
            let (found, wanted) = (dashes(pattern.map { $0 as NSNumber }, CGFloat(phase)), expected(pattern, phase))
            #expect(found.count == wanted.count)
            for (a, b) in zip(found, wanted) { #expect(abs(a[0] - b[0]) < 0.02 && abs(a[1] - b[1]) < 0.02, "\(a), not \(b)") }
        }

        @Test func dashesRunAroundACircle() {
            // Eight times 47.12 is a circle of radius 60: four dashes and four gaps, moved by half a dash with the phase.
            for (phase, shift) in [(0.0, 0.0), (23.56, -22.5), (-23.56, 22.5)] {
                paint("circle-\(phase)") {
                    (layer.path, layer.lineWidth, layer.lineDashPattern, layer.lineDashPhase) = (circle(60), 6, [47.12], CGFloat(phase))
                }
                for degree in stride(from: 1.0, to: 360, by: 2) {
                    let turned = (degree - shift + 360).truncatingRemainder(dividingBy: 90)
                    guard min(abs(turned - 45), turned, 90 - turned) > 2 else { continue }
                    let angle = degree * .pi / 180
                    let painted = ink(Int(150 + 60 * cos(angle)), Int(150 + 60 * sin(angle))) > 0.5
                    // The circle's last 0.02 points start anew with the pattern, whatever the phase.
                    #expect(painted == (turned < 45), "phase \(phase) at \(degree)°")
                }
                #expect(abs(area() - 4 * 47.12 * 6) < 4 * 47.12 * 6 * 0.005 + 0.5)
            }
        }

        // MARK: Fill rules

        @Test func fillRulesDifferWhereTheyMust() {
            // Both squares run the same way: by winding the inner one is inside twice, by even-odd not at all.
            let same = CGMutablePath()
            same.addRect(CGRect(x: 50, y: 50, width: 200, height: 200))
            same.addRect(CGRect(x: 100, y: 100, width: 100, height: 100))
            let opposite = CGMutablePath()
            opposite.addRect(CGRect(x: 50, y: 50, width: 200, height: 200))
            opposite.addLines(
                between: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 100)])
            opposite.closeSubpath()
            let star = CGMutablePath()
            star.addLines(
                between: (0..<5).map {
                    CGPoint(x: 150 + 100 * sin(CGFloat($0) * 4 * .pi / 5), y: 150 - 100 * cos(CGFloat($0) * 4 * .pi / 5))
                })
            star.closeSubpath()
            for (index, (path, winding, evenOdd)) in [(same, 1.0, 0.0), (opposite, 0, 0), (star, 1, 0)].enumerated() {
                for (rule, middle) in [(CAShapeLayerFillRule.nonZero, winding), (.evenOdd, evenOdd)] {
                    paint("rule-\(index)-\(rule.rawValue)") {
                        (layer.path, layer.fillRule, layer.fillColor, layer.strokeColor) = (path, rule, .rgb(0x000000), nil)
                    }
                    #expect(ink(150, 150) == middle && ink(150, 72) == 1 && ink(20, 20) == 0)
                    if index < 2 { #expect(area() == 40_000 - (middle == 0 ? 10_000 : 0)) }
                }
            }
        }
    }
}
