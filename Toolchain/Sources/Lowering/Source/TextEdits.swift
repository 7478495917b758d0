/// Changes to a text that keep its lines: replacements of ranges, and insertions, by UTF-8 offsets.
///
/// Edits may be made in any order. Insertions at one place come out in the order of their rank, then in the order they were made.
struct TextEdits {
    /// One change.
    private struct Edit {
        var range: Range<Int>
        var text: String
        var rank: Int
        var serial: Int
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range. The replacement must have as many line breaks as the range.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, rank: 0, serial: edits.count))
    }

    /// Inserts a text, which must have no line break.
    mutating func insert(_ text: String, at offset: Int, rank: Int = 0) {
        edits.append(Edit(range: offset..<offset, text: text, rank: rank, serial: edits.count))
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

    /// The text with all changes, and where columns have moved.
    ///
    /// Where two replacements overlap, the one that starts later is dropped: the outer one has replaced its ground.
    func apply(to bytes: [UInt8]) -> (text: [UInt8], columns: ColumnMap) {
        let ordered = edits.sorted {
            if $0.range.lowerBound != $1.range.lowerBound { return $0.range.lowerBound < $1.range.lowerBound }
            let (left, right) = ($0.range.isEmpty, $1.range.isEmpty)
            if left != right { return left }
            if $0.rank != $1.rank { return $0.rank < $1.rank }
            return $0.serial < $1.serial
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var columns = ColumnMap()
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position {
            result.append(contentsOf: bytes[position..<edit.range.lowerBound])
            let start = result.count
            result.append(contentsOf: edit.text.utf8)
            position = edit.range.upperBound
            columns.add(lowered: start..<result.count, original: edit.range)
        }
        result.append(contentsOf: bytes[position...])
        return (result, columns)
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
