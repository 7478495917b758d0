/// Finds the word that was probably meant.
enum Spelling {
    /// The closest of some words, if it is close enough.
    static func closest(to word: String, among words: [String]) -> String? {
        let limit = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in words.sorted() {
            let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// "; did you mean …?", or nothing.
    static func suggestion(for word: String, among words: [String]) -> String {
        closest(to: word, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// How many characters are to be put in, taken out or replaced. What is longer than a name ever is counts as far away.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        guard one.count <= 100, other.count <= 100 else { return .max }
        guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var (diagonal, next) = (row[0], [index + 1])
            for column in 1...other.count {
                let cost = character == other[column - 1] ? diagonal : 1 + min(diagonal, row[column], next[column - 1])
                next.append(cost)
                diagonal = row[column]
            }
            row = next
        }
        return row[other.count]
    }
}
