import Foundation
import Testing

@testable import NaturalLanguage

/// What a tagger says of the parts of a text.
@Suite struct TaggerTests {
    private func tags(
        _ text: String, _ scheme: NLTagScheme, _ options: NLTagger.Options = [.omitWhitespace], unit: NLTokenUnit = .word,
        preparing prepare: (NLTagger) -> Void = { _ in }
    ) -> [String] {
        let tagger = NLTagger(tagSchemes: [scheme])
        tagger.string = text
        prepare(tagger)
        return tagger.tags(in: text.startIndex..<text.endIndex, unit: unit, scheme: scheme, options: options)
            .map { "\(text[$1])=\($0?.rawValue ?? "nil")" }
    }

    @Test func typesOfTokens() {
        #expect(tags("So, 2 €", .tokenType, []) == ["So=Word", ",=Punctuation", " =Whitespace", "2=Word", " =Whitespace", "€=Other"])
        #expect(tags("So, 2 €", .tokenType, [.omitWhitespace, .omitPunctuation, .omitOther]) == ["So=Word", "2=Word"])
        #expect(tags("So, 2 €", .tokenType, [.omitWords, .omitWhitespace]) == [",=Punctuation", "€=Other"])
    }

    @Test func contractionsAreTwoWordsUnlessTheyAreJoined() {
        let english: (NLTagger) -> Void = { $0.setLanguage(.english, range: $0.string!.startIndex..<$0.string!.endIndex) }
        #expect(tags("Don’t", .tokenType, preparing: english) == ["Do=Word", "n’t=Word"])
        #expect(tags("Don’t", .tokenType, [.joinContractions], preparing: english) == ["Don’t=Word"])
    }

    @Test func scriptsOfWordsAndSentences() {
        #expect(tags("Да 12 Yes", .script) == ["Да=Cyrl", "12=Latn", "Yes=Latn"])
        #expect(tags("Привет. Hello.", .script, unit: .sentence) == ["Привет. =Cyrl", "Hello.=Latn"])
    }

    @Test func languagesOfSentencesAreThoseThatWereSetOrThatAreRecognized() {
        let text = "שלום. 안녕."
        #expect(tags(text, .language, unit: .sentence) == ["שלום. =he", "안녕.=ko"])
        #expect(tags(text, .language, [.omitWhitespace, .omitPunctuation]) == ["שלום=he", "안녕=ko"])
        let set = tags(text, .language, unit: .sentence) {
            $0.setLanguage(.persian, range: text.startIndex..<text.index(after: text.startIndex))
        }
        #expect(set == ["שלום. =fa", "안녕.=ko"])
        let tagger = NLTagger(tagSchemes: [.language])
        tagger.string = text
        let (hypotheses, range) = tagger.tagHypotheses(at: text.startIndex, unit: .sentence, scheme: .language, maximumCount: 2)
        #expect(hypotheses == ["he": 1] && text[range] == "שלום. " && tagger.dominantLanguage == .hebrew)
    }

    @Test func whatNoModelKnowsIsSaidToBeMissing() async throws {
        #expect(NLTagger.availableTagSchemes(for: .word, language: .english) == [.tokenType, .language, .script])
        #expect(NLTagger.availableTagSchemes(for: .paragraph, language: .english) == [.language, .script])
        #expect(try await NLTagger.requestAssets(for: .english, tagScheme: .lexicalClass) == .notAvailable)
        #expect(
            tags("Run (3)!\n", .lexicalClass, []).dropFirst(2) == [
                "(=OpenParenthesis", "3=Number", ")=CloseParenthesis", "!=SentenceTerminator", "\n=ParagraphBreak",
            ])
        #expect(tags("Run.", .nameType) == ["Run=OtherWord", ".=Punctuation"] && tags("Run", .lemma) == ["Run=nil"])
    }

    @Test func aSchemeThatTheTaggerWasNotMadeForHasNoTags() {
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = "Hello"
        let (tag, range) = tagger.tag(at: "Hello".startIndex, unit: .word, scheme: .script)
        #expect(tag == nil && "Hello"[range] == "Hello")
    }

    @Test func gazetteersTellTerms() throws {
        let gazetteer = try NLGazetteer(dictionary: ["PlaceName": ["New York", "York"], "PersonalName": ["Ada"]], language: nil)
        let use: (NLTagger) -> Void = { $0.setGazetteers([gazetteer], for: .nameType) }
        #expect(
            tags("Ada in new  york", .nameType, preparing: use) == ["Ada=PersonalName", "in=OtherWord", "new=PlaceName", "york=PlaceName"])
        #expect(tags("In New York", .nameType, [.omitWhitespace, .joinNames], preparing: use) == ["In=OtherWord", "New York=PlaceName"])
        let german = try NLGazetteer(dictionary: ["PersonalName": ["Ada"]], language: .german)
        let other = tags("Ada", .nameType) { tagger in
            tagger.setGazetteers([german], for: .nameType)
            tagger.setLanguage(.english, range: "Ada".startIndex..<"Ada".endIndex)
        }
        #expect(other == ["Ada=OtherWord"])
    }

    @Test func aGazetteerIsKeptInAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try NLGazetteer.write(["PlaceName": ["Oslo"]], language: .norwegian, to: file)
        let gazetteer = try NLGazetteer(contentsOf: file)
        #expect(gazetteer.label(for: "OSLO") == "PlaceName" && gazetteer.label(for: "Bergen") == nil && gazetteer.language == .norwegian)
        #expect(try NLGazetteer(data: gazetteer.data).label(for: "Oslo") == "PlaceName")
        #expect(throws: (any Error).self) { try NLGazetteer(data: Data([1, 2])) }
    }
}
