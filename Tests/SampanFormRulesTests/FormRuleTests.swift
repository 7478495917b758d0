import SampanFormRules
import Testing

@Suite struct FormRuleTests {
    private let matches = FormRule(
        language: "en", format: "%#@matches@ in %@",
        variables: ["matches": .init(type: "ld", forms: ["zero": "No matches", "one": "%ld match", "other": "%ld matches"])])

    @Test func aRuleIsFoundInItsTextAndWhatIsShownStandsBehindIt() throws {
        let text = matches.text(showing: matches.generalForm)
        #expect(text.hasSuffix("%ld matches in %@"))
        #expect(FormRule(in: text) == matches)
        #expect(FormRule(in: "plain %d") == nil)
        #expect(FormRule(in: "\u{E0001}plain") == nil)
        #expect(FormRule(in: String(text.dropLast(40))) == nil)
    }

    @Test(arguments: [("zero", "No matches in %2$@"), ("one", "%1$ld match in %2$@"), ("few", "%1$ld matches in %2$@")])
    func theFormOfACategoryIsTaken(category: String, text: String) {
        #expect(matches.resolved { _, _ in category } == text)
    }

    @Test func argumentsAreWrittenAsTheTextAndItsFormsSay() {
        #expect(matches.argumentTypes == ["ld", "@"])
        let rule = FormRule(
            language: "", format: "%3$@ has %1$#@first@ %%", variables: ["first": .init(type: "d", forms: ["other": "%1$d of %2$.1f"])])
        #expect(rule.argumentTypes == ["d", ".1f", "@"])
        #expect(rule.resolved { _, _ in "other" } == "%3$@ has %1$d of %2$.1f %%")
    }

    @Test func formsMayHaveVariablesOfTheirOwn() {
        let rule = FormRule(
            language: "en", format: "%1$#@first@",
            variables: [
                "first": .init(type: "d", forms: ["one": "One first level %2$#@second@", "other": "%1$d first levels %2$#@second@"]),
                "second": .init(type: "d", forms: ["one": "has one second", "other": "has %2$d second"]),
            ])
        #expect(rule.resolved { position, _ in position == 1 ? "one" : "other" } == "One first level has %2$d second")
        #expect(rule.argumentTypes == ["d", "d"])
    }

    @Test func aFormThatNamesItselfHasAnEnd() {
        let rule = FormRule(language: "", format: "%#@a@", variables: ["a": .init(type: "d", forms: ["other": "x%1$#@a@"])])
        #expect(rule.generalForm == "xxxxxxxxxx%#@a@")
    }

    @Test func aVariableWithoutARuleStaysAsItIsWritten() {
        #expect(FormRule(language: "", format: "%#@none@ 5%", variables: [:]).generalForm == "%#@none@ 5%")
    }
}
