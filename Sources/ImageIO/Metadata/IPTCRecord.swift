import Foundation

/// What the press says of a picture, as it lies in files (IPTC-IIM).
enum IPTCRecord {
    private static let byNumber = Dictionary(uniqueKeysWithValues: table.map { ($0.number, $0) })

    static func read(_ bytes: [UInt8]) -> [String: Any] {
        var (result, position, isUTF8): ([String: Any], Int, Bool) = ([:], 0, false)
        while position + 5 <= bytes.count, bytes[position] == 0x1C {
            let (record, number) = (bytes[position + 1], bytes[position + 2])
            let count = Int(bytes[position + 3]) << 8 | Int(bytes[position + 4])
            let start = position + 5
            // Values that are longer than 32 KB say their length in a way of their own; nothing here is.
            guard count < 1 << 15, start + count <= bytes.count else { break }
            let content = bytes[start..<start + count]
            position = start + count
            if record == 1, number == 90 { isUTF8 = content.elementsEqual([0x1B, 0x25, 0x47]) }
            guard record == 2, let entry = byNumber[number] else { continue }
            let text =
                (isUTF8 ? String(decoding: content, as: UTF8.self) : String(validating: content, as: UTF8.self))
                ?? String(content.map { Character(UnicodeScalar($0)) })
            if entry.isList {
                result[entry.key] = (result[entry.key] as? [String] ?? []) + [text]
            } else if result[entry.key] == nil {
                result[entry.key] = text
            }
        }
        return result
    }

    /// The bytes; `nil` if there is nothing to say.
    static func data(_ values: [String: Any]) -> [UInt8]? {
        var content: [UInt8] = []
        for entry in table {
            let given = values[entry.key]
            let texts = (given as? [Any]) ?? given.map { [$0] } ?? []
            for text in texts.prefix(entry.isList ? texts.count : 1) {
                guard let text = (text as? String) ?? (text as? NSNumber)?.stringValue else { continue }
                let bytes = Array(text.utf8.prefix((1 << 15) - 1))
                content += [0x1C, 2, entry.number, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + bytes
            }
        }
        if content.isEmpty { return nil }
        // What follows is UTF-8, and of the fourth version.
        return [0x1C, 1, 90, 0, 3, 0x1B, 0x25, 0x47, 0x1C, 2, 0, 0, 2, 0, 4] + content
    }
}
