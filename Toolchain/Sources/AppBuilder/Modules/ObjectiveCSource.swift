import Foundation

/// What Swift code of a target can take from C and Objective-C files without their being compiled.
package enum ObjectiveCSource {
    /// Whether a file declares nothing but classes without members, as the one does that CocoaPods puts into each of its targets.
    package static func isInert(_ path: String) -> Bool {
        guard ["m", "c", "mm"].contains((path as NSString).pathExtension), let bytes = try? Files.read(path) else { return false }
        var text = withoutComments(String(decoding: bytes, as: UTF8.self))
        for pattern in [
            "(?m)^[ \\t]*#[ \\t]*(import|include)[^\\n]*$", "@import[^;]*;", "@interface\\s+\\w+\\s*:\\s*\\w+\\s*@end",
            "@implementation\\s+\\w+\\s*@end", "NS_ASSUME_NONNULL_(BEGIN|END)",
        ] {
            text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
        }
        return text.allSatisfy(\.isWhitespace)
    }

    /// The modules that headers import.
    package static func modulesImported(by headers: [String]) throws -> Set<String> {
        var result: Set<String> = []
        for header in headers {
            for line in withoutComments(String(decoding: try Files.read(header), as: UTF8.self)).split(separator: "\n") {
                let words = line.trimmingCharacters(in: .whitespaces)
                if words.hasPrefix("@import") {
                    let name = words.dropFirst(7).prefix { $0 != ";" && $0 != "." }
                    result.insert(name.trimmingCharacters(in: .whitespaces))
                } else if words.hasPrefix("#"), words.contains("import") || words.contains("include"),
                    let open = words.firstIndex(of: "<"), let slash = words[open...].firstIndex(of: "/")
                {
                    result.insert(String(words[words.index(after: open)..<slash]))
                }
            }
        }
        return result
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacingOccurrences(of: "/\\*[\\s\\S]*?\\*/", with: "", options: .regularExpression)
            .replacingOccurrences(of: "//[^\\n]*", with: "", options: .regularExpression)
    }
}
