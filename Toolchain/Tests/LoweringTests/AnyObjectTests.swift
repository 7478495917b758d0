import Foundation
import Lowering
import Testing

/// Members of objects whose class is not known.
@Suite struct AnyObjectTests: LoweringSuite {
    static let imported = [kit]
    private static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/k/Kit.swift",
                text: """
                    import Foundation
                    open class UIView: NSObject {
                        open var tag: Int { get { 0 } set {} }
                        open var frame: CGRect = .zero
                        open var owner: AnyObject? { nil }
                        open func hide(_ animated: Bool, after delay: Double) -> Bool { true }
                    }
                    open class UIBadge: NSObject {
                        open var frame: CGSize = .zero
                    }
                    """)
        ])

    private func lower(_ text: String) throws -> (text: String, generated: String) {
        let output = try output([text])
        return (output.files[0].text, output.generated ?? "")
    }

    private func body(_ statements: String, _ declarations: String = "") throws -> String {
        let lowered = try lower(
            "import UIKit\n\(declarations)\nfunc f(x: AnyObject?, all: [AnyObject], named: [String: AnyObject]) {\n\(statements)\n}\n")
        return lowered.text
    }

    @Test(arguments: [
        ("_ = x?.tag", "of(x)?.tag"), ("_ = x!.tag", "of(x)!.tag"), ("_ = all.first?.tag", "of(all.first)?.tag"),
        ("_ = all[0].tag", "of(all[0]).tag"), ("_ = named[\"a\"]?.tag", "of(named[\"a\"])?.tag"),
        ("for y in all { _ = y.tag }", "of(y).tag"),
        ("if let x { _ = x.tag }", "of(x).tag"), ("guard let y = all.last else { return }; _ = y.tag", "of(y).tag"),
        ("let y = x; _ = y?.tag", "of(y)?.tag"), ("_ = all.map { $0.tag }", "of($0).tag"), ("_ = all.map { y in y.tag }", "of(y).tag"),
        ("_ = (self as AnyObject).tag", "of((self as AnyObject)).tag"), ("_ = UIView().owner?.tag", "of(UIView().owner)?.tag"),
        ("_ = all.filter { _ in true }.first?.tag", "of(all.filter { _ in true }.first)?.tag"),
    ])
    func propertiesAreLookedUpInTheObject(statement: String, lowered: String) throws {
        let text = try body(statement)
        #expect(text.contains("ObjCRuntime.UnknownObject.\(lowered)"), "\(text)")
    }

    /// The arguments are the same names with classes of their own, names that no class has, assignments, and what holds objects itself.
    @Test(arguments: [
        "let x = UIView(); _ = x.tag", "_ = x?.nonsense", "x.tag = 1", "_ = all.count", "var y = all; y.append(x!)", "_ = all[0...1].count",
        "for y in [1] { _ = y.tag }", "_ = named.keys", "_ = [UIView()].map { $0.tag }",
    ])
    func whatIsKnownOrUnknownToAllStays(statement: String) throws {
        #expect(try !body(statement).contains("UnknownObject"))
    }

    @Test func whatAFrameworkDescribesIsNotRegisteredAgain_andItsTypeIsDeclared() throws {
        let lowered = try lower("import UIKit\nfunc f(x: AnyObject) -> Int { x.tag }\n")
        #expect(!lowered.text.contains("ClassRegistry.register(UIView.self)"))
        #expect(lowered.generated.contains("extension ObjCRuntime.UnknownObject.Members { var tag: (Int)? { read(\"tag\") } }"))
        #expect(lowered.generated.contains("import UIKit"))
    }

    @Test func aPropertyOfSeveralTypesHasTheOneThatIsWanted() throws {
        let lowered = try lower("import UIKit\nfunc f(x: AnyObject) -> CGSize { x.frame }\n")
        #expect(lowered.text.contains("UnknownObject.of(x).frame"))
        #expect(!lowered.generated.contains("var frame"))
    }

    @Test func methodsAreCalledBySelector() throws {
        let lowered = try lower(
            """
            import UIKit
            class Pen: NSObject {
                @objc func draw(_ what: String, at place: CGPoint) {}
                func unseen() {}
            }
            func f(x: AnyObject) {
                x.draw("a", at: .zero)
                _ = x.hide(true, after: 1)
                x.unseen()
            }
            """)
        #expect(lowered.text.contains("UnknownObject.of(x).draw(\"a\""))
        #expect(!lowered.text.contains("of(x).unseen"))
        #expect(
            lowered.generated.contains("func draw(_ a0: String, at a1: CGPoint) { call(\"draw:at:\", [a0, a1]) }"), "\(lowered.generated)")
        #expect(lowered.generated.contains("func hide(_ a0: Bool, after a1: Double) -> (Bool)! { call(\"hide:after:\", [a0, a1]) }"))
        #expect(lowered.text.contains("d.method(\"draw:at:\")") && !lowered.text.contains("d.method(\"hide:after:\")"))
    }

    @Test func linesStay() throws {
        let lowered = try lower("import UIKit\nfunc f(x: AnyObject) {\n    _ = x\n        .tag\n    let last = 1\n}\n").text
        let lines = lowered.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("#sourceLocation") })
        #expect(lines[start + 5] == "    let last = 1")
    }
}
