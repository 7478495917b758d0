/// Code that documents an issue and tests it.
///
/// A `↓` stands before each place where the issue is found; it is taken out before the code is read. An example that is compliant has none.
public struct Example: Sendable, ExpressibleByStringLiteral {
    /// The file that the code of an example of one file is taken to be.
    public static let fileName = "Example.swift"

    /// The texts by their paths in a folder.
    public let files: [String: String]
    /// Files that are no texts, by their paths.
    public let data: [String: [UInt8]]
    /// Options of the issue that differ from their defaults.
    public let options: [String: OptionValue]

    /// Creates an example of one Swift file.
    public init(_ code: String, options: [String: OptionValue] = [:], file: String = Example.fileName) {
        self.init(files: [file: code], options: options)
    }

    /// Creates an example of several files.
    public init(files: [String: String], data: [String: [UInt8]] = [:], options: [String: OptionValue] = [:]) {
        (self.files, self.data, self.options) = (files, data, options)
    }

    /// Creates an example of one Swift file.
    public init(stringLiteral value: String) { self.init(value) }

    /// The code of a file without marks, and where marks stood: lines and columns from 1, the latter in bytes.
    public static func unmarked(_ text: String) -> (text: String, places: [Position]) {
        var (bytes, places): ([UInt8], [Position]) = ([], [])
        var (line, lineStart) = (1, 0)
        for scalar in text.unicodeScalars {
            if scalar == "↓" {
                places.append(Position(line: line, column: bytes.count - lineStart + 1, offset: bytes.count))
                continue
            }
            bytes.append(contentsOf: String(scalar).utf8)
            if scalar == "\n" { (line, lineStart) = (line + 1, bytes.count) }
        }
        return (String(decoding: bytes, as: UTF8.self), places)
    }
}

extension Example {
    /// The settings with which an issue is looked for in the example.
    package func settings(for issue: Issue) -> IssueSettings {
        var settings = IssueSettings(issue)
        settings.isActive = true
        for (name, value) in options { settings.options[name] = value }
        return settings
    }
}
