import Foundation

/// The encoding of a dictionary or of patterns: words are turned into it and back. Not for several threads at once.
package final class WordEncoding {
    /// What turns text into the encoding, and back; `nil` where that is UTF-8.
    private let converters: (to: iconv_t, from: iconv_t)?

    /// An encoding by the name that the file has for it, as "ISO8859-1"; `nil` if the system does not know it.
    package init?(named name: String) {
        guard name.uppercased() != "UTF-8" else {
            converters = nil
            return
        }
        guard let to = iconv_open(name, "UTF-8"), to != iconv_t(bitPattern: -1) else { return nil }
        guard let from = iconv_open("UTF-8", name), from != iconv_t(bitPattern: -1) else {
            iconv_close(to)
            return nil
        }
        converters = (to, from)
    }

    deinit {
        guard let converters else { return }
        iconv_close(converters.to)
        iconv_close(converters.from)
    }

    /// A word in the encoding, without a zero at the end; `nil` if it has letters that the encoding lacks.
    package func encode(_ word: String) -> [UInt8]? {
        converters.map { convert(Array(word.utf8), $0.to) } ?? Array(word.utf8)
    }

    /// What bytes of the encoding say; `nil` if they say nothing.
    package func decode(_ bytes: [UInt8]) -> String? {
        guard let text = converters.map({ convert(bytes, $0.from) }) ?? bytes else { return nil }
        return String(validating: text, as: UTF8.self)
    }

    private func convert(_ bytes: [UInt8], _ converter: iconv_t) -> [UInt8]? {
        var source = bytes
        // No letter of an encoding for words becomes more than four bytes.
        var target = [UInt8](repeating: 0, count: source.count * 4)
        let left = source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target -> Int? in
                var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
                var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
                var (fromCount, toCount) = (source.count, target.count)
                return iconv(converter, &from, &fromCount, &to, &toCount) == 0 ? toCount : nil
            }
        }
        return left.map { Array(target.dropLast($0)) }
    }
}
