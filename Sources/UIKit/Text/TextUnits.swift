import Foundation

/// The units of plain text, as ranges of UTF-16 units.
enum TextUnits {
    static func characters(of text: NSString) -> [NSRange] {
        var result: [NSRange] = []
        var place = 0
        while place < text.length {
            let range = text.rangeOfComposedCharacterSequence(at: place)
            result.append(range)
            place = range.location + max(1, range.length)
        }
        return result
    }

    private static let apostrophes: Set<UInt16> = [0x27, 0x2019]

    static func words(of text: NSString) -> [NSRange] {
        let isPart = (0..<text.length).map { index -> Bool in
            let unit = text.character(at: index)
            if UTF16.isSurrogate(unit) { return true }
            return Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) || $0 == "_" } ?? false
        }
        var result: [NSRange] = []
        var start: Int?
        for index in 0...text.length {
            // An apostrophe between letters belongs to the word.
            let joins =
                index > 0 && index + 1 < text.length && apostrophes.contains(text.character(at: index)) && isPart[index - 1]
                && isPart[index + 1]
            if index < text.length, isPart[index] || joins {
                if start == nil { start = index }
            } else if let begin = start {
                result.append(NSRange(location: begin, length: index - begin))
                start = nil
            }
        }
        return result
    }

    static func paragraphs(of text: NSString) -> [NSRange] {
        guard text.length > 0 else { return [NSRange(location: 0, length: 0)] }
        var result: [NSRange] = []
        var place = 0
        while place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            var length = range.length
            while length > 0, [0x0A, 0x0D, 0x2029].contains(text.character(at: range.location + length - 1)) { length -= 1 }
            result.append(NSRange(location: range.location, length: length))
            place = range.location + max(1, range.length)
        }
        return result
    }

    static func sentences(of text: NSString) -> [NSRange] {
        var result: [NSRange] = []
        for paragraph in paragraphs(of: text) {
            var start = paragraph.location
            let end = paragraph.location + paragraph.length
            for index in start..<max(start, end) {
                let isEnd = [0x2E, 0x21, 0x3F, 0x3002].contains(text.character(at: index))
                guard isEnd, index + 1 >= end || text.character(at: index + 1) == 0x20 else { continue }
                result.append(NSRange(location: start, length: index + 1 - start))
                start = index + 1
                while start < end, text.character(at: start) == 0x20 { start += 1 }
            }
            if start < end { result.append(NSRange(location: start, length: end - start)) }
        }
        return result
    }
}
