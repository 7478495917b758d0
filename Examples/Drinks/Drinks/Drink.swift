import Foundation

/// A drink and how many of five stars it has.
struct Drink: Identifiable, Hashable {
    let id: Int
    let name: String
    var rating: Int
}

/// The drinks that both tabs show.
final class DrinkStore: ObservableObject {
    @Published var drinks: [Drink]

    init(drinks: [Drink]) { self.drinks = drinks }

    static let starters = ["Lemonade", "Iced Coffee", "Mango Lassi", "Coconut Water"].enumerated().map {
        Drink(id: $0.offset, name: $0.element, rating: 3 + $0.offset % 3)
    }

    private static let others = ["Sugarcane Juice", "Avocado Shake", "Salted Lime Soda"]

    /// Adds the next drink.
    func add() {
        let id = (drinks.map(\.id).max() ?? -1) + 1
        drinks.append(Drink(id: id, name: Self.others[id % Self.others.count], rating: 4))
    }
}
