import Foundation
import SampanInterfaceBuilder
import Testing

@Suite struct DiagnosticTests {
    @Test func unknownElementsAreReportedOnceAndTheRestLoads() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><subviews>
            <hologramView id="h-1" beams="3"><rect key="frame" x="0" y="0" width="1" height="1"/><subviews><label id="l-1"/></subviews></hologramView>
            <hologramView id="h-2"/><label id="l-2" text="here"/></subviews>
            <sparkle key="glow"/><constraints><constraint firstItem="h-1" firstAttribute="width" id="c-1"/></constraints></view>
            """)
        #expect(
            document.diagnostics.map(\.description) == [
                "Main.storyboard:7: warning: unknown element <hologramView>", "Main.storyboard:9: warning: unknown element <sparkle>",
            ])
        #expect(document.object(withID: "l-2")?.text("text") == "here")
        let unknown = try #require(document.object(withID: "h-1"))
        #expect(!unknown.isKnown && unknown.className == nil && unknown.list("subviews").map(\.id) == ["l-1"])
        #expect(document.object(withID: "v-1")?.constraints.count == 1)
    }

    @Test func unknownAttributesAreReportedOnce() throws {
        let document = try storyboard(
            #"<view key="view" id="v-1" alpha="1"><subviews><view id="a" mood="good"/><view id="b" mood="bad"/></subviews></view>"#)
        #expect(document.diagnostics.map(\.kind) == [.unknownAttribute(element: "view", attribute: "mood")])
        #expect(document.diagnostics.first?.line == 6)
    }

    @Test func danglingReferencesAndDoubleIdentifiersAreReported() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><subviews><label id="v-1"/></subviews>
            <constraints><constraint firstItem="gone" firstAttribute="width" id="c-1"/></constraints></view>
            <connections><outlet property="x" destination="nowhere" id="o-1"/></connections>
            """)
        #expect(document.diagnostics.map(\.kind) == [.duplicateIdentifier, .danglingReference, .danglingReference])
        #expect(document.diagnostics.map(\.line) == [6, 7, 8])
    }

    @Test func valuesThatCannotBeReadAreReported() throws {
        let document = try storyboard(
            """
            <view key="view" id="v-1"><rect key="frame" x="a" y="2" width="3" height="inf"/>
            <color key="backgroundColor" colorSpace="infrared" heat="3"/>
            <constraints><constraint firstAttribute="width" multiplier="1:0" id="c-1"/><constraint firstAttribute="width" priority="2000" id="c-2"/>
            <constraint relation="about" firstAttribute="width" id="c-3"/><constraint id="c-4"/></constraints></view>
            """)
        #expect(document.object(withID: "v-1")?.rect("frame") == nil)
        #expect(document.object(withID: "v-1")?.constraints.isEmpty == true)
        #expect(document.diagnostics.filter { $0.kind == .invalidValue }.count == 6)
    }

    @Test(arguments: [
        ("", "the document is empty"), ("<a>", "the document ends too early"), ("plain", "malformed"),
        ("<html/>", "not an Interface Builder document"),
        ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "not for iOS"), ("<archive type=\"x\"/>", "archive format"),
        ("<document type=\"a\" type=\"b\"/>", "twice"), ("<document a=\"&nope;\"/>", "unknown entity"),
        (String(repeating: "<a>", count: 100_000), "nested"),
    ])
    func whatIsNoDocumentIsRefusedWithAReason(text: String, reason: String) throws {
        let error = #expect(throws: IBParseError.self) { try IBDocument.read(Data(text.utf8), name: "Bad.xib") }
        #expect(error?.document == "Bad.xib")
        #expect(error?.message.contains(reason) == true || reason == "malformed", "\(error?.message ?? "")")
    }

    @Test func anXMLErrorHasItsLineAndColumn() throws {
        let text = storyboardText("<view key=\"view\" id=\"v-1\">\n</wiew>")
        let error = #expect(throws: IBParseError.self) { try IBDocument.read(Data(text.utf8), name: "Main.storyboard") }
        #expect(error?.line == 7)
        #expect(error?.description.hasPrefix("Main.storyboard:7:") == true)
    }

    @Test func entitiesAndCharacterDataAreText() throws {
        let document = try storyboard(
            #"<label id="l-1" text="a &lt; b &amp; c&#10;d"/><textView id="t-1"><string key="text">x &gt; <![CDATA[<y>]]></string></textView>"#
        )
        #expect(document.object(withID: "l-1")?.text("text") == "a < b & c\nd")
        #expect(document.object(withID: "t-1")?.text("text") == "x > <y>")
    }

    @Test func externalEntitiesAreNotRead() throws {
        let text =
            "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
            + storyboardText("<label id=\"l-1\"><string key=\"text\">&x;</string></label>")
            .replacingOccurrences(of: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: "")
        let document = try? IBDocument.read(Data(text.utf8), name: "Main.storyboard")
        #expect(document?.object(withID: "l-1")?.text("text") ?? "" == "")
    }
}
