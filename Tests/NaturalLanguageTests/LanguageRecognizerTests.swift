import Foundation
import Testing

@testable import NaturalLanguage

/// Which language texts are taken for.
@Suite struct LanguageRecognizerTests {
    /// The package that tells languages of one script apart.
    static let hasProfiles = LanguageProfile.of(.english) != nil

    @Test(arguments: [
        ("안녕하세요", NLLanguage.korean), ("私は東京に住んでいます", .japanese), ("ภาษาไทย", .thai), ("Καλημέρα", .greek), ("שלום", .hebrew),
        ("Привіт, гаразд ґанок", .ukrainian), ("Мен қазақша сөйлемеймін", .kazakh), ("Það er þoka", .icelandic),
    ])
    func scriptsTellLanguages(_ text: String, _ language: NLLanguage) {
        guard language != .ukrainian || Self.hasProfiles else { return }
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test(
        .enabled(if: hasProfiles),
        arguments: [
            ("The quick brown fox jumps over the lazy dog", NLLanguage.english), ("Hello, how are you?", .english),
            ("Guten Tag, wie geht es Ihnen?", .german), ("Bonjour tout le monde", .french), ("¿Dónde está la biblioteca?", .spanish),
            ("Mi piace molto la pizza", .italian), ("Eu não falo inglês", .portuguese), ("Jag talar inte svenska", .swedish),
            ("Minä en puhu suomea", .finnish), ("Nie mówię po polsku", .polish), ("Türkçe konuşmuyorum", .turkish),
            ("Tôi không nói tiếng Việt", .vietnamese), ("Я не говорю по-русски", .russian), ("我们今天去北京大学学习中文", .simplifiedChinese),
            ("آپ کیسے ہیں", .urdu), ("नमस्ते आप कैसे हैं", .hindi), ("ICH MÖCHTE EIN BIER", .german),
        ])
    func profilesTellLanguagesOfOneScriptApart(_ text: String, _ language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test func aTextWithoutLettersIsInNoLanguage() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "") == nil && NLLanguageRecognizer.dominantLanguage(for: "12 + 3 = 🙂") == nil)
        #expect(NLLanguageRecognizer().dominantLanguage == nil && NLLanguageRecognizer().languageHypotheses(withMaximum: 3).isEmpty)
    }

    @Test func aTextInTwoScriptsIsInTwoLanguagesByTheirLetters() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("שלום שלום")
        recognizer.processString("안녕")
        let hypotheses = recognizer.languageHypotheses(withMaximum: 5)
        #expect(hypotheses == [.hebrew: 0.8, .korean: 0.2] && recognizer.dominantLanguage == .hebrew)
        #expect(recognizer.languageHypotheses(withMaximum: 1) == [.hebrew: 0.8])
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
    }

    @Test(.enabled(if: hasProfiles)) func constraintsAndHintsWeigh() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("Jeg snakker ikke norsk, men jeg forstår det")
        let free = recognizer.languageHypotheses(withMaximum: 30)
        #expect(recognizer.dominantLanguage == .norwegian && abs(free.values.reduce(0, +) - 1) < 1e-6)
        recognizer.languageConstraints = [.danish, .english]
        #expect(recognizer.dominantLanguage == .danish)
        #expect(Set(recognizer.languageHypotheses(withMaximum: 30).keys) == [.danish, .english])
        recognizer.languageConstraints = []
        recognizer.languageHints = [.danish: 1, .norwegian: 1e-9]
        #expect(recognizer.dominantLanguage == .danish)
        recognizer.reset()
        recognizer.processString("한국어")
        #expect(recognizer.dominantLanguage == .korean)
    }
}
