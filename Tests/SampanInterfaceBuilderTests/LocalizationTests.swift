import Foundation
import SampanInterfaceBuilder
import Testing

@Suite struct LocalizationTests {
    @Test func stringsReplaceTheTextsTheyName() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><subviews><label id="l-1" text="Hello"/><textView id="t-1"><string key="text">Hello
            there</string></textView><button id="b-1"><state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
            <segmentedControl id="s-1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <button id="b-2"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
            <searchBar id="sb-1"><scopeButtonTitles key="scopeButtonTitles"><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
            </subviews><accessibility key="accessibilityConfiguration" label="Screen"/></view>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizedString" keyPath="k" value="old"/></userDefinedRuntimeAttributes>
            """)
        document.localize(with: [
            "l-1.text": "Xin chào", "t-1.text": "Chào", "b-1.normalTitle": "Đi", "b-1.disabledTitle": "Đợi", "s-1.segmentTitles[1]": "Bê",
            "b-2.configuration.title": "Đi", "sb-1.scopeButtonTitles[0]": "Một", "v-1.accessibilityLabel": "Màn hình",
            "vc-1.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "mới", "gone.text": "x", "s-1.segmentTitles[9]": "x",
            "nodot": "x",
        ])
        func object(_ id: String) -> IBObject? { document.object(withID: id) }
        #expect(object("l-1")?.text("text") == "Xin chào")
        #expect(object("t-1")?.text("text") == "Chào")
        #expect(object("b-1")?.list("states").map { $0["title"] } == ["Đi", "Đợi"])
        #expect(object("s-1")?.list("segments").map { $0["title"] } == ["A", "Bê"])
        #expect(object("b-2")?.child("configuration")?["title"] == "Đi")
        #expect(object("v-1")?.child("accessibilityConfiguration")?["label"] == "Màn hình")
        guard case .array(let titles)? = object("sb-1")?.values["scopeButtonTitles"], case .string("Một")? = titles.first else {
            Issue.record("the scope titles are gone")
            return
        }
        guard case .localizedString("mới")? = object("vc-1")?.runtimeAttributes.first?.value else {
            Issue.record("the run-time attribute is not replaced")
            return
        }
    }
}
