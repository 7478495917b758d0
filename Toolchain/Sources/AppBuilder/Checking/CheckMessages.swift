/// What of the check's messages is told: what Apple's compiler refuses and Linux's own does not.
enum CheckMessages {
    /// An error or a warning, with the notes to it.
    private struct Message {
        /// Its own text.
        var text: Substring
        var isError: Bool
        var notes: [Substring] = []
        /// All lines, with those of the source that the compiler shows.
        var lines: [Substring] = []
    }

    static func verdict(of output: String) -> SemanticCheck.Verdict {
        var verdict = SemanticCheck.Verdict()
        for message in messages(in: output) {
            let lines = message.lines.map(String.init)
            if !message.isError {
                if message.text.contains(availability) || message.text.contains(selector) { verdict.warnings.append(lines) }
            } else if isDoubtful(message) {
                continue
            } else if isRefusal(message.text, message) {
                verdict.refusals.append(lines)
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
                result.append(Message(text: match.2, isError: match.1 == "error"))
            }
            result[result.count - 1].lines.append(line)
        }
        return result
    }

    /// Whether a message is about a rule of Objective-C's, of actors or of iOS's versions.
    private static func isRefusal(_ error: Substring, _ message: Message) -> Bool {
        if isOfFunction(message) { return true }
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

    /// What tells a message from others: its place and its text, whoever says it.
    static func key(_ line: String) -> String? {
        let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        return plain.wholeMatch(of: #/(.*?:\d+):\d+: (?:error|warning): (.*)/#).map { "\($0.1) \($0.2)" }
    }

    /// Whether a message may follow from what the check's modules cannot say: it is neither told nor held against the others.
    private static func isDoubtful(_ message: Message) -> Bool {
        // Apple's declarations are lenient, and say so in other words than ours.
        if message.text.contains("main actor-isolated") || message.text.contains("outside of the actor"),
            message.lines.contains(where: { $0.contains(": note: ") && !$0.contains(".swift:") })
        {
            return true
        }
        // Blocks that may be called anywhere are `@preconcurrency` at Apple only.
        if message.text.contains("from a Sendable closure") { return true }
        if message.text.contains("in a synchronous nonisolated context") { return !isOfFunction(message) }
        // Right where a class comes from Objective-C, and none does here.
        if message.text.contains("constructing an object of class type") { return true }
        // A framework's member that Objective-C would see, had its types been C's.
        if message.text.contains("not exposed to Objective-C") || message.text.contains("non-'@objc'") {
            return message.lines.contains { $0.contains(": note: ") && !$0.contains(".swift:") }
        }
        return message.text.contains("cannot be represented in Objective-C") && message.lines.dropFirst().contains { $0.contains(unseen) }
    }

    /// Types that are Objective-C's at Apple and cannot be in the check: the toolchain's own, generic ones and those below them, and what
    /// points to structures.
    private static var unseen: Regex<Substring> {
        #/\bDispatch[A-Z]\w+|\w+(?:Axis)?Anchor\b|\bNSLayoutDimension\b|Pointer<|\bNS(?:Cache|MapTable|HashTable|FetchRequest)\b|\w+Disposition\b|\bNS\w+</#
    }

    /// Whether a function that is nobody's does what only the main actor's may do: it is told how to mend that, a block is not.
    private static func isOfFunction(_ message: Message) -> Bool { message.notes.contains { $0.contains("add '@MainActor' to make") } }

    private static let availability = "is only available in iOS "
    /// Of two methods that Objective-C would call alike: an error from Swift 6 on.
    private static let selector = "with the same Objective-C selector"

    private static let words = [
        // What Objective-C sees.
        "@objc", "Objective-C", "'#selector", "'#keyPath", "@nonobjc", "'optional' ", "as a selector because", "duplicate attribute",
        "cannot conform to class protocol", "cannot be overridden from extension",
        // Interface Builder and Core Data.
        "@IB", "@NSManaged", "@NSCopying", "class must conform to the 'UIApplicationDelegate' protocol",
        // Optional requirements and members of any object, which lowering makes something of.
        "'AnyObject", "must be unwrapped to a value of type '(", "is a 'let' constant", "'init' is a member of the type",
        "must be provided by subclass of", "is not implicitly convertible to",
        // Actors.
        "from a nonisolated context", "cannot be called from outside of the actor",
        // iOS's versions.
        availability, "is unavailable in iOS", "must be as available as", "cannot be marked potentially unavailable",
        "must handle potential future platforms",
    ]
}
