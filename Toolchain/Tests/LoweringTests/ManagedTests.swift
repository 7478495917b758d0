import Testing

@testable import Lowering

/// What Core Data provides by name, against classes of these names alone.
@Suite struct ManagedTests: LoweringSuite {
    static let imported: [ModuleSummary] = [
        .framework(
            "CoreData",
            sources: [
                .init(
                    path: "/CoreData/CoreData.swift",
                    text: """
                        @_exported import Foundation
                        open class NSEntityDescription: NSObject {}
                        open class NSManagedObjectContext: NSObject {}
                        open class NSManagedObject: NSObject {
                            // @objc(initWithEntity:insertIntoManagedObjectContext:)
                            public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
                        }
                        """)
            ], dependencies: [])
    ]

    private func members(_ text: String) throws -> String { try lower("import CoreData\nclass Item: NSManagedObject {\n\(text)\n}") }

    @Test func aPropertyIsReadAndWrittenByItsName() throws {
        let text = try members("    @NSManaged public var name: String?")
        #expect(
            text.contains(
                "               public var name: String? { get { _managedValue(forKey: \"name\") } set { _setManagedValue(newValue, forKey: \"name\") } }"
            ))
    }

    @Test func theNameInObjectiveCIsTheKey() throws {
        #expect(try members("@objc(theName) @NSManaged private(set) var name: String").contains("_managedValue(forKey: \"theName\")"))
        #expect(try members("@NSManaged var `default`: Bool").contains("_managedValue(forKey: \"default\")"))
    }

    @Test func severalPropertiesInAStatementAreProvided() throws {
        let text = try members("@NSManaged var a: Int16, b: Date?")
        #expect(text.contains("a: Int16 { get { _managedValue(forKey: \"a\") }"))
        #expect(text.contains("b: Date? { get { _managedValue(forKey: \"b\") }"))
    }

    @Test func whatIsProvidedIsNoMemberForTheRegistry() throws {
        let text = try lower(
            "import CoreData\n@objcMembers class Item: NSManagedObject { @NSManaged dynamic var name: String?; var other = 1 }\nlet k = #keyPath(Item.name)"
        )
        #expect(!text.contains("d.property(\"name\""))
        #expect(!text.contains("willChange"))
        #expect(text.contains("d.property(\"other\""))
        #expect(text.contains("let k = \"name\""))
    }

    @Test(arguments: [
        ("@objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)", "_addManaged(value, forKey: \"items\")"),
        ("@objc(removeItemsObject:) @NSManaged func removeFromItems(_ value: Item)", "_removeManaged(value, forKey: \"items\")"),
        ("@objc(addItems:) @NSManaged public func addToItems(_ values: NSSet)", "_addManaged(values, forKey: \"items\")"),
        ("@objc(removeItems:) @NSManaged public func removeFromItems(_ values: NSSet)", "_removeManaged(values, forKey: \"items\")"),
        (
            "@objc(insertObject:inItemsAtIndex:) @NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
            "_insertManaged(value, at: idx, forKey: \"items\")"
        ),
        ("@objc(removeObjectFromItemsAtIndex:) @NSManaged func removeFromItems(at idx: Int)", "_removeManaged(at: idx, forKey: \"items\")"),
        (
            "@objc(insertItems:atIndexes:) @NSManaged func insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
            "_insertManaged(values, at: indexes, forKey: \"items\")"
        ),
        (
            "@objc(removeItemsAtIndexes:) @NSManaged func removeFromItems(at indexes: NSIndexSet)",
            "_removeManaged(at: indexes, forKey: \"items\")"
        ),
        (
            "@objc(replaceObjectInItemsAtIndex:withObject:) @NSManaged func replaceItems(at idx: Int, with value: Item)",
            "_replaceManaged(at: idx, with: value, forKey: \"items\")"
        ),
        (
            "@objc(replaceItemsAtIndexes:withItems:) @NSManaged func replaceItems(at indexes: NSIndexSet, with values: [Item])",
            "_replaceManaged(at: indexes, with: values, forKey: \"items\")"
        ),
        ("@NSManaged func addToItems(_ value: Item)", "_addManaged(value, forKey: \"items\")"),
        ("@NSManaged func removeFromItems(_ value: Item)", "_removeManaged(value, forKey: \"items\")"),
        ("@NSManaged func insertIntoItems(_ value: Item, at idx: Int)", "_insertManaged(value, at: idx, forKey: \"items\")"),
        ("@NSManaged func removeFromItems(at idx: Int)", "_removeManaged(at: idx, forKey: \"items\")"),
        ("@NSManaged func replaceItems(at idx: Int, with value: Item)", "_replaceManaged(at: idx, with: value, forKey: \"items\")"),
        ("@NSManaged func addItemsObject(_ value: Item)", "_addManaged(value, forKey: \"items\")"),
        ("@NSManaged func removeItemsObject(_ value: Item)", "_removeManaged(value, forKey: \"items\")"),
        ("@NSManaged func addItems(_ values: Set<Item>)", "_addManaged(values, forKey: \"items\")"),
        ("@NSManaged func removeItems(_ values: Set<Item>)", "_removeManaged(values, forKey: \"items\")"),
        ("@NSManaged func addURLsObject(_ value: Item)", "_addManaged(value, forKey: \"uRLs\")"),
        ("@NSManaged func primitiveName() -> String?", "_managedValue(forKey: \"primitiveName\")"),
        ("@NSManaged func setPrimitiveName(_ name: String?)", "_setManagedValue(name, forKey: \"primitiveName\")"),
    ])
    func aMethodDoesWhatItsNameSays(_ declaration: String, body: String) throws {
        #expect(try members(declaration).contains(") { \(body) }") || members(declaration).contains("String? { \(body) }"))
    }

    @Test func membersOfExtensionsAreProvided() throws {
        let texts = try lower(
            "import CoreData\nclass Item: NSManagedObject {}",
            "import CoreData\nextension Item { @NSManaged public var name: String? }")
        #expect(texts[1].contains("public var name: String? { get { _managedValue(forKey: \"name\") }"))
    }

    @Test func aClassOfCoreDataCanBeMadeByTheRegistry() throws {
        #expect(
            try members("@NSManaged var name: String?").contains("d.initializer(\"initWithEntity:insertIntoManagedObjectContext:\")"))
    }

    @Test(arguments: [
        ("@NSManaged static var a: String?", "'@NSManaged' only allowed on an instance property or method"),
        ("@NSManaged func addToItems(_ value: Item) {}", "'@NSManaged' method cannot have a body; it must be provided at runtime"),
        ("@NSManaged let a: String?", "'@NSManaged' not allowed on a 'let' property"),
        ("@NSManaged var a: String? = nil", "'@NSManaged' property cannot have an initial value"),
        ("@NSManaged var a: String? { nil }", "'@NSManaged' not allowed on computed properties"),
        ("@NSManaged var a: String? { didSet {} }", "'@NSManaged' not allowed on observing properties"),
        ("@NSManaged var a: Int?", "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"),
        ("@NSManaged var a: (Int, Int)", "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"),
        (
            "enum Kind: Int16 { case a }; @NSManaged var a: Kind",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        (
            "@objc enum Kind: Int16 { case a }; @NSManaged var a: Kind?",
            "property cannot be marked '@NSManaged' because its type cannot be represented in Objective-C"
        ),
        (
            "@NSManaged func sort()",
            "Core Data provides no method 'sort()': expected an accessor of a relationship, as 'addToItems(_:)', or of a value"
        ),
    ])
    func whatCannotBeProvidedIsToldInTheCompilersWords(_ declaration: String, message: String) throws {
        let output = try output(["import CoreData\nclass Item: NSManagedObject {\n\(declaration)\n}"])
        #expect(output.diagnostics.map(\.message) == [message])
        #expect(output.diagnostics.map(\.line) == [3])
        #expect(output.diagnostics.map(\.severity) == [.error])
    }

    @Test func anEnumerationOfObjectiveCCanBeProvided() throws {
        #expect(
            try output(["import CoreData\n@objc enum Kind: Int16 { case a }\nclass Item: NSManagedObject { @NSManaged var a: Kind }"])
                .diagnostics.isEmpty)
    }

    @Test func whatNobodyProvidesEndsTheProcessWhereItIsUsed() throws {
        let source = "import CoreData\nclass Item: NSObject { @NSManaged var a: String?\n@NSManaged func addName(_ name: String) }"
        #expect(try output([source]).diagnostics.isEmpty)
        let text = try lower(source).joined()
        for selector in ["a", "setA:", "addName:"] { #expect(text.contains("doesNotRecognize(\"\(selector)\", self)")) }
    }

    // MARK: Key paths and casts

    @Test func aClassSaysWhichKeysItsKeyPathsStandFor() throws {
        let texts = try lower(
            "import CoreData\nclass Item: NSManagedObject { @NSManaged private var secret: String? }\nclass Part: Item { @NSManaged var size: Int16 }",
            "import CoreData\nextension Item { @NSManaged public var name: String?; @objc(aNumber) @NSManaged public var number: Int32 }")
        #expect(texts[0].contains("d.keyPaths { [\\Item.name: \"name\", \\Item.number: \"aNumber\"] }"))
        #expect(texts[0].contains("d.keyPaths { [\\Part.size: \"size\", \\Part.name: \"name\", \\Part.number: \"aNumber\"] }"))
    }

    @Test func sortDescriptorsGetTheTextOfKeyPaths() throws {
        #expect(
            try lower("let d = NSSortDescriptor(keyPath: \\Item.owner?.name, ascending: true)")
                .contains("NSSortDescriptor(key: ObjCRuntime.ObservedKeyPaths.text(\\Item.owner?.name, \"owner.name\"), ascending: true)"))
        #expect(
            try lower("let d = [.init(keyPath: \\Item.name, ascending: false)]").contains(".init(key: ObjCRuntime.ObservedKeyPaths.text("))
        #expect(
            try lower("let e = NSExpression(forKeyPath: \\Item.price)")
                .contains("NSExpression(forKeyPath: ObjCRuntime.ObservedKeyPaths.text(\\Item.price, \"price\"))"))
    }

    @Test(arguments: [
        ("let r = f() as! NSFetchRequest<Item>", "let r = (f())._as(NSFetchRequest<Item>.self)"),
        ("let r = Item.fetchRequest() as? NSFetchRequest<Item>", "let r = Optional((Item.fetchRequest())._as(NSFetchRequest<Item>.self))"),
        (
            "let r = try g() as! NSFetchedResultsController<NSFetchRequestResult>",
            "let r = (try g())._as(NSFetchedResultsController<NSFetchRequestResult>.self)"
        ),
        ("let r = a ?? b as! CoreData.NSFetchRequest<Item>", "let r = a ?? (b)._as(CoreData.NSFetchRequest<Item>.self)"),
        ("r = b as! NSFetchRequest<Item>", "r = (b)._as(NSFetchRequest<Item>.self)"),
    ])
    func aGenericClassOfCoreDataIsAskedForItsOtherForm(_ line: String, lowered: String) throws {
        #expect(try lower(line).contains(lowered))
    }

    @Test(arguments: ["let r = x as NSFetchRequest<Item>", "let r = x as! NSFetchRequest", "let r = x as! Array<Item>"])
    func otherCastsStay(_ line: String) throws { #expect(try lower(line).contains(line)) }

    @Test func whereAllIsTheMainActorsAManagedObjectIsNobodys() throws {
        let text = """
            import CoreData
            @objc(Item) public class Item: NSManagedObject {}
            extension Item { @NSManaged public var name: String? }
            final class Special: Item {}
            @MainActor class Own: NSManagedObject {}
            nonisolated class Said: NSManagedObject {}
            class Other: NSObject {}
            """
        func lowered(_ isMainActorByDefault: Bool) throws -> String {
            try output([text], isMainActorByDefault: isMainActorByDefault).files[0].text
        }
        #expect(try !lowered(false).contains("nonisolated public class"))
        let released = try lowered(true)
        for part in ["nonisolated public class Item", "nonisolated extension Item", "nonisolated final class Special"] {
            #expect(released.contains(part))
        }
        #expect(!released.contains("@MainActor nonisolated") && !released.contains("nonisolated nonisolated"))
        #expect(!released.contains("nonisolated class Other"))
    }
}
