extension String {
    /// The words between separators. Quotes keep what is between them together.
    ///
    /// A word that ends in `,`, `|` or `:`, or is nothing but these, takes the next one to it, so that filters may be written with spaces.
    /// Brackets at a word's ends are words of their own.
    func words(separatedBy separator: Character) -> [String] {
        var words = WordList()
        var word = ""
        var quote: Character?
        for character in self {
            if let open = quote {
                word.append(character)
                if character == open { quote = nil }
            } else if character == separator || (separator == " " && character == "\t") {
                words.add(word)
                word = ""
            } else {
                if character == "'" || character == "\"" { quote = character }
                word.append(character)
            }
        }
        words.add(word)
        return words.words
    }

    /// The text without spaces around it.
    var withoutSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[first...last])
    }
}

private struct WordList {
    private(set) var words: [String] = []

    private static let joining: Set<Character> = [",", "|", ":"]

    mutating func add(_ word: String) {
        guard !word.isEmpty else { return }
        guard let previous = words.last, let end = previous.last else {
            words.append(word)
            return
        }
        if Self.joining.contains(end) {
            // `label: for` stays two words.
            if words.count == 1, word == "for" {
                words.append(word)
            } else {
                words[words.count - 1] += word
            }
        } else if word.allSatisfy(Self.joining.contains) {
            words[words.count - 1] += word
        } else {
            let rest = word.drop(while: Self.isBracket)
            let inner = rest.prefix(upTo: rest.lastIndex { !Self.isBracket($0) }.map(rest.index(after:)) ?? rest.endIndex)
            words += word.prefix(upTo: rest.startIndex).map { String($0) }
            if !inner.isEmpty { words.append(String(inner)) }
            words += rest.suffix(from: inner.endIndex).map { String($0) }
        }
    }

    private static func isBracket(_ character: Character) -> Bool { character == "(" || character == ")" }
}
