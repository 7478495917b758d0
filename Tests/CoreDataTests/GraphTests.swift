import CoreData
import Foundation
import Testing

/// Random changes of a graph in three contexts, against a plain model of it. `SAMPAN_CORE_DATA_OPERATIONS` says how many.
@Suite(.serialized) struct GraphTests {
    /// Numbers that are the same in each run.
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// The graph as plain values, by the names of objects.
    struct Plain: Equatable {
        struct Human: Equatable {
            var age: Int16 = 0
            var department: String?
            var tags: Set<String> = []
            var friends: Set<String> = []
        }
        var people: [String: Human] = [:]
        /// The projects of departments, in their order.
        var departments: [String: [String]] = [:]
        var tags: Set<String> = []
        var projects: Set<String> = []
    }

    private func read(_ context: NSManagedObjectContext) throws -> Plain {
        var plain = Plain()
        for person in try context.fetch(NSFetchRequest<Person>(entityName: "Person")) {
            plain.people[person.name ?? "?"] = Plain.Human(
                age: person.age, department: person.department?.name, tags: Set(person.tags.compactMap(\.name)),
                friends: Set(person.friends?.compactMap { ($0 as? Person)?.name } ?? []))
        }
        for department in try context.fetch(NSFetchRequest<Department>(entityName: "Department")) {
            plain.departments[department.name ?? "?"] = department.projects?.compactMap { ($0 as? Project)?.title } ?? []
        }
        plain.tags = Set(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).compactMap(\.name))
        plain.projects = Set(try context.fetch(NSFetchRequest<Project>(entityName: "Project")).compactMap(\.title))
        return plain
    }

    @Test func aGraphIsWhatAPlainModelSays() throws {
        let operations = ProcessInfo.processInfo.environment["SAMPAN_CORE_DATA_OPERATIONS"].flatMap { Int($0) } ?? 3000
        var generator = Generator(state: 42)
        var stack = try Stack.sqlite()
        func threeContexts() -> [NSManagedObjectContext] {
            let contexts = [stack.context, stack.another(), stack.another()]
            for context in contexts {
                context.undoManager = UndoManager()
                context.undoManager?.groupsByEvent = false
            }
            return contexts
        }
        var contexts = threeContexts()
        var (saved, current) = (Plain(), Plain())
        var (number, done, saves) = (0, 0, 0)
        while done < operations {
            let context = contexts.randomElement(using: &generator)!
            let count = Int.random(in: 1...12, using: &generator)
            done += count
            context.undoManager?.beginUndoGrouping()
            for _ in 0..<count { try change(context, &current, &number, &generator) }
            context.processPendingChanges()
            context.undoManager?.endUndoGrouping()
            if Int.random(in: 0..<6, using: &generator) == 0 {
                context.undo()
                #expect(try read(context) == saved, "undone after save \(saves)")
                current = saved
            }
            if Int.random(in: 0..<8, using: &generator) == 0 {
                context.rollback()
                current = saved
                #expect(!context.hasChanges)
                continue
            }
            #expect(try read(context) == current, "before save \(saves)")
            let heard = Heard([.NSManagedObjectContextDidSave], of: context)
            try context.save()
            saves += 1
            saved = current
            context.undoManager?.removeAllActions()
            for other in contexts where other !== context {
                for notification in heard.notifications { other.mergeChanges(fromContextDidSave: notification) }
                #expect(!other.hasChanges)
                other.undoManager?.removeAllActions()
            }
            if saves.isMultiple(of: 10) {
                for context in contexts { #expect(try read(context) == saved, "after save \(saves)") }
            }
            if saves.isMultiple(of: 40) {
                stack = try Stack.sqlite(at: stack.url!)
                contexts = threeContexts()
                #expect(try read(stack.context) == saved, "reopened after save \(saves)")
            }
        }
        #expect(try read(Stack.sqlite(at: stack.url!).context) == saved)
        #expect(try RawDatabase(stack.url!).column("PRAGMA integrity_check") == ["ok"])
    }

    private func one<T: NSManagedObject>(_ context: NSManagedObjectContext, _ entity: String, _ key: String, _ name: String) throws -> T {
        let request = NSFetchRequest<T>(entityName: entity)
        request.predicate = NSPredicate(format: "%K == %@", key, name)
        return try #require(try context.fetch(request).first)
    }

    private func change(
        _ context: NSManagedObjectContext, _ plain: inout Plain, _ number: inout Int, _ generator: inout Generator
    ) throws {
        let people = plain.people.keys.sorted()
        let departments = plain.departments.keys.sorted()
        let (tags, projects) = (plain.tags.sorted(), plain.projects.sorted())
        number += 1
        func person(_ name: String) throws -> Person { try one(context, "Person", "name", name) }
        func department(_ name: String) throws -> Department { try one(context, "Department", "name", name) }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0, 1, 2:
            let new = Person(context: context)
            (new.name, new.age) = ("p\(number)", Int16(number % 90))
            plain.people["p\(number)"] = .init(age: Int16(number % 90))
        case 3:
            Department(context: context).name = "d\(number)"
            plain.departments["d\(number)"] = []
        case 4:
            Tag(context: context).name = "t\(number)"
            plain.tags.insert("t\(number)")
        case 5:
            let new = Project(context: context)
            new.title = "j\(number)"
            plain.projects.insert("j\(number)")
        case 6, 7:
            guard let name = people.randomElement(using: &generator) else { return }
            try person(name).age = Int16(number % 100)
            plain.people[name]?.age = Int16(number % 100)
        case 8, 9:
            guard let name = people.randomElement(using: &generator), let to = departments.randomElement(using: &generator) else { return }
            try person(name).department = try department(to)
            plain.people[name]?.department = to
        case 10:
            guard let name = people.randomElement(using: &generator) else { return }
            try person(name).department = nil
            plain.people[name]?.department = nil
        case 11, 12:
            guard let name = people.randomElement(using: &generator), let to = tags.randomElement(using: &generator) else { return }
            let tag: Tag = try one(context, "Tag", "name", to)
            let object = try person(name)
            if plain.people[name]!.tags.contains(to) {
                object._removeManaged(tag, forKey: "tags")
                plain.people[name]?.tags.remove(to)
            } else {
                object.addToTags(tag)
                plain.people[name]?.tags.insert(to)
            }
        case 13, 14:
            guard let name = people.randomElement(using: &generator), let other = people.randomElement(using: &generator), name != other
            else { return }
            let set = try person(name).mutableSetValue(forKey: "friends")
            if plain.people[name]!.friends.contains(other) {
                set.remove(try person(other))
                plain.people[name]?.friends.remove(other)
                plain.people[other]?.friends.remove(name)
            } else {
                set.add(try person(other))
                plain.people[name]?.friends.insert(other)
                plain.people[other]?.friends.insert(name)
            }
        case 15, 16:
            guard let name = departments.randomElement(using: &generator), let title = projects.randomElement(using: &generator) else {
                return
            }
            let project: Project = try one(context, "Project", "title", title)
            let place = Int.random(in: 0...(plain.departments[name]?.count ?? 0), using: &generator)
            if plain.departments[name]!.contains(title) { return }
            for key in plain.departments.keys { plain.departments[key]?.removeAll { $0 == title } }
            try department(name).insertIntoProjects(project, at: place)
            plain.departments[name]?.insert(title, at: place)
        case 17:
            guard let name = people.randomElement(using: &generator) else { return }
            context.delete(try person(name))
            plain.people[name] = nil
            for key in plain.people.keys { plain.people[key]?.friends.remove(name) }
        case 18:
            guard let name = tags.randomElement(using: &generator) else { return }
            context.delete(try one(context, "Tag", "name", name) as Tag)
            plain.tags.remove(name)
            for key in plain.people.keys { plain.people[key]?.tags.remove(name) }
        default:
            guard let name = departments.randomElement(using: &generator) else { return }
            context.delete(try department(name))
            plain.departments[name] = nil
            let gone = plain.people.filter { $0.value.department == name }.map(\.key)
            for person in gone { plain.people[person] = nil }
            for key in plain.people.keys { plain.people[key]?.friends.subtract(gone) }
        }
        context.processPendingChanges()
    }
}
