import Testing

@testable import Lowering

/// Which release of iOS has brought what.
@Suite struct ReleasesTests {
    private let releases = Releases(
        """
        13.0
          UIScene UIColor=systemIndigoColor
        15.0
          UIButtonConfiguration UIColor=systemMintColor,resolve:
        """)

    @Test func aTypeInsideAnotherIsCalledAsObjectiveCCallsIt() {
        #expect(releases.release(of: "UIScene") == "13.0" && releases.release(of: "UIButton.Configuration") == "15.0")
        #expect(releases.release(of: "UIView") == nil)
    }

    @Test func aMemberIsKnownByItsSelector() {
        var summary = ModuleSummary(module: "UIKit")
        var color = ClassSummary(module: "UIKit", path: "UIColor")
        color.members = [
            MemberSummary(name: "systemMint", selector: "systemMintColor"), MemberSummary(name: "resolved(with:)", selector: "resolve:"),
            MemberSummary(name: "clear", selector: "clearColor"),
        ]
        summary.classes["UIColor"] = color
        #expect(releases.members(of: summary) == ["UIColor.systemMint": "15.0", "UIColor.resolved(with:)": "15.0"])
    }

    @Test func theTableOfTheFrameworksIsRead() {
        #expect(Releases.known.release(of: "UISheetPresentationController") == "15.0")
    }
}
