/// What of the check's messages is told: what Apple's compiler refuses and Linux's own does not.
enum CheckMessages {
    static func verdict(of output: String) -> SemanticCheck.Verdict {
        var verdict = SemanticCheck.Verdict()
        var isTold = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.firstMatch(of: #/^.*?:\d+(?::\d+)?: (error|warning|note|remark): (.*)/#) {
                // Notes belong to what they follow.
                if match.1 != "note" { isTold = false }
                if match.1 == "error" {
                    isTold = isRefusal(match.2)
                    if !isTold { verdict.isTrusted = false }
                }
            }
            if isTold { verdict.refusals.append(String(line)) }
        }
        return verdict
    }

    /// Whether a message is about a rule of Objective-C's or of iOS's versions.
    private static func isRefusal(_ message: Substring) -> Bool {
        words.contains { message.contains($0) } || message.contains(forms)
    }

    private static let words = [
        "@objc", "Objective-C", "'#selector'", "'#selector(", "#keyPath", "@IB", "@NSManaged", "@NSCopying", "@nonobjc",
        "as a selector because", "'optional' ", "cannot conform to class protocol", "cannot be overridden from extension",
        "must be as available as", "cannot be marked potentially unavailable", "must handle potential future platforms",
        "class must conform to the 'UIApplicationDelegate' protocol", "'AnyObject' has no member",
        "use 'getter:' or 'setter:' to refer to", "remove 'getter:'", "empty key path does not refer", "key path cannot refer to",
    ]

    private static var forms: Regex<Substring> { #/ is only available in iOS |is unavailable in iOS|is not implicitly convertible to/# }
}
