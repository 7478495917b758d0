import Foundation
import Testing

@testable import NaturalLanguage

/// What texts are divided into.
@Suite struct TokenizerTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit = .word, _ language: NLLanguage? = nil) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        if let language { tokenizer.setLanguage(language) }
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test func wordsAreWithoutWhiteSpaceAndPunctuation() {
        #expect(tokens("Don’t wait: it's 3.14, (really)!") == ["Don’t", "wait", "it's", "3.14", "really"])
        #expect(tokens("") == [] && tokens(" … ") == [])
    }

    @Test func wordsThatNoSpaceDividesAreFoundByDictionaries() {
        #expect(tokens("我们今天去北京大学") == ["我们", "今天", "去", "北京", "大学"])
        #expect(tokens("ภาษาไทยง่าย") == ["ภาษา", "ไทย", "ง่าย"])
        #expect(tokens("私は東京に").prefix(3) == ["私", "は", "東京"])
    }

    @Test func tokensSayWhetherTheyAreNumbersSymbolsOrEmoji() {
        let text = "Route 66 + a1 👨‍👩‍👧 end"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        var found: [String: NLTokenizer.Attributes] = [:]
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            found[String(text[range])] = attributes
            return text[range] != "👨‍👩‍👧"
        }
        #expect(found == ["Route": [], "66": .numeric, "+": .symbolic, "a1": .numeric, "👨‍👩‍👧": .emoji])
    }

    @Test func sentencesAndParagraphsHaveWhatFollowsThem() {
        let text = "One. Two costs 3.50!\nThree?"
        #expect(tokens(text, .sentence) == ["One. ", "Two costs 3.50!\n", "Three?"])
        #expect(tokens(text, .paragraph) == ["One. Two costs 3.50!\n", "Three?"])
        #expect(tokens(text, .document) == [text])
    }

    @Test func aRangeGivesTheTokensThatItTouches() throws {
        let text = "alpha beta gamma"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        let range = try #require(text.range(of: "pha be"))
        #expect(tokenizer.tokens(for: range).map { text[$0] } == ["alpha", "beta"])
        #expect(text[tokenizer.tokenRange(for: range)] == "alpha beta")
        #expect(text[tokenizer.tokenRange(at: range.lowerBound)] == "alpha")
        let space = try #require(text.firstIndex(of: " "))
        #expect(text[tokenizer.tokenRange(at: space)] == " ")
    }

    @Test func anotherTextIsDividedAnew() {
        let tokenizer = NLTokenizer(unit: .word)
        for text in ["one two", "three"] {
            tokenizer.string = text
            #expect(tokenizer.tokens(for: text.startIndex..<text.endIndex).count == text.split(separator: " ").count)
        }
        tokenizer.string = nil
        #expect(tokenizer.tokens(for: "".startIndex..<"".endIndex).isEmpty)
    }
}
