import Foundation
import SwiftData

enum Flavour: String, Codable { case sweet, sour }

struct Origin: Codable, Equatable {
    var country = "Vietnam"
    var altitude: Double?
}

@Model
final class Drink {
    #Unique<Drink>([\.name])
    #Index<Drink>([\.name], [\.price, \.flavour])

    var name: String
    // Of the shop's list.
    var price: Decimal = 0
    var flavour = Flavour.sweet
    var origin: Origin?
    private(set) var soldOut = false
    var sizes: [Int] = [1, 2]
    @Attribute(.externalStorage) var picture: Data?
    @Attribute(originalName: "comment")
    var `default`: String?
    @Transient var taste = "unknown"
    @Relationship(deleteRule: .cascade, inverse: \Order.drink) var orders: [Order] = []
    let kind = "drink"

    var title: String { "\(name) (\(orders.count))" }

    init(name: String, price: Decimal = 1) {
        self.name = name
        self.price = price
    }

    func sellOut() { soldOut = true }
}

@Model class Order {
    var amount: Int
    var drink: Drink?
    var customer: Customer

    init(amount: Int, customer: Customer) throws {
        guard amount > 0 else { throw CocoaError(.validationNumberTooSmall) }
        (self.amount, self.customer) = (amount, customer)
    }
}

enum Shop {
    /// One that others see.
    @Model
    public final class Visit {
        /// When it was.
        public var day: Date
        init(day: Date) { self.day = day }
    }
}

@Model
final class Customer: CustomStringConvertible {
    var name: String
    init(_ name: String) { self.name = name }
    var description: String { name }
}

@ModelActor
actor Register {
    func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Drink>()) }
    func price(of id: PersistentIdentifier) -> Decimal? { self[id, as: Drink.self]?.price }
}

@ModelActor(disableGenerateInit: true)
actor Clerk {
    let name: String
    init(_ name: String, _ container: ModelContainer) {
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
        modelContainer = container
        self.name = name
    }
}

private func context() -> ModelContext {
    ModelContext(
        try! ModelContainer(for: Drink.self, Shop.Visit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
}

@MainActor func checkThatModelsKeepTheirValues() {
    let context = context()
    let drink = Drink(name: "Trà", price: 2.5)
    expect(drink.flavour == .sweet && drink.sizes == [1, 2] && drink.origin == nil && drink.picture == nil && drink.taste == "unknown")
    drink.origin = Origin(altitude: 900)
    drink.default = "hot"
    drink.sellOut()
    context.insert(drink)
    try! context.save()
    let other = ModelContext(context.container)
    let found = try! other.fetch(FetchDescriptor<Drink>(predicate: #Predicate { $0.soldOut && $0.name == "Trà" }))
    expect(found.count == 1 && found[0].price == 2.5 && found[0].origin?.altitude == 900 && found[0].default == "hot")
    expect(found[0].kind == "drink" && found[0].title == "Trà (0)")
}

@MainActor func checkThatRelationshipsAreInStep() {
    let context = context()
    let drink = Drink(name: "Cà phê")
    context.insert(drink)
    let order = try! Order(amount: 2, customer: Customer("Lan"))
    drink.orders.append(order)
    expect(order.drink === drink && order.modelContext === context && drink.title == "Cà phê (1)")
    expect((try? Order(amount: 0, customer: Customer("x"))) == nil)
    try! context.save()
    context.delete(drink)
    try! context.save()
    expect(try! context.fetchCount(FetchDescriptor<Order>()) == 0)
    expect(try! context.fetch(FetchDescriptor<Customer>()).map(\.description) == ["Lan"])
}

@MainActor func checkThatConstraintsAndNestedClassesAreInTheSchema() {
    let schema = Schema([Drink.self, Shop.Visit.self])
    let entity = schema.entity(for: Drink.self)
    expect(entity?.uniquenessConstraints == [["name"]] && entity?.indices == [["name"], ["price", "flavour"]])
    expect(entity?.attributesByName["default"]?.originalName == "comment" && entity?.attributesByName["taste"] == nil)
    expect(schema.entitiesByName["Visit"] != nil && entity?.relationshipsByName["orders"]?.inverseName == "drink")
}

@MainActor func checkThatChangesAreObserved() {
    let drink = Drink(name: "a")
    nonisolated(unsafe) var count = 0
    withObservationTracking {
        _ = drink.name
    } onChange: {
        count += 1
    }
    drink.price = 3
    expect(count == 0)
    drink.name = "b"
    expect(count == 1)
}

@MainActor func checkThatActorsHaveContexts() {
    let container = context().container
    nonisolated(unsafe) var result: (Int, String)?
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        result = (try! await Register(modelContainer: container).count(), Clerk("Hoa", container).name)
        done.signal()
    }
    done.wait()
    expect(result?.0 == 0 && result?.1 == "Hoa")
}
