import Foundation
import Testing
import UIKit

extension DocumentLoading {
    /// Classes whose documents say things of their own.
    @MainActor @Suite struct ClassTests {
        private func view<View: UIView>(_ xml: String, as type: View.Type) throws -> View {
            let nib = UINib(data: Data(xibXML(xml).utf8), bundle: nil)
            return try #require(nib.instantiate(withOwner: nil).first as? View)
        }

        private func controller(_ scenes: [String]) throws -> UIViewController {
            let fixture = try BundleFixture(["Main.storyboard": storyboardXML(scenes)])
            return try #require(UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController())
        }

        @Test func aSearchBar() throws {
            let bar = try view(
                """
                <searchBar id="b" searchBarStyle="minimal" placeholder="Find" prompt="Where" text="here" showsCancelButton="YES" \
                showsBookmarkButton="YES" showsScopeBar="YES" selectedScopeButtonIndex="1"><rect key="frame" x="0" y="0" width="300" \
                height="56"/><textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"/>\
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
                <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
                """, as: UISearchBar.self)
            #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.prompt == "Where" && bar.text == "here")
            #expect(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsScopeBar)
            #expect(bar.scopeButtonTitles == ["All", "Some"] && bar.selectedScopeButtonIndex == 1)
            #expect(bar.autocapitalizationType == .words && bar.searchTextField.keyboardType == .emailAddress)
            #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }

        @Test func aSearchBarsDelegateIsAnOutlet() throws {
            final class Owner: NSObject, UISearchBarDelegate {}
            let owner = Owner()
            let bar = """
                <searchBar id="b"><connections><outlet property="delegate" destination="-1" id="c"/></connections></searchBar>
                """
            let made = UINib(data: Data(xibXML(bar).utf8), bundle: nil).instantiate(withOwner: owner)
            #expect((made.first as? UISearchBar)?.delegate === owner)
        }

        @Test func aSplitViewController() throws {
            let split = try controller([
                """
                <splitViewController id="a" sceneMemberID="viewController" preferredDisplayMode="allVisible" minimumPrimaryColumnWidth="200">\
                <connections><segue destination="m" kind="relationship" relationship="masterViewController" id="s1"/>\
                <segue destination="d" kind="relationship" relationship="detailViewController" id="s2"/></connections></splitViewController>
                """,
                "<viewController id=\"m\" title=\"List\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"d\" title=\"Detail\" sceneMemberID=\"viewController\"/>",
            ])
            let found = try #require(split as? UISplitViewController)
            #expect(found.viewControllers.map(\.title) == ["List", "Detail"])
            #expect(found.preferredDisplayMode == .oneBesideSecondary && found.minimumPrimaryColumnWidth == 200)
            #expect(found.style == .unspecified)
        }

        @Test func aSplitViewControllerWithColumns() throws {
            let split = try controller([
                """
                <splitViewController id="a" sceneMemberID="viewController" style="tripleColumn" behavior="displace"><connections>\
                <segue destination="m" kind="relationship" relationship="masterViewController" id="s1"/>\
                <segue destination="n" kind="relationship" relationship="supplementaryViewController" id="s2"/>\
                <segue destination="d" kind="relationship" relationship="detailViewController" id="s3"/></connections></splitViewController>
                """,
                "<viewController id=\"m\" title=\"List\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"n\" title=\"Middle\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"d\" title=\"Detail\" sceneMemberID=\"viewController\"/>",
            ])
            let found = try #require(split as? UISplitViewController)
            #expect(found.style == .tripleColumn && found.preferredSplitBehavior == .displace)
            #expect(found.viewController(for: .supplementary)?.title == "Middle")
            #expect(found.viewControllers.allSatisfy { $0 is UINavigationController })
        }

        @Test func pickers() throws {
            let picker = try view(
                "<pickerView id=\"p\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"216\"/></pickerView>",
                as: UIPickerView.self)
            #expect(picker.numberOfComponents == 0 && picker.bounds.width == 300)
            let dates = try view(
                """
                <datePicker id="d" datePickerMode="date" minuteInterval="5" style="wheels"><locale key="locale" localeIdentifier="de_DE"/>\
                <timeZone key="timeZone" name="Africa/Lagos"/><date key="date" timeIntervalSinceReferenceDate="1000000"/>\
                <date key="minimumDate" timeIntervalSinceReferenceDate="500000"/></datePicker>
                """, as: UIDatePicker.self)
            #expect(dates.datePickerMode == .date && dates.datePickerStyle == .wheels && dates.locale?.identifier == "de_DE")
            #expect(dates.date == Date(timeIntervalSinceReferenceDate: 1_000_000) && dates.timeZone?.secondsFromGMT() == 3600)
            #expect(dates.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000) && dates.minuteInterval == 5)
        }

        @Test func aPageViewController() throws {
            let scrolled = try controller([
                """
                <pageViewController id="a" sceneMemberID="viewController" transitionStyle="scroll" navigationOrientation="vertical" \
                pageSpacing="12"/>
                """
            ])
            let pages = try #require(scrolled as? UIPageViewController)
            #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical && pages.spineLocation == .none)
            let turned = try controller([
                "<pageViewController id=\"a\" sceneMemberID=\"viewController\" doubleSided=\"YES\" spineLocation=\"max\"/>"
            ])
            #expect((turned as? UIPageViewController)?.transitionStyle == .pageCurl)
            #expect((turned as? UIPageViewController)?.spineLocation == .max && (turned as? UIPageViewController)?.isDoubleSided == true)
        }

        @Test func nonsenseDoesNoHarm() throws {
            let dates = try view(
                """
                <datePicker id="d" datePickerMode="century" minuteInterval="-3" countDownDuration="-1e30" style="9"><locale key="locale" \
                localeIdentifier="🧨"/><timeZone key="timeZone" name="Nowhere"/><date key="minimumDate" timeIntervalSinceReferenceDate="9e9"/>\
                <date key="maximumDate" timeIntervalSinceReferenceDate="-9e9"/></datePicker>
                """, as: UIDatePicker.self)
            #expect(dates.minuteInterval == 1)
            let bar = try view(
                "<searchBar id=\"b\" selectedScopeButtonIndex=\"-7\" searchBarStyle=\"?\"><scopeButtonTitles/></searchBar>",
                as: UISearchBar.self)
            #expect(bar.searchBarStyle == .default)
            let split = try controller([
                """
                <splitViewController id="a" sceneMemberID="viewController" style="?" maximumPrimaryColumnWidth="-9"><connections>\
                <segue destination="a" kind="relationship" relationship="masterViewController" id="s1"/></connections></splitViewController>
                """
            ])
            #expect((split as? UISplitViewController)?.viewControllers.isEmpty == true)
        }
    }
}
