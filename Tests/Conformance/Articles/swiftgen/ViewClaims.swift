import SwiftUI
import XCTest

final class ViewClaims: XCTestCase {
    @MainActor private func label<V: View>(_ view: V) throws -> UILabel {
        let controller = Screen.show(UIHostingController(rootView: view))
        func look(_ view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap(look).first }
        controller.view.layoutIfNeeded()
        return try XCTUnwrap(look(controller.view))
    }

    @MainActor private func font(_ label: UILabel) throws -> UIFont {
        try XCTUnwrap(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    }

    @MainActor private func picture<V: View>(_ view: V) -> Data {
        let controller = Screen.show(UIHostingController(rootView: view))
        controller.view.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: controller.view.bounds).pngData { _ in
            controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
    }

    @MainActor func test_c19_l07_theConstantsImageIsThatOfTheName() {
        let shown = picture(DrinkPicture())
        XCTAssertEqual(shown, picture(Image("milkshake")))
        XCTAssertNotEqual(shown, picture(EmptyView()))
    }

    @MainActor func test_c33_l15_aTextIsLookedUpByItsKey() throws {
        let found = Bundle.main.localizedString(forKey: "DrinkList.Navigation.Title", value: nil, table: nil)
        XCTAssertEqual(try label(KeyTitle()).attributedText?.string, found)
    }

    @MainActor func test_c33_l16_l18_l19_l24_generatedConstantsAreTheirTexts() throws {
        XCTAssertEqual(try label(GeneratedTitle()).attributedText?.string, "Drinks")
        XCTAssertEqual(try label(FormerTitle()).attributedText?.string, "Drinks")
        XCTAssertEqual(try label(RenamedTitle()).attributedText?.string, "Drinks")
    }

    @MainActor func test_c23_l10_theInitialSceneIsTheStoryboardsInitialController() {
        let controller = Screen.show(UIHostingController(rootView: InformationView()))
        controller.view.layoutIfNeeded()
        XCTAssertTrue(controller.children.first is InformationViewController)
    }

    @MainActor func test_c44_theColorIsSwiftUIsMadeFromUIKits() {
        let color: SwiftUI.Color = Asset.Colors.textColor.color
        let (made, own) = (UIColor(color), Asset.Colors.textColor.systemColor)
        let traits = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertEqual(made.resolvedColor(with: traits), own.resolvedColor(with: traits))
    }

    @MainActor func test_c46_l27_aStyledTextHasTheFontAndTheColor() throws {
        FontFamily.registerAllCustomFonts()
        let label = try label(StyledTitle())
        XCTAssertEqual(try font(label).fontName, "NotoSans-Bold")
        XCTAssertEqual(try font(label).pointSize, 17)
        let color = try XCTUnwrap(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        XCTAssertEqual(color, Asset.Colors.textColor.systemColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    }

    @MainActor func test_c50_l31_l32_aMappedFontHasTheStylesSize() throws {
        FontFamily.registerAllCustomFonts()
        let label = try label(Text(verbatim: "x").font(MappedFonts.font("NotoSans-Bold", .title)))
        XCTAssertEqual(try font(label).fontName, "NotoSans-Bold")
        XCTAssertEqual(try font(label).pointSize, UIFont.preferredFont(forTextStyle: .title1).pointSize)
    }

    func test_c51_stylesAreMappedOneToOne() {
        let styles: [(Font.TextStyle, UIFont.TextStyle)] = [
            (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
            (.subheadline, .subheadline), (.callout, .callout), (.body, .body), (.caption, .caption1), (.caption2, .caption2),
            (.footnote, .footnote),
        ]
        XCTAssertEqual(styles.count, Font.TextStyle.allCases.count)
        for (style, uiKit) in styles { XCTAssertEqual(MappedFonts.style(style), uiKit) }
    }

    @MainActor func test_c53_c57_l37_aFontOfTheFamilyHasTheSizeOfAStyle() throws {
        FontFamily.registerAllCustomFonts()
        let made: SwiftUI.Font = FontFamily.NotoSans.bold.textStyle(.body)
        XCTAssertEqual(try font(label(Text(verbatim: "x").font(made))).pointSize, UIFont.preferredFont(forTextStyle: .body).pointSize)
        let label = try label(DrinkName(drinkStore: DrinkStore(drinks: DrinkStore.mockData), index: 0))
        XCTAssertEqual(label.attributedText?.string, "Milkshake")
        XCTAssertEqual(try font(label).fontName, "NotoSans-Bold")
    }
}
