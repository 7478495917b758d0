import SampanFormRules
import Testing

@Suite struct PseudoLanguageTests {
    @Test(arguments: [
        ("Hello", "Hello Hello"), ("%@ of %d", "%1$@ of %2$d %1$@ of %2$d"), ("%2$@ %1$@", "%2$@ %1$@ %2$@ %1$@"),
        ("100% sure", "100% sure 100% sure"), ("5 %% off", "5 %% off 5 %% off"), ("", ""), ("%*d", "%*d"),
        ("%#@n@ in %@", "%1$#@n@ in %2$@ %1$#@n@ in %2$@"),
    ])
    func aTextTwiceTakesItsArgumentsOnce(text: String, doubled: String) {
        #expect(TextChanges.doubled.changed(text) == doubled)
    }

    @Test func lettersHaveMarksAndConversionsNone() {
        let text = TextChanges.accented.changed("Hi %ld, %1$@!")
        #expect(text.unicodeScalars.filter { $0.properties.generalCategory == .nonspacingMark }.count == 2)
        #expect(text.contains(" %ld, %1$@!"))
    }

    @Test func changesStandInsideEachOther() {
        #expect(TextChanges.bounded.changed("Hello %@") == "[# Hello %@ #]")
        #expect(TextChanges.turned.changed("Hello") == "\u{202E}Hello\u{202C}")
        #expect(([.doubled, .bounded] as TextChanges).changed("a") == "[# a a #]")
        #expect(([] as TextChanges).changed("a") == "a")
    }

    @Test func whatNoTableHasIsInCapitals() {
        #expect(TextChanges.missingInCapitals.changed("hello %d", isMissing: true) == "HELLO %d")
        #expect(TextChanges.missingInCapitals.changed("hello") == "hello")
    }

    @Test func schemesNamePseudoLanguages() {
        #expect(PseudoLanguage(schemeLanguage: "IDELaunchSchemeLanguageDoubleLocalizedStrings") == .doubleLength)
        #expect(PseudoLanguage(schemeLanguage: "IDELaunchSchemeLanguageRLO")?.settings.last == "NSForceRightToLeftLocalizedStrings")
        #expect(PseudoLanguage(schemeLanguage: "IDELaunchSchemeLanguageUseSystemLanguage") == nil)
        #expect(PseudoLanguage.rightToLeft.settings == ["AppleTextDirection", "NSForceRightToLeftWritingDirection"])
        #expect(PseudoLanguage.boundedString.settings == ["NSSurroundLocalizedStrings"])
        #expect(PseudoLanguage.accented.settings == ["NSAccentuateLocalizedStrings"])
    }

    @Test func textsThatDifferByDeviceAreFoundInTheirText() throws {
        let text = DeviceTexts(["iphone": "Tap", "mac": "Click", "other": "Do it"]).text
        let texts = try #require(DeviceTexts(in: text))
        #expect(texts.text(for: "iphone") == "Tap" && texts.text(for: "mac") == "Click" && texts.text(for: "ipad") == "Do it")
        #expect(text.hasSuffix("Tap") && DeviceTexts(in: "Tap") == nil && FormRule(in: text) == nil)
        #expect(DeviceTexts(["iphone": "Tap"]).text(for: "ipad") == "Tap")
    }
}
