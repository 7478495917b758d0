import UIKit
import XCTest

final class GeneratedClaims: XCTestCase {
    private var bundle: Bundle { Bundle(for: GeneratedClaims.self) }

    @MainActor func test_l01_l28_magicStringsAreLookedUpWhenTheCodeRuns() {
        let controller = MagicViewController()
        // No catalog has this one, and nothing says so before.
        XCTAssertNil(controller.show())
        XCTAssertEqual(controller.title, "Welcome!")
        XCTAssertEqual(controller.barColor(), Asset.Colors.header.systemColor)
    }

    @MainActor func test_c22_l09_theRawValueOfASegueTriggersIt() {
        XCTAssertEqual(StoryboardSegue.Main.showAbout.rawValue, "showAbout")
        let controller = StoryboardScene.Main.information.instantiate()
        Screen.show(controller)
        controller.showAbout()
        XCTAssertEqual(controller.presentedViewController?.modalPresentationStyle != nil, true)
        XCTAssertNotNil(controller.presentedViewController)
    }

    func test_c25_aTopLevelKeyBecomesAStaticProperty() {
        XCTAssertEqual(JSONFiles.starterDrinks.count, 2)
        XCTAssertEqual(JSONFiles.starterDrinks[0]["name"] as? String, "Milkshake")
    }

    func test_c24_c26_l12_theDrinksAreThoseOfTheFile() {
        XCTAssertEqual(DrinkStore.mockData, [Drink(name: "Milkshake", rating: 5), Drink(name: "Lemonade", rating: 3)])
    }

    func test_c28_otherLanguagesKeepWorking() throws {
        let path = try XCTUnwrap(bundle.path(forResource: "vi", ofType: "lproj"))
        let vietnamese = try XCTUnwrap(Bundle(path: path))
        XCTAssertEqual(vietnamese.localizedString(forKey: "DrinkList.Navigation.Title", value: nil, table: nil), "Đồ uống")
        XCTAssertEqual(Strings.DrinkDetail.Navigation.title, "A drink")
    }

    func test_c31_c37_everyPeriodOfAKeyIsANestedType() {
        XCTAssertEqual(Strings.DrinkList.Navigation.title, "Drinks")
        XCTAssertEqual(Strings.DrinkDetail.rating(4), "Rating: 4")
    }

    func test_c27_c32_c38_l20_pluralsAreFunctionsOfTheNumber() {
        XCTAssertEqual(Strings.drinksCount(0), "No drinks yet")
        XCTAssertEqual(Strings.drinksCount(1), "1 drink")
        XCTAssertEqual(Strings.drinksCount(7), "7 drinks")
        XCTAssertEqual(DrinksList(drinkStore: DrinkStore(drinks: DrinkStore.mockData)).countShown, "2 drinks")
    }

    @MainActor func test_c47_l29_theSystemsColorIsUIKits() {
        let color: UIColor = Asset.Colors.header.systemColor
        XCTAssertEqual(AppMain.barColor(), color)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        XCTAssertEqual(blue, 128.0 / 255, accuracy: 0.001)
    }

    @MainActor func test_c55_c56_l36_aFontOfTheFamilyIsThatFont() {
        XCTAssertEqual(AppMain.font().fontName, "NotoSans-Bold")
        XCTAssertEqual(AppMain.font().pointSize, 16)
        XCTAssertEqual(
            FontFamily.NotoSans.all.map(\.name).sorted(), ["NotoSans-Bold", "NotoSans-BoldItalic", "NotoSans-Italic", "NotoSans-Regular"])
    }
}
