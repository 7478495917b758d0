import Foundation
import Lowering
import Testing

/// What Objective-C's runtime does by itself: observing, optional requirements, overriding what every object has.
@Suite struct ObjectiveCBehaviourTests: LoweringSuite {
    static let imported = [kit]
    private static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/k/Kit.swift",
                text: """
                    import Foundation
                    @objc public protocol ScrollDelegate: NSObjectProtocol {
                        // @objc optional
                        func didScroll(_ view: NSObject)
                        // @objc optional
                        func didZoom(_ view: NSObject) -> Int
                    }
                    extension ScrollDelegate {
                        public func didScroll(_ view: NSObject) { OptionalRequirement.notImplemented() }
                        public func didZoom(_ view: NSObject) -> Int { OptionalRequirement.notImplemented() }
                    }
                    open class UIView: NSObject {
                        public override init() {}
                    }
                    """)
        ])

    // MARK: Observing

    private func observable(_ property: String) throws -> String {
        try lower("import Foundation\nclass Model: NSObject {\n    \(property)\n}\n")[0]
    }

    private let will = "ObjCRuntime.KeyValueObserving.willChange(self, \"count\")"
    private let did = "ObjCRuntime.KeyValueObserving.didChange(self, \"count\")"

    @Test func storedPropertiesTellTheirObservers() throws {
        #expect(try observable("@objc dynamic var count = 0").contains("var count = 0 { willSet { \(will) } didSet { \(did) } }"))
        #expect(
            try observable("@objc dynamic var count: Int = 0 { didSet { print(1) } }")
                .contains("{ willSet { \(will) } didSet { defer { \(did) }; print(1) } }"))
        #expect(
            try observable("@objc dynamic var count: Int = 0 { willSet { print(1) } }")
                .contains("didSet { \(did) } willSet { \(will); print(1) }"))
    }

    @Test func computedPropertiesTellTheirObserversInTheSetter() throws {
        let text = try observable("@objc dynamic var count: Int { get { 1 } set { print(newValue) } }")
        #expect(text.contains("set { \(will); defer { \(did) }; print(newValue) }"))
    }

    @Test(arguments: [
        "@objc var count = 0", "@objc dynamic lazy var count = 0", "@objc dynamic static var count = 0", "@objc dynamic let count = 0",
        "@objc dynamic var count: Int { 1 }",
    ])
    func otherPropertiesDoNot(property: String) throws {
        #expect(try !observable(property).contains("KeyValueObserving"))
    }

    @Test func aRenamedPropertyIsObservedByItsOtherName() throws {
        #expect(try observable("@objc(number) dynamic var count = 0").contains("willChange(self, \"number\")"))
    }

    @Test func observedKeyPathsAreNamed() throws {
        let text = try lower(
            "import Foundation\nclass M: NSObject { @objc dynamic var name = \"\"\n@objc dynamic var next: M? }\nlet t = M().observe(\\.next?.name) { _, _ in }\n"
        )[0]
        #expect(text.contains("observe(ObjCRuntime.ObservedKeyPaths.naming(\\.next?.name, \"next.name\"))"))
    }

    // MARK: Optional requirements

    @Test func aSubclassAnswersForTheClassThatConforms() throws {
        let text = try lower(
            """
            import UIKit
            class Base: NSObject, ScrollDelegate {
                func didScroll(_ view: NSObject) {}
            }
            class Sub: Base {
                func didZoom(_ view: NSObject) -> Int { 2 }
            }
            """)[0]
        #expect(text.contains("func didZoom(_ view: NSObject) -> Int { ObjCRuntime.OptionalRequirement.notImplemented() }"))
        #expect(text.contains("override func didZoom(_ view: NSObject) -> Int { 2 }"))
        // What the class has itself is overridden by Swift's own rules.
        #expect(!text.contains("func didScroll(_ view: NSObject) { ObjCRuntime"))
    }

    @Test func aClassThatNobodyDerivesFromGetsNothing() throws {
        let text = try lower("import UIKit\nclass Base: NSObject, ScrollDelegate {\n    func didScroll(_ view: NSObject) {}\n}\n")[0]
        #expect(!text.contains("notImplemented"))
    }

    @Test func parametersMayBeImplicitlyUnwrapped() throws {
        let text = try lower("import UIKit\nclass Base: NSObject, ScrollDelegate {\n    func didScroll(_ view: NSObject!) {}\n}\n")[0]
        #expect(text.contains("func didScroll(_ view: NSObject ) {}"))
    }

    // MARK: What every object has

    @Test func theFirstClassOfAChainDeclaresWhatEveryObjectHas() throws {
        let text = try lower(
            """
            import Foundation
            class Base: NSObject {
                override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: k, of: o, change: change, context: context)
                }
            }
            class Sub: Base {
                override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: k, of: o, change: change, context: context)
                }
            }
            """)[0]
        let lines = text.split(separator: "\n").filter { $0.contains("observeValue") && !$0.contains("__objc") }
        #expect(lines[0].contains("         func observeValue(") && lines[1].contains("super.objcSuper_observeValue("))
        #expect(lines[2].contains("override func observeValue(") && lines[3].contains("super.observeValue("))
        #expect(text.contains("d.method(\"observeValueForKeyPath:ofObject:change:context:\")"))
    }

    @Test func classesAreAskedForTheirDescription() throws {
        let text = try lower("import Foundation\nfunc name(_ x: AnyObject) -> String { type(of: x).description() }\n")[0]
        #expect(text.contains("ObjCRuntime.ClassObject.of(type(of: x)).description()"))
        #expect(try !lower("import Foundation\nlet a = String(describing: type(of: 1))\n")[0].contains("ClassObject"))
    }

    // MARK: Names

    @Test func classNamesAreThoseOfTheRegistry() throws {
        let output = try Lowering.lower(
            ModuleInput(
                name: "App",
                sources: [.init(path: "/p/a.swift", text: "import Foundation\nlet n = NSStringFromClass(NSObject.self)\n")]))
        #expect(output.generated?.contains("func NSStringFromClass(_ aClass: AnyClass) -> String") == true)
        #expect(output.generated?.contains("NSClassFromString") == false)
    }

    @Test func nonobjcMembersAreNotRegistered() throws {
        let text = try lower("import Foundation\n@objcMembers class M: NSObject {\n    func seen() {}\n    @nonobjc func unseen() {}\n}\n")[
            0]
        #expect(text.contains("d.method(\"seen\")") && !text.contains("\"unseen\""))
    }

    @Test func accessorsOfPropertiesAreSelected() throws {
        let text = try lower(
            "import Foundation\nclass M: NSObject {\n    @objc var mood = 1\n    let a = #selector(getter: mood)\n    let b = #selector(setter: mood)\n}\n"
        )[0]
        #expect(text.contains("Selector(\"mood\")") && text.contains("Selector(\"setMood:\")"))
    }

    @Test func aSelectorOfNoKnownMethodIsAnError() throws {
        let output = try Lowering.lower(
            ModuleInput(
                name: "App",
                sources: [.init(path: "/p/a.swift", text: "import UIKit\nclass V: UIView {\n    let s = #selector(nothing)\n}\n")],
                dependencies: [Self.kit]))
        let error = try #require(output.diagnostics.first)
        #expect(error.severity == .error && error.line == 3 && error.message.contains("nothing"))
    }
}
