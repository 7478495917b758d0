import XcodeProject

/// Finds where in a file something stands, for errors that are noticed when it has been read already.
enum KeyLine {
    /// The line of a key below the keys of the dictionaries around it, or of the nearest of those: in a property list that is XML or JSON, or in
    /// JSON. A file in another form is named by its first line; 0 for a binary one, which has none.
    static func line(of keys: [String], in bytes: [UInt8]) -> Int {
        if bytes.starts(with: Array("bplist0".utf8)) { return 0 }
        if let file = try? JSONFile(bytes, path: "") { return file.line(of: keys) }
        var parser = XMLDocumentParser(PropertyList.utf8(bytes), path: "")
        guard let root = try? parser.document(), var dictionary = root.name == "dict" ? root : root.child("dict") else { return 1 }
        var line = 1
        for key in keys {
            guard let place = dictionary.children.lastIndex(where: { $0.name == "key" && $0.text == key }) else { break }
            line = parser.line(of: dictionary.children[place])
            guard place + 1 < dictionary.children.count else { break }
            dictionary = dictionary.children[place + 1]
        }
        return line
    }

    /// The error for a text that is not in UTF-8, at the first byte that is not.
    static func notUTF8(_ bytes: [UInt8], path: String) -> ResourceError {
        let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
        return ResourceError(path, line: 1 + valid.count(where: \.isNewline), "the text is not in UTF-8")
    }
}
