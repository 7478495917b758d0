import Foundation

/// What the compiler has to refuse, as comments in the sources of `Refused` say it, and what it did refuse.
///
///     other.secret = 1  // c05 expected-error {{'secret' is inaccessible due to 'private' protection level}}
///     other.open = 1  // c06 expected-nothing {{}}
struct Refusals {
    struct Expectation: Equatable {
        /// The claims and listings that it holds.
        let ids: [String]
        let line: Int
        let text: String
        let severity: String
    }

    struct Message: Equatable {
        let file: String
        let line: Int
        let severity: String
        let text: String
    }

    /// What a source's comments say. A comment that names no claim says what comes of another.
    static func expectations(in source: String) -> [Expectation] {
        source.components(separatedBy: "\n").enumerated().flatMap { index, line in
            line.matches(of: #/// ?((?:[cl]\d\d )+)expected-(error|warning|note|nothing)(?:@\+(\d+))? \{\{(.*?)\}\}/#).map { match in
                Expectation(
                    ids: match.1.split(separator: " ").map { String($0) }, line: index + 1 + (match.3.flatMap { Int($0) } ?? 0),
                    text: String(match.4),
                    severity: String(match.2))
            }
        }
    }

    /// The compiler's messages about the sources of a folder, each once: it repeats what it says where it looks at a source twice.
    static func messages(in output: String, below folder: String) -> [Message] {
        let all = output.components(separatedBy: "\n").compactMap { line -> Message? in
            let form = #/(/[^:]+):(\d+):\d+: (error|warning|note): (.*)/#
            guard let match = line.wholeMatch(of: form), match.1.hasPrefix(folder + "/") else { return nil }
            return Message(
                file: String(match.1.dropFirst(folder.count + 1)), line: Int(match.2) ?? 0, severity: String(match.3), text: String(match.4)
            )
        }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// How the claims of a source came out: a claim holds if all that is expected of it was said.
    ///
    /// - Returns: the claims with what is missing, and the errors that nobody expects.
    static func outcome(of expectations: [Expectation], _ messages: [Message]) -> (claims: [String: String?], others: [Message]) {
        var left = messages
        var claims: [String: String?] = [:]
        for expected in expectations {
            let missing = missing(expected, messages, &left).map { "line \(expected.line): \($0)" }
            for id in expected.ids { claims[id] = .some((claims[id] ?? nil) ?? missing) }
        }
        return (claims, left.filter { $0.severity == "error" })
    }

    /// What is missing of an expectation; the message that it expects is taken out of those that are left.
    private static func missing(_ expected: Expectation, _ messages: [Message], _ left: inout [Message]) -> String? {
        if expected.severity == "nothing" {
            // Where nothing is said of a whole source, the compiler did not come to it.
            if messages.isEmpty { return "the source was not compiled" }
            return messages.first { $0.line == expected.line && $0.severity != "note" }?.text
        }
        let found = left.firstIndex { $0.line == expected.line && $0.severity == expected.severity && $0.text.contains(expected.text) }
        guard let found else { return "no \(expected.severity) \"\(expected.text)\"" }
        left.remove(at: found)
        return nil
    }
}
