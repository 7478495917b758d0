import Foundation
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite final class ListTests {
        private var fixtures: [BundleFixture] = []

        init() {
            JournalController.register()
            JournalCell.register()
            JournalRow.register()
            _ = Journal.take()
        }

        private func controller(_ scenes: String..., files: [String: String] = [:]) throws -> UIViewController {
            var files = files
            files["Main.storyboard"] = storyboardXML(initial: "a", scenes)
            let fixture = try BundleFixture(files)
            fixtures.append(fixture)
            return try #require(UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController())
        }

        @Test func aTableTakesItsStyleHeightsAndPrototypes() throws {
            let controller = try #require(
                try controller(
                    """
                    <tableViewController id="a" clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" \
                    style="grouped" separatorStyle="none" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="18" id="t">
                    <rect key="frame" x="0" y="0" width="320" height="400"/><view key="tableHeaderView" id="h" tag="3">
                    <rect key="frame" x="0" y="0" width="320" height="44"/></view><prototypes><tableViewCell reuseIdentifier="Row" accessoryType="checkmark" \
                    selectionStyle="none" style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d" id="c" \(custom("JournalRow"))>
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews><label id="l" text="Title"/>
                    <label id="d" text="Detail"/><view id="w" tag="9"/></subviews></tableViewCellContentView>
                    <connections><outlet property="mark" destination="w" id="o"/></connections></tableViewCell></prototypes></tableView>
                    <refreshControl key="refreshControl" id="r"/></tableViewController>
                    """) as? UITableViewController)
            let table = try #require(controller.tableView)
            #expect(table.style == .grouped && table.separatorStyle == .none && table.rowHeight == 60)
            #expect(table.estimatedRowHeight == UITableView.automaticDimension && table.estimatedSectionHeaderHeight == 0)
            #expect(table.tableHeaderView?.tag == 3 && table.refreshControl != nil && !controller.clearsSelectionOnViewWillAppear)
            #expect(table.dataSource === controller && table.delegate === controller)
            let first = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? JournalRow)
            #expect(first.textLabel?.text == "Title" && first.detailTextLabel?.text == "Detail" && first.mark?.tag == 9)
            #expect(first.accessoryType == .checkmark && first.selectionStyle == .none && first.reuseIdentifier == "Row")
            #expect(table.dequeueReusableCell(withIdentifier: "Row") !== first)
            #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
        }

        @Test func staticSectionsAreTheDataSource() throws {
            let controller = try #require(
                try controller(
                    """
                    <tableViewController id="a" \(custom("StaticController")) sceneMemberID="viewController"><tableView key="view" dataMode="static" style="plain" id="t">
                    <rect key="frame" x="0" y="0" width="320" height="400"/><sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>
                    <tableViewCell rowHeight="70" id="c1" tag="1"><tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"/></tableViewCell>
                    <tableViewCell id="c2" tag="2"><tableViewCellContentView key="contentView" tableViewCell="c2" id="v2"/></tableViewCell></cells>
                    </tableViewSection></sections></tableView></tableViewController>
                    """) as? UITableViewController)
            let table = try #require(controller.tableView)
            #expect(controller.numberOfSections(in: table) == 1)
            #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
            #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
            #expect(controller.tableView(table, titleForFooterInSection: 0) == "Foot")
            #expect(controller.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).tag == 2)
            #expect(table.staticContent?.sections.first?.heights == [0: 70])
        }

        @Test func aTableOfPrototypesAsksItsDataSourceEvenIfItsSectionsAreListed() throws {
            let controller = try #require(
                try controller(
                    """
                    <tableViewController id="a" \(custom("StaticController")) sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" id="t">
                    <rect key="frame" x="0" y="0" width="320" height="400"/><prototypes><tableViewCell reuseIdentifier="Row" id="c1">
                    <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"/></tableViewCell></prototypes><sections/></tableView>
                    </tableViewController>
                    """) as? UITableViewController)
            let table = try #require(controller.tableView)
            #expect(table.staticContent == nil && controller.numberOfSections(in: table) == 1)
            #expect(table.dequeueReusableCell(withIdentifier: "Row") != nil)
        }

        @Test func aCellsSegueIsFoundByIdentifierAndPerformedWithTheCell() throws {
            let navigation = try #require(
                try controller(
                    """
                    <navigationController id="a" sceneMemberID="viewController"><connections>
                    <segue destination="b" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
                    """,
                    """
                    <viewController id="b" \(custom("JournalController")) sceneMemberID="viewController"><tableView key="view" id="t"><prototypes>
                    <tableViewCell reuseIdentifier="Row" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="cv"/><connections>
                    <segue destination="d" kind="show" identifier="detail" id="g1"/></connections></tableViewCell></prototypes></tableView></viewController>
                    """, "<viewController id=\"d\" sceneMemberID=\"viewController\"/>") as? UINavigationController)
            let root = try #require(navigation.topViewController)
            let table = try #require(root.view as? UITableView)
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
            _ = Journal.take()
            UIView.performWithoutAnimation { cell.selectionSegue?.performIfAllowed(cell) }
            #expect(Journal.take() == ["should detail", "prepare detail to UIViewController"])
            #expect(navigation.viewControllers.count == 2)
            UIView.performWithoutAnimation { root.performSegue(withIdentifier: "detail", sender: nil) }
            #expect(Journal.take() == ["prepare detail to UIViewController"])
        }

        @Test func tabsHaveTheirControllersAndItems() throws {
            let tabs = try #require(
                try controller(
                    """
                    <tabBarController id="a" sceneMemberID="viewController"><tabBar key="tabBar" translucent="NO" id="tb"/><connections>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="g1"/>
                    <segue destination="c" kind="relationship" relationship="viewControllers" id="g2"/></connections></tabBarController>
                    """,
                    """
                    <viewController id="b" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="One" badgeValue="3" id="i1"/></viewController>
                    """,
                    """
                    <viewController id="c" sceneMemberID="viewController"><tabBarItem key="tabBarItem" systemItem="search" id="i2"/></viewController>
                    """) as? UITabBarController)
            #expect(tabs.viewControllers?.count == 2)
            #expect(!tabs.tabBar.isTranslucent)
            #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["One", "Search"])
            #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
        }

        @Test func coloursOfEverySpaceBecomeUIKits() throws {
            func color(_ xml: String, matched: Bool = false) throws -> UIColor? {
                var text = xibXML("<view id=\"v\"><color key=\"backgroundColor\" \(xml)/></view>")
                if matched { text = text.replacingOccurrences(of: "version=\"3.0\"", with: "version=\"3.0\" colorMatched=\"YES\"") }
                return (UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)?.backgroundColor
            }
            #expect(try color("systemColor=\"systemRedColor\"") == .systemRed)
            #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
            #expect(try color("white=\"0.5\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"") == UIColor(white: 0.5, alpha: 0.5))
            let srgb = try #require(
                try color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""))
            #expect(srgb == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            // Apple's crayons: the pure colours of the old generic space.
            for (xml, hex) in [("1 0 0", 0xFF2600), ("0 1 0", 0x00F900), ("0 0 1", 0x0433FF)] {
                let parts = xml.split(separator: " ")
                let converted = try #require(
                    try color(
                        "red=\"\(parts[0])\" green=\"\(parts[1])\" blue=\"\(parts[2])\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
                        matched: true))
                var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                #expect(converted.getRed(&red, green: &green, blue: &blue, alpha: nil))
                let bytes: [Int] = [red, green, blue].map { Int(($0 * 255).rounded()) }
                #expect(bytes[0] << 16 | bytes[1] << 8 | bytes[2] == hex)
            }
        }
    }
}

final class JournalRow: UITableViewCell {
    weak var mark: UIView?
    @MainActor static func register() {
        ClassRegistry.register(JournalRow.self) { description in
            description.property("mark", get: { ($0 as! JournalRow).mark }, set: { ($0 as! JournalRow).mark = $1 as? UIView })
        }
    }
}

final class StaticController: UITableViewController {}
