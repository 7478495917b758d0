import CoreData

/// Saves objects until it is killed. Each save adds an event and raises the first one's number to how many there are, so that a store
/// that has half a save shows it.
enum Writer {
    static func run(_ url: URL) throws {
        let context = try context(url)
        try context.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Event")
            request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: false)]
            let all = try context.fetch(request)
            var count = all.count
            let counter = all.first { $0.value(forKey: "title") as? String == "counter" } ?? new(context, "counter")
            if count == 0 { count = 1 }
            while true {
                count += 1
                new(context, String(repeating: "event \(count) ", count: 50)).setValue(0, forKey: "number")
                counter.setValue(count, forKey: "number")
                try context.save()
                print(count)
                fflush(stdout)
            }
        }
    }

    @discardableResult
    private static func new(_ context: NSManagedObjectContext, _ title: String) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Event", into: context)
        object.setValue(title, forKey: "title")
        return object
    }
}
