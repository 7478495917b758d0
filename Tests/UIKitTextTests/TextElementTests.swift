import Foundation
import Testing
import UIKit

/// A paragraph with a bar at its left.
private final class Quote: NSTextLayoutFragment {
    override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: point.x, y: point.y, width: 3, height: layoutFragmentFrame.height))
        super.draw(at: point, in: context)
    }
}

private final class Quoting: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        let text = (textElement as? NSTextParagraph)?.attributedString.string ?? ""
        return text.hasPrefix("two")
            ? Quote(textElement: textElement, range: nil) : NSTextLayoutFragment(textElement: textElement, range: nil)
    }

    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
        guard let text = textContentStorage.textStorage?.attributedSubstring(from: range), text.string.hasPrefix("three") else {
            return nil
        }
        let big = NSMutableAttributedString(attributedString: text)
        big.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: big.length))
        return NSTextParagraph(attributedString: big)
    }
}

private final class Page: NSObject, NSTextViewportLayoutControllerDelegate {
    var shown: [String] = []
    var bounds = CGRect.zero
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { shown.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? "") }
}

private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
}

private final class BadgeProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        view = Badge()
        view?.backgroundColor = .blue
        tracksTextAttachmentViewBounds = true
    }
}

private final class BadgeAttachment: NSTextAttachment {
    override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        BadgeProvider(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    }
}

@Suite @MainActor struct TextElementTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    private let quoting = Quoting()

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        content.attributedString = NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    private var fragments: [NSTextLayoutFragment] {
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
            fragments.append($0); return true
        }
        return fragments
    }

    @Test func aTextConsistsOfParagraphs() {
        var texts: [String] = []
        content.enumerateTextElements(from: nil) {
            texts.append(($0 as? NSTextParagraph)?.attributedString.string ?? "?"); return texts.count < 2
        }
        #expect(texts == ["one\n", "two\n"])
        texts = []
        content.enumerateTextElements(from: nil, options: .reverse) {
            texts.append(($0 as? NSTextParagraph)?.attributedString.string ?? "?"); return true
        }
        #expect(texts == ["three", "two\n", "one\n"])
        let start = content.documentRange.location
        let place = content.location(start, offsetBy: 5)!
        #expect(content.offset(from: start, to: place) == 5 && content.location(start, offsetBy: 14) == nil)
        let second = content.textElements(for: NSTextRange(location: place)).first as? NSTextParagraph
        #expect(second?.attributedString.string == "two\n")
        #expect(second?.paragraphContentRange.map { content.offset(from: $0.location, to: $0.endLocation) } == 3)
        #expect(second?.paragraphSeparatorRange.map { content.offset(from: $0.location, to: $0.endLocation) } == 1)
    }

    @Test func rangesAreComparedAndCombined() throws {
        let start = content.documentRange.location
        func range(_ from: Int, _ to: Int) -> NSTextRange? {
            content.location(start, offsetBy: from).flatMap { NSTextRange(location: $0, end: content.location(start, offsetBy: to)) }
        }
        let (left, right) = (try #require(range(0, 5)), try #require(range(3, 8)))
        #expect(range(4, 2) == nil)
        #expect(left.intersection(right) == range(3, 5) && left.union(right) == range(0, 8) && left.intersects(right))
        #expect(try !left.intersects(#require(range(5, 8))) && left.contains(#require(range(1, 4))) && !left.contains(right))
        #expect(left.contains(left.location) && !left.contains(left.endLocation))
    }

    @Test func eachParagraphHasAFragmentBelowTheOther() {
        let fragments = fragments
        #expect(fragments.count == 3 && fragments.allSatisfy { $0.state == .layoutAvailable && $0.textLineFragments.count == 1 })
        #expect(zip(fragments, fragments.dropFirst()).allSatisfy { abs($0.layoutFragmentFrame.maxY - $1.layoutFragmentFrame.minY) < 0.01 })
        #expect(manager.usageBoundsForTextContainer.height == fragments[2].layoutFragmentFrame.maxY)
        let point = CGPoint(x: 10, y: fragments[1].layoutFragmentFrame.midY)
        #expect(manager.textLayoutFragment(for: point) === fragments[1])
        #expect(manager.textLayoutFragment(for: fragments[2].rangeInElement.location) === fragments[2])
        let line = fragments[2].textLineFragments[0]
        #expect(line.characterRange == NSRange(location: 0, length: 5) && line.attributedString.string == "three")
        let second = line.locationForCharacter(at: 1)
        #expect(second.x > 2 && line.characterIndex(for: CGPoint(x: second.x + 1, y: 5)) == 1)
        #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: second.x / 2, y: 5)) > 0.3)
    }

    @Test func changesAreLaidOutAtOnceOrWhenTheirTransactionEnds() {
        let before = fragments[2].layoutFragmentFrame
        content.performEditingTransaction {
            content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero\n")
            #expect(content.hasEditingTransaction)
        }
        #expect(fragments.count == 4 && fragments[3].layoutFragmentFrame.minY > before.minY)
        manager.replaceContents(in: fragments[0].rangeInElement, with: NSAttributedString(string: ""))
        #expect(content.attributedString?.string == "one\ntwo\nthree" && fragments.count == 3)
    }

    @Test func segmentsAreTheRectanglesOfARange() {
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: content.documentRange, type: .selection, options: [.rangeNotRequired]) {
            range, rect, baseline, _ in
            #expect(range == nil && baseline > 10)
            rects.append(rect)
            return true
        }
        // All lines but the last reach to the right.
        #expect(rects.count == 3 && rects[0].maxX == 195 && rects[2].maxX < 100)
        rects = []
        manager.enumerateTextSegments(in: content.documentRange, type: .standard, options: [.middleFragmentsExcluded]) { _, rect, _, _ in
            rects.append(rect)
            return true
        }
        #expect(rects.count == 2)
        manager.enumerateTextSegments(in: NSTextRange(location: content.documentRange.endLocation), type: .standard) { _, rect, _, _ in
            #expect(rect.width == 0 && rect.minX > 20)
            return true
        }
    }

    @Test func onlyWhatIsSeenIsShown() {
        let page = Page()
        let controller = manager.textViewportLayoutController
        controller.delegate = page
        page.bounds = CGRect(x: 0, y: fragments[1].layoutFragmentFrame.minY + 1, width: 200, height: 5)
        controller.layoutViewport()
        #expect(page.shown == ["two\n"] && controller.viewportRange == fragments[1].rangeInElement)
        #expect(controller.relocateViewport(to: fragments[2].rangeInElement.location) == fragments[2].layoutFragmentFrame.minY)
    }

    @Test func aTextViewDrawsFragmentsOfItsOwn() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        view.backgroundColor = .white
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo\nthree"
        let manager = try #require(view.textLayoutManager)
        manager.delegate = quoting
        (manager.textContentManager as? NSTextContentStorage)?.delegate = quoting
        let picture = Snapshot(view)
        let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let two = view.selectionRects(for: whole)[1].rect
        #expect(picture.rgb(CGRect(x: 0, y: two.midY - 4, width: 3, height: 8)) == (1, 0, 0))
        #expect(picture.rgb(CGRect(x: 0, y: two.midY - 4 - two.height, width: 3, height: 8)) == (1, 1, 1))
        // The delegate shows the last paragraph larger than the text says.
        #expect(view.caretRect(for: view.endOfDocument).height > 40 && view.font?.pointSize == 17)
    }

    @Test func renderingAttributesAreDrawnAndNotKept() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.backgroundColor = .white
        view.text = "mark"
        let manager = view.textLayoutManager!
        var validated = 0
        manager.renderingAttributesValidator = { manager, fragment in
            validated += 1
            manager.addRenderingAttribute(.backgroundColor, value: UIColor.green, for: fragment.rangeInElement)
        }
        #expect(Snapshot(view).rgb(CGRect(x: 7, y: 9, width: 2, height: 2)) == (0, 1, 0) && validated == 1)
        #expect(view.textStorage.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
        manager.renderingAttributesValidator = nil
        manager.removeRenderingAttribute(.backgroundColor, for: manager.textContentManager!.documentRange)
        #expect(Snapshot(view).rgb(CGRect(x: 7, y: 9, width: 2, height: 2)) == (1, 1, 1))
    }

    @Test func whoAsksForTextKit1HasNoTextKit2() {
        let view = UITextView()
        #expect(view.textLayoutManager != nil && view.textLayoutManager?.textContainer === view.textContainer)
        _ = view.layoutManager
        #expect(view.textLayoutManager == nil && UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        view.text = "still shown"
        #expect(view.layoutManager.numberOfGlyphs == 11)
    }

    @Test func anAttachmentIsShownByAView() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "a"
        view.textStorage.append(NSAttributedString(attachment: BadgeAttachment()))
        view.textStorage.append(NSAttributedString(string: "b"))
        view.layoutIfNeeded()
        let badge = try #require(view.subviews.compactMap { $0 as? Badge }.first)
        #expect(badge.frame.size == CGSize(width: 50, height: 30) && badge.frame.minX > 5 && badge.frame.minY == 8)
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.minX > badge.frame.maxX)
        let fragment = try #require(view.textLayoutManager?.textLayoutFragment(for: CGPoint(x: 1, y: 1)))
        #expect(fragment.textAttachmentViewProviders.count == 1)
        let place = fragment.textAttachmentViewProviders[0].location
        #expect(fragment.frameForTextAttachment(at: place).size == badge.frame.size)
        view.textStorage.deleteCharacters(in: NSRange(location: 1, length: 1))
        view.layoutIfNeeded()
        #expect(badge.superview == nil)
    }

    @Test func viewsAndManagersAreFreed() {
        weak var view: UITextView?
        weak var manager: NSTextLayoutManager?
        weak var storage: NSTextStorage?
        do {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            text.text = "text"
            text.textStorage.append(NSAttributedString(attachment: BadgeAttachment()))
            text.layoutIfNeeded()
            _ = text.textLayoutManager?.usageBoundsForTextContainer
            (view, manager, storage) = (text, text.textLayoutManager, text.textStorage)
        }
        #expect(view == nil && manager == nil && storage == nil)
    }
}
