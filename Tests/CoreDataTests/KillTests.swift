import CoreData
import Foundation
import Testing

/// A program that saves is killed at any moment. `SAMPAN_CORE_DATA_KILLS` says how often.
@Suite(.serialized) struct KillTests {
    @Test func whatWasSavedOutlivesAKill() throws {
        let kills = ProcessInfo.processInfo.environment["SAMPAN_CORE_DATA_KILLS"].flatMap { Int($0) } ?? 5
        let url = Fixture.folder().appendingPathComponent("Store.sqlite")
        var last = 0
        for round in 0..<kills {
            let process = Process()
            process.executableURL = Fixture.program("bench-coredata")
            process.arguments = ["--write", url.path]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            // Not before it has said something, and then a moment that is another one each time.
            var text = output.fileHandleForReading.availableData
            usleep(UInt32(1000 + (round * 7919) % 40_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            text += output.fileHandleForReading.readDataToEndOfFile()
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
            // The last line may have been cut off.
            let whole = text.last == 10 ? lines : Array(lines.dropLast())
            if let said = whole.last.flatMap({ Int($0) }) { last = said }
            let database = try RawDatabase(url)
            #expect(try database.column("PRAGMA integrity_check") == ["ok"])
            let count = Int(try database.column("SELECT count(*) FROM ZEVENT")[0]) ?? -1
            let counted = try database.column("SELECT ZNUMBER FROM ZEVENT WHERE ZTITLE = 'counter'").first.flatMap { Int($0) }
            #expect(count >= last && (counted ?? -1) == count, "round \(round): \(count) objects, \(counted ?? -1) counted, \(last) said")
        }
        #expect(last > 0)
    }

    @Test func twoProcessesSaveToOneStore() throws {
        let url = Fixture.folder().appendingPathComponent("Store.sqlite")
        let process = Process()
        process.executableURL = Fixture.program("bench-coredata")
        process.arguments = ["--write", url.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        _ = output.fileHandleForReading.availableData
        let entity = Fixture.entity("Event")
        entity.properties = [
            Fixture.attribute("number", .integer64AttributeType), Fixture.attribute("title", .stringAttributeType),
            Fixture.attribute("when", .dateAttributeType), Fixture.attribute("weight", .doubleAttributeType),
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let stack = try Stack.sqlite(model, at: url)
        for index in 0..<50 {
            let event = NSEntityDescription.insertNewObject(forEntityName: "Event", into: stack.context)
            event.setValue("mine \(index)", forKey: "title")
            try stack.context.save()
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Event")
        request.predicate = NSPredicate(format: "title BEGINSWITH 'mine'")
        #expect(try stack.context.count(for: request) == 50)
        #expect(try RawDatabase(url).column("PRAGMA integrity_check") == ["ok"])
    }
}
