import Foundation

extension NSString.EnumerationOptions {
    /// By words: numbers are words, punctuation and white space are none.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// By sentences, with the white space that follows each.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
    /// By the places where a caret can stand.
    public static var byCaretPositions: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 5) }
}

extension NSString {
    /// In the place of `enumerateSubstrings(in:options:using:)`, which knows neither words nor sentences on Linux.
    @nonobjc
    @_silgen_name(
        "$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF"
    )
    public func enumerateParts(
        in range: NSRange, options opts: EnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
            "-[NSString enumerateSubstringsInRange:options:usingBlock:]: Range {\(range.location), \(range.length)} out of bounds; string length \(length)"
        )
        var parts = parts(in: range, options: opts)
        if opts.contains(.reverse) { parts.reverse() }
        var isStopped: ObjCBool = false
        for part in parts {
            block(opts.contains(.substringNotRequired) ? nil : substring(with: part.range), part.range, part.enclosing, &isStopped)
            if isStopped.boolValue { return }
        }
    }

    private func parts(in range: NSRange, options: EnumerationOptions) -> [TextBoundaries.Part] {
        let kind = options.rawValue & 0xFF
        let locale = options.contains(.localized) ? Locale.current.identifier : ""
        switch kind {
        case 0, 1: return lines(in: range, areParagraphs: kind == 1)
        case 3: return TextBoundaries.words(in: units, range, locale: locale)
        case 4: return TextBoundaries.sentences(in: units, range, locale: locale)
        default: return TextBoundaries.characters(in: units, range, locale: locale)
        }
    }

    private var units: [UInt16] { Array((self as String).utf16) }

    private func lines(in range: NSRange, areParagraphs: Bool) -> [TextBoundaries.Part] {
        var parts: [TextBoundaries.Part] = []
        var place = range.location
        while place < NSMaxRange(range) {
            var (start, end, contentsEnd) = (0, 0, 0)
            if areParagraphs {
                getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
            } else {
                getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
            }
            let last = min(end, NSMaxRange(range))
            let content = NSRange(location: place, length: max(0, min(contentsEnd, last) - place))
            parts.append(TextBoundaries.Part(range: content, enclosing: NSRange(location: place, length: last - place)))
            guard last > place else { break }
            place = last
        }
        return parts
    }
}

extension String {
    /// Calls a closure with each part of a range: lines, paragraphs, characters, words or sentences, as the options say.
    ///
    /// See https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:).
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options opts: EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where Bounds.Bound == Index {
        let text = self as NSString
        text.enumerateParts(in: NSRange(range.relative(to: self), in: self), options: opts) { part, inner, outer, stop in
            var isStopped = false
            guard let inner = Range(inner, in: self), let outer = Range(outer, in: self) else { return }
            body(part, inner, outer, &isStopped)
            if isStopped { stop.pointee = true }
        }
    }
}
