import CoreData

extension Stories {
    // MARK: Insertion

    static let insertions: [Story] = [
        Story("an insertion is told when the event ends", "new.awakeFromInsert Eve:inserted change[+Eve] Eve:inserted") {
            let eve = $0.person("Eve")
            $0.state(eve)
            $0.end()
            $0.state(eve)
        },
        Story("insertions of one event are told together", "new.awakeFromInsert new.awakeFromInsert change[+Eve +Fay]") {
            _ = ($0.person("Eve"), $0.person("Fay"))
            $0.end()
        },
        Story("a new object that changes in a later event is told as changed, and stays new", "change[*Eve] Eve:inserted") { scene in
            nonisolated(unsafe) var eve: Person!
            scene.quietly {
                eve = scene.person("Eve")
                scene.end()
            }
            eve.age = 5
            scene.end()
            scene.state(eve)
        },
        Story("what comes and goes in one event is not told", "new.awakeFromInsert Eve.prepareForDeletion clean") {
            $0.context.delete($0.person("Eve"))
            $0.end()
            $0.note("clean", if: !$0.context.hasChanges)
        },
        Story(
            "a new object that is deleted in a later event is told as deleted, and never saved",
            "new.awakeFromInsert change[+Eve] Eve.prepareForDeletion change[-Eve] clean"
        ) {
            let eve = $0.person("Eve")
            $0.end()
            $0.context.delete(eve)
            $0.end()
            $0.note("clean", if: !$0.context.hasChanges)
        },
        Story(
            "a new object is saved: change, will-save, the object's own, did-save",
            "new.awakeFromInsert change[+Eve] will Eve.willSave Eve.didSave saved[+Eve] Eve:clean"
        ) {
            let eve = $0.person("Eve")
            try $0.save()
            $0.state(eve)
        },
        Story(
            "an identifier is temporary until the save",
            "new.awakeFromInsert temporary change[+Eve] will Eve.willSave Eve.didSave saved[+Eve] permanent"
        ) {
            let eve = $0.person("Eve")
            $0.note("temporary", if: eve.objectID.isTemporaryID)
            try $0.save()
            $0.note("permanent", if: !eve.objectID.isTemporaryID)
        },
        Story("an identifier that is asked for early is kept by the save", "new.awakeFromInsert permanent same") { scene in
            let eve = scene.person("Eve")
            try scene.context.obtainPermanentIDs(for: [eve])
            let id = eve.objectID
            scene.note("permanent", if: !id.isTemporaryID)
            scene.quietly { try! scene.save() }
            scene.note("same", if: eve.objectID == id)
        },
        Story("an object without a context is no change until it is inserted", "clean Eve.awakeFromInsert change[+Eve]") {
            let eve = Person(entity: $0.ann.entity, insertInto: nil)
            eve.name = "Eve"
            $0.end()
            $0.note("clean", if: !$0.context.hasChanges)
            $0.context.insert(eve)
            $0.end()
        },
        Story("what does not pass is not saved, and stays new", "new.awakeFromInsert change[+new] will new.willSave 1570 new:inserted") {
            let eve = Person(context: $0.context)
            do { try $0.save() } catch { $0.note("\((error as NSError).code)") }
            $0.state(eve)
        },
    ]

    // MARK: Changes

    static let changes: [Story] = [
        Story("a change is told when the event ends", "Ann:updated change[*Ann] Ann:updated") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.state($0.ann)
            $0.end()
            $0.state($0.ann)
        },
        Story("changes of one event are told together", "change[*Ann *Bob]") {
            $0.read($0.ann, $0.bob)
            $0.ann.age = 31
            $0.ann.height = 2
            $0.bob.age = 41
            $0.end()
        },
        Story("nothing is told of an event without changes", "clean") {
            $0.read($0.ann)
            $0.end()
            $0.note("clean", if: !$0.context.hasChanges)
        },
        Story("a value that is set to what it is makes the object changed, with no changed values", "change[*Ann] Ann:updated none") {
            $0.read($0.ann)
            $0.ann.age = 30
            $0.end()
            $0.state($0.ann)
            $0.note("none", if: $0.ann.changedValues().isEmpty && !$0.ann.hasPersistentChangedValues)
        },
        Story("a transient value changes the object, and nothing of it is saved", "change[*Ann] Ann:updated none") {
            $0.read($0.ann)
            $0.ann.nickname = "A"
            $0.end()
            $0.state($0.ann)
            $0.note("none", if: !$0.ann.hasPersistentChangedValues)
        },
        Story("a primitive value is no change", "Ann:clean") {
            $0.read($0.ann)
            $0.ann.setPrimitiveValue(31, forKey: "age")
            $0.end()
            $0.state($0.ann)
        },
        Story("a relationship is set from one end, and all ends have changed", "change[*Ann *Labs *Sales] Labs") {
            let labs = $0.stack.department("Labs")
            try $0.stack.context.save()
            let department = $0.context.object(with: labs.objectID) as! Department
            $0.read($0.ann, department, $0.sales)
            $0.ann.department = department
            $0.end()
            $0.note($0.ann.department?.name ?? "none")
        },
        Story(
            "a change is saved: change, will-save, the object's own, did-save",
            "change[*Ann] will Ann.willSave Ann.didSave saved[*Ann] Ann:clean"
        ) {
            $0.read($0.ann)
            $0.ann.age = 31
            try $0.save()
            $0.state($0.ann)
        },
        Story(
            "what a will-save changes is told and asked again",
            "change[*Ann] will Ann.willSave change[*Bob] Bob.willSave Ann.didSave Bob.didSave saved[*Ann *Bob]"
        ) {
            scene in
            scene.read(scene.ann, scene.bob)
            let (ann, bob) = (scene.ann, scene.bob)
            let listener = Person.listener
            Person.listener = {
                listener?($0, $1)
                if $1 == "willSave", $0 === ann { bob.age = 1 }
            }
            ann.age = 31
            try scene.save()
        },
        Story("what is changed while changes are told is told in an event that nobody has to end", "change[*Ann] change[*Bob]") { scene in
            scene.read(scene.ann, scene.bob)
            nonisolated(unsafe) let bob = scene.bob
            let observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: scene.context, queue: nil
            ) { _ in if bob.age == 40 { bob.age = 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            scene.ann.age = 31
            let deadline = Date(timeIntervalSinceNow: 5)
            while !scene.text.contains("Bob"), Date() < deadline {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
        },
        Story("a save without changes tells nothing", "") {
            $0.read($0.ann)
            try $0.save()
        },
        Story("what was committed is known until the save", "30 31 31") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.note("\($0.ann.committedValues(forKeys: ["age"])["age"]!)")
            $0.note("\($0.ann.changedValues()["age"]!)")
            $0.quietly { [scene = $0] in try! scene.save() }
            $0.note("\($0.ann.committedValues(forKeys: ["age"])["age"]!)")
        },
        Story("changed values of the current event are the old ones, and end with it", "30 0") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.note("\($0.ann.changedValuesForCurrentEvent()["age"]!)")
            $0.quietly { [scene = $0] in scene.end() }
            $0.note("\($0.ann.changedValuesForCurrentEvent().count)")
        },
        Story("a rollback brings changes back and tells of them", "change[*Ann] change[~Ann] Ann:clean 30") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.end()
            $0.context.rollback()
            $0.state($0.ann)
            $0.note("\($0.ann.age)")
        },
        Story("a rollback takes new objects out", "new.awakeFromInsert change[+Eve] change[-Eve] alone") {
            let eve = $0.person("Eve")
            $0.end()
            $0.context.rollback()
            $0.note("alone", if: eve.managedObjectContext == nil)
        },
        Story("a reset forgets all objects and tells so once", "change[forgotten] clean") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.context.reset()
            $0.note("clean", if: !$0.context.hasChanges && $0.context.registeredObjects.isEmpty)
        },
    ]

    // MARK: Deletion

    static let deletions: [Story] = [
        Story(
            "a deletion is told when the event ends, and the other end of a relationship has changed",
            "Ann.prepareForDeletion Ann:deleted change[*Sales *red -Ann]"
        ) {
            $0.read($0.ann, $0.sales, $0.red)
            _ = ($0.sales.people?.count, $0.red.people?.count)
            $0.context.delete($0.ann)
            $0.state($0.ann)
            $0.end()
        },
        Story("a rule that cascades deletes what is related in the same event", "Ann.prepareForDeletion Bob.prepareForDeletion 3") {
            $0.read($0.ann, $0.bob, $0.sales)
            $0.context.delete($0.sales)
            $0.quietly { [scene = $0] in scene.end() }
            for person in [$0.ann, $0.bob] where person.isDeleted {
                $0.note(person === $0.ann ? "Ann.prepareForDeletion" : "Bob.prepareForDeletion")
            }
            $0.note("\($0.context.deletedObjects.count)")
        },
        Story("a rule that cascades waits for the save where deletions do not spread at the end of an event", "1 alone") {
            $0.read($0.ann, $0.bob, $0.sales)
            let ann = $0.ann
            $0.context.propagatesDeletesAtEndOfEvent = false
            $0.context.delete($0.sales)
            $0.quietly { [scene = $0] in scene.end() }
            $0.note("\($0.context.deletedObjects.count)")
            try $0.quietlyTrying { [scene = $0] in try scene.save() }
            $0.note("alone", if: ann.managedObjectContext == nil)
        },
        Story(
            "an insertion and a deletion of one event are told together",
            "new.awakeFromInsert Bob.prepareForDeletion change[+Eve *Sales -Bob]"
        ) {
            $0.read($0.bob, $0.sales)
            _ = $0.sales.people?.count
            _ = $0.person("Eve")
            $0.context.delete($0.bob)
            $0.end()
        },
        Story("a rule that denies lets the save fail, and the object stay deleted", "refused red:deleted") {
            $0.read($0.ann, $0.red)
            $0.context.delete($0.red)
            $0.quietly { [scene = $0] in
                do { try scene.save() } catch { return }
            }
            $0.note("refused", if: $0.context.hasChanges)
            $0.state($0.red)
        },
        Story(
            "a deletion is saved, and the object belongs to nobody",
            "Bob.prepareForDeletion change[*Sales -Bob] will Bob.willSave Bob.didSave saved[*Sales -Bob] alone"
        ) {
            $0.read($0.bob, $0.sales)
            _ = $0.sales.people?.count
            let bob = $0.bob
            $0.context.delete(bob)
            try $0.save()
            $0.note("alone", if: bob.managedObjectContext == nil)
        },
        Story("a change before a deletion is only a deletion", "Bob.prepareForDeletion Bob:deleted") {
            $0.read($0.bob)
            $0.bob.age = 1
            $0.context.delete($0.bob)
            $0.state($0.bob)
        },
        Story("an object is deleted once", "Bob.prepareForDeletion") {
            $0.read($0.bob)
            $0.context.delete($0.bob)
            $0.context.delete($0.bob)
        },
        Story("a rollback brings deleted objects back", "Bob.prepareForDeletion Bob:deleted Bob:clean") {
            $0.read($0.bob)
            $0.context.delete($0.bob)
            $0.state($0.bob)
            $0.quietly { [scene = $0] in scene.context.rollback() }
            $0.state($0.bob)
        },
        Story("a deleted fault is read to be deleted", "Bob:fault Bob.awakeFromFetch Bob.prepareForDeletion Bob:deleted") {
            $0.state($0.bob)
            $0.context.delete($0.bob)
            $0.state($0.bob)
        },
    ]
}
