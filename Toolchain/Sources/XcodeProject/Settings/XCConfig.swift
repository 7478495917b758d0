import Foundation

/// Reads `.xcconfig` files with what they include.
public struct XCConfig {
    private var level = SettingsLevel()
    /// The files being read, the innermost last.
    private var open: [String] = []
    private let read: (String) throws -> [UInt8]
    private let ground: Ground?

    /// Reads the file at a path. Throws `ParseError` for malformed lines, circles of includes and includes that are not there, and
    /// `ProjectError.outside` for those that are not in the ground.
    public static func read(_ path: String, in ground: Ground) throws -> SettingsLevel {
        try parse(try FileBytes.read(path), path: path, ground: ground, read: FileBytes.read)
    }

    /// Reads the text of a file; `read` is asked for what it includes.
    public static func parse(
        _ bytes: [UInt8], path: String, ground: Ground? = nil, read: @escaping (String) throws -> [UInt8]
    ) throws -> SettingsLevel {
        var reader = XCConfig(read: read, ground: ground)
        try reader.add(bytes, path: path)
        reader.level.sortConditions()
        return reader.level
    }

    private init(read: @escaping (String) throws -> [UInt8], ground: Ground?) { (self.read, self.ground) = (read, ground) }

    private mutating func add(_ bytes: [UInt8], path: String) throws {
        open.append(path)
        defer { open.removeLast() }
        let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{FEFF}", with: "")
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        var index = 0
        while index < lines.count {
            let number = index + 1
            var line = XCConfig.withoutComment(lines[index])
            index += 1
            // A backslash at the end joins the next line.
            while line.hasSuffix("\\"), index < lines.count {
                line = line.dropLast() + " " + XCConfig.withoutComment(lines[index])
                index += 1
            }
            try add(line: line, number: number)
        }
    }

    /// A comment begins at `//` anywhere, even inside a URL: that is Xcode's own rule.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let comment = line.range(of: "//") else { return line }
        return line[..<comment.lowerBound]
    }

    private func error(_ message: String, _ number: Int, column: Int = 1) -> ParseError {
        ParseError(path: open.last ?? "", line: number, column: column, message: message)
    }

    private mutating func add(line: Substring, number: Int) throws {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        if trimmed.hasPrefix("#") { return try include(trimmed, number) }
        // The `=` of the assignment is the first one outside a condition's brackets.
        var brackets = 0
        let equals = line.indices.first { index in
            if line[index] == "[" { brackets += 1 }
            if line[index] == "]" { brackets -= 1 }
            return line[index] == "=" && brackets <= 0
        }
        guard let equals else { throw error("expected \"NAME = value\"", number) }
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        guard let conditional = ConditionalName(name), XCConfig.isName(conditional.name) else {
            throw error("\"\(name)\" is no setting's name", number)
        }
        var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
        level.append(conditional, value, Place(open.last ?? "", line: number))
    }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !isDigit(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    private mutating func include(_ line: String, _ number: Int) throws {
        guard line.hasPrefix("#include") else { throw error("expected \"#include\"", number) }
        var rest = line.dropFirst("#include".count)
        let isOptional = rest.first == "?"
        if isOptional { rest = rest.dropFirst() }
        let name = rest.trimmingCharacters(in: .whitespaces)
        guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
            throw error("\"#include\" needs a path in quotes", number)
        }
        let including = ((open.last ?? "") as NSString).deletingLastPathComponent
        let file = String(name.dropFirst().dropLast())
        let path = PBXFiles.join(including, file)
        guard !open.contains(path) else { throw error("\"\(file)\" includes itself", number) }
        guard open.count < 50 else { throw error("includes are nested too deeply", number) }
        try ground?.check(path, named: Place(open.last ?? "", line: number))
        let bytes: [UInt8]
        do {
            bytes = try read(path)
        } catch {
            if isOptional { return }
            throw self.error("there is no file \"\(path)\" to include", number)
        }
        try add(bytes, path: path)
    }
}
