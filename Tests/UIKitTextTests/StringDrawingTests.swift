import Foundation
import Testing
import UIKit

@Suite struct StringDrawingTests {
    let font = UIFont.systemFont(ofSize: 17)

    @Test func sizesAreUnrounded() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(abs(size.height - 20.287) < 0.001)
        #expect(size == ("Hello" as NSString).size(withAttributes: [.font: font]))
        #expect(size == NSAttributedString(string: "Hello", attributes: [.font: font]).size())
        #expect("".size(withAttributes: [.font: font]).width == 0)
        #expect(abs("Hello".size().height - 13.8) < 0.001)
    }

    @Test func boundingRectsWrap() {
        let text = "The quick brown fox jumps over the lazy dog"
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let wrapped = text.boundingRect(
            with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil)
        #expect(wrapped.origin == .zero)
        #expect(abs(wrapped.height - 3 * 20.287) < 0.01)
        #expect(wrapped.width <= 150)
        let single = text.boundingRect(with: CGSize(width: 150, height: 100), options: [], attributes: attributes, context: nil)
        #expect(abs(single.height - 20.287) < 0.001)
        #expect(single.width > 300)
        #expect(single.minY < 0)
        let cut = text.boundingRect(
            with: CGSize(width: 150, height: 42), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
            context: nil)
        #expect(abs(cut.height - 2 * 20.287) < 0.01)
    }

    @Test func deviceMetricsAreWhatGlyphsCover() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(name: "Georgia", size: 50)!]
        func bounds(_ text: String, _ options: NSStringDrawingOptions = []) -> CGRect {
            text.boundingRect(
                with: CGSize(width: 1000, height: 1000), options: options.union(.usesDeviceMetrics), attributes: attributes, context: nil)
        }
        // Dots are low, and stand on the baseline; letters with tails reach below it.
        #expect(bounds(".").height < 12 && abs(bounds(".").minY) < 2 && bounds("Hg").minY < -8)
        #expect(bounds("HHH").height < 40 && bounds("HHH").minX > 0)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hag", attributes: attributes))
        let glyphs = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds), same = bounds("Hag")
        #expect(abs(glyphs.minX - same.minX) < 0.2 && abs(glyphs.minY - same.minY) < 0.2, "\(glyphs) \(same)")
        #expect(abs(glyphs.width - same.width) < 0.5 && abs(glyphs.height - same.height) < 0.2, "\(glyphs) \(same)")
        let mixed = NSMutableAttributedString(string: "II", attributes: attributes)
        mixed.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let both = mixed.boundingRect(with: CGSize(width: 1000, height: 1000), options: .usesDeviceMetrics, context: nil)
        #expect(abs(both.width - bounds("II").width) < 0.1 && both.minX == bounds("II").minX)
        // From the top of the first line, y grows downwards.
        let (one, two) = (bounds("H", .usesLineFragmentOrigin), bounds("H\nH", .usesLineFragmentOrigin))
        #expect(one.minY > 5 && one.minY == two.minY)
        #expect(abs(two.height - one.height - UIFont(name: "Georgia", size: 50)!.lineHeight) < 0.1)
        #expect(bounds(" ") == .zero && bounds("") == .zero)
    }

    @Test func leadingCountsOnlyIfAsked() {
        let helvetica: [NSAttributedString.Key: Any] = [.font: UIFont(name: "HelveticaNeue", size: 100)!]
        let size = CGSize(width: 1000, height: 1000)
        let plain = "x".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: helvetica, context: nil)
        let led = "x".boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: helvetica, context: nil)
        #expect(abs(led.height - plain.height - 2.8) < 0.001)
    }

    @Test func contextsShrinkText() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let full = "Hello world".size(withAttributes: [.font: font]).width
        let rect = "Hello world".boundingRect(
            with: CGSize(width: full * 0.8, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: [.font: font],
            context: context)
        #expect(context.actualScaleFactor < 1)
        #expect(context.actualScaleFactor >= 0.5)
        #expect(rect.width <= full * 0.8 + 0.01)
        #expect(context.totalBounds == rect)
    }

    @Test func numbersOfAnyKindAreAttributes() {
        let plain = NSAttributedString(string: "abc", attributes: [.font: font]).size().width
        for kern in [2 as Int, 2.0 as Double, CGFloat(2), Float(2), NSNumber(value: 2)] as [Any] {
            let spaced = NSAttributedString(string: "abc", attributes: [.font: font, .kern: kern]).size().width
            #expect(abs(spaced - plain - 6) < 0.001, "\(type(of: kern))")
        }
    }

    @Test func attachmentsHaveTheirBounds() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        let size = text.size()
        #expect(abs(size.width - 30 - "a".size(withAttributes: [.font: font]).width) < 0.001)
        #expect(abs(size.height - 40.1) < 0.01)
        #expect(text.string.hasSuffix("\u{FFFC}"))
    }

    @Test func paragraphStylesAreValues() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.alignment = .center
        let frozen = style.copy() as! NSParagraphStyle
        style.lineSpacing = 9
        #expect(frozen.lineSpacing == 5)
        #expect(frozen.alignment == .center)
        #expect(!(frozen is NSMutableParagraphStyle))
        let again = frozen.mutableCopy() as! NSMutableParagraphStyle
        #expect(again == frozen)
        again.lineSpacing = 1
        #expect(again != frozen)
        #expect(NSParagraphStyle.default.tabStops.count == 12)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        again.addTabStop(NSTextTab(textAlignment: .right, location: 10))
        #expect(again.tabStops.first?.location == 10)
        #expect(again.tabStops.count == 13)
    }
}
