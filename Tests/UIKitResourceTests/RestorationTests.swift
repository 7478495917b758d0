import Foundation
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite final class RestorationTests {
        private let fixture: BundleFixture
        private let storyboard: UIStoryboard

        init() throws {
            fixture = try BundleFixture([
                "Main.storyboard": storyboardXML([
                    "<viewController id=\"a\" title=\"List\" sceneMemberID=\"viewController\"/>",
                    "<viewController restorationIdentifier=\"detail\" id=\"b\" title=\"Detail\" sceneMemberID=\"viewController\"/>",
                    """
                    <viewController storyboardIdentifier="Other" useStoryboardIdentifierAsRestorationIdentifier="YES" id="c" title="Other" \
                    sceneMemberID="viewController"/>
                    """,
                    "<viewController storyboardIdentifier=\"Plain\" id=\"d\" title=\"Plain\" sceneMemberID=\"viewController\"/>",
                ])
            ])
            storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
        }

        @Test func controllersAreMadeAnewByTheirRestorationIdentifiers() {
            let detail = storyboard.makeController(restorationIdentifier: "detail")
            #expect(detail?.title == "Detail" && detail?.restorationIdentifier == "detail" && detail?.storyboard === storyboard)
            #expect(storyboard.makeController(restorationIdentifier: "Other")?.title == "Other")
            #expect(storyboard.makeController(restorationIdentifier: "nobody") == nil)
        }

        @Test func anIdentifierThatTheCodeHasGivenMayBeThatOfTheStoryboard() {
            let plain = storyboard.makeController(restorationIdentifier: "Plain")
            #expect(plain?.title == "Plain" && plain?.restorationIdentifier == "Plain")
        }

        @Test func storyboardsAreKnownByNameAndBundle() {
            #expect(storyboard.reference.name == "Main")
            #expect(UIStoryboard.find(name: "Nowhere", bundle: nil) == nil)
        }
    }
}
