import CoreGraphics
import Foundation
import Testing

@Suite struct CompositingTests {
    /// What painting `source` over `backdrop` gives.
    private func blend(_ mode: CGBlendMode, _ source: CGColor, over backdrop: CGColor?) -> [Int] {
        let canvas = Canvas(8, 8)
        if let backdrop {
            canvas.context.setFillColor(backdrop)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(source)
        canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        return canvas[4, 4]
    }

    private let a = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    private let b = CGColor(red: 0.5, green: 0.6, blue: 1, alpha: 1)

    private func bytes(_ r: Double, _ g: Double, _ b: Double) -> [Int] { [r, g, b, 1].map { Int(($0 * 255).rounded()) } }

    @Test func separableModes() {
        #expect(isClose(blend(.multiply, a, over: b), bytes(0.4, 0.24, 0.2), within: 2))
        #expect(isClose(blend(.screen, a, over: b), bytes(0.9, 0.76, 1), within: 2))
        #expect(isClose(blend(.darken, a, over: b), bytes(0.5, 0.4, 0.2), within: 2))
        #expect(isClose(blend(.lighten, a, over: b), bytes(0.8, 0.6, 1), within: 2))
        #expect(isClose(blend(.difference, a, over: b), bytes(0.3, 0.2, 0.8), within: 2))
        #expect(isClose(blend(.exclusion, a, over: b), bytes(0.5, 0.52, 0.8), within: 2))
        #expect(isClose(blend(.plusLighter, a, over: b), bytes(1, 1, 1), within: 2))
        #expect(isClose(blend(.plusDarker, a, over: b), bytes(0.3, 0, 0.2), within: 2))
        #expect(isClose(blend(.overlay, a, over: b), bytes(0.8, 0.52, 1), within: 3))
        #expect(isClose(blend(.hardLight, a, over: b), bytes(0.8, 0.48, 0.4), within: 3))
    }

    @Test func porterDuffModes() {
        #expect(blend(.copy, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), over: b)[3] == 128)
        #expect(blend(.clear, a, over: b) == [0, 0, 0, 0])
        #expect(blend(.sourceIn, a, over: nil) == [0, 0, 0, 0])
        #expect(isClose(blend(.sourceIn, a, over: b), bytes(0.8, 0.4, 0.2)))
        #expect(blend(.sourceOut, a, over: b) == [0, 0, 0, 0])
        #expect(isClose(blend(.destinationOver, a, over: b), bytes(0.5, 0.6, 1)))
        #expect(blend(.destinationOut, a, over: b) == [0, 0, 0, 0])
        #expect(blend(.xor, a, over: b) == [0, 0, 0, 0])
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear])
    func noModeReachesBeyondTheShape(mode: CGBlendMode) {
        let canvas = Canvas(10, 10)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 4, y: 4, width: 2, height: 2))
        canvas.context.setStrokeColor(.blue)
        canvas.context.stroke(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(canvas[0, 0] == [255, 0, 0, 255] && canvas[9, 9] == [255, 0, 0, 255])
    }

    @Test func layersAreDrawnAsOne() {
        let canvas = Canvas(10, 10)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
        canvas.context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
        canvas.context.endTransparencyLayer()
        #expect(isClose(canvas[5, 5], [128, 0, 0, 128]) && isClose(canvas[1, 5], [128, 0, 0, 128]))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(canvas.alpha(0, 9) - 191) <= 1)
    }

    @Test func layersNestAndKeepTheirClip() {
        let canvas = Canvas(10, 10)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 10, height: 5), auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.restoreGState()
        canvas.context.endTransparencyLayer()
        canvas.context.endTransparencyLayer()
        canvas.context.endTransparencyLayer()
        #expect(canvas.coverage == 25)
    }

    @Test func shadowsFallWhereTheyAreSent() {
        let canvas = Canvas(60, 60)
        canvas.context.setShadow(offset: CGSize(width: 10, height: -20), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 10, y: 40, width: 10, height: 10))
        // The square is at rows 10 to 19; downwards is towards smaller y.
        #expect(canvas[15, 15] == [255, 0, 0, 255])
        #expect(isClose(canvas[25, 35], [0, 0, 128, 128], within: 2) && canvas.alpha(15, 35) == 0)
    }

    @Test func shadowsIgnoreTransformsButFollowTheContextsScale() {
        let canvas = Canvas(60, 60, flipped: true, scale: 2)
        canvas.context.scaleBy(x: 0.5, y: 0.5)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas[5, 25] == [0, 0, 255, 255] && canvas.alpha(5, 15) == 0)
    }

    @Test func blurSpreadsAndKeepsTheAmount() {
        let canvas = Canvas(80, 80)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 200), blur: 10, color: .black)
        canvas.context.fill(CGRect(x: 30, y: -170, width: 20, height: 20))
        #expect(abs(canvas.coverage - 400) < 12)
        #expect(canvas.alpha(40, 40) > canvas.alpha(30, 40) && canvas.alpha(24, 40) > 0 && canvas.alpha(10, 40) == 0)
        #expect(abs(canvas.alpha(29, 40) + canvas.alpha(30, 40) - canvas.alpha(40, 40)) < 12)
    }

    @Test func shadowOfWhatIsClippedAwayStillFalls() {
        let canvas = Canvas(40, 40)
        canvas.context.clip(to: CGRect(x: 20, y: 0, width: 20, height: 40))
        canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .red)
        canvas.context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas[30, 30] == [255, 0, 0, 255] && canvas.alpha(10, 30) == 0)
    }
}
