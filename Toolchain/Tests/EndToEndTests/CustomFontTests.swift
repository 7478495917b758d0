import Foundation
import Testing

@Suite struct CustomFontTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    @Test func fontsThatAnAppBringsAreFoundByTheirNames() throws {
        try sampan.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Own.ttf</string><string>Lost.ttf</string></array></dict></plist>
            """, to: "Fonts/Info.plist")
        try sampan.write(
            """
            import CoreText
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(UIFont(name: "DejaVuSansMono-Oblique", size: 12)?.familyName ?? "none", UIFont(name: "DejaVuSans", size: 9) == nil)
                    print(UIFont.familyNames.contains("DejaVu Sans Mono"), CTFontCreateWithName("DejaVuSansMono-Oblique" as CFString, 8, nil).fontName)
                    return true
                }
            }
            """, to: "Fonts/AppDelegate.swift")
        // Distributions have the file in folders of their own.
        let all = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
        let file = try #require(all.first { $0.hasSuffix("/DejaVuSansMono-Oblique.ttf") })
        try FileManager.default.copyItem(atPath: "/usr/share/fonts/\(file)", toPath: sampan.path("Fonts/Own.ttf"))
        let run = try sampan("run", "Fonts", "--host", "headless")
        #expect(run.succeeded && run.text.contains("DejaVu Sans Mono true\ntrue DejaVuSansMono-Oblique\n"), "\(run.text)")
        #expect(run.text.contains("GSFont: file doesn't exist - file:///") && run.text.contains("Fonts.app/Lost.ttf"), "\(run.text)")
    }
}
