/// A pattern for paths, as detekt and SwiftLint have them: `*` for anything within a folder, `**` for any folders, `?` for a character.
public struct PathPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String
    private let pattern: [UInt8]

    /// Creates a pattern. One without a slash means files of that name anywhere; what is below a folder that matches, matches.
    public init(_ text: String) {
        self.text = text
        var pattern = Substring(text)
        while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
        while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
        self.pattern = Array((pattern.contains("/") ? String(pattern) : "**/\(pattern)").utf8)
    }

    /// Whether a path, or a folder around it, matches.
    public func matches(_ path: String) -> Bool {
        let path = Array(path.utf8)
        let pattern = pattern.starts(with: [UInt8(ascii: "/")]) ? Array(pattern.dropFirst()) : pattern
        // One row for each byte of the pattern: reachable[i] says whether the first i bytes of the path are matched.
        var reachable = [Bool](repeating: false, count: path.count + 1)
        reachable[0] = true
        var place = 0
        while place < pattern.count {
            var next = [Bool](repeating: false, count: path.count + 1)
            let byte = pattern[place]
            if byte == UInt8(ascii: "*"), place + 1 < pattern.count, pattern[place + 1] == UInt8(ascii: "*") {
                let endsFolder = place + 2 < pattern.count && pattern[place + 2] == UInt8(ascii: "/")
                var isOpen = false
                for index in 0...path.count {
                    isOpen = isOpen || reachable[index]
                    // `**/` stands for no folder, too.
                    next[index] = endsFolder ? reachable[index] || (isOpen && index > 0 && path[index - 1] == UInt8(ascii: "/")) : isOpen
                }
                place += endsFolder ? 3 : 2
            } else if byte == UInt8(ascii: "*") {
                var isOpen = false
                for index in 0...path.count {
                    if index > 0, path[index - 1] == UInt8(ascii: "/") { isOpen = false }
                    isOpen = isOpen || reachable[index]
                    next[index] = isOpen
                }
                place += 1
            } else {
                for index in 0..<path.count where reachable[index] {
                    next[index + 1] = byte == UInt8(ascii: "?") ? path[index] != UInt8(ascii: "/") : path[index] == byte
                }
                place += 1
            }
            reachable = next
        }
        return reachable[path.count] || path.indices.contains { reachable[$0] && path[$0] == UInt8(ascii: "/") && $0 > 0 }
    }
}
