import UIKit

/// Looks at the languages when a script opens `check:first`, and once more in its next life, when another opens `check:again`.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let key = "APP_LANGUAGE"
    private let english = ["Hello!", "Change language"]
    private let vietnamese = ["Xin chào!", "Đổi ngôn ngữ"]

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        url.absoluteString.hasSuffix("first") ? checkFirst() : checkAgain()
        return true
    }

    private func checkFirst() {
        let (defaults, manager) = (UserDefaults.standard, LanguageManager.shared)
        defaults.removeObject(forKey: key)
        let device = Locale.current.languageCode.flatMap(LanguageManager.Language.init) ?? .english
        let found = [manager.getAppLanguage()]
        manager.changeLanguage(.vietnamese)
        claim("c08", holds: found == [device] && manager.getAppLanguage() == .vietnamese, "\(found)")
        claim("c07", holds: defaults.string(forKey: key) == "vi")
        claim("c11", "c06", holds: Localization.helloWorld.localized == vietnamese[0] && "no such key".localized == "no such key")
        claim("c04", holds: "english.only".localized == "english.only")
        defaults.set("xx", forKey: key)
        claim("c09", holds: manager.getAppLanguage() == .english)
        claim("l01", holds: Localization.helloWorld == "Hello" && Localization.buttonChangeLanguageTitle == "btn.changeLanguage")

        manager.changeLanguage(.english)
        let controller = ViewController()
        window?.rootViewController = controller
        controller.loadViewIfNeeded()
        var texts = [controller.texts]
        for _ in 0..<3 {
            controller.changeLanguage(self)
            texts.append(controller.texts)
        }
        claim("c12", "c13", holds: texts == [english, vietnamese, english, vietnamese], "\(texts)")
    }

    private func checkAgain() {
        claim("c10", holds: LanguageManager.shared.getAppLanguage() == .vietnamese, "\(LanguageManager.shared.getAppLanguage())")
        UserDefaults.standard.removeObject(forKey: key)
    }
}
