import Foundation
import Lowering
import Testing

/// Which tests a module has.
@Suite struct TestDiscoveryTests {
    private func discover(_ text: String, _ dependencies: [ModuleSummary] = []) -> [String] {
        let input = ModuleInput(name: "Tests", sources: [.init(path: "/p/Tests.swift", text: text)], dependencies: dependencies)
        return TestDiscovery.classes(in: input).flatMap { entry in
            entry.tests.map { "\(entry.name)/\($0.name)\($0.isAsync ? " async" : "")\($0.canThrow ? " throws" : "")" }
        }
    }

    @Test func methodsWithoutParametersOfTestClassesAreTests() {
        let found = discover(
            """
            import XCTest
            class Base: XCTestCase { func testInherited() {} }
            final class SomeTests: Base {
                func testPlain() {}
                func testAsync() async throws {}
                func testWith(_ x: Int) {}
                func testResult() -> Int { 1 }
                static func testStatic() {}
                private func testPrivate() {}
                func helper() {}
                #if os(macOS)
                func testMac() {}
                #endif
            }
            extension SomeTests { func testExtended() throws {} }
            class NotATest { func testNothing() {} }
            private class Hidden: XCTestCase { func testHidden() {} }
            """)
        #expect(
            found == [
                "Base/testInherited", "SomeTests/testAsync async throws", "SomeTests/testExtended throws", "SomeTests/testInherited",
                "SomeTests/testPlain",
            ])
    }

    @Test func testClassesOfOtherModulesHandTheirTestsDown() throws {
        let kit = try Lowering.lower(
            ModuleInput(
                name: "SpecKit",
                sources: [
                    .init(
                        path: "/k/Spec.swift",
                        text: """
                            import XCTest
                            open class Spec: XCTestCase {
                                open func spec() {}
                                public func testSpec() throws {}
                                func testUnseen() {}
                            }
                            open class SlowSpec: Spec {}
                            open class Plain { public func testNot() {} }
                            """)
                ]))
        let found = discover(
            "import SpecKit\nclass A: Spec { override func spec() {} }\nclass B: SpecKit.SlowSpec { func testMore() {} }\nclass C: Plain {}\n",
            [kit.summary])
        #expect(found == ["A/testSpec throws", "B/testMore", "B/testSpec throws"])
    }

    @Test func classesThatListTheirTestsMakeThem() throws {
        let kit = try Lowering.lower(
            ModuleInput(
                name: "SpecKit",
                sources: [
                    .init(
                        path: "/k/Spec.swift",
                        text:
                            "import XCTest\npublic typealias Base = XCTestCase\nopen class Spec: Base {\n    public class var allTests: [String] { [] }\n}\n"
                    )
                ], isLibrary: true))
        let input = ModuleInput(
            name: "Tests",
            sources: [
                .init(path: "/p/T.swift", text: "import SpecKit\nclass WordSpec: Spec {}\nclass OtherSpec: WordSpec {}\nclass Not {}\n")
            ],
            dependencies: [kit.summary])
        let classes = TestDiscovery.classes(in: input)
        #expect(classes.map(\.names) == [["OtherSpec"], ["WordSpec"]] && classes.allSatisfy(\.makesTests))
    }
}
