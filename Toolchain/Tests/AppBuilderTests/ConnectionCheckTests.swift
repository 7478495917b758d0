import AppBuilder
import Foundation
import SampanInterfaceBuilder
import Lowering
import Testing

/// Documents compared with the sources they are used with.
@Suite struct ConnectionCheckTests {
    private let sources = """
        import Foundation
        class Screen: NSObject {
            @IBOutlet weak var label: NSObject!
            @IBOutlet var all: [NSObject]!
            @IBAction func go(_ sender: Any) {}
        }
        """

    private func findings(_ connections: String, customClass: String = "customClass=\"Screen\"") throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
            <viewController id="a" \(customClass) sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b"/></subviews></view>
            <connections>
            \(connections)
            </connections></viewController></objects></scene></scenes></document>
            """
        let document = try IBDocument.read(Data(text.utf8), name: "Main.storyboard")
        let index = ClassIndex(ModuleInput(name: "App", sources: [.init(path: "/p/a.swift", text: sources)]))
        return ConnectionCheck(index).findings(in: document).map { "\($0.line): \($0.message)" }
    }

    @Test func whatIsThereIsFine() throws {
        #expect(
            try findings(
                """
                <outlet property="label" destination="b" id="1"/>
                <outletCollection property="all" destination="b" id="2"/>
                <action selector="go:" destination="a" id="3"/>
                """
            ).isEmpty)
    }

    @Test func missingOutletsAndActionsAreToldWithTheirLines() throws {
        let found = try findings(
            """
            <outlet property="lable" destination="b" id="1"/>
            <outletCollection property="every" destination="b" id="2"/>
            <action selector="leave:" destination="a" id="3"/>
            """)
        #expect(found.count == 3)
        #expect(found.first?.hasPrefix("5: missing outlet: Screen has no property \"lable\"") == true, "\(found)")
        #expect(found.dropFirst().first?.hasPrefix("6: missing outlet: Screen has no property \"every\"") == true)
        #expect(found.last?.hasPrefix("7: missing action: Screen has no method \"leave:\"") == true)
    }

    @Test func classesOfOtherFrameworksAreNotLookedForInTheSources() throws {
        let found = try findings("", customClass: "customClass=\"SCNView\"")
        #expect(found == ["3: unknown class SCNView: its framework is not here, and <viewController> is shown as it is"])
    }

    /// Who takes an action that is sent up the responder chain is not written in the document.
    @Test func whatIsSentToTheFirstResponderIsNotLookedFor() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <button id="b"><connections><action selector="more" destination="-2" eventType="touchUpInside" id="x"/></connections></button>
            </objects></document>
            """
        let document = try IBDocument.read(Data(text.utf8), name: "More.xib")
        let index = ClassIndex(ModuleInput(name: "App", sources: [.init(path: "/p/a.swift", text: sources)]))
        #expect(ConnectionCheck(index).findings(in: document).isEmpty)
    }

    @Test func unknownClassesAreToldUnlessTheyAreOfAnotherModule() throws {
        #expect(try findings("", customClass: "customClass=\"Scren\"").first?.contains("unknown class Scren") == true)
        #expect(
            try findings("", customClass: "customClass=\"Scren\" customModule=\"App\" customModuleProvider=\"target\"").count == 1)
        #expect(try findings("", customClass: "customClass=\"Scren\" customModule=\"Kit\"").isEmpty)
    }
}
