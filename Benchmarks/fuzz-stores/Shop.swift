import CSQLite
import CoreData

/// What is stored: orders of items, with each kind of column and relationship.
enum Shop {
    static func model(version: Int = 1) -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        func relationship(_ name: String, _ to: NSEntityDescription, many: Bool, ordered: Bool = false) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity) = (name, to)
            (relationship.maxCount, relationship.isOrdered) = (many ? 0 : 1, ordered)
            return relationship
        }
        func pair(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
            (one.inverseRelationship, other.inverseRelationship) = (other, one)
        }
        let (order, item, gift) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
        (order.name, item.name, gift.name) = ("Order", "Item", "Gift")
        let (items, inOrder) = (relationship("items", item, many: true, ordered: true), relationship("order", order, many: false))
        let (likes, liked) = (relationship("likes", item, many: true), relationship("likedIn", order, many: true))
        pair(items, inOrder)
        pair(likes, liked)
        order.properties = [attribute("number", .integer64AttributeType), attribute("placed", .dateAttributeType), items, likes]
        item.properties = [
            attribute("title", .stringAttributeType), attribute("weight", .doubleAttributeType), attribute("price", .decimalAttributeType),
            attribute("code", .UUIDAttributeType), attribute("page", .URIAttributeType), attribute("picture", .binaryDataAttributeType),
            attribute("colors", .transformableAttributeType), attribute("isSold", .booleanAttributeType), inOrder, liked,
        ]
        let marks = attribute("marks", .transformableAttributeType)
        marks.valueTransformerName = NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue
        item.properties += [marks]
        if version > 1 { item.properties += [attribute("note", .stringAttributeType)] }
        gift.properties = [attribute("ribbon", .stringAttributeType)]
        item.subentities = [gift]
        let model = NSManagedObjectModel()
        model.entities = [order, item, gift]
        return model
    }

    static func context(_ url: URL, version: Int = 1, history: Bool = false) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model(version: version))
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
                NSPersistentHistoryTrackingKey: history, NSPersistentStoreTimeoutOption: 0.1,
            ])
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private static let code = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!

    /// A value with one of each that archives are made of.
    private static let archived: NSDictionary = [
        "list": ["red", "blue"] as NSArray, "set": NSSet(array: [1, 2.5]), "when": NSDate(timeIntervalSinceReferenceDate: 7),
        "page": NSURL(string: "https://example.com/a?b#c")!, "code": code as NSUUID, "bytes": NSData(data: Data([1, 2, 3])),
        "nothing": NSNull(),
        "deep": [["a": ["b": true] as NSDictionary] as NSDictionary] as NSArray,
    ]

    /// A store's bytes.
    static func seed(in folder: URL, history: Bool) throws -> [UInt8] {
        let url = folder.appendingPathComponent("Seed\(history).sqlite")
        try autoreleasepool {
            let context = try context(url, history: history)
            try context.performAndWait {
                for number in 0..<4 {
                    let order = NSEntityDescription.insertNewObject(forEntityName: "Order", into: context)
                    order.setValue(number, forKey: "number")
                    order.setValue(Date(timeIntervalSinceReferenceDate: 1000 * Double(number)), forKey: "placed")
                    for place in 0..<3 {
                        let item = NSEntityDescription.insertNewObject(forEntityName: place == 2 ? "Gift" : "Item", into: context)
                        item.setValue("item \(number) \(place)", forKey: "title")
                        item.setValue(NSDecimalNumber(string: "1.\(place)"), forKey: "price")
                        item.setValue(code, forKey: "code")
                        item.setValue(URL(string: "https://example.com/\(place)"), forKey: "page")
                        item.setValue(Data([1, 2, 3]), forKey: "picture")
                        item.setValue(archived, forKey: "colors")
                        item.setValue(archived, forKey: "marks")
                        order.mutableOrderedSetValue(forKey: "items").add(item)
                        order.mutableSetValue(forKey: "likes").add(item)
                    }
                }
                try context.save()
            }
        }
        var database: OpaquePointer?
        sqlite3_open(url.path, &database)
        sqlite3_exec(database, "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE", nil, nil, nil)
        sqlite3_close(database)
        return [UInt8](try Data(contentsOf: url))
    }

    /// Reads everything in a store, changes something and saves.
    static func use(_ url: URL, version: Int, history: Bool) throws {
        let context = try context(url, version: version, history: history)
        try context.performAndWait {
            for name in ["Order", "Item", "Gift"] {
                let request = NSFetchRequest<NSManagedObject>(entityName: name)
                request.sortDescriptors = [NSSortDescriptor(key: name == "Order" ? "placed" : "title", ascending: true)]
                for object in try context.fetch(request).prefix(200) {
                    for key in object.entity.propertiesByName.keys.sorted() { _ = object.value(forKey: key) }
                }
            }
            if history { _ = try? context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)) }
            let order = NSEntityDescription.insertNewObject(forEntityName: "Order", into: context)
            order.setValue(9, forKey: "number")
            let all = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
            if let item = all.first { order.mutableOrderedSetValue(forKey: "items").add(item) }
            if let last = all.last { context.delete(last) }
            try context.save()
        }
    }
}
