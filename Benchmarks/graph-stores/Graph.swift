import CoreData

/// People with tags and friends, in departments with projects in an order: a store of them, and one that is read as plain values.
enum Graph {
    static func model() -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        func relationship(
            _ name: String, _ to: NSEntityDescription, many: Bool = false, ordered: Bool = false, rule: NSDeleteRule = .nullifyDeleteRule
        ) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity, relationship.deleteRule) = (name, to, rule)
            (relationship.maxCount, relationship.isOrdered) = (many ? 0 : 1, ordered)
            return relationship
        }
        func pair(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
            (one.inverseRelationship, other.inverseRelationship) = (other, one)
        }
        let entities = ["Person", "Department", "Project", "Tag"].map { name in
            let entity = NSEntityDescription()
            entity.name = name
            return entity
        }
        let (person, department, project, tag) = (entities[0], entities[1], entities[2], entities[3])
        let people = relationship("people", person, many: true, rule: .cascadeDeleteRule)
        let projects = relationship("projects", project, many: true, ordered: true)
        let (worksIn, belongsTo) = (relationship("department", department), relationship("department", department))
        let (tags, tagged) = (relationship("tags", tag, many: true), relationship("people", person, many: true))
        let friends = relationship("friends", person, many: true)
        person.properties = [
            attribute("name", .stringAttributeType), attribute("age", .integer16AttributeType), worksIn, tags, friends,
        ]
        department.properties = [attribute("name", .stringAttributeType), people, projects]
        project.properties = [attribute("name", .stringAttributeType), belongsTo]
        tag.properties = [attribute("name", .stringAttributeType), tagged]
        pair(worksIn, people)
        pair(projects, belongsTo)
        pair(tags, tagged)
        friends.inverseRelationship = friends
        let model = NSManagedObjectModel()
        model.entities = entities
        return model
    }

    static func coordinator(_ url: URL) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        return coordinator
    }

    static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.undoManager = UndoManager()
        context.undoManager?.groupsByEvent = false
        return context
    }

    /// What a store says, read by nobody else before.
    static func read(_ url: URL) throws -> Plain { try read(context(coordinator(url))) }

    static func read(_ context: NSManagedObjectContext) throws -> Plain {
        func all(_ entity: String) throws -> [NSManagedObject] { try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity)) }
        func name(_ object: Any?) -> String { (object as? NSManagedObject)?.value(forKey: "name") as? String ?? "?" }
        func names(_ set: Any?) -> Set<String> { Set((set as? NSSet)?.map { name($0) } ?? []) }
        var plain = Plain()
        for person in try all("Person") {
            plain.people[name(person)] = Plain.Human(
                age: person.value(forKey: "age") as? Int ?? -1, department: person.value(forKey: "department").map { name($0) },
                tags: names(person.value(forKey: "tags")), friends: names(person.value(forKey: "friends")))
        }
        for department in try all("Department") {
            plain.departments[name(department)] = (department.value(forKey: "projects") as? NSOrderedSet)?.map { name($0) } ?? []
        }
        plain.tags = Set(try all("Tag").map { name($0) })
        plain.projects = Set(try all("Project").map { name($0) })
        return plain
    }
}
