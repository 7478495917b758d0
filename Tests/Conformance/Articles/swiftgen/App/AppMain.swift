import SwiftUI

/// The article's app: as it is at the beginning, with names in quotes, or as it is in the end.
@main struct AppMain: App {
    static let isConverted = CommandLine.arguments.contains("-converted")

    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            if Self.isConverted {
                DrinksListView(drinkStore: DrinkStore(drinks: DrinkStore.mockData))
            } else {
                MagicDrinksListView(drinkStore: DrinkStore(drinks: MockData.drinks))
            }
        }
    }
}

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        AppMain.isConverted ? configure() : configureByNames()
        return true
    }

    private func configureByNames() {
        let buttonFont = UIFont(name: "NotoSans-Bold", size: 16)!
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        // listing swiftgen-28
        show(appearance, buttonFont)
    }

    private func configure() {
        // listing swiftgen-36
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        // listing swiftgen-29
        show(appearance, buttonFont)
    }

    private func show(_ appearance: UINavigationBarAppearance, _ buttonFont: UIFont) {
        appearance.buttonAppearance.normal.titleTextAttributes = [.font: buttonFont, .foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }
}
