import Testing

@testable import Lowering

/// What becomes of classes with `@Model`, against a framework of this name alone.
@Suite struct ModelTests: LoweringSuite {
    static let imported: [ModuleSummary] = [
        .framework(
            "SwiftData", sources: [.init(path: "/SwiftData/SwiftData.swift", text: "@_exported import Foundation")], dependencies: [])
    ]

    private func members(_ text: String) throws -> String {
        try lower("import SwiftData\n@Model final class Item {\n\(text)\n    init() {}\n}")
    }

    @Test func aStoredPropertyHasAccessors() throws {
        let text = try members("    var name = \"a\"")
        #expect(
            text.contains(
                "    var name: String = \"a\" { @storageRestrictions(accesses: _$backingData, initializes: _name) init(initialValue)"))
        #expect(text.contains("private var _name: SwiftData._SwiftDataNoType = .init()"))
        #expect(text.contains("PropertyMetadata(name: \"name\", keypath: \\Item.name, defaultValue: (\"a\"), metadata: nil)"))
        #expect(text.contains("extension Item: SwiftData.PersistentModel {}"))
        #expect(!text.contains("@Model"))
    }

    @Test(arguments: [
        ("1", "Int"), ("-1.5", "Double"), ("\"a\\(1)\"", "String"), ("false", "Bool"), ("Date()", "Date"), ("UUID()", "UUID"),
        ("Date.now", "Date"), ("Kind.small", "Kind"), ("Outer.Kind.small", "Outer.Kind"), ("[Int]()", "[Int]"), ("[1, 2]", "[Int]"),
        ("[String: Int]()", "[String: Int]"), ("Set<Int>()", "Set<Int>"), ("0 as Int64", "Int64"), ("Decimal.init(1)", "Decimal"),
    ]) func aTypeIsToldFromTheValue(_ value: String, _ type: String) throws {
        #expect(try members("    var x = \(value)").contains("var x: \(type) = \(value) {"))
    }

    @Test func aTypeThatCannotBeToldHasToBeWrittenDown() throws {
        let output = try output(["import SwiftData\n@Model final class Item {\n    var x = make()\n    init() {}\n}"])
        #expect(output.diagnostics.map(\.message) == ["the type of 'x' cannot be told from its value: write it down, as ': Type'"])
    }

    @Test func anInitializerHasToSetWhatHasNoValue() throws {
        #expect(try members("    var name: String").contains("private var _name: SwiftData._SwiftDataNoType;"))
        #expect(try members("    var name: String?").contains("private var _name: SwiftData._SwiftDataNoType = .init();"))
    }

    @Test func whatIsNoStoredVariableStaysAsItIs() throws {
        let text = try members(
            "    @Transient var a = 1\n    let b = 2\n    var c: Int { 3 }\n    static var d = 4\n    lazy var e = 5")
        #expect(text.contains("               var a = 1\n    let b = 2\n    var c: Int { 3 }\n    static var d = 4\n    lazy var e = 5"))
        #expect(text.contains("schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [] }"))
    }

    @Test func whatMacrosSayIsInTheMetadata() throws {
        let text = try members(
            """
                #Unique<Item>([\\.id])
                @Attribute(.unique, originalName: "key") var id: Int
                @Relationship(deleteRule: .cascade,
                    inverse: \\Part.item)
                var parts: [Part] = []
            """)
        #expect(text.contains("metadata: SwiftData.Schema.Attribute(.unique, originalName: \"key\")"))
        #expect(
            text.contains(
                "defaultValue: { () -> [Part] in [] }(), metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Part.item)"
            ))
        #expect(text.contains("keypath: \\Item.self, metadata: SwiftData.Schema.Unique<Item>([\\.id])"))
        #expect(!text.contains("@Relationship") && !text.contains("#Unique"))
    }

    @Test func aSettersOwnAccessIsLeftOut() throws {
        #expect(try members("    public private(set) var name = 1").contains("    public              var name: Int = 1 {"))
    }

    @Test func linesStayWhereTheyWere() throws {
        let source =
            "import SwiftData\n@Model\nfinal class Item {\n    @Attribute(.unique)\n    var id: Int\n    init() { id = 1 }\n}\nlet last = 1\n"
        let text = try lower(source)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).contains("let last = 1"))
        let lines = text.components(separatedBy: "\n")
        let shift = lines.firstIndex(of: "let last = 1")! - source.components(separatedBy: "\n").firstIndex(of: "let last = 1")!
        #expect(lines.firstIndex { $0.contains("    init() { id = 1 }") }! - shift == 5)
    }

    @Test func anActorGetsAContext() throws {
        let text = try lower("import SwiftData\n@ModelActor actor Worker {\n    func work() {}\n}")
        #expect(text.contains("nonisolated let modelExecutor: any SwiftData.ModelExecutor"))
        #expect(text.contains("init(modelContainer: SwiftData.ModelContainer)"))
        #expect(text.contains("extension Worker: SwiftData.ModelActor {}"))
        let own = try lower("import SwiftData\n@ModelActor(disableGenerateInit: true) actor Worker {\n    init() { fatalError() }\n}")
        #expect(!own.contains("init(modelContainer:"))
    }

    @Test func withoutTheFrameworkTheNameIsSomebodyElses() throws {
        let text = try Lowering.lower(
            ModuleInput(name: "App", sources: [.init(path: "/p/File.swift", text: "@Model final class Item {}")], dependencies: []))
        #expect(text.files[0].text.contains("@Model final class Item {}") && text.diagnostics.isEmpty)
    }

    @Test func aQueryWithoutArgumentsGetsEmptyOnes() throws {
        let text = try lower(
            "import SwiftData\nstruct V {\n    @Query private var items: [Item]\n    @Query(sort: \\.a) var sorted: [Item]\n}")
        #expect(text.contains("@Query() private var items: [Item]") && text.contains("@Query(sort: \\.a) var sorted: [Item]"))
        let own = try lower("import SwiftData\nstruct Query {}\nstruct V {\n    @Query var items: [Item]\n}")
        #expect(own.contains("@Query var items"))
    }
}
