import Foundation
import SampanTextLayout

// Selections are moved by what is laid out.
extension NSTextLayoutManager: NSTextSelectionDataSource {
    /// All of the text.
    public var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0)) }

    private var string: NSString {
        ((textContentManager as? NSTextContentStorage)?.textStorage?.string ?? "") as NSString
    }

    private func place(_ location: any NSTextLocation) -> Int { min(max(0, (location as? TextOffset)?.offset ?? 0), string.length) }

    private static func units(_ kind: UInt, of text: NSString) -> [NSRange] {
        switch kind {
        case NSString.EnumerationOptions.byParagraphs.rawValue: TextUnits.paragraphs(of: text)
        case NSString.EnumerationOptions.byWords.rawValue: TextUnits.words(of: text)
        case NSString.EnumerationOptions.bySentences.rawValue: TextUnits.sentences(of: text)
        default: TextUnits.characters(of: text)
        }
    }

    /// Calls a closure with units of the text from a place on, until it sets its last argument. Lines are those of the layout.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let (text, place, isReverse) = (string, place(location), options.contains(.reverse))
        // What the units are is a number in the first bits, of which lines are 0.
        let kind = UInt(options.rawValue) & 0xFF
        let units =
            kind == 0
            ? layout.frame.lines.map { NSRange(location: $0.contentRange.lowerBound, length: $0.contentRange.count) }
            : Self.units(kind, of: text)
        var stops = ObjCBool(false)
        for index in isReverse ? Array(units.indices.reversed()) : Array(units.indices) where !stops.boolValue {
            let unit = units[index]
            guard isReverse ? unit.location < place : NSMaxRange(unit) > place || unit.location >= place else { continue }
            let next = index + 1 < units.count ? units[index + 1].location : text.length
            let whole = NSRange(location: unit.location, length: max(unit.length, next - unit.location))
            block(
                options.contains(.substringNotRequired) ? nil : text.substring(with: unit), NSTextRange(unit), NSTextRange(whole), &stops)
        }
    }

    /// The unit that a place is in; where that is between words, or sentences, the character.
    public func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? {
        let (text, place) = (string, place(location))
        if selectionGranularity == .line { return line(at: place).map { NSTextRange(NSRange($0.range)) } }
        guard text.length > 0 else { return nil }
        if selectionGranularity == .paragraph { return NSTextRange(text.paragraphRange(for: NSRange(location: place, length: 0))) }
        let units =
            switch selectionGranularity {
            case .word: TextUnits.words(of: text)
            case .sentence: TextUnits.sentences(of: text)
            default: [NSRange]()
            }
        if let unit = units.first(where: { NSLocationInRange(place, $0) || place == text.length && NSMaxRange($0) == place }) {
            return NSTextRange(unit)
        }
        return NSTextRange(text.rangeOfComposedCharacterSequence(at: min(place, text.length - 1)))
    }

    private func line(at place: Int) -> TextLine? {
        let frame = layout.frame
        return frame.lineIndex(containing: place).map { frame.lines[$0] }
    }

    /// The place so many UTF-16 units on, if there is one.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    /// How many UTF-16 units lie between two places.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    /// The direction of the line at a place.
    public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        line(at: place(location))?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// Calls a closure with both edges of each character of a place's line, from left to right, until it sets its last argument.
    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let line = line(at: place(location)) else { return }
        let (frame, text, padding) = (layout.frame, string, textContainer?.lineFragmentPadding ?? 0)
        var stops = ObjCBool(false)
        guard !line.contentRange.isEmpty else {
            return block(frame.caretRect(at: line.range.lowerBound).minX + padding, TextOffset(line.range.lowerBound), true, &stops)
        }
        var characters: [(rect: CGRect, place: Int, leadsAtLeft: Bool)] = []
        var next = line.contentRange.lowerBound
        while next < line.contentRange.upperBound {
            let character = text.rangeOfComposedCharacterSequence(at: next)
            let end = min(NSMaxRange(character), line.contentRange.upperBound)
            if let rect = frame.rects(for: next..<end).first {
                let caret = frame.caretRect(at: next).minX
                characters.append((rect, next, abs(caret - rect.minX) <= abs(caret - rect.maxX)))
            }
            next = max(end, next + 1)
        }
        for (rect, place, leadsAtLeft) in characters.sorted(by: { $0.rect.minX < $1.rect.minX }) {
            for (x, isLeft) in [(rect.minX, true), (rect.maxX, false)] {
                block(x + padding, TextOffset(place), isLeft == leadsAtLeft, &stops)
                if stops.boolValue { return }
            }
        }
    }

    /// What is in the line nearest to a point of the container.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        let (frame, padding) = (layout.frame, textContainer?.lineFragmentPadding ?? 0)
        let index = frame.lineIndex(at: CGPoint(x: point.x - padding, y: point.y))
        return index.map { NSTextRange(NSRange(frame.lines[$0].range)) }
    }

    /// Calls a closure with the end of the text, or its beginning backwards: there is one container.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stops)
    }

    /// Lines run from left to right, or the other way: none run down here.
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
