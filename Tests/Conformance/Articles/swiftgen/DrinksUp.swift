import UIKit

/// What stands in the place of the article's app.
struct Drink: Codable, Equatable {
    let name: String
    let rating: Int
}

struct DrinkStore {
    var drinks: [Drink] = []
}

// listing swiftgen-12

struct DrinksList {
    let drinkStore: DrinkStore

    // listing swiftgen-20

    var countShown: String { drinkCountString }
}

class InformationViewController: UIViewController {
    func showAbout() {
        // listing swiftgen-09
    }
}

@MainActor enum AppMain {
    static func barColor() -> UIColor? {
        let appearance = UINavigationBarAppearance()
        // listing swiftgen-29
        return appearance.backgroundColor
    }

    static func font() -> UIFont {
        // listing swiftgen-36
        return buttonFont
    }
}

/// Before anything is generated.
class MagicViewController: UIViewController {
    func show() -> UIColor? {
        // listing swiftgen-01
        return color
    }

    func barColor() -> UIColor? {
        let appearance = UINavigationBarAppearance()
        // listing swiftgen-28
        return appearance.backgroundColor
    }
}
