/// Changes to a text that keep its lines, by UTF-8 offsets: replacements of ranges, and insertions.
///
/// Edits may be made in any order. What is put around a part of the text goes with that part: at one place, what ends the inner part comes
/// before what ends the outer one, and what begins the outer part before what begins the inner one.
struct TextEdits {
    /// What an edit stands at one place for.
    fileprivate enum Place {
        /// Text that belongs to the end of a part beginning at `start`; with a beginning of its own, if `isWrap`.
        case closing(start: Int, isWrap: Bool)
        /// Text that belongs to no part.
        case point
        /// Text that belongs to the beginning of a part ending at `end`.
        case opening(end: Int, isWrap: Bool)
        /// Text in the place of another.
        case replacement
    }

    /// One change.
    private struct Edit {
        var range: Range<Int>
        var text: String
        var place: Place
        var serial: Int
        var author: String
    }

    /// Two changes of which only one can be made.
    struct Collision: Equatable {
        /// Where the change begins that is left out.
        var offset: Int
        /// Whose change is made.
        var winner: String
        /// Whose change is left out.
        var loser: String
    }

    private var edits: [Edit] = []
    /// Who makes the edits that follow.
    var author = ""

    var isEmpty: Bool { edits.isEmpty }
    var count: Int { edits.count }

    private mutating func add(_ range: Range<Int>, _ text: String, _ place: Place) {
        edits.append(Edit(range: range, text: text, place: place, serial: edits.count, author: author))
    }

    /// Replaces a range. The replacement must have as many line breaks as the range.
    mutating func replace(_ range: Range<Int>, with text: String) {
        add(range, text, range.isEmpty ? .point : .replacement)
    }

    /// Inserts a text, which must have no line break, at a place between two parts of the text.
    mutating func insert(_ text: String, at offset: Int) { add(offset..<offset, text, .point) }

    /// Inserts a text, which must have no line break, before a part of the text.
    mutating func insert(_ text: String, before range: Range<Int>) {
        add(range.lowerBound..<range.lowerBound, text, .opening(end: range.upperBound, isWrap: false))
    }

    /// Inserts a text, which must have no line break, behind a part of the text.
    mutating func insert(_ text: String, after range: Range<Int>) {
        add(range.upperBound..<range.upperBound, text, .closing(start: range.lowerBound, isWrap: false))
    }

    /// Puts texts, which must have no line breaks, around a part of the text.
    mutating func wrap(_ range: Range<Int>, _ before: String, _ after: String) {
        add(range.lowerBound..<range.lowerBound, before, .opening(end: range.upperBound, isWrap: true))
        add(range.upperBound..<range.upperBound, after, .closing(start: range.lowerBound, isWrap: true))
    }

    /// Replaces a range by spaces; its line breaks stay.
    mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
        guard !range.isEmpty else { return }
        replace(range, with: TextEdits.blanks(bytes[range]))
    }

    /// Spaces in the place of a text, a space for each UTF-8 byte; line breaks stay.
    static func blanks(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// The text with all changes, where columns have moved, and which changes could not be made.
    ///
    /// Of two that change the same text the one is made that begins first: it may be the outer one.
    func apply(to bytes: [UInt8]) -> (text: [UInt8], columns: ColumnMap, collisions: [Collision]) {
        let ordered = edits.sorted(by: TextEdits.comesBefore)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var columns = ColumnMap()
        var collisions: [Collision] = []
        var position = 0
        var last: Edit?
        for edit in ordered {
            if edit.range.lowerBound < position, let last {
                // Both may say the same.
                if edit.range != last.range || edit.text != last.text {
                    collisions.append(Collision(offset: edit.range.lowerBound, winner: last.author, loser: edit.author))
                }
                continue
            }
            result.append(contentsOf: bytes[position..<edit.range.lowerBound])
            let start = result.count
            result.append(contentsOf: edit.text.utf8)
            position = edit.range.upperBound
            columns.add(lowered: start..<result.count, original: edit.range)
            if !edit.range.isEmpty { last = edit }
        }
        result.append(contentsOf: bytes[position...])
        return (result, columns, collisions)
    }

    private static func comesBefore(_ left: Edit, _ right: Edit) -> Bool {
        if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
        switch (left.place, right.place) {
        case (.closing(let start, let isWrap), .closing(let otherStart, let isOtherWrap)):
            if start != otherStart { return start > otherStart }
            if isWrap != isOtherWrap { return !isWrap }
            // Around the same part the first is the outermost.
            return isWrap ? left.serial > right.serial : left.serial < right.serial
        case (.opening(let end, let isWrap), .opening(let otherEnd, let isOtherWrap)):
            if end != otherEnd { return end > otherEnd }
            if isWrap != isOtherWrap { return isWrap }
            return left.serial < right.serial
        case (.point, .point): return left.serial < right.serial
        case (.replacement, .replacement):
            // The outer one is made.
            if left.range.upperBound != right.range.upperBound { return left.range.upperBound > right.range.upperBound }
            return left.serial < right.serial
        default: return left.place.rank < right.place.rank
        }
    }
}

extension TextEdits.Place {
    /// The order of the kinds at one place.
    fileprivate var rank: Int {
        switch self {
        case .closing: 0
        case .point: 1
        case .opening: 2
        case .replacement: 3
        }
    }
}

/// Where a lowered text's parts were in the original.
struct ColumnMap: Sendable {
    private var edits: [(lowered: Range<Int>, original: Range<Int>)] = []

    mutating func add(lowered: Range<Int>, original: Range<Int>) { edits.append((lowered, original)) }

    /// The original offset of a lowered one. What was inserted counts as the place it was inserted at.
    func original(of offset: Int) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].lowered.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let edit = edits[low - 1]
        if offset >= edit.lowered.upperBound { return edit.original.upperBound + offset - edit.lowered.upperBound }
        // Inside a replacement that kept its length, columns are those of the original.
        if edit.lowered.count == edit.original.count { return edit.original.lowerBound + offset - edit.lowered.lowerBound }
        return edit.original.lowerBound
    }

    /// The lowered offset of an original one that no edit has replaced.
    func lowered(of offset: Int) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].original.upperBound <= offset, edits[middle].original.lowerBound < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0 else { return offset }
        return edits[low - 1].lowered.upperBound + offset - edits[low - 1].original.upperBound
    }
}
