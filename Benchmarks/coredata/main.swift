import CSQLite
import CoreData

// What Core Data costs beside the same rows through SQLite's own functions, in one run. One JSON object a line:
//
//     bench-coredata [COUNT]          objects inserted and saved, fetched in an order, faulted one by one
//     bench-coredata --write FILE     saves one object after the other for ever, and says so: for tests that kill it

/// A list of events, as Xcode's template has it.
func model() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        return attribute
    }
    let event = NSEntityDescription()
    event.name = "Event"
    event.properties = [
        attribute("number", .integer64AttributeType), attribute("title", .stringAttributeType), attribute("when", .dateAttributeType),
        attribute("weight", .doubleAttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [event]
    return model
}

func context(_ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "--write" {
    try Writer.run(URL(fileURLWithPath: arguments[1]))
} else {
    try Bench.run(arguments.first.flatMap { Int($0) } ?? 100_000)
}
