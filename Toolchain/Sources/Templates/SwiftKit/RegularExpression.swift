import Foundation

/// A regular expression of a template, which is not trusted to come to an end.
struct RegularExpression {
    /// How often the search may report that it is still at it.
    private static let patience = 200

    private let pattern: String
    private let expression: NSRegularExpression

    init(_ pattern: String) throws {
        self.pattern = pattern
        do {
            expression = try NSRegularExpression(pattern: pattern)
        } catch {
            throw TemplateError("'replace' filter: '\(pattern)' is no regular expression")
        }
    }

    /// The text with something in the place of each match; `$1` in it is what the first group matched.
    func replacingMatches(in text: String, with template: String, _ context: Context) throws -> String {
        let whole = text as NSString
        var result = ""
        var end = 0
        var reports = 0
        var failure: (any Error)?
        expression.enumerateMatches(in: text, options: .reportProgress, range: NSRange(location: 0, length: whole.length)) {
            match, _, stop in
            guard let match else {
                reports += 1
                if reports > Self.patience { stop.pointee = true }
                return
            }
            result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
            result += expression.replacementString(for: match, in: text, offset: 0, template: template)
            end = match.range.location + match.range.length
            do {
                try context.allow(result.utf8.count)
            } catch {
                failure = error
                stop.pointee = true
            }
        }
        if let failure { throw failure }
        guard reports <= Self.patience else {
            throw TemplateError("'replace' filter: the search for '\(pattern)' takes far too long")
        }
        return result + whole.substring(from: end)
    }
}
