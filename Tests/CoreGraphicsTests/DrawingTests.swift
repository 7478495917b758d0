import CoreGraphics
import Foundation
import Testing

@Suite struct DrawingTests {
    @Test func originIsAtTheBottomLeftUnlessFlipped() {
        let canvas = Canvas(10, 10)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(canvas[0, 9] == [255, 0, 0, 255] && canvas[1, 7][3] == 255 && canvas[0, 6][3] == 0 && canvas[2, 9][3] == 0)
        let flipped = Canvas(20, 20, flipped: true, scale: 2)
        flipped.context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(flipped[3, 5] == [0, 0, 0, 255] && flipped[0, 6][3] == 0 && flipped[4, 0][3] == 0)
        #expect(flipped.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }

    @Test func fillRulesDifferWhereTheyMust() {
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let canvas = Canvas(40, 40)
            canvas.context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            canvas.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
            canvas.context.fillPath(using: rule)
            #expect(canvas.alpha(20, 20) == (rule == .winding ? 255 : 0))
            #expect(canvas.alpha(5, 5) == 255)
            #expect(canvas.context.isPathEmpty)
        }
    }

    @Test func capsExtendHalfALineWidth() {
        func extent(_ cap: CGLineCap) -> (left: Int, right: Int) {
            let canvas = Canvas(100, 40)
            canvas.context.setLineWidth(20)
            canvas.context.setLineCap(cap)
            canvas.context.move(to: CGPoint(x: 30, y: 20))
            canvas.context.addLine(to: CGPoint(x: 70, y: 20))
            canvas.context.strokePath()
            let covered = (0..<100).filter { canvas.alpha($0, 20) > 200 }
            return (covered.first!, covered.last!)
        }
        #expect(extent(.butt) == (30, 69))
        #expect(extent(.square) == (20, 79))
        #expect(extent(.round) == (20, 79))
    }

    @Test func lineWidthScalesWithTheTransform() {
        let canvas = Canvas(100, 100)
        canvas.context.scaleBy(x: 1, y: 5)
        canvas.context.setLineWidth(4)
        canvas.context.move(to: CGPoint(x: 10, y: 10))
        canvas.context.addLine(to: CGPoint(x: 90, y: 10))
        canvas.context.strokePath()
        #expect((0..<100).filter { canvas.alpha(50, $0) == 255 }.count == 20)
    }

    @Test(arguments: [(0, 0), (3, 17), (-4, 4)]) func dashesStartAtTheirPhase(phase: Int, firstStart: Int) {
        let canvas = Canvas(100, 10)
        canvas.context.setLineWidth(10)
        canvas.context.setLineDash(phase: CGFloat(phase), lengths: [5, 15])
        canvas.context.move(to: CGPoint(x: 0, y: 5))
        canvas.context.addLine(to: CGPoint(x: 100, y: 5))
        canvas.context.strokePath()
        for x in 0..<100 {
            let isDash = ((x + phase) % 20 + 20) % 20 < 5
            #expect(canvas.alpha(x, 5) == (isDash ? 255 : 0), "at \(x)")
        }
        #expect(canvas.alpha(firstStart, 5) == 255)
    }

    @Test func impossibleDashesAreSolidAndDoNotBreakTheContext() {
        let canvas = Canvas(20, 10)
        canvas.context.setLineWidth(10)
        canvas.context.setLineDash(phase: 0, lengths: [0, 0])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        #expect(canvas.alpha(10, 5) == 255)
    }

    @Test func transformsWithoutAreaDrawNothingAndAreUndone() {
        let canvas = Canvas(10, 10)
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.restoreGState()
        #expect(canvas.coverage == 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.coverage == 100)
    }

    @Test func stateIsSavedAndRestored() {
        let canvas = Canvas(10, 10)
        canvas.context.setFillColor(.red)
        canvas.context.saveGState()
        canvas.context.setFillColor(.blue)
        canvas.context.translateBy(x: 5, y: 0)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.restoreGState()
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas[0, 0] == [255, 0, 0, 255] && canvas[9, 9] == [255, 0, 0, 255])
    }

    @Test func clipsNarrow() {
        let canvas = Canvas(20, 20)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.clip(to: [CGRect(x: 5, y: 0, width: 10, height: 5), CGRect(x: 5, y: 15, width: 10, height: 5)])
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 5, y: 0, width: 5, height: 20))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.coverage == 50)
        let rings = Canvas(20, 20)
        rings.context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        rings.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        rings.context.clip(using: .evenOdd)
        rings.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(rings.coverage == 300)
    }

    @Test func alphaScalesAllPaint() {
        let canvas = Canvas(10, 10)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isClose(canvas[5, 5], [64, 0, 0, 64]))
    }

    @Test func edgesAreSmoothedUnlessToldNot() {
        let canvas = Canvas(10, 10)
        canvas.context.fill(CGRect(x: 0.5, y: 0, width: 5, height: 10))
        #expect(abs(canvas.alpha(0, 5) - 128) <= 2)
        let hard = Canvas(10, 10)
        hard.context.setShouldAntialias(false)
        hard.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect((0..<100).allSatisfy { [0, 255].contains(hard.alpha($0 % 10, $0 / 10)) })
    }

    @Test func clearMakesTransparentWhateverTheState() {
        let canvas = Canvas(10, 10)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.setAlpha(0.1)
        canvas.context.setBlendMode(.multiply)
        canvas.context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(canvas.coverage == 50)
    }

    @Test func pathIsKeptWhileTheTransformChanges() {
        let canvas = Canvas(20, 20)
        canvas.context.move(to: CGPoint(x: 0, y: 0))
        canvas.context.translateBy(x: 10, y: 0)
        canvas.context.addLine(to: CGPoint(x: 0, y: 10))
        #expect(canvas.context.currentPointOfPath == CGPoint(x: 0, y: 10))
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: -10, y: 0, width: 10, height: 10))
        #expect(canvas.context.path?.storage.points == [CGPoint(x: -10, y: 0), CGPoint(x: 0, y: 10)])
    }

    @Test func pathContainsAndStrokedPath() {
        let context = Canvas(50, 50).context
        context.setLineWidth(10)
        context.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(context.pathContains(CGPoint(x: 25, y: 25), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 25, y: 25), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 6, y: 25), mode: .stroke))
        context.replacePathWithStrokedPath()
        #expect(context.pathContains(CGPoint(x: 6, y: 25), mode: .fill) && !context.pathContains(CGPoint(x: 25, y: 25), mode: .fill))
    }

    @Test func fillThenStroke() {
        let canvas = Canvas(40, 40)
        canvas.context.setFillColor(.red)
        canvas.context.setStrokeColor(.blue)
        canvas.context.setLineWidth(4)
        canvas.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas[20, 20] == [255, 0, 0, 255] && canvas[9, 20] == [0, 0, 255, 255] && canvas[11, 20] == [0, 0, 255, 255])
    }
}
