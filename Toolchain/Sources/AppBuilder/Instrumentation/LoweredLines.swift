import Foundation

/// Which line of the user's file a line of a lowered one is.
struct LoweredLines {
    /// The path of the user's file.
    let path: String
    private let lowered: [Substring]
    private let original: [Substring]
    /// How many lines lowering put before the user's first.
    private let offset: Int

    /// Reads a lowered file; `nil` if it is none, or the user's file is gone.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func isDirective(_ line: Substring) -> Bool { line.hasPrefix("#sourceLocation(file: \"") }
        guard let first = lines.firstIndex(where: isDirective), let name = lines[first].firstMatch(of: #/file: "(.*)", line: 1\)$/#)
        else { return nil }
        path = String(name.1.replacing(#/\\(.)/#) { $0.1 })
        guard let users = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        original = users.split(separator: "\n", omittingEmptySubsequences: false)
        offset = first + 1
        lowered = Array(lines[offset...].prefix { !isDirective($0) })
    }

    /// The user's line, counted from 1 as `line` is; `nil` for a line that lowering added.
    func users(_ line: Int) -> Int? { lowered.indices.contains(line - offset - 1) ? line - offset : nil }

    /// Whether a function whose body begins at a place of the lowered file, line and column from 1, is none of the user's: the line that it
    /// was added to has no body in the user's file.
    func isAdded(line: Int, column: Int) -> Bool {
        guard let line = users(line), original.indices.contains(line - 1) else { return true }
        return lowered[line - 1].utf8.dropFirst(column - 1).first == UInt8(ascii: "{") && !original[line - 1].contains("{")
    }
}
