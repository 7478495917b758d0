import Articles
import Foundation

/// That an app's process ends, and with which words, as a file `x.ends` beside `x.script` says it: `c16: receiver is not yet ready`.
struct ExpectedEnd: Equatable {
    let kind: String
    let number: Int
    let words: String

    /// What a file expects, a claim a line.
    static func all(in text: String, of file: String) throws -> [ExpectedEnd] {
        try text.split(separator: "\n").map { line in
            guard let match = line.wholeMatch(of: #/([cl])(\d\d): (.+)/#) else {
                throw Complaint("\(file): \"\(line)\" is not of the form \"c01: words that the process ends with\"")
            }
            return ExpectedEnd(kind: String(match.1), number: Int(match.2) ?? 0, words: String(match.3))
        }
    }

    /// Why the process did not end so; `nil` if it did.
    func failure(_ output: String, succeeded: Bool) -> String? {
        if succeeded { return "the process did not end" }
        return output.contains(words) ? nil : "the process ended without the words \"\(words)\":\n\(output)"
    }
}
