import CoreData

/// One random change, made of the objects in a context and of the plain graph.
struct Change {
    let context: NSManagedObjectContext

    private func one(_ entity: String, _ name: String) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: "name == %@", name)
        guard let found = try context.fetch(request).first else { throw Difference("\(entity) \(name) is not there") }
        return found
    }

    private func new(_ entity: String, _ name: String) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValue(name, forKey: "name")
        return object
    }

    /// Makes a change that is one for certain.
    func mark(_ plain: inout Plain, number: Int) throws {
        let age = number % 30_000
        if let name = plain.people.keys.min() {
            try one("Person", name).setValue(age, forKey: "age")
            plain.people[name]?.age = age
        } else {
            new("Person", "p\(number)").setValue(age, forKey: "age")
            plain.people["p\(number)"] = .init(age: age)
        }
    }

    /// Makes a change; `number` makes names that nobody has yet.
    func make(_ plain: inout Plain, number: Int, _ numbers: inout Numbers) throws {
        let (people, departments) = (plain.people.keys.sorted(), plain.departments.keys.sorted())
        let (tags, projects) = (plain.tags.sorted(), plain.projects.sorted())
        switch numbers.below(21) {
        case 0, 1, 2:
            new("Person", "p\(number)").setValue(number % 90, forKey: "age")
            plain.people["p\(number)"] = .init(age: number % 90)
        case 3:
            _ = new("Department", "d\(number)")
            plain.departments["d\(number)"] = []
        case 4:
            _ = new("Tag", "t\(number)")
            plain.tags.insert("t\(number)")
        case 5:
            _ = new("Project", "j\(number)")
            plain.projects.insert("j\(number)")
        case 6, 7:
            guard let name = people.randomElement(using: &numbers) else { return }
            try one("Person", name).setValue(number % 100, forKey: "age")
            plain.people[name]?.age = number % 100
        case 8, 9:
            guard let name = people.randomElement(using: &numbers), let to = departments.randomElement(using: &numbers) else { return }
            try one("Person", name).setValue(one("Department", to), forKey: "department")
            plain.people[name]?.department = to
        case 10:
            guard let name = people.randomElement(using: &numbers) else { return }
            try one("Person", name).setValue(nil, forKey: "department")
            plain.people[name]?.department = nil
        case 11, 12:
            guard let name = people.randomElement(using: &numbers), let to = tags.randomElement(using: &numbers) else { return }
            let (set, tag) = (try one("Person", name).mutableSetValue(forKey: "tags"), try one("Tag", to))
            if plain.people[name]!.tags.contains(to) { set.remove(tag) } else { set.add(tag) }
            plain.people[name]!.tags.formSymmetricDifference([to])
        case 13, 14:
            guard let name = people.randomElement(using: &numbers), let other = people.randomElement(using: &numbers), name != other
            else { return }
            let (set, friend) = (try one("Person", name).mutableSetValue(forKey: "friends"), try one("Person", other))
            if plain.people[name]!.friends.contains(other) { set.remove(friend) } else { set.add(friend) }
            plain.people[name]!.friends.formSymmetricDifference([other])
            plain.people[other]!.friends.formSymmetricDifference([name])
        case 15, 16: try moveProject(&plain, departments, projects, &numbers)
        case 17:
            guard let name = people.randomElement(using: &numbers) else { return }
            context.delete(try one("Person", name))
            plain.people[name] = nil
            for key in plain.people.keys { plain.people[key]?.friends.remove(name) }
        case 18:
            guard let name = tags.randomElement(using: &numbers) else { return }
            context.delete(try one("Tag", name))
            plain.tags.remove(name)
            for key in plain.people.keys { plain.people[key]?.tags.remove(name) }
        case 19:
            guard let name = projects.randomElement(using: &numbers) else { return }
            context.delete(try one("Project", name))
            plain.projects.remove(name)
            for key in plain.departments.keys { plain.departments[key]?.removeAll { $0 == name } }
        default:
            guard let name = departments.randomElement(using: &numbers) else { return }
            context.delete(try one("Department", name))
            plain.departments[name] = nil
            let gone = plain.people.filter { $0.value.department == name }.map(\.key)
            for person in gone { plain.people[person] = nil }
            for key in plain.people.keys { plain.people[key]?.friends.subtract(gone) }
        }
    }

    private func moveProject(_ plain: inout Plain, _ departments: [String], _ projects: [String], _ numbers: inout Numbers) throws {
        guard let name = departments.randomElement(using: &numbers), let title = projects.randomElement(using: &numbers) else { return }
        guard !plain.departments[name]!.contains(title) else { return }
        let place = numbers.below(plain.departments[name]!.count + 1)
        for key in plain.departments.keys { plain.departments[key]?.removeAll { $0 == title } }
        try one("Department", name).mutableOrderedSetValue(forKey: "projects").insert(one("Project", title), at: place)
        plain.departments[name]?.insert(title, at: place)
    }
}

/// Core Data says something else than the plain graph.
struct Difference: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func check(_ found: Plain, _ expected: Plain, _ when: String) throws {
        guard found != expected else { return }
        let (left, right) = (found.description.split(separator: "\n"), expected.description.split(separator: "\n"))
        let (more, missing) = (left.filter { !right.contains($0) }, right.filter { !left.contains($0) })
        throw Difference("\(when): there is \(more), and there should be \(missing)")
    }
}
