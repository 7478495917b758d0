import Foundation
internal import SampanFoundation

/// How many letters of each script a text has, by the scripts' codes: "Latn", "Cyrl".
struct Scripts {
    private(set) var counts: [String: Int] = [:]

    init(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            if let script = WritingSystem.script(of: scalar) { counts[script, default: 0] += 1 }
        }
    }

    /// The script of most letters; `nil` in a text without letters.
    var main: String? { counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
