import Foundation
import SampanHost
import Testing

@testable import UIKit

/// The app's icon, and the other that it may have. Each test has a process of its own.
@Suite struct IconTests {
    /// An app whose information names a red icon and a blue one.
    @MainActor private static func app() -> LoggedApp {
        AppIcon.picture = { name in
            UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
                (name == "red" ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : UIColor(red: 0, green: 0, blue: 1, alpha: 1)).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            }
        }
        let icons: [String: Any] = [
            "CFBundlePrimaryIcon": ["CFBundleIconName": "red"],
            "CFBundleAlternateIcons": ["Sea": ["CFBundleIconFiles": ["blue"]]],
        ]
        return LoggedApp(.noScenes, information: ["CFBundleIcons": icons])
    }

    @Test func theDesktopShowsTheIconAndTheOneThatTakesItsPlace() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = IconTests.app()
                #expect(app.host.icon?.width == 64 && app.host.icon?.middle == [0, 0, 255, 255])
                #expect(UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
                UIApplication.shared.setAlternateIconName("Sea")
                #expect(app.host.icon?.middle == [255, 0, 0, 255] && UIApplication.shared.alternateIconName == "Sea")
                app.advance(0.5)
                #expect(SystemAlert.choose("OK"))
                UIApplication.shared.setAlternateIconName(nil)
                #expect(app.host.icon?.middle == [0, 0, 255, 255])
                #expect(SystemAlert.choose("OK"))
            }
        }
    }

    @Test func anIconThatIsNotNamedIsAnErrorAndChangesNothing() async {
        await #expect(processExitsWith: .success) {
            let app = await MainActor.run { IconTests.app() }
            await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Sky") }
            await MainActor.run {
                #expect(UIApplication.shared.alternateIconName == nil && app.host.icon?.middle == [0, 0, 255, 255])
            }
        }
    }
}
