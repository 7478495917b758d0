import Foundation
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
    let sentence = "The quick brown fox jumps over the lazy dog"

    func label(_ text: String?, width: CGFloat = 200, height: CGFloat = 40) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        label.textColor = .black
        return label
    }

    @Test func defaultsAreApples() {
        let label = UILabel()
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.isEnabled)
    }

    @Test func intrinsicSizeIsRoundedUpToPixels() {
        // 20.287 points are 61 pixels at 3 a point.
        let size = label("Label").intrinsicContentSize
        #expect(abs(size.height - 61.0 / 3) < 0.001)
        #expect(abs((size.width * 3).rounded() - size.width * 3) < 0.001)
        #expect((41...42).contains(size.width))
    }

    @Test func sizeThatFitsFollowsTheLineLimit() {
        let label = label(sentence)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width > 300)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(wrapped.width <= 150)
        #expect(abs(wrapped.height - 61) < 0.01)
        label.numberOfLines = 2
        #expect(abs(label.sizeThatFits(CGSize(width: 150, height: 0)).height - 122.0 / 3) < 0.01)
        label.sizeToFit()
        #expect(label.bounds.width <= 200)
        #expect(label.bounds.height > 40)
        label.preferredMaxLayoutWidth = 150
        #expect(label.intrinsicContentSize.width <= 150)
    }

    @Test func textIsInTheMiddleOfTheHeight() {
        let label = label("HHH", height: 60)
        let picture = Snapshot(label)
        #expect(picture.darkness(CGRect(x: 0, y: 0, width: 200, height: 20)) == 0)
        #expect(picture.darkness(CGRect(x: 0, y: 40, width: 200, height: 20)) == 0)
        #expect(picture.darkness(CGRect(x: 0, y: 24, width: 40, height: 12)) > 0.1)
        #expect(abs(label.firstBaselineFromTop - (30 - 20.287 / 2 + 16.186)) < 0.01)
    }

    @Test func alignmentMovesText() {
        let label = label("HH")
        label.textAlignment = .right
        let picture = Snapshot(label)
        #expect(picture.darkness(CGRect(x: 0, y: 0, width: 150, height: 40)) == 0)
        #expect(picture.darkness(CGRect(x: 170, y: 0, width: 30, height: 40)) > 0.05)
    }

    @Test func textReplacesAttributesButForTheFontAndColourOfTheBeginning() {
        let label = label("plain")
        label.attributedText = NSAttributedString(
            string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 3])
        #expect(label.text == "styled")
        #expect(label.font.pointSize == 30)
        #expect(abs(label.intrinsicContentSize.height - 36) < 0.34)
        label.text = "plain"
        #expect(label.font.pointSize == 30 && label.textColor == .red)
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func propertiesChangeAttributedText() {
        let label = label(nil)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        label.attributedText = NSAttributedString(
            string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.white, .paragraphStyle: style])
        label.textColor = .black
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .right
        let attributes = label.attributedText!.attributes(at: 3, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 10)
        #expect(attributes[.foregroundColor] as? UIColor === UIColor.black)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }

    @Test func shrunkTextFits() {
        let label = label(sentence, width: 150)
        label.adjustsFontSizeToFitWidth = true
        let shrunk = Snapshot(label)
        #expect(shrunk.darkness(CGRect(x: 130, y: 0, width: 20, height: 40)) > 0.01)
        // As much text in less height.
        label.minimumScaleFactor = 0.95
        let limited = Snapshot(label)
        #expect(limited.darkness(CGRect(x: 0, y: 10, width: 150, height: 5)) > shrunk.darkness(CGRect(x: 0, y: 10, width: 150, height: 5)))
    }

    @Test func aLineThatIsWiderByLessThanTheSystemFontsErrorIsNotCut() {
        let natural = label("Jump to the next page").intrinsicContentSize.width
        let whole = label("Jump to the next page", width: natural)
        let cut = label("Jump to the next page", width: natural * 0.9)
        let tight = label("Jump to the next page", width: natural * 0.985)
        // Two thirds of the text are before where an ellipsis would begin; its last letters are where they would be whole.
        func end(_ label: UILabel) -> CGFloat {
            let width = label.bounds.width
            return Snapshot(label).darkness(CGRect(x: width - 12, y: 10, width: 12, height: 12))
        }
        #expect(abs(end(tight) - end(whole)) < 0.05)
        #expect(end(cut) < end(whole) - 0.05)
        tight.font = UIFont(name: "Georgia", size: 17)
        tight.bounds.size.width = tight.intrinsicContentSize.width * 0.985
        #expect(end(tight) < 0.15)
    }

    @Test func highlightedTextHasItsColour() {
        let label = label("HHHH")
        label.highlightedTextColor = .white
        #expect(Snapshot(label).darkness(label.bounds) > 0.01)
        label.isHighlighted = true
        #expect(Snapshot(label).darkness(label.bounds) == 0)
    }

    @Test func disabledTextIsFaint() {
        let label = label("HHHH")
        let full = Snapshot(label).darkness(label.bounds)
        label.isEnabled = false
        let faint = Snapshot(label).darkness(label.bounds)
        #expect(faint > 0.001)
        #expect(faint < full / 2)
    }

    @Test func subclassesMayInsetText() {
        final class Inset: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)))
            }
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
                rect.size.width += 50
                return rect
            }
        }
        let label = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "HH"
        #expect(Snapshot(label).darkness(CGRect(x: 0, y: 0, width: 50, height: 40)) == 0)
        #expect(label.intrinsicContentSize.width > 70)
    }

    @Test func fontsFollowTheContentSize() {
        let label = label("text")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 17)
        let container = UIView(frame: label.frame)
        container.addSubview(label)
        container.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        container.traitsMayHaveChanged()
        #expect(label.font.pointSize == 23)
    }

    @Test func labelsInPictures() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        var y: CGFloat = 8
        func add(_ height: CGFloat, _ change: (UILabel) -> Void) {
            let label = label(sentence, width: 304, height: height)
            label.frame.origin = CGPoint(x: 8, y: y)
            label.layer.borderWidth = 0.5
            label.layer.borderColor = CGColor(gray: 0.8, alpha: 1)
            change(label)
            view.addSubview(label)
            y += height + 8
        }
        add(21) { _ in }
        add(21) { $0.adjustsFontSizeToFitWidth = true }
        add(21) { $0.lineBreakMode = .byTruncatingMiddle }
        add(50) {
            $0.numberOfLines = 0
            $0.textAlignment = .center
        }
        add(45) {
            $0.numberOfLines = 2
            $0.font = .preferredFont(forTextStyle: .title2)
            $0.text = "Tiếng Việt rất đẹp: Ế Ộ Ữ và nhiều dấu khác nữa, xin chào"
        }
        add(30) {
            $0.shadowColor = UIColor(white: 0.6, alpha: 1)
            $0.shadowOffset = CGSize(width: 1, height: 1)
            $0.font = .boldSystemFont(ofSize: 20)
            $0.text = "Shadow"
        }
        add(30) { $0.isEnabled = false }
        add(60) {
            let text = NSMutableAttributedString(string: "Attributed ", attributes: [.font: UIFont.systemFont(ofSize: 24, weight: .heavy)])
            text.append(NSAttributedString(string: "text with ", attributes: [.font: UIFont(name: "Georgia-Italic", size: 18)!]))
            text.append(NSAttributedString(string: "underline", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
            text.append(NSAttributedString(string: " and the label's own font."))
            $0.attributedText = text
            $0.numberOfLines = 0
        }
        Snapshot(view).expectGolden("labels")
    }
}
