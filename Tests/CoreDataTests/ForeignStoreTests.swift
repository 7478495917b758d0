import CoreData
import Foundation
import Testing

/// Stores that another system wrote: their digests say nothing here.
@Suite(.serialized) struct ForeignStoreTests {
    private let url: URL

    init() throws {
        let stack = try Stack.sqlite()
        stack.person("Ann", age: 30)
        try stack.context.save()
        url = stack.url!
    }

    /// Has the store say what another system's would.
    private func estrange() throws {
        let hashes = Dictionary(
            uniqueKeysWithValues: ["Person", "Department", "Project", "Tag"].map { ($0, Data(repeating: 1, count: 32)) })
        let plist = try PropertyListSerialization.data(
            fromPropertyList: [NSStoreModelVersionHashesKey: hashes], format: .binary, options: 0)
        let hex = plist.map { String(format: "%02x", $0) }.joined()
        try RawDatabase(url).run("UPDATE Z_METADATA SET Z_PLIST = x'\(hex)'; DELETE FROM Z_MODELCACHE")
    }

    private func metadata() throws -> [String: Any] {
        try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: url)
    }

    private func fits(_ model: NSManagedObjectModel) throws -> Bool {
        model.isConfiguration(withName: nil, compatibleWithStoreMetadata: try metadata())
    }

    @Test func aModelFitsIfItsTablesAreThoseOfTheStore() throws {
        try estrange()
        #expect(try fits(Fixture.model()))
        // One property more, one less, one of another kind.
        #expect(try !fits(Fixture.model { $0.entitiesByName["Tag"]!.properties += [Fixture.attribute("hue", .doubleAttributeType)] }))
        #expect(
            try !fits(
                Fixture.model { model in
                    let person = model.entitiesByName["Person"]!
                    person.properties = person.properties.filter { $0.name != "age" }
                }))
        #expect(
            try !fits(
                Fixture.model { model in
                    model.entitiesByName["Person"]!.attributesByName["born"]!.attributeType = .stringAttributeType
                }))
        #expect(try !fits(Fixture.model { $0.entitiesByName["Tag"]!.name = "Label" }))
        // What was read of the store says that, and the store does not.
        var known = try metadata()
        known["label"] = "x"
        try NSPersistentStoreCoordinator.setMetadata(known, type: .sqlite, at: url)
        let list = try RawDatabase(url).column("SELECT instr(Z_PLIST, CAST('SampanStoreShape' AS BLOB)) FROM Z_METADATA")
        #expect(list == ["0"])
    }

    @Test func anEntityMayHaveItsFormerNameAmongTheNumbers() throws {
        try estrange()
        try RawDatabase(url).run("UPDATE Z_PRIMARYKEY SET Z_NAME = 'Human' WHERE Z_NAME = 'Person'")
        #expect(try !fits(Fixture.model()))
        let renamed = Fixture.model { $0.entitiesByName["Person"]!.renamingIdentifier = "Human" }
        #expect(try fits(renamed))
        #expect(try Stack.sqlite(renamed, at: url).names("age == 30") == ["Ann"])
    }

    @Test func aStoreThatFitsIsOneOfThisSystemOnceItWasOpened() throws {
        try estrange()
        #expect(try Stack.sqlite(at: url).names() == ["Ann"])
        #expect(try metadata()["SampanStoreShape"] == nil && fits(Fixture.model()))
    }
}
