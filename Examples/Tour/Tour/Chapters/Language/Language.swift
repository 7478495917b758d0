import UIKit

/// The languages that the Tour speaks. It can change while the Tour runs: its texts come from the bundle of one of them.
enum Language: String, CaseIterable {
    case english = "en"
    case vietnamese = "vi"
    case arabic = "ar"

    /// The language that is spoken now; to begin with, the one that the app was started in.
    static var current = Bundle.main.preferredLocalizations.lazy.compactMap(Language.init).first ?? .english

    /// The texts of that language.
    static var bundle: Bundle {
        Bundle.main.path(forResource: current.rawValue, ofType: "lproj").flatMap(Bundle.init(path:)) ?? .main
    }

    /// Its name, as those call it who speak it.
    var name: String {
        switch self {
        case .english: return "English"
        case .vietnamese: return "Tiếng Việt"
        case .arabic: return "العربية"
        }
    }

    /// How dates and numbers are written.
    var locale: Locale { Locale(identifier: rawValue) }

    var isRightToLeft: Bool { self == .arabic }

    /// Has views run in the direction of the language, and begins again with a list of chapters in it.
    static func show(_ language: Language, in window: UIWindow) {
        current = language
        let direction: UISemanticContentAttribute = language.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        UIView.appearance().semanticContentAttribute = direction
        guard let navigation = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController
        else { return }
        navigation.view.semanticContentAttribute = direction
        navigation.navigationBar.semanticContentAttribute = direction
        if let chapter = Article.language.controller(in: navigation.storyboard) {
            navigation.pushViewController(chapter, animated: false)
        }
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) { window.rootViewController = navigation }
    }
}
