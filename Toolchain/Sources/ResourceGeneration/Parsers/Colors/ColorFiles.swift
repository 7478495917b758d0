import Foundation
import XcodeProject

/// A JSON object with colours for its keys.
enum JSONColors {
    static func colors(in bytes: [UInt8], path: String) throws -> ColorParser.Colors {
        guard let texts = try JSONText.value(bytes, path: path) as? [String: Any] else {
            throw ResourceError(path, line: 1, "Invalid structure, must be an object with string values.")
        }
        var colors: ColorParser.Colors = [:]
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
            func line() -> Int { KeyLine.line(of: [key], in: bytes) }
            guard let text = value as? String else {
                throw ResourceError(path, line: line(), "Invalid structure, must be an object with string values.")
            }
            guard let color = HexColor(text) else { throw HexColor.fault(text, key: key, path: path, line: line()) }
            colors[key] = color
        }
        return colors
    }
}

/// Lines of a name, a colon and a colour, or the name of another line. What begins with "#" is a comment.
enum TextColors {
    static func colors(in bytes: [UInt8], path: String) throws -> ColorParser.Colors {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw KeyLine.notUTF8(bytes, path: path) }
        var values: [String: (text: String, line: Int)] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].trimmingCharacters(in: .whitespaces)
            let value = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace).first
            guard !name.isEmpty, let value else { continue }
            values[name] = (String(value), index + 1)
        }
        var colors: ColorParser.Colors = [:]
        for (name, start) in values {
            var value = start
            var passed: Set<String> = [name]
            while let next = values[value.text] {
                guard passed.insert(value.text).inserted else {
                    throw ResourceError(path, line: start.line, "The color \"\(name)\" is, by other names, itself.")
                }
                value = next
            }
            guard let color = HexColor(value.text) else { throw HexColor.fault(value.text, key: name, path: path, line: start.line) }
            colors[name] = color
        }
        return colors
    }
}

/// Android's `colors.xml`.
///
/// See https://developer.android.com/guide/topics/resources/more-resources#Color.
enum XMLColors {
    static func colors(in bytes: [UInt8], path: String, format: ColorFormat) throws -> ColorParser.Colors {
        var document = XMLDocumentParser(bytes, path: path)
        let root = try document.document()
        var named: [String: (text: String, node: XMLNode)] = [:]
        for node in root.name == "resources" ? root.children(named: "color") : [] {
            let value = node.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let name = node.attributes["name"]?.trimmingCharacters(in: .whitespaces), !name.isEmpty else {
                throw ResourceError("Invalid structure, color \(value) must have a name.", at: node, in: document)
            }
            guard !value.isEmpty else { throw ResourceError("Invalid structure, color must have a value.", at: node, in: document) }
            guard named.updateValue((value, node), forKey: name) == nil else {
                throw ResourceError("There is already a color \"\(name)\".", at: node, in: document)
            }
        }
        return try named.reduce(into: [:]) { colors, entry in
            var (text, node) = entry.value
            var passed: Set<String> = []
            while text.hasPrefix("@color/") {
                guard let next = named[String(text.dropFirst(7))] else {
                    throw ResourceError("Unable to find color \"\(text)\".", at: node, in: document)
                }
                guard passed.insert(text).inserted else {
                    throw ResourceError("The color \"\(entry.key)\" is, by other names, itself.", at: entry.value.node, in: document)
                }
                (text, node) = next
            }
            guard let color = HexColor(text, format: format) else {
                let fault = HexColor.fault(text, key: entry.key, path: path)
                throw ResourceError(fault.message, at: node, in: document)
            }
            colors[entry.key] = color
        }
    }
}
