import Testing

@testable import Lowering

@Suite struct ClassEmitterTests {
    private func files(_ module: String, _ sources: [String: String]) throws -> [String: String] {
        let frameworks = Framework.read(
            sources.mapValues { text in [ModuleInput.Source(path: "Kit/Dials/A.swift", text: "import ObjCRuntime\n" + text)] })
        let framework = try #require(frameworks.first { $0.name == module })
        return ClassEmitter().files(for: framework, among: frameworks)
    }

    /// The text for the classes of one source, without line breaks.
    private func text(_ source: String) throws -> String {
        let descriptions = try files("Kit", ["Kit": source]).filter { $0.key.hasSuffix("+Description.swift") }
        return descriptions.sorted { $0.key < $1.key }.map(\.value).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func listed(_ list: String, _ text: String) -> [String] {
        guard let start = text.range(of: " \(list): \"")?.upperBound else { return [] }
        return text[start...].prefix { $0 != "\n" }.split(separator: ",")[0].split { "\" \\".contains($0) }.map(String.init)
    }

    @Test func publicClassesOfObjectiveCAreDescribed() throws {
        let source = """
            open class Dial: NSObject {
                public class Hand: NSObject {}
                class Inner: NSObject {}
            }
            public class Plain {}
            open class Box<T>: NSObject {}
            class Own: NSObject {}
            """
        let all = try files("Kit", ["Kit": source])
        #expect(all.keys.sorted() == ["Classes.swift", "Dials/Dial+Description.swift", "Dials/DialHand+Description.swift"])
        let list = try #require(all["Classes.swift"])
        #expect(list.contains("registerFramework(\"Kit\"") && list.contains("NameList = \"Dial Dial.Hand\""))
        #expect(list.contains("case 0: return Dial.descriptionOfDial") && list.contains("default: return Dial.Hand.descriptionOfDialHand"))
    }

    @Test func aModuleThatDoesNotKnowTheRegistryDescribesNothing() throws {
        let framework = Framework.read(["Kit": [.init(path: "Kit/A.swift", text: "open class Dial: NSObject {}")]])
        #expect(ClassEmitter().files(for: framework[0], among: framework).isEmpty)
    }

    @Test func propertiesAreFoundByKeyAndBySwiftsName() throws {
        let text = try text(
            """
            public protocol DialDelegate: AnyObject {}
            open class Dial: NSObject {
                // appearance
                /// Its colour.
                open var color: String?
                open var isOn = false
                public private(set) var count = 0
                open weak var delegate: (any DialDelegate)?
                // appearance
                var ownColor: String?
                var inner = 1
            }
            """)
        #expect(listed("properties", text) == [".ownColor*", "color*", "count", "delegate", "on/isOn"])
        #expect(text.contains("return .value(\"color\", \\Dial.color)") && text.contains("return .value(\"on\", \\Dial.isOn)"))
        #expect(text.contains("return .readOnly(\\Dial.count)") && text.contains("return .reference(\\Dial.delegate)"))
    }

    @Test func methodsAreCalledBySelectorWithTheirTypes() throws {
        let text = try text(
            """
            open class Dial: NSObject {
                open func turn(to value: Float, animated: Bool) {}
                open func reset() throws {}
                open class func standard() -> Dial { Dial() }
                open class var largest: Float { 1 }
            }
            """)
        #expect(listed("methods", text) == ["resetAndReturnError:", "turnTo:animated:"])
        #expect(listed("classMethods", text) == ["largest", "standardDial"] || listed("classMethods", text) == ["largest", "standard"])
        #expect(
            text.contains(
                "{ r, a in (r as! Dial).turn(to: ObjCRuntime.ObjCMessage.argument(a, 0, \"turnTo:animated:\", as: (Float).self), animated:")
        )
        #expect(text.contains("try? (r as! Dial).reset()"))
        #expect(text.contains("(r as! Dial.Type).standard()"))
    }

    @Test func everyPublicInitializerThatAClassHasIsAFactory() throws {
        let text = try text(
            """
            open class Dial: NSObject {
                public override init() {}
                // @objc(initWithRange:)
                public init(_ range: NSRange) {}
                init(secret: Int) {}
            }
            open class Knob: Dial {}
            """)
        #expect(listed("initializers", String(text[text.range(of: "extension Dial {")!.lowerBound...])) == ["init", "initWithRange:"])
        #expect(listed("initializers", String(text[text.range(of: "extension Knob {")!.lowerBound...])) == ["init", "initWithRange:"])
        #expect(text.contains("{ a in Knob(ObjCRuntime.ObjCMessage.argument(a, 0, \"initWithRange:\", as: (NSRange).self)) }"))
    }

    @Test func whatOnlySwiftHasIsLeftOut() throws {
        let text = try text(
            """
            public enum Shape { case round, square(Int) }
            public enum Style: Int { case plain }
            open class Dial: NSObject {
                public static let constant = 1
                public var shape = Shape.round
                public var declared: Shape? { nil }
                public var style: Style { .plain }
                public var pair: (Int, Int) { (1, 2) }
                public var range: Range<Int> { 0..<1 }
                public var words: [String: [Int]] { [:] }
                public func generic<T>(_ value: T) {}
                public func change(_ value: inout Int) {}
                public func all(_ values: Int...) {}
                public func lazily(_ value: @autoclosure () -> Int) {}
                public func opaque() -> some Equatable { 1 }
                public func later() async {}
                public func old() {}
                @available(*, unavailable) public func never() {}
                @available(*, deprecated) public func formerly() {}
                public func then(_ work: @escaping (Bool) -> Void) {}
                open func optional() { OptionalRequirement.notImplemented() }
                open override func copy() -> Any { self }
            }
            open class Knob: Dial { open override func old() {} }
            extension Dial where Self: Knob { public func constrained() {} }
            """)
        #expect(listed("methods", text) == ["old", "then:"])
        #expect(listed("properties", text) == ["style", "words"])
        #expect(listed("classMethods", text).isEmpty)
        #expect(!text.contains("(r as! Knob)"))
    }

    @Test func anOverrideThatMakesAPropertyWritableIsDescribed() throws {
        let text = try text(
            """
            open class Dial: NSObject { open var view: String? { nil } }
            open class Knob: Dial { open override var view: String? { get { nil } set {} } }
            """)
        #expect(text.contains(".readOnly(\\Dial.view)") && text.contains(".value(\"view\", \\Knob.view)"))
    }

    @Test func whatIsAddedToClassesOfOtherModulesIsDescribedThere() throws {
        let sources = [
            "Kit": "open class Dial: NSObject {}",
            "More": "import Kit\nextension Dial { public var label: String { \"\" } }\nextension NSString { public func draw() {} }",
        ]
        let all = try files("More", sources)
        #expect(try #require(all["Classes.swift"]).contains("\"Foundation.NSString Kit.Dial\""))
        let string = try #require(all["Dials/NSString+Description.swift"])
        let dial = try #require(all["Dials/Dial+Description.swift"])
        #expect(string.contains("import Kit\n") && string.contains("extension NSString {"))
        #expect(dial.contains("import Kit\n") && dial.contains("\\Dial.label"))
    }
}
