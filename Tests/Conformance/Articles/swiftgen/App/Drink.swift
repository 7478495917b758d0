import Foundation

struct Drink: Codable {
    let name: String
    let rating: Int
}

struct DrinkStore {
    var drinks: [Drink] = []
}

/// What the article takes out.
struct MockData: Decodable {
    let starterDrinks: [Drink]

    static var drinks: [Drink] {
        let url = Bundle.main.url(forResource: "MockData", withExtension: "json")!
        return try! JSONDecoder().decode(MockData.self, from: Data(contentsOf: url)).starterDrinks
    }
}

// listing swiftgen-12
