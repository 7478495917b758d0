import Foundation

/// Names in a text, with a space between: a table that needs no room and no work before somebody looks something up in it.
///
/// A word can have a second name (`hidden/isHidden`) and a mark (`tintColor*`). A word that begins with a full stop is found by no name.
package struct NameList: ExpressibleByStringLiteral {
    private let text: StaticString

    package init(stringLiteral value: StaticString) { text = value }

    private static let (space, slash, mark, hidden) = (UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "."))

    /// The place of the word that has a name.
    func index(of name: String) -> Int? {
        var name = name
        return name.withUTF8 { wanted in
            var found: Int?
            forEachWord { index, word in
                var word = word
                if word.last == NameList.mark { word = UnsafeRawBufferPointer(rebasing: word.dropLast()) }
                guard word.count >= wanted.count, !wanted.isEmpty else { return true }
                if NameList.isSame(word[...], wanted) { found = index; return false }
                guard word.count > wanted.count, let slash = word.firstIndex(of: NameList.slash) else { return true }
                if NameList.isSame(word[..<slash], wanted) || NameList.isSame(word[(slash + 1)...], wanted) { found = index }
                return found == nil
            }
            return found
        }
    }

    /// How many words there are; something is made of each one's place.
    func count<Made>(making make: (Int) -> Made) -> Int {
        var count = 0
        forEachWord { index, _ in
            _ = make(index)
            count += 1
            return true
        }
        return count
    }

    /// All names, the first ones of the words.
    package var names: [String] {
        var result: [String] = []
        forEachWord { _, word in
            if word.first != NameList.hidden { result.append(NameList.name(word)) }
            return true
        }
        return result
    }

    /// The words that have the mark.
    var marked: [(index: Int, name: String)] {
        var result: [(Int, String)] = []
        forEachWord { index, word in
            if word.last == NameList.mark { result.append((index, NameList.name(word))) }
            return true
        }
        return result
    }

    private static func name(_ word: UnsafeRawBufferPointer) -> String {
        String(decoding: word.prefix { $0 != slash && $0 != mark }, as: UTF8.self)
    }

    private static func isSame(_ word: Slice<UnsafeRawBufferPointer>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        word.count == name.count && memcmp(UnsafeRawBufferPointer(rebasing: word).baseAddress!, name.baseAddress!, name.count) == 0
    }

    /// Goes through the words until told to stop.
    private func forEachWord(_ body: (Int, UnsafeRawBufferPointer) -> Bool) {
        var (start, left, index) = (UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount, 0)
        while left > 0 {
            let end = memchr(start, Int32(NameList.space), left).map { UnsafeRawPointer($0) } ?? start + left
            let count = end - start
            if count > 0 {
                guard body(index, UnsafeRawBufferPointer(start: start, count: count)) else { return }
                index += 1
            }
            start = end + 1
            left -= count + 1
        }
    }
}
