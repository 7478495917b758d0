import Testing

@testable import Lowering

@Suite struct OptionalRequirementEmitterTests {
    private func text(_ sources: [String: String], in module: String = "Kit") throws -> String? {
        var sources = sources
        sources["Runtime"] = "public enum OptionalRequirement {}"
        let frameworks = Framework.read(sources.mapValues { [ModuleInput.Source(path: "Kit/Lists/A.swift", text: $0)] })
        let framework = try #require(frameworks.first { $0.name == module })
        let files = OptionalRequirementEmitter().files(for: framework, among: frameworks)
        return files.isEmpty ? nil : files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }

    @Test func propertiesThatMayBeMissingAreOptionalWhereTheyAreRead() throws {
        let text = try #require(
            try text([
                "Kit": """
                public protocol OwnerProperties: AnyObject {}
                public protocol Owner: AnyObject, OwnerProperties {
                    // @objc optional
                    /// The window.
                    @_disfavoredOverload
                    var window: Window? { get }
                    // @objc optional
                    /// Shows it.
                    func show()
                }
                """
            ]))
        #expect(
            text.hasSuffix(
                """

                extension OwnerProperties {
                    /// Nil where it is not implemented.
                    public var window: Window?? { OptionalRequirement.call { () -> Window? in (self as! any Owner).window } }
                }

                """), "\(text)")
    }

    @Test func markedRequirementsGetDefaultsThatSayTheyAreNotImplemented() throws {
        let text = try #require(
            try text([
                "Kit": """
                import Graphics
                @MainActor public protocol ListDelegate: AnyObject {
                    /// How many rows there are.
                    func rows(in list: List) -> Int
                    // @objc(list:heightForRow:) optional
                    /// The height of a row.
                    func list(
                        _ list: List, heightFor row: Int  // points
                    ) throws -> Double
                    // @objc optional
                    /// The title.
                    @available(iOS 9, *)
                    nonisolated var title: String? { get }
                    // @objc optional
                    /// The tint.
                    var tint: Color { get set }
                    // @objc optional
                    /// Loads.
                    func load<T>(_ type: T.Type) async -> T? where T: Item
                }
                """
            ]))
        #expect(
            text == """
                import Graphics
                import Runtime

                extension ListDelegate {
                    /// Not implemented.
                    public func list( _ list: List, heightFor row: Int ) throws -> Double { OptionalRequirement.notImplemented() }
                    /// Not implemented.
                    @available(iOS 9, *) public nonisolated var title: String? { OptionalRequirement.notImplemented() }
                    /// Not implemented.
                    public var tint: Color {
                get { OptionalRequirement.notImplemented() }
                set { OptionalRequirement.notImplemented() }
                }
                    /// Not implemented.
                    public func load<T>(_ type: T.Type) async -> T? where T: Item { OptionalRequirement.notImplemented() }
                }

                """)
    }

    @Test func aProtocolThatFewSeeHasDefaultsThatFewSee() throws {
        let text = try #require(
            try text([
                "Kit": "package protocol P {\n    // @objc optional\n    func f()\n}\nprotocol Q {\n    // @objc optional\n    func g()\n}"
            ]))
        #expect(text.contains("    package func f()") && text.contains("    func g()"))
    }

    @Test func modulesWithoutMarksGetNoFile() throws {
        #expect(try text(["Kit": "public protocol P { func f() }"]) == nil)
        #expect(try text([:], in: "Runtime") == nil)
    }

    @Test func everyProtocolHasAFileInTheFolderOfItsOwn() throws {
        let source = "public protocol P {\n    // @objc optional\n    func f()\n}\n"
        let frameworks = Framework.read([
            "Kit": [
                .init(path: "Kit/Lists/P.swift", text: source), .init(path: "Kit/Q.swift", text: source.replacing("P", with: "Q")),
                .init(path: "Kit/Base/OptionalRequirement.swift", text: "enum OptionalRequirement {}"),
            ]
        ])
        let files = OptionalRequirementEmitter().files(for: frameworks[0], among: frameworks)
        #expect(files.keys.sorted() == ["Lists/P+OptionalRequirements.swift", "Q+OptionalRequirements.swift"])
    }
}
