import Foundation
import SampanDataModel
import Testing

@testable import AppBuilder
@testable import XcodeProject

/// The classes that are generated for a model's entities, and what an app has of a model.
@Suite struct DataModelTests {
    private func model(_ inside: String) throws -> DataModel {
        let reading = DataModel.read(
            Data("<model>\(inside)</model>".utf8), name: "Model", file: URL(fileURLWithPath: "/Model.xcdatamodel/contents"))
        return try #require(reading.model, "\(reading.diagnostics)")
    }

    private func files(_ inside: String, entity: String = "Item") throws -> [String: String] {
        let model = try model(inside)
        let text = try ManagedClassText(try #require(model.entity(named: entity)), in: model)
        return Dictionary(uniqueKeysWithValues: text.files)
    }

    private static let list = """
        <entity name="List" representedClassName="Folder">
        <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="list" inverseEntity="Item"/></entity>
        """

    @Test func aClassAndItsPropertiesAreWrittenAsXcodeDoes() throws {
        let files = try files(
            """
            <entity name="Item" representedClassName=".Item" codeGenerationType="class">
            <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items" inverseEntity="List"/>
            <attribute name="name" attributeType="String"/>
            <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/></entity>
            """ + Self.list)
        #expect(
            files["Item+CoreDataClass.swift"] == """
                //
                //  Item+CoreDataClass.swift
                //
                //  This file was automatically generated and should not be edited.
                //

                import Foundation
                import CoreData

                @objc(Item)
                public class Item: NSManagedObject {

                }

                """)
        #expect(
            files["Item+CoreDataProperties.swift"] == """
                //
                //  Item+CoreDataProperties.swift
                //
                //  This file was automatically generated and should not be edited.
                //

                import Foundation
                import CoreData

                extension Item {

                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                        return NSFetchRequest<Item>(entityName: "Item")
                    }

                    @NSManaged public var count: Int32
                    @NSManaged public var name: String?
                    @NSManaged public var list: Folder?

                }

                extension Item : Identifiable {

                }

                """)
    }

    @Test(arguments: [
        ("Integer 16", "", "NSNumber?"), ("Integer 16", "usesScalarValueType=\"YES\"", "Int16"),
        ("Integer 64", "usesScalarValueType=\"YES\"", "Int64"), ("Double", "usesScalarValueType=\"YES\"", "Double"),
        ("Float", "usesScalarValueType=\"YES\"", "Float"), ("Boolean", "usesScalarValueType=\"YES\" optional=\"YES\"", "Bool"),
        ("Boolean", "usesScalarValueType=\"NO\"", "NSNumber?"), ("Date", "usesScalarValueType=\"NO\"", "Date?"),
        ("Date", "usesScalarValueType=\"YES\"", "TimeInterval"), ("Decimal", "", "NSDecimalNumber?"), ("Binary", "", "Data?"),
        ("UUID", "usesScalarValueType=\"NO\"", "UUID?"), ("URI", "", "URL?"), ("Transformable", "", "NSObject?"),
        ("Transformable", "customClassName=\"[String]\"", "[String]?"), ("Transformable", "customClassName=\".Paint\"", "Paint?"),
        ("Transformable", "customClassName=\"A &amp; B\"", "(A & B)?"), ("Undefined", "transient=\"YES\"", "NSObject?"),
        ("String", "derived=\"YES\" derivationExpression=\"a\"", "String?"),
    ])
    func everyTypeOfAttributeHasItsTypeInSwift(_ type: String, attributes: String, swift: String) throws {
        let files = try files(
            "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"category\">"
                + "<attribute name=\"a\" attributeType=\"\(type)\" \(attributes)/></entity>")
        #expect(files["Item+CoreDataProperties.swift"]?.contains("    @NSManaged public var a: \(swift)\n") == true)
        #expect(files.count == 1)
    }

    @Test func relationshipsToManyHaveAccessors() throws {
        func text(_ order: String) throws -> String {
            try files(
                """
                <entity name="Item" representedClassName="Item" codeGenerationType="class"><relationship name="parts" toMany="YES" \(order) \
                destinationEntity="Item"/></entity>
                """)["Item+CoreDataProperties.swift"] ?? ""
        }
        #expect(
            try text("").contains(
                """
                    @NSManaged public var parts: NSSet?

                }

                // MARK: Generated accessors for parts
                extension Item {

                    @objc(addPartsObject:)
                    @NSManaged public func addToParts(_ value: Item)

                    @objc(removePartsObject:)
                    @NSManaged public func removeFromParts(_ value: Item)

                    @objc(addParts:)
                    @NSManaged public func addToParts(_ values: NSSet)

                    @objc(removeParts:)
                    @NSManaged public func removeFromParts(_ values: NSSet)

                }

                """))
        let ordered = try text("ordered=\"YES\"")
        #expect(ordered.contains("@NSManaged public var parts: NSOrderedSet?"))
        #expect(
            ordered.contains(
                """
                    @objc(replacePartsAtIndexes:withParts:)
                    @NSManaged public func replaceParts(at indexes: NSIndexSet, with values: [Item])

                    @objc(addPartsObject:)
                """))
        #expect(ordered.contains("@NSManaged public func addToParts(_ values: NSOrderedSet)"))
    }

    @Test func whatIsDerivedHasTheClassOfItsParent() throws {
        let files = try files(
            "<entity name=\"Item\" representedClassName=\"Item\" parentEntity=\"List\" codeGenerationType=\"class\"/>"
                + Self.list.replacing("list", with: "none")
                .replacing(
                    "<relationship name=\"items\" toMany=\"YES\" destinationEntity=\"Item\" inverseName=\"none\" inverseEntity=\"Item\"/>",
                    with: ""))
        #expect(files["Item+CoreDataClass.swift"]?.contains("public class Item: Folder {") == true)
        // What is above it is identifiable already.
        #expect(files["Item+CoreDataProperties.swift"]?.contains("Identifiable") == false)
    }

    @Test func aWordOfTheLanguageStandsInBackticks() throws {
        let files = try files(
            "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"><attribute name=\"default\" attributeType=\"URI\"/></entity>"
        )
        #expect(files["Item+CoreDataProperties.swift"]?.contains("@NSManaged public var `default`: URL?") == true)
    }

    @Test(arguments: [
        ("representedClassName=\"A-B\"", "", "\"A-B\" can be no class in Swift; rename it, or set Codegen to Manual/None"),
        (
            "representedClassName=\"A\"", "<attribute name=\"a b\" attributeType=\"URI\"/>",
            "\"a b\" can be no property in Swift; rename it, or set Codegen to Manual/None"
        ),
        (
            "representedClassName=\"A\"", "<attribute name=\"a: Int; let b\" attributeType=\"URI\"/>",
            "\"a: Int; let b\" can be no property in Swift; rename it, or set Codegen to Manual/None"
        ),
        (
            "representedClassName=\"A\"", "<attribute name=\"a\" attributeType=\"Transformable\" customClassName=\"Int; var b: Int\"/>",
            "\"Int; var b: Int\" can be no type in Swift; rename it, or set Codegen to Manual/None"
        ),
        (
            "", "",
            "the class of the entity \"Item\" is to be generated, and the entity names none; give it a class, or set Codegen to Manual/None"
        ),
    ])
    func whatCanBeNoClassIsAnError(_ attributes: String, inside: String, message: String) throws {
        let fault = #expect(throws: ManagedClassText.Fault.self) {
            try files("<entity name=\"Item\" codeGenerationType=\"class\" \(attributes)>\(inside)</entity>")
        }
        #expect(fault?.message == message)
    }

    // MARK: In a bundle

    @Test func anAppHasTheCompiledModel() throws {
        let folder = NSTemporaryDirectory() + "datamodel-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for version in ["Shop", "Shop 2"] {
            try Files.write(
                "<model><entity name=\"A\" representedClassName=\".A\"/></model>",
                to: "\(folder)/Shop.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try Files.write(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>",
            to: "\(folder)/Shop.xcdatamodeld/.xccurrentversion")
        try Files.write("<model/>", to: "\(folder)/Solo.xcdatamodel/contents")
        try Files.write(
            "<database><object type=\"XDDEVMAPPINGMODEL\" id=\"z1\"></object></database>",
            to: "\(folder)/Shop 1 to 2.xcmappingmodel/xcmapping.xml")
        let app = ConfinedFolder(root: folder).folder("App.app")
        var contents = BundleContents(folder: app, log: BuildLog())
        let resources =
            ["Shop.xcdatamodeld", "Solo.xcdatamodel"].map { ResourceFile(path: "\(folder)/\($0)", kind: .dataModel) }
            + [ResourceFile(path: "\(folder)/Shop 1 to 2.xcmappingmodel", kind: .mappingModel)]
        try contents.add(resources, of: "App", state: ConfinedFolder(root: folder).folder("state"))
        try contents.removeStale()
        let model = try CompiledDataModel.read(contentsOf: URL(fileURLWithPath: "\(app.path)/Shop.momd"))
        #expect(model.name == "Shop 2" && model.entities.map(\.className) == ["App.A"])
        #expect(try CompiledDataModel.read(contentsOf: URL(fileURLWithPath: "\(app.path)/Solo.mom")).entities.isEmpty)
        #expect(try CompiledMappingModel.read(contentsOf: URL(fileURLWithPath: "\(app.path)/Shop 1 to 2.cdm")).name == "Shop 1 to 2")
        #expect(try Files.names(in: "\(app.path)/Shop.momd").sorted() == ["Shop 2.mom", "Shop.mom", "VersionInfo.plist"])
    }

    @Test func aModelWithAnErrorStopsTheBuildAndIsToldOnce() throws {
        let folder = NSTemporaryDirectory() + "datamodel-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Files.write("<model>\n<entity name=\"A\" parentEntity=\"B\"/></model>", to: "\(folder)/M.xcdatamodel/contents")
        nonisolated(unsafe) var said: [String] = []
        let log = BuildLog()
        log.onMessage = { said.append($0) }
        var contents = BundleContents(folder: ConfinedFolder(root: folder).folder("App.app"), log: log)
        #expect(throws: BuildError.self) {
            try contents.add(
                [ResourceFile(path: "\(folder)/M.xcdatamodel", kind: .dataModel)], state: ConfinedFolder(root: folder).folder("state"))
        }
        #expect(said == ["\(folder)/M.xcdatamodel/contents:2: error: the entity \"A\" has a parent \"B\", which is not there"])
    }
}
