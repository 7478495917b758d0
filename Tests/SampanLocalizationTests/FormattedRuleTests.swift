import Foundation
import SampanFormRules
import SampanLocalization
import Testing

@Suite struct FormattedRuleTests {
    private func format(_ language: String, _ format: String, _ forms: [String: [String: String]], type: String = "ld") -> String {
        let rule = FormRule(language: language, format: format, variables: forms.mapValues { .init(type: type, forms: $0) })
        return rule.text(showing: rule.generalForm)
    }

    @Test(arguments: [(0, "No drinks"), (1, "1 drink"), (2, "2 drinks"), (100, "100 drinks")])
    func aNumberChoosesItsForm(count: Int, text: String) {
        let rule = format("en", "%#@n@", ["n": ["zero": "No drinks", "one": "%ld drink", "other": "%ld drinks"]])
        #expect(String(format: rule, count) == text)
        #expect(String(format: rule, locale: Locale(identifier: "en"), arguments: [count]) == text)
        #expect(String.localizedStringWithFormat(rule, count) == text)
    }

    @Test(arguments: [(1, "1 plik"), (2, "2 pliki"), (5, "5 plików"), (22, "22 pliki"), (12, "12 plików")])
    func theLanguageOfTheTableTellsNumbersApart(count: Int, text: String) {
        let rule = format("pl", "%#@n@", ["n": ["one": "%ld plik", "few": "%ld pliki", "many": "%ld plików", "other": "%ld pliku"]])
        #expect(String(format: rule, count) == text)
    }

    @Test func numbersStandAmongOtherArguments() {
        let forms = ["n": ["one": "%d of it", "other": "%d of them"], "m": ["other": "%d in all"]]
        #expect(String(format: format("en", "%@: %#@n@, %#@m@", forms, type: "d"), "A", 1, 7) == "A: 1 of it, 7 in all")
        #expect(String(format: format("en", "%2$#@n@ of %1$@", forms, type: "d"), "A", 2) == "2 of them of A")
    }

    @Test func aFormThatLeavesItsNumberOutLeavesTheOthersWhereTheyAre() {
        let forms = ["birds": ["one": "A goose on %2$#@field@", "other": "%1$d geese on %2$#@field@"], "field": ["other": "%2$d fields"]]
        let rule = format("en", "%1$#@birds@ of %3$@, %4$.1f", forms, type: "d")
        #expect(String(format: rule, 1, 7, "A", 2.5) == "A goose on 7 fields of A, 2.5")
        #expect(String(format: rule, 3, 7, "A", 2.5) == "3 geese on 7 fields of A, 2.5")
        #expect(String(format: format("en", "%#@n@", ["n": ["zero": "None", "other": "%d"]], type: "d"), 0) == "None")
    }

    @Test func numbersWithAPointHaveFormsToo() {
        let rule = format("en", "%#@n@", ["n": ["one": "%.1f metre", "other": "%.1f metres"]], type: "f")
        #expect(String(format: rule, 1.0) == "1.0 metre")
        #expect(String(format: rule, 1.5) == "1.5 metres")
    }

    @Test func formatsWithoutRulesAreFormattedAsEver() {
        #expect(String(format: "%d %@ %.2f %%", 5, "a", 1.5) == "5 a 1.50 %")
        #expect(String(format: "\u{E0001} %d", 5) == "\u{E0001} 5")
    }
}
