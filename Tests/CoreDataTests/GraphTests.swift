import CoreData
import Foundation
import Testing

/// Random changes of a graph in three contexts, against a plain model of it: a part of what `make graphs` does.
@Suite(.serialized) struct GraphTests {
    @Test func aGraphIsWhatAPlainModelSaysAlsoAfterKills() throws {
        let process = Process()
        process.executableURL = Fixture.program("graph-stores")
        process.arguments = ["--count", "1500", "--kills", "3"]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && complaint.isEmpty, "\(complaint)")
        #expect(said.contains("saves: equal") && said.contains("nothing lost"))
    }

    /// From here on changes can be undone.
    private func record(_ stack: Stack) {
        stack.context.undoManager = UndoManager()
        stack.context.undoManager?.groupsByEvent = false
    }

    private func group(_ stack: Stack, _ body: () throws -> Void) rethrows {
        stack.context.undoManager?.beginUndoGrouping()
        try body()
        stack.context.undoManager?.endUndoGrouping()
    }

    @Test func aDeletionIsUndoneAndRedoneWithAllItReached() throws {
        let stack = try Stack.sqlite()
        let department = stack.department("Sea")
        let (ann, bob) = (stack.person("Ann", department), stack.person("Bob", department))
        ann.friends = NSSet(object: bob)
        try stack.context.save()
        record(stack)
        group(stack) { stack.context.delete(department) }
        #expect(ann.isDeleted && bob.isDeleted)
        stack.context.undo()
        #expect(
            !ann.isDeleted && ann.department === department && bob.friends == NSSet(object: ann) && stack.context.deletedObjects.isEmpty)
        stack.context.redo()
        #expect(stack.context.deletedObjects == [department, ann, bob])
        try stack.context.save()
        #expect(try stack.people().isEmpty)
    }

    @Test func anUndoneInsertionTakesNothingElseWithIt() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann")
        try stack.context.save()
        record(stack)
        var department: Department?
        group(stack) {
            department = stack.department("Sea")
            ann.department = department
        }
        stack.context.undo()
        #expect(ann.department == nil && !ann.isDeleted && stack.context.insertedObjects.isEmpty)
        stack.context.redo()
        #expect(ann.department === department && department?.name == "Sea" && stack.context.insertedObjects == [department!])
        try stack.context.save()
        #expect(try RawDatabase(stack.url!).column("SELECT count(*) FROM ZPERSON WHERE ZDEPARTMENT NOTNULL") == ["1"])
    }

    @Test func aChangeFromBeforeADeletionIsThereAfterUndoingIt() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann")
        try stack.context.save()
        record(stack)
        group(stack) { ann.age = 7 }
        group(stack) { stack.context.delete(ann) }
        stack.context.undo()
        #expect(stack.context.updatedObjects == [ann])
        try stack.context.save()
        #expect(try RawDatabase(stack.url!).column("SELECT ZAGE FROM ZPERSON") == ["7"])
    }

    @Test func aSavedDeletionIsUndoneAsAnInsertion() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann", age: 7)
        try stack.context.save()
        record(stack)
        group(stack) { stack.context.delete(ann) }
        try stack.context.save()
        stack.context.undo()
        #expect(stack.context.insertedObjects == [ann] && ann.age == 7)
        try stack.context.save()
        #expect(try Stack.sqlite(at: stack.url!).names() == ["Ann"])
    }

    @Test func whatCameAndWentInOneEventIsNotBroughtBack() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann")
        try stack.context.save()
        record(stack)
        group(stack) {
            let bob = stack.person("Bob")
            ann.friends = NSSet(object: bob)
            stack.context.delete(bob)
        }
        stack.context.undo()
        #expect(try stack.names() == ["Ann"])
    }

    @Test func theUndoManagerItselfTakesPendingChangesAlong() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        let manager = UndoManager()
        stack.context.undoManager = manager
        ann.age = 2
        manager.undo()
        #expect(ann.age == 1)
        manager.redo()
        #expect(ann.age == 2)
    }
}
