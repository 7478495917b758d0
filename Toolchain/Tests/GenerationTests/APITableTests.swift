import Testing

@testable import Lowering

@Suite struct APITableTests {
    private func table(_ sources: [(path: String, text: String)], manifest: String = "[.framework(\"Kit\", [])]") -> String {
        let files = Dictionary(grouping: sources) { String($0.path.split(separator: "/")[0]) }
        let frameworks = Framework.read(files.mapValues { $0.map { ModuleInput.Source(path: $0.path, text: $0.text) } })
        return APITable.text(of: frameworks, manifest: manifest)
    }

    @Test func typesStandByTopicInTheOrderOfTheirFiles() {
        let text = table([
            (
                "Kit/Gauge.swift",
                "public enum Mode { case on, off }\nenum Hidden { case on }\nprivate struct Own {}\npublic typealias Width = Double"
            ),
            (
                "Kit/Views/View.swift",
                "@MainActor open class View {\n    class Inner {}\n}\npackage class Half {}\npublic protocol Shown { func show() }"
            ),
        ])
        #expect(
            text.contains(
                "\n## Kit\n\n| topic | types (public members) |\n|---|---|\n| — | `Mode` (2), `Width` |\n| Views | `View`, `Shown` (1) |\n")
        )
    }

    @Test func membersCountThatTheModuleDeclaresForTheType() {
        let text = table([
            (
                "Kit/View.swift",
                """
                open class View {
                    public init() {}
                    open var a = 1
                    public var b, c: Int
                    package var d = 1
                    open func e() {}
                    func f() {}
                    public static let g = 1
                    public subscript(i: Int) -> Int { i }
                    public enum Kind { case x, y }
                }
                """
            ),
            ("Kit/Other/View+More.swift", "extension View { public func h() {} }\npublic extension View { func i() {} }"),
        ])
        #expect(text.contains("`View` (10)"))
    }

    @Test func onlyApplesFrameworksAreListed() {
        let manifest = "let modules: [Module] = [.part(\"Inner\"), .onDemand(\"Maps\", [\"Kit\"]), .framework(\n    \"Kit\", [\"Inner\"])]"
        #expect(APITable.names(in: manifest) == ["Maps", "Kit"])
        let text = table(
            [("Inner/A.swift", "public class A {}"), ("Kit/B.swift", "public class B {}"), ("Maps/C.swift", "class C {}")],
            manifest: manifest)
        #expect(text.contains("## Kit") && !text.contains("## Inner") && !text.contains("## Maps"))
    }
}
