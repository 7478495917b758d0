import CoreGraphics
import Foundation
import UIKit

/// The text of a page with the places of its characters, counted as `NSString` counts them.
final class PageLayout {
    let string: NSString
    /// Where each character is, in the page's own space. Newlines have rectangles, too, which are not selected.
    let boxes: [CGRect]
    private let runs: [(range: NSRange, run: PDFPageText.Run)]

    init(_ text: PDFPageText) {
        var (offsets, boxes): ([Int], [CGRect]) = ([], [])
        var length = 0
        for (index, scalar) in text.string.unicodeScalars.enumerated() {
            offsets.append(length)
            let width = scalar.value > 0xFFFF ? 2 : 1
            length += width
            boxes += Array(repeating: text.boxes.indices.contains(index) ? text.boxes[index] : .zero, count: width)
        }
        offsets.append(length)
        (string, self.boxes) = (text.string as NSString, boxes)
        runs = text.runs.compactMap { run in
            let (start, end) = (min(run.range.lowerBound, offsets.count - 1), min(run.range.upperBound, offsets.count - 1))
            guard start >= 0, offsets[start] < offsets[end] else { return nil }
            return (NSRange(location: offsets[start], length: offsets[end] - offsets[start]), run)
        }
    }

    // MARK: Looks

    private(set) lazy var attributedString: NSAttributedString = {
        let result = NSMutableAttributedString(string: string as String)
        for (range, run) in runs {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: PageLayout.font(run.fontName, run.fontSize),
                .foregroundColor: UIColor(red: run.color.x, green: run.color.y, blue: run.color.z, alpha: 1),
            ]
            if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            result.addAttributes(attributes, range: range)
        }
        return result
    }()

    /// The font of a name as PDF has it: with six letters and a plus before it if only a part of the font is in the file.
    /// Sizes that cannot be meant are brought to the nearest that can.
    static func font(_ name: String, _ size: CGFloat) -> UIFont {
        let size = min(max(size, 1), 10_000)
        let plain = name.firstIndex(of: "+").map { String(name[name.index(after: $0)...]) } ?? name
        if let font = UIFont(name: plain, size: size) { return font }
        var traits: UIFontDescriptor.SymbolicTraits = []
        let lower = plain.lowercased()
        if lower.contains("bold") { traits.insert(.traitBold) }
        if lower.contains("italic") || lower.contains("oblique") { traits.insert(.traitItalic) }
        let base = UIFont.systemFont(ofSize: size)
        guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Places

    private func isNewline(_ index: Int) -> Bool { string.character(at: index) == 0x0A || string.character(at: index) == 0x0D }

    /// The character that a point is in.
    func index(at point: CGPoint) -> Int? { boxes.indices.first { !isNewline($0) && boxes[$0].contains(point) } }

    /// The character that is nearest to a point.
    func nearest(_ point: CGPoint) -> Int? {
        var best: (index: Int, distance: CGFloat)?
        for index in boxes.indices where !isNewline(index) && !boxes[index].isEmpty {
            let box = boxes[index]
            let x = max(box.minX - point.x, point.x - box.maxX, 0)
            // Lines are nearer than what is beside them.
            let y = max(box.minY - point.y, point.y - box.maxY, 0) * 4
            let distance = x * x + y * y
            if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
        }
        return best?.index
    }

    /// The characters whose middle is in a rectangle, as ranges that do not touch.
    func ranges(in rect: CGRect) -> [NSRange] {
        var result: [NSRange] = []
        for index in boxes.indices where !isNewline(index) && !boxes[index].isEmpty {
            guard rect.contains(CGPoint(x: boxes[index].midX, y: boxes[index].midY)) else { continue }
            if let last = result.last, last.location + last.length == index {
                result[result.count - 1].length += 1
            } else {
                result.append(NSRange(location: index, length: 1))
            }
        }
        return result
    }

    /// A rectangle for each line of a range.
    func rects(of range: NSRange) -> [CGRect] {
        lines(in: range).compactMap { line in
            let union = (line.location..<line.location + line.length).reduce(CGRect.null) { boxes[$1].isEmpty ? $0 : $0.union(boxes[$1]) }
            return union.isNull ? nil : union
        }
    }

    // MARK: Words and lines

    /// The parts of a range that are on one line each, without newlines.
    func lines(in range: NSRange) -> [NSRange] {
        var result: [NSRange] = []
        var start = range.location
        for index in range.location..<range.location + range.length where isNewline(index) {
            if index > start { result.append(NSRange(location: start, length: index - start)) }
            start = index + 1
        }
        if start < range.location + range.length { result.append(NSRange(location: start, length: range.location + range.length - start)) }
        return result
    }

    /// The line that a character is on.
    func line(at index: Int) -> NSRange { run(around: index) { !self.isNewline($0) } }

    /// The word that a character is of; the character itself if it is of none.
    func word(at index: Int) -> NSRange {
        func isLetter(_ index: Int) -> Bool {
            guard let scalar = UnicodeScalar(string.character(at: index)) else { return true }
            return CharacterSet.alphanumerics.contains(scalar) || scalar == "'" || scalar == "’"
        }
        return isLetter(index) ? run(around: index, isLetter) : NSRange(location: index, length: 1)
    }

    private func run(around index: Int, _ belongs: (Int) -> Bool) -> NSRange {
        var (start, end) = (index, index)
        while start > 0, belongs(start - 1) { start -= 1 }
        while end < string.length, belongs(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    // MARK: Searching

    /// Where a text is found; the end of a line counts as a space.
    func ranges(of text: String, _ options: NSString.CompareOptions) -> [NSRange] {
        guard !text.isEmpty, string.length > 0 else { return [] }
        let haystack = string.replacingOccurrences(of: "\n", with: " ") as NSString
        var result: [NSRange] = []
        var start = 0
        while start < haystack.length {
            let found = haystack.range(of: text, options: options, range: NSRange(location: start, length: haystack.length - start))
            guard found.location != NSNotFound, found.length > 0 else { break }
            result.append(found)
            start = found.location + found.length
        }
        return result
    }
}
