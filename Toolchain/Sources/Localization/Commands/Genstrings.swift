import Foundation
import XcodeProject

/// Extracts the texts of sources into `.strings` files, with the flags and in the words of Apple's `genstrings`.
package struct Genstrings {
    /// What was typed wrongly.
    package struct Usage: Error, CustomStringConvertible {
        package let description: String
    }

    /// What is told of the flags.
    package static let help = """
        Usage: genstrings [-SwiftUI] [-a] [-q] [-u] [-bigEndian | -littleEndian | -utf8] [-noPositionalParameters]
                          [-s ROUTINE ...] [-skipTable TABLE ...] [-o FOLDER] FILE ...

          -s ROUTINE               calls of ROUTINE and its kin (ROUTINEFromTable ...) instead of NSLocalizedString
          -SwiftUI                 texts in calls of SwiftUI, too
          -a                       append to tables that are there
          -o FOLDER                write the tables there
          -q                       do not warn of keys with several comments
          -u                       "\\u00E9" and "\\U000000E9" in sources are characters
          -noPositionalParameters  leave "%d of %d" as it is, instead of "%1$d of %2$d"
          -skipTable TABLE         do not write this table
          -bigEndian, -littleEndian, -utf8
                                   how tables are written; UTF-16 of this machine's order otherwise

        """

    private enum Encoding { case little, big, utf8 }

    private var options = ExtractionOptions()
    private var appends = false
    private var isQuiet = false
    private var isPositional = true
    private var skipped: Set<String> = []
    private var folder = "."
    private var encoding = Encoding.little
    private var files: [String] = []

    /// Sorts out the words after the command's name.
    ///
    /// - Throws: `Usage`.
    package init(_ words: [String]) throws {
        options.findsSwiftUI = false
        options.readsUnicodeEscapes = false
        var routines: [String] = []
        var rest = words[...]
        func value(_ flag: String) throws -> String {
            guard let value = rest.popFirst() else { throw Usage(description: "genstrings: \"\(flag)\" needs a value\n\n\(Self.help)") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "-a": appends = true
            case "-q": isQuiet = true
            case "-u": options.readsUnicodeEscapes = true
            case "-SwiftUI": options.findsSwiftUI = true
            case "-noPositionalParameters": isPositional = false
            case "-s": routines.append(try value(word))
            case "-skipTable": skipped.insert(try value(word))
            case "-o": folder = try value(word)
            case "-littleEndian": encoding = .little
            case "-bigEndian": encoding = .big
            case "-utf8": encoding = .utf8
            case "-macRoman":
                throw Usage(
                    description: "genstrings: \"-macRoman\" is not supported: convert the sources to UTF-8 (iconv -f MACINTOSH -t UTF-8)")
            case _ where word.hasPrefix("-"): throw Usage(description: "genstrings: unknown flag \"\(word)\"\n\n\(Self.help)")
            default: files.append(word)
            }
        }
        if !routines.isEmpty { options.routines = routines }
        guard !files.isEmpty else { throw Usage(description: "genstrings: no files are named\n\n\(Self.help)") }
    }

    /// What `genstrings` writes where a source says nothing.
    private static let noComment = "No comment provided by engineer."

    /// Writes the tables.
    ///
    /// - Parameter warn: Is told what is odd, a line each.
    /// - Throws: `LocalizationFault`, or `ParseError` for a table that is malformed.
    package func run(warn: (String) -> Void) throws {
        var tables: [String: [ExtractedText]] = [:]
        for file in files {
            let extraction = Extraction(try LocalizedPlace.contents(of: file), path: file, options: options)
            for warning in extraction.warnings { warn("\(warning)") }
            for text in extraction.texts where !skipped.contains(text.table) { tables[text.table, default: []].append(text) }
        }
        guard let place = try? LocalizedPlace(root: folder) else { throw LocalizationFault("\(folder): error: there is no such folder") }
        // All is made before anything is written.
        let written = try tables.sorted { $0.key < $1.key }.map { table, texts in
            let name: FileName
            do { name = try FileName(table + ".strings") } catch {
                throw LocalizationFault("\(texts[0].path):\(texts[0].line): error: \"\(table)\" is the name of a table, \(error)")
            }
            let path = place.root + "/" + name.text
            return (path, try content(of: texts, path: path, in: place, warn: warn))
        }
        for (path, bytes) in written { try place.write(bytes, to: path) }
    }

    /// The order of keys and comments, as the tables of public apps show it: capital letters are as small ones, which come first among equals.
    static func comesBefore(_ first: String, _ second: String) -> Bool {
        let (one, other) = (first.lowercased(), second.lowercased())
        return one == other ? first > second : one < other
    }

    /// A comment as sources write it, between their quotes.
    private static func written(_ comment: String) -> String { String(StringsFile.quoted(comment).dropFirst().dropLast()) }

    private func content(of texts: [ExtractedText], path: String, in place: LocalizedPlace, warn: (String) -> Void) throws -> [UInt8] {
        let old = appends ? try place.read(path) : nil
        let present = try old.map { try StringsTable($0, path: path) }
        let known = Set((present?.entries ?? []).map(\.key))
        var text = ""
        for (key, uses) in Dictionary(grouping: texts, by: \.key).sorted(by: { Self.comesBefore($0.key, $1.key) })
        where !known.contains(key) {
            var comments: [String] = []
            for case let comment? in uses.map(\.comment) where !comments.contains(comment) { comments.append(comment) }
            // A place that says nothing adds nothing to what others say.
            if comments.isEmpty { comments = [Self.noComment] }
            comments.sort(by: Self.comesBefore)
            if comments.count > 1, !isQuiet {
                warn("Warning: Key \"\(key)\" used with multiple comments \(comments.map { "\"\($0)\"" }.joined(separator: " & "))")
            }
            let values = uses.compactMap(\.value)
            let value = values.first ?? key
            for other in Set(values).subtracting([value]).sorted() {
                warn("Warning: Key \"\(key)\" used with multiple values. Value \"\(value)\" kept. Value \"\(other)\" ignored.")
            }
            let shown = isPositional ? FormatConversion.positional(value) : value
            text += StringsTable.text(of: key, shown, comment: comments.map(Self.written).joined(separator: "\n   "))
        }
        if let old, !old.isEmpty { return try StringsTable(old, path: path).appending(text) }
        switch encoding {
        case .utf8: return Array(text.utf8)
        case .little: return StringsTable.utf16(Array(text.utf8), isBigEndian: false)
        case .big: return StringsTable.utf16(Array(text.utf8), isBigEndian: true)
        }
    }
}
