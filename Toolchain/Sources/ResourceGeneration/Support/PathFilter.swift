import Foundation

/// Which paths a parser takes: those that a regular expression finds something in, of files, of folders, or of both.
package struct PathFilter {
    /// What a path may lead to.
    package enum Kind: Sendable { case files, folders, both }

    private let expression: NSRegularExpression
    private let kind: Kind

    /// - Throws: `GenerationError.filter` for what is no regular expression.
    init(_ pattern: String, _ kind: Kind) throws {
        do { expression = try NSRegularExpression(pattern: pattern) } catch { throw GenerationError.filter(pattern) }
        self.kind = kind
    }

    /// Whether a path fits that leads to a folder, to a file, or (`nil`) to nothing.
    func takes(_ path: String, isFolder: Bool?) -> Bool {
        switch kind {
        case .files where isFolder == true, .folders where isFolder == false: return false
        default: break
        }
        return expression.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }

    /// The expression for files with one of the extensions, written large or small, and with a name before it.
    static func pattern(forExtensions extensions: [String]) -> String { "[^/]\\.(?i:\(extensions.joined(separator: "|")))$" }
}
