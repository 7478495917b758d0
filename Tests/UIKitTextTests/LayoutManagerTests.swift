import Foundation
import Testing
import UIKit

@Suite @MainActor struct LayoutManagerTests {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 160, height: 1000))

    init() {
        storage = NSTextStorage(
            string: "A text of several lines, with a link in it.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    @Test func theUsedRectangleIsTheTextsSize() {
        let size = storage.boundingRect(
            with: CGSize(width: 160, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - size.width) < 0.01 && abs(used.height - size.height) < 0.01)
        container.lineFragmentPadding = 5
        container.size.width = 170
        #expect(abs(manager.usedRect(for: container).width - used.width - 10) < 0.01)
    }

    @Test func aTouchFindsTheCharacterUnderIt() {
        let link = (storage.string as NSString).range(of: "link")
        let box = manager.boundingRect(forGlyphRange: link, in: container)
        #expect(box.width > 20 && box.width < 40 && box.minY > 0)
        var fraction: CGFloat = 0
        let touched = manager.characterIndex(
            for: CGPoint(x: box.midX, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(NSLocationInRange(touched, link) && fraction > 0 && fraction < 1)
        #expect(manager.glyphIndex(for: CGPoint(x: -5, y: 2), in: container) == 0)
        // Behind the last character it is the last one.
        #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == storage.length - 1)
        // What changes in the text shows at once.
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        #expect(manager.boundingRect(forGlyphRange: link, in: container) != box && manager.numberOfGlyphs == storage.length)
    }

    /// Says of lines what an app wants.
    private final class ShiftedManager: NSLayoutManager {
        override func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
            super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange).offsetBy(dx: 0, dy: 100)
        }
        override var extraLineFragmentRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    }

    @Test func geometryCanBeOverridden() {
        let shifted = ShiftedManager()
        let room = NSTextContainer(size: CGSize(width: 160, height: 1000))
        storage.addLayoutManager(shifted)
        shifted.addTextContainer(room)
        let plain: NSLayoutManager = shifted
        #expect(plain.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil, withoutAdditionalLayout: true).minY == 100)
        #expect(plain.extraLineFragmentRect.width == 1)
    }

    @Test func linesAreToldOneByOne() {
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, used, container, range, _ in
            #expect(rect.width == 160 && used.width <= 160 && container.size.width == 160)
            lines.append(range)
        }
        #expect(lines.count > 1 && lines.map(\.length).reduce(0, +) == storage.length)
        var effective = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: lines[1].location, effectiveRange: &effective)
        #expect(effective == lines[1] && second.minY > 15)
        #expect(manager.location(forGlyphAt: lines[1].location).x == 0)
    }

    @Test func textFlowsFromContainerToContainer() {
        container.size.height = 25
        let next = NSTextContainer(size: CGSize(width: 160, height: 1000))
        manager.addTextContainer(next)
        let (first, second) = (manager.glyphRange(for: container), manager.glyphRange(for: next))
        #expect(first.location == 0 && first.length > 5 && second.location == first.length)
        #expect(second.location + second.length == storage.length)
        #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === next)
    }

    @Test func glyphsAndWhatIsBehindThemAreDrawnApart() {
        final class Page: UIView {
            let manager: NSLayoutManager
            let parts: [NSRange]
            init(_ manager: NSLayoutManager, _ parts: [NSRange]) {
                (self.manager, self.parts) = (manager, parts)
                super.init(frame: CGRect(x: 0, y: 0, width: 180, height: 80))
                backgroundColor = .white
            }
            required init?(coder: NSCoder) { nil }
            override func draw(_ rect: CGRect) {
                manager.drawBackground(forGlyphRange: parts[0], at: CGPoint(x: 10, y: 10))
                manager.drawGlyphs(forGlyphRange: parts[1], at: CGPoint(x: 10, y: 10))
            }
        }
        let all = NSRange(location: 0, length: storage.length)
        let word = (storage.string as NSString).range(of: "text")
        storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: word)
        let box = manager.boundingRect(forGlyphRange: word, in: container).offsetBy(dx: 10, dy: 10)
        let behind = Snapshot(Page(manager, [all, NSRange(location: 0, length: 0)]))
        #expect(behind.rgb(box.insetBy(dx: 1, dy: 1)) == (1, 1, 0))
        #expect(behind.darkness(CGRect(x: 10, y: 32, width: 160, height: 40)) == 0)
        let glyphs = Snapshot(Page(manager, [NSRange(location: 0, length: 0), word]))
        #expect(glyphs.darkness(box) > 0.05 && glyphs.rgb(box).2 > 0.5)
        #expect(glyphs.darkness(CGRect(x: 10, y: 34, width: 160, height: 40)) == 0)
    }

    @Test func aTextViewsLayoutManagerKnowsItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Some text"
        #expect(view.layoutManager.numberOfGlyphs == 9)
        let rect = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 5, length: 4), in: view.textContainer)
        #expect(rect.minX > 20)
    }
}
