/// What of the check's messages is told: what Apple's compiler refuses and Linux's own does not.
enum CheckMessages {
    /// An error or a warning, with the notes to it.
    private struct Message {
        /// The text; `nil` for what is no error.
        var error: Substring?
        var notes: [Substring] = []
        /// All lines, with those of the source that the compiler shows.
        var lines: [Substring] = []
    }

    static func verdict(of output: String) -> SemanticCheck.Verdict {
        var verdict = SemanticCheck.Verdict()
        for message in messages(in: output) {
            guard let error = message.error, !left.contains(where: error.contains) else { continue }
            if isRefusal(error, message) {
                verdict.refusals += message.lines.map(String.init)
            } else {
                verdict.isTrusted = false
            }
        }
        return verdict
    }

    private static func messages(in output: String) -> [Message] {
        var result: [Message] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
            guard let match = line.firstMatch(of: #/^.*?: (error|warning|note|remark): (.*)/#) else {
                if !result.isEmpty { result[result.count - 1].lines.append(line) }
                continue
            }
            if match.1 == "note", !result.isEmpty {
                result[result.count - 1].notes.append(match.2)
            } else {
                result.append(Message(error: match.1 == "error" ? match.2 : nil))
            }
            result[result.count - 1].lines.append(line)
        }
        return result
    }

    /// Whether a message is about a rule of Objective-C's or of iOS's versions.
    private static func isRefusal(_ error: Substring, _ message: Message) -> Bool {
        if words.contains(where: error.contains) || message.notes.contains(where: { $0.contains("@objc") || $0.contains("@nonobjc") }) {
            return true
        }
        // Of members of any object that two of the user's own classes have.
        if error.hasPrefix("ambiguous use of"), message.lines.allSatisfy({ !$0.contains(": note: ") || $0.contains(".swift:") }) {
            return true
        }
        // Of what such an expression names, lowering makes names that may be there or not.
        return message.lines.dropFirst().prefix(1).contains { $0.contains("#selector(") || $0.contains("#keyPath(") }
    }

    /// What is the other compiler's to judge: it is right where a class comes from Objective-C, and none does here.
    private static let left = ["constructing an object of class type"]

    private static let words = [
        // What Objective-C sees.
        "@objc", "Objective-C", "'#selector", "'#keyPath", "@nonobjc", "'optional' ", "as a selector because", "duplicate attribute",
        "cannot conform to class protocol", "cannot be overridden from extension",
        // Interface Builder and Core Data.
        "@IB", "@NSManaged", "@NSCopying", "class must conform to the 'UIApplicationDelegate' protocol",
        // Optional requirements and members of any object, which lowering makes something of.
        "'AnyObject", "must be unwrapped to a value of type '(", "is a 'let' constant", "'init' is a member of the type",
        "must be provided by subclass of", "is not implicitly convertible to",
        // iOS's versions.
        "is only available in iOS ", "is unavailable in iOS", "must be as available as", "cannot be marked potentially unavailable",
        "must handle potential future platforms",
    ]
}
