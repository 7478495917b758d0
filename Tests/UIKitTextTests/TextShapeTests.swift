import Foundation
import Testing
import UIKit

/// A container whose text stands in a circle.
private final class Circle: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let rect = super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
        let (radius, far) = (size.width / 2, abs(proposedRect.midY - size.width / 2))
        guard far < radius else { return .zero }
        let half = (radius * radius - far * far).squareRoot()
        return CGRect(x: radius - half, y: rect.minY, width: 2 * half, height: rect.height)
    }
}

private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var completed = 0
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { completed += 1 }
}

private final class Heights: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
        lineFragmentRect.pointee.size.height = 40
        lineFragmentUsedRect.pointee.size.height = 40
        baselineOffset.pointee = 30
        return true
    }
}

/// Fills backgrounds a little lower, and says so.
private final class Marker: NSLayoutManager {
    var filled: [NSRange] = []
    var underlined = 0
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        filled.append(charRange)
        super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: .red)
    }
    override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { underlined += 1 }
}

@Suite @MainActor struct TextShapeTests {
    private let text = String(repeating: "Lines of text go round what is in their way. ", count: 12)

    /// Layout managers do not keep their texts.
    private final class Keeper { var storages: [NSTextStorage] = [] }
    private let keeper = Keeper()

    private func stack(_ container: NSTextContainer) -> (NSTextStorage, NSLayoutManager) {
        let (storage, manager) = (NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)]), NSLayoutManager())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        keeper.storages.append(storage)
        return (storage, manager)
    }

    private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
        var lines: [(rect: CGRect, used: CGRect, range: NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { rect, used, _, range, _ in
            lines.append((rect, used, range))
        }
        return lines
    }

    @Test func noLineTouchesWhatIsExcluded() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        let hole = CGRect(x: 100, y: 30, width: 80, height: 70)
        container.exclusionPaths = [UIBezierPath(ovalIn: hole)]
        let (storage, manager) = stack(container)
        let lines = lines(manager)
        let beside = lines.filter { $0.rect.minY < hole.maxY && $0.rect.maxY > hole.minY }
        #expect(beside.contains { $0.rect.maxX <= 150 } && beside.contains { $0.rect.minX >= 130 })
        // At the hole's middle it is as wide as it gets.
        let middle = lines.filter { $0.rect.minY <= hole.midY && $0.rect.maxY > hole.midY }
        #expect(middle.count == 2 && middle[0].used.maxX <= hole.minX + 1 && middle[1].rect.minX >= hole.maxX - 1)
        #expect(middle[0].range.upperBound == middle[1].range.location)
        #expect(lines.map(\.range.length).reduce(0, +) == storage.length)
        // Touches right of the hole find the text that is there.
        #expect(
            manager.characterIndex(
                for: CGPoint(x: middle[1].rect.minX + 20, y: middle[1].rect.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
                >= middle[1].range.location)
        container.exclusionPaths = []
        #expect(self.lines(manager).allSatisfy { $0.rect.width == 300 })
    }

    @Test func whatCoversTheWholeWidthMovesTextBelow() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 2000))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 55))]
        let (_, manager) = stack(container)
        let first = lines(manager)[0]
        #expect(first.rect.minY >= 55 && first.rect.minY < 57)
    }

    @Test func aContainerSaysItselfWhereLinesMayBe() {
        let container = Circle(size: CGSize(width: 240, height: 240))
        let (_, manager) = stack(container)
        let lines = lines(manager)
        #expect(lines.count > 8)
        for line in lines {
            let far = abs(line.rect.midY - 120)
            let half = (120 * 120 - far * far).squareRoot()
            #expect(line.rect.minX >= 120 - half - 0.5 && line.rect.maxX <= 120 + half + 0.5)
        }
        #expect(lines[0].rect.width < lines[lines.count / 2].rect.width)
    }

    @Test func theDelegateSaysHowFarLinesAreApart() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 2000))
        let (_, manager) = stack(container)
        let before = lines(manager)
        let delegate = Spacing()
        manager.delegate = delegate
        let after = lines(manager)
        #expect(after.count == before.count && abs(after[3].rect.minY - before[3].rect.minY - 30) < 0.01)
        #expect(delegate.completed == 1)
        manager.delegate = nil
        #expect(lines(manager)[3].rect == before[3].rect)
    }

    @Test func theDelegateSaysHowHighLinesAre() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 2000))
        let (_, manager) = stack(container)
        let delegate = Heights()
        manager.delegate = delegate
        let lines = lines(manager)
        #expect(lines.allSatisfy { $0.rect.height == 40 } && lines[2].rect.minY == 80)
        #expect(manager.location(forGlyphAt: lines[1].range.location).y == 30)
    }

    @Test func aLayoutManagerDrawsATextViewsTextItsOwnWay() {
        let (storage, manager, container) = (NSTextStorage(string: "marked text"), Marker(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.setAttributes(
            [.backgroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 20), .underlineStyle: 1],
            range: NSRange(location: 0, length: 6))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
        view.backgroundColor = .white
        let picture = Snapshot(view)
        #expect(manager.filled == [NSRange(location: 0, length: 6)] && manager.underlined == 1)
        #expect(picture.rgb(CGRect(x: 10, y: 9, width: 20, height: 2)) == (1, 1, 0))
        #expect(picture.darkness(CGRect(x: 5, y: 8, width: 60, height: 26)) > 0.05)
    }

    @Test func aTextViewsTextGoesRoundPaths() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.backgroundColor = .white
        view.font = .systemFont(ofSize: 14)
        view.text = text
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 20, width: 100, height: 100))]
        let picture = Snapshot(view)
        #expect(picture.darkness(CGRect(x: 102, y: 32, width: 96, height: 90)) == 0)
        #expect(picture.darkness(CGRect(x: 10, y: 32, width: 80, height: 90)) > 0.02)
        #expect(picture.darkness(CGRect(x: 210, y: 32, width: 80, height: 90)) > 0.02)
    }

    @Test func theLineBehindALineBreakIsKnown() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 2000))
        let (storage, manager) = stack(container)
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "one\n")
        #expect(manager.extraLineFragmentRect.minY > 10 && manager.extraLineFragmentTextContainer === container)
    }
}
