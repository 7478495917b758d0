import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) struct TextCheckerTests {
    private func misspelled(
        _ text: String, in range: NSRange? = nil, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker? = nil,
        language: String = "en_US"
    ) -> String? {
        let all = NSRange(location: 0, length: text.utf16.count)
        let found = (checker ?? UITextChecker()).rangeOfMisspelledWord(
            in: text, range: range ?? all, startingAt: start, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test func theFirstMisspelledWordIsFound() {
        #expect(misspelled("silkworm") == nil)
        #expect(misspelled("qwzx") == "qwzx" && misspelled("qwzx", language: "en") == "qwzx")
        #expect(misspelled("The first is 👍🏽 rihgt, the secnod is not.") == "rihgt")
        let found = UITextChecker().rangeOfMisspelledWord(
            in: "right", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
        #expect(found == NSRange(location: NSNotFound, length: 0))
    }

    @Test func theSearchBeginsAtAPlaceAndMayGoOnFromTheBeginning() {
        let text = "rihgt and good and secnod"
        #expect(misspelled(text, from: 5) == "secnod")
        #expect(misspelled(text, in: NSRange(location: 0, length: 14), from: 5) == nil)
        #expect(misspelled(text, in: NSRange(location: 0, length: 14), from: 5, wrap: true) == "rihgt")
    }

    @Test func apostrophesBelongToWordsAndNamesOfThingsAreNotChecked() {
        #expect(misspelled("don't don’t isn’t") == nil)
        #expect(misspelled("QWZX mp3 x86qq") == nil)
        #expect(misspelled("wasnt") == "wasnt")
    }

    @Test func wordsAreIgnoredByACheckerAndLearnedByAll() {
        let checker = UITextChecker()
        checker.ignoreWord("sampan'd")
        checker.ignoreWord("qwzx")
        #expect(misspelled("qwzx", checker) == nil && misspelled("qwzx") == "qwzx")
        #expect(checker.ignoredWords == ["sampan'd", "qwzx"])
        UITextChecker.learnWord("qwzx")
        #expect(misspelled("qwzx") == nil && UITextChecker.hasLearnedWord("qwzx"))
        UITextChecker.unlearnWord("qwzx")
        #expect(misspelled("qwzx") == "qwzx" && !UITextChecker.hasLearnedWord("qwzx"))
    }

    @Test func learnedWordsAreThereAtTheNextLaunch() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)/Spelling/LocalDictionary")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent()) }
        let words = LearnedWords(file: file)
        words.learn("zwei")
        words.learn("eins")
        words.learn("drei")
        words.forget("drei")
        #expect(LearnedWords(file: file).words == ["eins", "zwei"])
    }

    @Test func whatWasMeantIsGuessed() {
        let range = NSRange(location: 4, length: 7)
        #expect(UITextChecker().guesses(forWordRange: range, in: "the hipstar", language: "en_US")?.contains("hipster") == true)
        #expect(UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 1), in: "a", language: "xx") == nil)
    }

    @Test func beginningsAreCompletedTheShortestFirst() {
        let text = "Hipp"
        UITextChecker.learnWord("hippopotamusland")
        let found = UITextChecker().completions(forPartialWordRange: NSRange(location: 0, length: 4), in: text, language: "en_US") ?? []
        #expect(found.first == "Hippopotamusland" && found.contains("Hippie") && found.contains("Hippopotamus"))
        #expect(found.firstIndex(of: "Hippie")! < found.firstIndex(of: "Hippopotamus")!)
        #expect(!found.contains("Hipp") && found.allSatisfy { $0.hasPrefix("Hipp") })
        UITextChecker.unlearnWord("hippopotamusland")
    }

    @Test func inALanguageWithoutADictionaryNothingIsMisspelled() {
        #expect(misspelled("qwzx", language: "xx_XX") == nil && misspelled("qwzx", language: "../en") == nil)
        #expect(UITextChecker.availableLanguages.contains("en_US"))
    }

    @Test func aRangeBeyondTheTextRaisesTheExceptionOfStrings() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITextChecker().rangeOfMisspelledWord(
                    in: "abc", range: NSRange(location: 1, length: .max), startingAt: 0, wrap: false, language: "en")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSRangeException"))
    }
}
