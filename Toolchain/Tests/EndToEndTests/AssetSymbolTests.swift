import Foundation
import Testing

@Suite struct AssetSymbolTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func write(catalog: String) throws {
        let color = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}
            """
        for name in ["BrandColor", "red", "own"] { try sampan.write(color, to: "\(catalog)/\(name).colorset/Contents.json") }
    }

    @Test func anAppNamesItsColorsInSwift() throws {
        try write(catalog: "Palette/Assets.xcassets")
        try sampan.write(
            """
            import UIKit

            extension UIColor {
                static let own = UIColor.blue
            }

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(UIColor.brand.cgColor.components ?? [], UIColor(resource: .red).cgColor.components?.first ?? 0)
                    print(UIColor.own == .blue, UIColor(resource: .own).cgColor.components?.first ?? 0)
                    let color: ColorResource = .brand
                    print(color == .brand)
                    return true
                }
            }
            """, to: "Palette/AppDelegate.swift")
        let run = try sampan("run", "Palette", "--host", "headless")
        #expect(run.succeeded && run.text.contains("[1.0, 0.0, 0.0, 1.0] 1.0\ntrue 1.0\ntrue\n"), "\(run.text)")
        #expect(run.text.contains("conflicting UIColor symbol \"red\""), "\(run.text)")
    }
}
