import Foundation
import XcodeProject

/// A `.strings` file that texts are merged into: what is not changed stays as it is, comments and order, and the file's encoding.
package struct StringsTable {
    private let path: String
    private let encoding: String.Encoding
    private let file: StringsFile

    /// Reads a file. An empty one is a table, too.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        self.path = path
        encoding =
            bytes.starts(with: [0xFE, 0xFF]) ? .utf16BigEndian : bytes.starts(with: [0xFF, 0xFE]) ? .utf16LittleEndian : .utf8
        if encoding == .utf8 {
            var line = 1
            if String(validating: bytes, as: UTF8.self) == nil, !bytes.starts(with: Array("bplist0".utf8)) {
                let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
                line += valid.utf8.count { $0 == UInt8(ascii: "\n") }
                throw ParseError(path: path, line: line, column: 1, message: "the text is neither in UTF-8 nor in UTF-16 with its mark")
            }
        }
        file = try StringsFile(bytes, path: path)
    }

    /// The pairs, in the file's order; of a key that stands twice, the last.
    package var entries: [StringsFile.Entry] {
        var last: [String: Int] = [:]
        for (place, entry) in file.entries.enumerated() { last[entry.key] = place }
        return file.entries.enumerated().filter { last[$1.key] == $0 }.map(\.element)
    }

    /// The line on which an entry stands, from 1.
    package func line(of entry: StringsFile.Entry) -> Int { file.line(of: entry) }

    /// The file with texts replaced and added.
    ///
    /// - Throws: `ParseError` where the file is a property list of another form, which has no comments to keep and no order.
    package func merging(_ texts: [(key: String, text: String, comment: String?)]) throws -> [UInt8] {
        guard file.isOpenStep || texts.allSatisfy({ text in entries.contains { $0.key == text.key && $0.text == text.text } }) else {
            throw ParseError(
                path: path, line: 1, column: 1,
                message: "this table is a property list of another form; write it as \"key\" = \"text\"; pairs to have texts merged into it"
            )
        }
        var present: [String: StringsFile.Entry] = [:]
        for entry in file.entries { present[entry.key] = entry }
        var edits: [(range: Range<Int>, text: String)] = []
        var added = ""
        for (key, text, comment) in texts {
            guard let entry = present[key] else {
                added += StringsTable.text(of: key, text, comment: comment)
                continue
            }
            guard entry.text.utf8.elementsEqual(text.utf8) == false else { continue }
            guard let value = entry.value else { continue }
            // The value may be left out: `"key";`.
            edits.append((value, (value.isEmpty ? " = " : "") + StringsFile.quoted(text)))
        }
        guard !edits.isEmpty || !added.isEmpty else { return encoded(file.bytes) }
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        if !added.isEmpty { StringsTable.append(added, to: &bytes) }
        return encoded(bytes)
    }

    /// The file with pairs after its own, in its encoding.
    func appending(_ text: String) -> [UInt8] {
        var bytes = file.bytes
        if !text.isEmpty { StringsTable.append(text, to: &bytes) }
        return encoded(bytes)
    }

    private static func append(_ added: String, to bytes: inout [UInt8]) {
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        if !bytes.isEmpty, !bytes.suffix(2).elementsEqual("\n\n".utf8) { bytes.append(UInt8(ascii: "\n")) }
        bytes += Array(added.utf8)
        // One line feed ends the file.
        while bytes.suffix(2).elementsEqual("\n\n".utf8) { bytes.removeLast() }
    }

    private func encoded(_ bytes: [UInt8]) -> [UInt8] {
        switch encoding {
        case .utf16LittleEndian: StringsTable.utf16(bytes, isBigEndian: false)
        case .utf16BigEndian: StringsTable.utf16(bytes, isBigEndian: true)
        default: bytes
        }
    }

    /// UTF-16 with its mark.
    static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
        let units = [0xFEFF] + Array(String(decoding: bytes, as: UTF8.self).utf16)
        return units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    /// A pair with its comment, and an empty line.
    static func text(of key: String, _ text: String, comment: String?) -> String {
        // What would end the comment, and begin something else, does not.
        let comment = comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
        return "\(comment)\(StringsFile.quoted(key)) = \(StringsFile.quoted(text));\n\n"
    }
}
