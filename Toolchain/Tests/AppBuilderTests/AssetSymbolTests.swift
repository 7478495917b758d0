import Foundation
import SampanAssetCatalog
import Testing

@testable import AppBuilder

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("appLogo", "appLogo"), ("app-logo", "appLogo"), ("app_logo 2", "appLogo2"), ("AppLogo", "appLogo"), ("HTTPIcon", "httpIcon"),
        ("NYC", "nyc"), ("24px", "_24Px"), ("icon_24x24", "icon24X24"), ("X", "x"), ("bigImage", "big"), ("Image", "image"),
        ("straße", "straße"), ("iOS", "iOS"),
    ])
    func namesBecomeIdentifiers(name: String, identifier: String) {
        #expect(AssetSymbols.identifier(name, droppingSuffix: "Image") == identifier)
    }

    @Test func whatHasNeitherLettersNorDigitsHasNoIdentifier() { #expect(AssetSymbols.identifier("-/-", droppingSuffix: "Image") == nil) }

    private func symbols(
        images: [String] = [], colors: [String] = [], isPackage: Bool = false, extendsClasses: Bool = true, declared: Set<String> = []
    ) -> AssetSymbols {
        var names = AssetNames(catalogs: [])
        (names.images, names.colors) = (images, colors)
        return AssetSymbols(
            names, isPackage: isPackage, extendsClasses: extendsClasses, takenColors: ["red"], takenImages: ["add"], declared: declared)
    }

    @Test func resourcesAndClassesGetTheNames() {
        let source = symbols(images: ["app-logo", "Icons/close"], colors: ["BrandColor", "default"]).source
        for line in [
            #"static let brand = UIKit.ColorResource(name: "BrandColor", bundle: assetBundle)"#,
            "static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }",
            "static var `default`: UIKit.UIColor { UIKit.UIColor(resource: .`default`) }",
            #"static let appLogo = UIKit.ImageResource(name: "app-logo", bundle: assetBundle)"#, "enum Icons {",
            #"static let close = UIKit.ImageResource(name: "Icons/close", bundle: assetBundle)"#,
            "static var close: UIKit.UIImage { UIKit.UIImage(resource: .Icons.close) }", "Foundation.Bundle(for: AssetBundleFinder.self)",
        ] {
            #expect(source.contains(line), "\(line)\n\(source)")
        }
        #expect(symbols(colors: ["a"], isPackage: true).source.contains("Foundation.Bundle.module"))
        #expect(!symbols(colors: ["a"], extendsClasses: false).source.contains("UIColor"))
    }

    @Test func coloursAndStylesOfSwiftUIGetTheNamesWhereItIsImported() {
        var names = AssetNames(catalogs: [])
        (names.images, names.colors) = (["logo"], ["Brand", "Green", "Group/inner"])
        func source(_ taken: Set<String>?) -> String {
            AssetSymbols(
                names, isPackage: false, extendsClasses: true, takenStyles: taken, takenColors: [], takenImages: [], declared: []
            ).source
        }
        let text = source(["green"])
        #expect(text.contains("import SwiftUI") && text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
        let line = "static var brand: SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.brand) }"
        #expect(text.components(separatedBy: line).count == 3)
        #expect(text.contains("SwiftUI.Color(UIKit.ColorResource.Group.inner)") && !text.contains("static var green: SwiftUI"))
        #expect(!source(nil).contains("SwiftUI"))
    }

    @Test func whatUIKitOrTheAppHasAnyhowIsLeftOut() {
        let taken = symbols(images: ["add"], colors: ["red", "mine"], declared: ["mine"])
        #expect(taken.source.contains("static let red") && !taken.source.contains("static var"))
        #expect(
            taken.warnings == [
                #"The "red" color asset name resolves to a conflicting UIColor symbol "red". Try renaming the asset."#,
                #"The "add" image asset name resolves to a conflicting UIImage symbol "add". Try renaming the asset."#,
            ])
        #expect(symbols(colors: ["a-b", "aB"]).warnings.count == 1)
    }

    @Test func quotesInNamesStayInTheText() {
        #expect(symbols(images: [#"a"b\c"#]).source.contains(#"name: "a\"b\\c""#))
    }

    @Test func declaredNamesAreFoundInSources() {
        #expect(
            StaticMembers.names(in: "extension UIColor { static let brand = 1; class var `default`: Int { 2 } }\nlet static_var = 3")
                == ["brand", "default"])
    }
}
