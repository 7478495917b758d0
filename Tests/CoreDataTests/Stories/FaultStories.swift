import CoreData

extension Stories {
    private static func request(_ format: String? = nil) -> NSFetchRequest<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = format.map { NSPredicate(format: $0) }
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return request
    }

    // MARK: Faults

    static let faults: [Story] = [
        Story("a fetch gives faults, and reading a value fires one", "Ann:fault Bob:fault Ann.awakeFromFetch Ann:clean Bob:fault") {
            let people = try $0.context.fetch(request())
            for person in people { $0.state(person) }
            _ = people[0].age
            for person in people { $0.state(person) }
        },
        Story("a fault fires once", "Ann.awakeFromFetch") {
            _ = $0.ann.age
            _ = $0.ann.name
            _ = $0.ann.height
        },
        Story("a fetch that asks for values gives none", "Ann.awakeFromFetch Ann:clean") {
            let request = request("name == 'Ann'")
            request.returnsObjectsAsFaults = false
            for person in try $0.context.fetch(request) { $0.state(person) }
        },
        Story("what identifies a fault does not fire it", "Ann:fault") {
            let ann = $0.ann
            _ = (ann.objectID, ann.entity, ann.hash, ann.isEqual($0.bob), ann.managedObjectContext, ann.isInserted, ann.hasChanges)
            $0.state(ann)
        },
        Story("an object of an identifier is a fault, whether there is one or not", "Ann:fault fault") {
            $0.state($0.ann)
            let missing = $0.stack.coordinator.managedObjectID(
                forURIRepresentation: $0.ann.objectID.uriRepresentation().deletingLastPathComponent().appendingPathComponent("p99"))!
            $0.note("fault", if: $0.context.object(with: missing).isFault)
        },
        Story("an existing object is read", "Ann.awakeFromFetch Ann:clean") {
            let id = $0.ann.objectID
            $0.state(try $0.context.existingObject(with: id))
        },
        Story("an existing object that is not there is an error", "133000") {
            let missing = $0.stack.coordinator.managedObjectID(
                forURIRepresentation: $0.ann.objectID.uriRepresentation().deletingLastPathComponent().appendingPathComponent("p99"))!
            do { _ = try $0.context.existingObject(with: missing) } catch { $0.note("\((error as NSError).code)") }
        },
        Story("an identifier has one object in a context, and another in another", "same different") {
            let ann = $0.ann
            $0.note("same", if: try $0.context.fetch(request())[0] === ann)
            $0.note("different", if: ann !== $0.otherAnn && ann.objectID == $0.otherAnn.objectID)
        },
        Story("an object is registered when the context first hears of it", "not:known known") {
            let id = $0.quietID("Ann")
            $0.note("known", if: $0.context.registeredObject(for: id) != nil)
            let ann = $0.ann
            $0.note("known", if: $0.context.registeredObject(for: id) === ann)
        },
        Story("a relationship to many is a fault of its own, whose objects are faults", "fault 2 not:fault Bob:fault") {
            $0.read($0.sales)
            $0.note("fault", if: $0.sales.hasFault(forRelationshipNamed: "people"))
            $0.note("\($0.sales.people!.count)")
            $0.note("fault", if: $0.sales.hasFault(forRelationshipNamed: "people"))
            $0.state($0.bob)
        },
        Story("a relationship to one leads to a fault", "Ann.awakeFromFetch Sales:fault Sales:clean") {
            let sales = $0.ann.department!
            $0.state(sales)
            _ = sales.name
            $0.state(sales)
        },
        Story("what awakes from a fetch may change itself and is no change", "Ann:clean 77") { scene in
            Person.listener = { person, call in if call == "awakeFromFetch" { person.age = 77 } }
            _ = scene.ann.height
            scene.end()
            scene.state(scene.ann)
            scene.note("\(scene.ann.age)")
        },
        Story("a fault to what others deleted counts as deleted", "Bob:deleted 0 alone") {
            let bob = $0.bob
            $0.othersDo { $0.delete($0.object(with: bob.objectID)) }
            let age = bob.age
            $0.state(bob)
            $0.note("\(age)")
            $0.note("alone", if: bob.name == nil)
        },
        Story("a fetch gives what is not saved, unless it asks for what the store has", "3 2") {
            $0.read($0.ann, $0.bob)
            $0.quietly { [scene = $0] in _ = scene.person("Eve") }
            let request = request()
            $0.note("\(try $0.context.fetch(request).count)")
            request.includesPendingChanges = false
            $0.note("\(try $0.context.fetch(request).count)")
        },
        Story("an object that is fetched again keeps its values, unless the fetch refreshes what it finds", "30 50") {
            $0.read($0.ann)
            let (ann, request) = ($0.ann, request("name == 'Ann'"))
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).age = 50 }
            _ = try $0.context.fetch(request)
            $0.note("\(ann.age)")
            request.shouldRefreshRefetchedObjects = true
            _ = try $0.context.fetch(request)
            $0.note("\(ann.age)")
        },
        Story("what a context has not saved is not seen by another", "30") {
            $0.read($0.ann)
            $0.quietly { [scene = $0] in
                scene.ann.age = 31
                scene.end()
                _ = scene.otherAnn.age
            }
            $0.note("\($0.otherAnn.age)")
        },
        Story("a changed object is kept by its context, an unchanged one is not", "kept gone") { scene in
            scene.context.retainsRegisteredObjects = false
            weak var ann: Person?
            weak var bob: Person?
            autoreleasepool {
                let (changed, unchanged) = (scene.ann, scene.bob)
                (ann, bob) = (changed, unchanged)
                scene.quietly {
                    changed.age = 31
                    _ = unchanged.age
                    scene.end()
                }
            }
            scene.note("kept", if: ann != nil)
            scene.note("gone", if: bob == nil)
        },
    ]

    // MARK: Refreshing

    static let refreshing: [Story] = [
        Story(
            "an object that is refreshed without its changes is a fault again",
            "change[*Ann] Ann.willTurnIntoFault Ann.didTurnIntoFault Ann:fault change[~Ann] Ann.awakeFromFetch 30"
        ) {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.end()
            $0.context.refresh($0.ann, mergeChanges: false)
            $0.state($0.ann)
            $0.end()
            $0.note("\($0.ann.age)")
        },
        Story("an object that is refreshed with its changes keeps them", "change[*Ann] change[~Ann] Ann:updated 31 2.5") {
            $0.read($0.ann)
            let ann = $0.ann
            ann.age = 31
            $0.end()
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).height = 2.5 }
            $0.context.refresh(ann, mergeChanges: true)
            $0.end()
            $0.state(ann)
            $0.note("\(ann.age) \(ann.height)")
        },
        Story(
            "all objects are refreshed with their changes",
            "Bob.willTurnIntoFault Bob.didTurnIntoFault change[~Ann ~Bob] Ann:updated 31"
        ) {
            $0.read($0.ann, $0.bob)
            let ann = $0.ann
            $0.quietly { [scene = $0] in
                ann.age = 31
                scene.end()
            }
            $0.context.refreshAllObjects()
            $0.end()
            $0.state(ann)
            $0.note("\(ann.age)")
        },
        Story("what others saved is not seen before a refresh", "30 Ann.awakeFromFetch 50") {
            $0.read($0.ann)
            let ann = $0.ann
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).age = 50 }
            $0.note("\(ann.age)")
            $0.quietly { [scene = $0] in scene.context.refresh(ann, mergeChanges: true) }
            $0.note("\(ann.age)")
        },
    ]
}
