import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct DrawingTests {
    @Test func glyphsStandOnTheBaseline() {
        let canvas = Canvas(width: 60, height: 30)
        let frame = TextFrame(text("HHH"))
        frame.draw(in: canvas.context, at: CGPoint(x: 5, y: 5))
        let baseline = 5 + frame.firstBaseline
        let cap = frame.text.runs[0].shape.font.metrics.capHeight
        #expect(canvas.darkness(CGRect(x: 0, y: 0, width: 60, height: baseline - cap - 1)) == 0)
        #expect(canvas.darkness(CGRect(x: 0, y: baseline + 1, width: 60, height: 10)) == 0)
        #expect(canvas.darkness(CGRect(x: 5, y: baseline - cap, width: frame.size.width, height: cap)) > 0.2)
    }

    @Test func coloursAreTheRuns() {
        let canvas = Canvas(width: 60, height: 30)
        TextFrame(text("HHH", color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))).draw(in: canvas.context, at: .zero)
        // Red glyphs take away green and blue only: never more than two thirds.
        let darkness = canvas.darkness(CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(darkness > 0.05 && darkness < 0.4)
    }

    @Test func runsOfOneShapeHaveTheirOwnPaint() {
        let shape = ShapeStyle(font: FontLibrary.shared.systemFace(size: 20))
        let frame = TextFrame(
            StyledText(
                string: "HH",
                runs: [
                    .init(length: 1, shape: shape, paint: TextPaint(foreground: .white)),
                    .init(length: 1, shape: shape, paint: TextPaint(foreground: .black)),
                ]))
        let canvas = Canvas(width: 60, height: 30)
        frame.draw(in: canvas.context, at: .zero)
        let half = frame.size.width / 2
        #expect(canvas.darkness(CGRect(x: 0, y: 0, width: half - 0.5, height: 30)) == 0)
        #expect(canvas.darkness(CGRect(x: half, y: 0, width: half, height: 30)) > 0.1)
    }

    @Test func everyDecorationIsDrawn() {
        let canvas = Canvas(width: 320, height: 400)
        var y: CGFloat = 8
        func line(_ string: String, _ shape: (inout ShapeStyle) -> Void = { _ in }, _ paint: (inout TextPaint) -> Void) {
            var style = ShapeStyle(font: FontLibrary.shared.systemFace(size: 20))
            shape(&style)
            var colours = TextPaint(foreground: .black)
            paint(&colours)
            let frame = TextFrame(StyledText(string: string, shape: style, paint: colours))
            frame.draw(in: canvas.context, at: CGPoint(x: 8, y: y))
            y += frame.size.height + 6
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        line("single underline") { $0.underlineStyle = 1 }
        line("thick underline, red") { ($0.underlineStyle, $0.underlineColor) = (2, red) }
        line("double underline") { $0.underlineStyle = 9 }
        line("by words, dashed") { $0.underlineStyle = 0x8000 | 0x200 | 1 }
        line("dotted and dash-dotted") { ($0.underlineStyle, $0.strikethroughStyle) = (0x101, 0x301) }
        line("struck through") { $0.strikethroughStyle = 1 }
        line("background") { $0.background = CGColor(red: 1, green: 1, blue: 0, alpha: 1) }
        line("outlined") { $0.strokeWidth = 3 }
        line("outlined and filled") { ($0.strokeWidth, $0.strokeColor) = (-3, red) }
        line("shadow") { $0.shadow = TextShadow(offset: CGSize(width: 2, height: 2), blurRadius: 3, color: red) }
        line("leaning") { $0.obliqueness = 0.3 }
        line("wide", { $0.expansion = 0.4 }) { _ in }
        line("raised", { $0.baselineOffset = 6 }) { $0.underlineStyle = 1 }
        canvas.expectGolden("decorations")
    }

    @Test func scriptsAndWeights() {
        let canvas = Canvas(width: 360, height: 490)
        var y: CGFloat = 8
        for (string, size, weight) in [
            ("Ultralight to black: a", 20.0, -0.8), ("Light Hamburgefonstiv", 17, -0.4), ("Regular Hamburgefonstiv 0123456789", 17, 0),
            ("Semibold Hamburgefonstiv", 17, 0.3), ("Black Hamburgefonstiv", 17, 0.62), ("Large Title", 34, 0.4),
            ("Tiếng Việt: Ế Ộ Ữ ặ ẫ Nguyễn", 20, 0), ("שלום עולם abc مرحبا بالعالم", 20, 0), ("\u{F0000}\u{F0001} สวัสดี नमस्ते", 20, 0),
            ("emoji 😀👨‍👩‍👧‍👦🇻🇳❤️ ok", 20, 0), ("-> 2x4 fi ffl AVATo", 17, 0),
        ] {
            let frame = TextFrame(text(string, size: size, weight: weight), in: TextContainer(width: 344))
            frame.draw(in: canvas.context, at: CGPoint(x: 8, y: y))
            y += frame.size.height + 8
        }
        for name in ["Georgia-Italic", "CourierNewPSMT", "HelveticaNeue-Light", "AvenirNextCondensed-Bold"] {
            let face = FontLibrary.shared.face(FontSpecification(family: .postScript(name), size: 17))!
            let frame = TextFrame(StyledText(string: name, shape: ShapeStyle(font: face), paint: TextPaint(foreground: .black)))
            frame.draw(in: canvas.context, at: CGPoint(x: 8, y: y))
            y += frame.size.height + 6
        }
        canvas.expectGolden("scripts")
    }

    @Test func paragraphs() {
        let canvas = Canvas(width: 360, height: 420)
        let words = "The quick brown fox jumps over the lazy dog while five boxing wizards watch."
        var y: CGFloat = 8
        for alignment in [TextAlignment.left, .center, .right, .justified] {
            let style = paragraph {
                $0.alignment = alignment
                $0.lineSpacing = 2
                $0.firstLineHeadIndent = 12
            }
            let frame = TextFrame(text(words, size: 14, paragraph: style), in: TextContainer(width: 160))
            frame.draw(in: canvas.context, at: CGPoint(x: 8, y: y))
            y += frame.size.height + 8
        }
        y = 8
        for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byCharWrapping, .byWordWrapping] {
            let frame = TextFrame(text(words, size: 14), in: TextContainer(width: 160, maximumLineCount: 2, lineBreakMode: mode))
            frame.draw(in: canvas.context, at: CGPoint(x: 188, y: y))
            y += frame.size.height + 8
        }
        let tabs = paragraph { $0.tabStops = [TabStop(alignment: .right, location: 80), TabStop(alignment: .center, location: 120)] }
        TextFrame(text("a\t12.50\tmid\nlonger\t7.25\tx", size: 14, paragraph: tabs)).draw(in: canvas.context, at: CGPoint(x: 188, y: y))
        canvas.expectGolden("paragraphs")
    }

    @Test func attachmentsAreAskedToDraw() {
        final class Box: InlineAttachment {
            var rects: [CGRect] = []
            var indices: [Int] = []
            func draw(in context: CGContext, rect: CGRect, characterIndex: Int) {
                rects.append(rect)
                indices.append(characterIndex)
            }
        }
        let box = Box()
        let plain = ShapeStyle(font: FontLibrary.shared.systemFace(size: 17))
        var attached = plain
        attached.attachment = AttachmentBox(width: 20, ascent: 12, descent: 3)
        var paint = TextPaint(foreground: .black)
        paint.attachment = box
        let frame = TextFrame(
            StyledText(
                string: "a\u{FFFC}",
                runs: [.init(length: 1, shape: plain, paint: paint), .init(length: 1, shape: attached, paint: paint)]))
        let canvas = Canvas(width: 60, height: 30)
        frame.draw(in: canvas.context, at: CGPoint(x: 1, y: 2))
        #expect(box.indices == [1])
        #expect(abs(box.rects[0].maxX - 1 - frame.size.width) < 0.001)
        #expect(abs(box.rects[0].maxY - (2 + frame.firstBaseline + 3)) < 0.001)
        #expect(box.rects[0].size == CGSize(width: 20, height: 15))
    }

    @Test func drawingIsTheSameEveryTime() {
        func draw() -> Double {
            let canvas = Canvas(width: 100, height: 30, scale: 3)
            TextFrame(text("Same again")).draw(in: canvas.context, at: CGPoint(x: 3.3, y: 2.7))
            return canvas.darkness(CGRect(x: 0, y: 0, width: 100, height: 30))
        }
        #expect(draw() == draw())
    }
}
