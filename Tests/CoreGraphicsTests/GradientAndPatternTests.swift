import CoreGraphics
import Foundation
import Testing

@Suite struct GradientAndPatternTests {
    private let blackToWhite = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)!

    @Test func linearGradientsInterpolate() {
        let canvas = Canvas(100, 10)
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        for x in stride(from: 5, to: 100, by: 10) { #expect(abs(canvas[x, 5][0] - Int((Double(x) + 0.5) * 2.55)) <= 2) }
    }

    @Test func endsGoOnOnlyWhereAsked() {
        func alphas(_ options: CGGradientDrawingOptions) -> [Int] {
            let canvas = Canvas(100, 10)
            canvas.context.drawLinearGradient(blackToWhite, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 70, y: 0), options: options)
            return [canvas.alpha(10, 5), canvas.alpha(50, 5), canvas.alpha(90, 5)]
        }
        #expect(alphas([]) == [0, 255, 0])
        #expect(alphas(.drawsBeforeStartLocation) == [255, 255, 0])
        #expect(alphas(.drawsAfterEndLocation) == [0, 255, 255])
        #expect(alphas([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [255, 255, 255])
    }

    @Test func locationsPlaceColours() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1], locations: [0, 0.25, 1],
                count: 3))
        let canvas = Canvas(100, 4)
        canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        #expect(canvas[25, 2][1] > 245 && isClose(canvas[62, 2], [0, 128, 128, 255], within: 4))
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }

    @Test func radialGradientsFollowTheRadius() {
        let canvas = Canvas(100, 100)
        let center = CGPoint(x: 50, y: 50)
        canvas.context.drawRadialGradient(
            blackToWhite, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40, options: [])
        #expect(canvas[50, 50][0] < 8 && abs(canvas[70, 50][0] - 130) < 5 && canvas.alpha(95, 50) == 0)
    }

    @Test func conicGradientsFollowTheAngle() {
        let canvas = Canvas(100, 100)
        canvas.context.drawConicGradient(blackToWhite, center: CGPoint(x: 50, y: 50), angle: 0)
        // With y upwards the angle grows counterclockwise: a quarter is straight up.
        #expect(
            canvas[90, 48][0] < 10 && abs(canvas[50, 10][0] - 64) < 3 && abs(canvas[10, 50][0] - 128) < 3
                && abs(canvas[49, 90][0] - 191) < 3)
    }

    @Test func gradientsAreClippedAndBlended() {
        let canvas = Canvas(20, 20)
        canvas.context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.clip()
        canvas.context.setAlpha(0.5)
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        #expect(canvas.alpha(0, 0) == 0 && abs(canvas.alpha(10, 10) - 128) <= 1)
    }

    private func checker(step: CGFloat = 4, isColored: Bool = true) -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(.red) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: step, yStep: step,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)!
    }

    @Test func patternsRepeat() throws {
        let canvas = Canvas(16, 16)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        canvas.context.setFillPattern(checker(), colorComponents: [1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        for y in 0..<16 {
            for x in 0..<16 {
                #expect(canvas[x, 15 - y] == (x % 4 < 2 && y % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 0, 0]), "at \(x), \(y)")
            }
        }
    }

    @Test func uncolouredPatternsTakeTheColourGiven() throws {
        let canvas = Canvas(8, 8)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        canvas.context.setFillPattern(checker(isColored: false), colorComponents: [0, 0, 1, 1])
        canvas.context.setPatternPhase(CGSize(width: 2, height: 0))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(canvas[2, 7] == [0, 0, 255, 255] && canvas.alpha(0, 7) == 0)
    }

    @Test func gradientsAreToldApartByWhichOneItIs() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)] as CFArray
        let (one, other) = (
            try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)),
            try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        )
        #expect(one == one && one != other && Set([one, other, one]).count == 2)
        #expect(CGPatternCallbacks().version == 0 && CGPatternCallbacks().drawPattern == nil)
    }

    @Test func patternInfoIsReleased() {
        let released = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { released.deallocate() }
        released.pointee = 0
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, _ in }, releaseInfo: { $0!.assumingMemoryBound(to: Int.self).pointee += 1 })
        var pattern = CGPattern(
            info: released, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
            isColored: true, callbacks: &callbacks)
        #expect(pattern != nil && released.pointee == 0)
        pattern = nil
        #expect(released.pointee == 1)
    }
}
