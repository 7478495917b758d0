import Foundation
import Testing

@testable import Lowering

@Suite struct ExchangeEmitterTests {
    private func files(_ sources: [String: String], in module: String = "Kit") throws -> [String: String] {
        var sources = sources
        sources["Runtime"] = "public enum MethodHooks {}"
        let frameworks = Framework.read(sources.mapValues { [ModuleInput.Source(path: "Kit/Dials/A.swift", text: $0)] })
        let framework = try #require(frameworks.first { $0.name == module })
        return ExchangeEmitter().files(for: framework, among: frameworks).mapValues { text in
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// The text of all files.
    private func text(_ sources: [String: String], in module: String = "Kit") throws -> String {
        try files(sources, in: module).sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    }

    @Test func everyClassHasAFile_andOneEntersThemAll() throws {
        let files = try files(["Kit": kit])
        #expect(files.keys.sorted() == ["Dials/Dial", "Dials/Knob", "Dials/View"].map { $0 + "+Exchange.swift" } + ["Exchange.swift"])
        let dial = try #require(files["Dials/Dial+Exchange.swift"])
        #expect(dial.contains("func describeExchangeOfDial(") && !dial.contains("exchangeable_View_"))
    }

    private let kit = """
        import Graphics
        open class View: NSObject {
            open dynamic func layout() {}
            // @objc(pointInside:withEvent:)
            /// Whether a point is in the view.
            open dynamic func point(inside point: Point, with event: Event? = nil) -> Bool { true }
            open dynamic var size: Size { .zero }
            open dynamic var tint: Color! { get { shared } set {} }
            open dynamic class func make(of kind: Int) throws -> View { View() }
            open func plain() {}
        }
        open class Dial: View {
            open override func layout() {}
            open override func plain() {}
            open override func point(inside point: Point, with event: Event?) -> Bool { false }
            open override dynamic var size: Size { .one }
        }
        open class Knob: Dial {
            open override var size: Size { .one }
            open override var tint: Color! { get { nil } set {} }
        }
        class Inner: View { override func layout() {} }
        """

    @Test func aDynamicMethodAsksInAHookAndIsDescribedWithItsOwnBody() throws {
        let text = try text(["Kit": kit])
        #expect(text.contains("import Graphics import Runtime"))
        #expect(
            text.contains(
                """
                @_dynamicReplacement(for: point(inside:with:)) \
                fileprivate final func exchangeable_View_point(inside point: Point, with event: Event?) -> Bool { \
                if MethodHooks.isActive, let value = MethodHooks.run(View.self, "pointInside:withEvent:", self, [point, event], as: Bool.self) { \
                return value } return self.point(inside: point, with: event) }
                """), "\(text)")
        #expect(
            text.contains(
                """
                description.exchangeableMethod("pointInside:withEvent:") { receiver, a in MethodHooks.callOriginal() \
                return (receiver as! View).exchangeable_View_point(\
                inside: ObjCRuntime.ObjCMessage.argument(a, 0, "pointInside:withEvent:"), \
                with: ObjCRuntime.ObjCMessage.argument(a, 1, "pointInside:withEvent:")) }
                """), "\(text)")
        #expect(text.contains("ClassRegistry.register(View.self, describeExchangeOfView)"))
        #expect(!text.contains("plain"))
    }

    @Test func propertiesAndClassMethodsHaveHooks() throws {
        let text = try text(["Kit": kit])
        #expect(
            text.contains(
                "fileprivate final var exchangeable_View_size: Size { if MethodHooks.isActive, let value = MethodHooks.run(View.self"))
        #expect(
            text.contains("return value } self.tint = newValue } }")
                && text.contains("MethodHooks.run(View.self, \"setTint:\", self, [newValue]"))
        #expect(text.contains("var exchangeable_View_tint: Color? { get {"))
        #expect(
            text.contains("fileprivate class func exchangeable_View_make(of kind: Int) throws -> View {")
                && text.contains("return try self.make(of: kind)"))
        #expect(text.contains("description.exchangeableClassMethod(\"makeOf:error:\") { receiver, a in"))
    }

    @Test func whatAClassOverridesWithoutAHookIsSaid() throws {
        let text = try text(["Kit": kit])
        #expect(text.contains("description.overrides(\"layout\", \"pointInside:withEvent:\")"))
        #expect(text.contains("exchangeable_Dial_size") && text.contains("description.overrides(\"setTint:\", \"size\", \"tint\")"))
        #expect(!text.contains("Inner"))
    }

    @Test func overridesOfAnotherFrameworksMethodsAreFound() throws {
        let maps = "import Kit\nopen class Map: View {\n    open override func layout() {}\n}"
        let text = try text(["Kit": kit, "Maps": maps], in: "Maps")
        #expect(
            text.contains("ClassRegistry.register(Map.self, describeExchangeOfMap)") && text.contains("description.overrides(\"layout\")"))
        #expect(try files(["Kit": "open class View: NSObject { open func a() {} }"]).isEmpty)
    }
}
