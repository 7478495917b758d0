import Foundation
import Testing

@testable import UIKit

@MainActor final class TextKitPartsTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 1000, height: 0))

    private func show(_ text: NSAttributedString) {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.setAttributedString(text)
    }

    private func show(_ text: String) { show(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])) }

    @Test func glyphsAreTheFontsAndKnowWhatTheyAre() {
        show("a ba\n")
        #expect((0..<5).map { manager.propertyForGlyph(at: $0) } == [[], .elastic, [], [], .controlCharacter])
        #expect(manager.cgGlyph(at: 0) != 0 && manager.cgGlyph(at: 0) == manager.cgGlyph(at: 3))
        #expect(manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
        var isValid = ObjCBool(true)
        _ = manager.cgGlyph(at: 5, isValidIndex: &isValid)
        #expect(!isValid.boolValue && manager.notShownAttribute(forGlyphAt: 4) && !manager.notShownAttribute(forGlyphAt: 0))
        var (glyphs, indexes) = ([CGGlyph](repeating: 0, count: 3), [Int](repeating: 0, count: 3))
        let count = manager.getGlyphs(
            in: NSRange(location: 2, length: 9), glyphs: &glyphs, properties: nil, characterIndexes: &indexes, bidiLevels: nil)
        #expect(count == 3 && indexes == [2, 3, 4] && glyphs[1] == manager.cgGlyph(at: 3))
    }

    @Test func caretsStandBeforeAndBehindCharacters() {
        show("abc")
        var (positions, indexes) = ([CGFloat](repeating: 0, count: 4), [Int](repeating: 0, count: 4))
        let count = manager.getLineFragmentInsertionPoints(
            forCharacterAt: 1, alternatePositions: false, inDisplayOrder: true, positions: &positions, characterIndexes: &indexes)
        #expect(count == 4 && indexes == [0, 1, 2, 3] && positions == positions.sorted() && positions[0] == container.lineFragmentPadding)
        #expect(positions[1] == manager.location(forGlyphAt: 1).x)
    }

    @Test func aLineBelowTextIsAskedForBeforeItIsDrawn() {
        final class Lines: NSLayoutManager {
            var asked: [NSRange] = []
            override func underlineGlyphRange(
                _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
            ) {
                asked.append(glyphRange)
            }
        }
        let lines = Lines()
        storage.addLayoutManager(lines)
        lines.addTextContainer(container)
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
        storage.setAttributedString(text)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in
            lines.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: .zero)
        }
        #expect(lines.asked == [NSRange(location: 4, length: 3)])
    }

    @Test func anAttachmentIsAsLargeAsItsLayoutSays() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
                proposedLineFragment: CGRect, position: CGPoint
            ) -> CGRect { CGRect(x: 0, y: 0, width: 70, height: 12) }
        }
        show(NSAttributedString(attachment: Wide()))
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: 70, height: 12))
    }

    @Test func anObserverHearsOfChangesAndIsNotKept() {
        final class Observer: NSObject, NSTextStorageObserving {
            var textStorage: NSTextStorage?
            var heard: [String] = []
            func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
                changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
            ) {
                heard.append("\(newCharRange.location),\(newCharRange.length) \(delta) \(invalidatedCharRange.length)")
            }
            func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) { transaction() }
        }
        show("one\ntwo")
        var observer: Observer? = Observer()
        storage.textStorageObserver = observer
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "hw")
        #expect(observer?.heard == ["4,2 1 4"])
        observer = nil
        #expect(storage.textStorageObserver == nil)
    }

    @Test func linksAreDrawnAsTheDelegateSays() {
        final class Links: NSObject, NSTextLayoutManagerDelegate {
            var asked: [String] = []
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
                defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
            ) -> [NSAttributedString.Key: Any]? {
                asked.append("\(link) \(location)")
                return "\(link)" == "plain" ? nil : [.foregroundColor: UIColor.red]
            }
        }
        let text = NSMutableAttributedString(string: "here there")
        text.addAttribute(.link, value: "red", range: NSRange(location: 0, length: 4))
        text.addAttribute(.link, value: "plain", range: NSRange(location: 5, length: 5))
        let (elements, links) = (NSTextLayoutManager(), Links())
        #expect(elements.drawn(text) === text)
        elements.delegate = links
        let drawn = elements.drawn(text)
        #expect(links.asked == ["red 0", "plain 5"])
        #expect(drawn.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(drawn.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
        #expect((0..<10).allSatisfy { drawn.attribute(.link, at: $0, effectiveRange: nil) == nil })
        let usual = elements.linkRenderingAttributes.keys
        elements.delegate = nil
        #expect(elements.renderingAttributes(forLink: "red", at: TextOffset(0)).keys == usual)
    }
}
