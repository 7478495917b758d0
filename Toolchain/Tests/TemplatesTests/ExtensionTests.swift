import Foundation
import Templates
import Testing

/// Tags and filters that are not the language's own.
@Suite struct ExtensionTests {
    private func render(_ template: String, _ extensions: Extension..., values: [String: Any] = ["name": "Kyle", "number": 3]) throws
        -> String
    {
        try Template(template, environment: Environment(extensions: extensions)).render(values)
    }

    @Test func aFilterIsAFunctionOfTheValue() throws {
        let twice = Extension(filters: [Filter("twice") { value in "\(value ?? "") \(value ?? "")" }])
        #expect(try render("{{ name|twice }}", twice) == "Kyle Kyle")
        #expect(throws: TemplateError.self) { try render("{{ name|twice:1 }}", twice) }
    }

    @Test func aFilterTakesArguments() throws {
        let list = Extension(filters: [
            Filter("list") { value, arguments in
                ([value] + arguments).map { "<\($0 ?? "nil")>" }.joined()
            }
        ])
        #expect(try render(#"{{ name|list:'a, "b"' }}"#, list) == #"<Kyle><a, "b">"#)
        #expect(try render(#"{{ name|list:'a"1"',"b'2'",'(c, d)' }}"#, list) == #"<Kyle><a"1"><b'2'><(c, d)>"#)
        #expect(try render("{{ name|list:number,missing,true }}", list) == "<Kyle><3><nil><true>")
    }

    @Test func aFilterSeesTheVariables() throws {
        let greet = Extension(filters: [Filter("greet") { value, _, context in "\(value ?? "") and \(context["name"] ?? "")" }])
        #expect(try render("{{ number|greet }}", greet) == "3 and Kyle")
    }

    @Test func aFilterAndItsOppositeAreRegisteredTogether() throws {
        let positive = Extension(filters: Filter.pair("positive", negative: "negative") { ($0 as? Int).map { $0 > 0 } })
        #expect(try render("{{ number|positive }} {{ number|negative }} {{ name|positive }}", positive) == "true false ")
    }

    @Test func anExtensionReplacesTheLanguagesOwn() throws {
        let own = Extension(filters: [Filter("join") { _ in "joined" }])
        #expect(try render("{{ name|join }}", own) == "joined")
        let other = Extension(filters: [Filter("join") { _ in "other" }])
        #expect(try render("{{ name|join }}", other, own) == "other")
    }

    @Test func aFiltersErrorIsToldAtItsPlace() {
        struct Odd: Error, CustomStringConvertible { let description = "odd" }
        let failing = Extension(filters: [Filter("fail") { _ in throw TemplateError("failed") }, Filter("odd") { _ in throw Odd() }])
        for (template, reason) in [
            ("{{ name|fail }}", "failed"), ("{{ name|odd }}", "odd"), ("{% filter fail %}{% endfilter %}", "failed"),
        ] {
            do {
                _ = try render(template, failing)
                Issue.record("\(template) is rendered")
            } catch {
                #expect((error as? TemplateError)?.reason == reason)
                #expect((error as? TemplateError)?.token?.column == 3)
            }
        }
    }

    @Test func aTagIsAFunctionOfTheVariables() throws {
        let hello = Extension(tags: [Tag("hello") { context in "Hello \(context["name"] ?? "")" }])
        #expect(try render("{% hello %}!", hello) == "Hello Kyle!")
    }

    @Test func aTagReadsUpToItsEnd() throws {
        struct Repeated: Node {
            let token: Token?
            let times: Int
            let nodes: [any Node]

            func render(_ context: Context) throws -> String {
                try (0..<times).map { _ in try context.output(of: nodes) }.joined()
            }
        }
        let repeating = Extension(tags: [
            Tag("repeat") { parser, token in
                let words = token.components
                guard words.count == 2, let times = Int(words[1]) else { throw TemplateError("'repeat' takes a number") }
                return Repeated(token: token, times: times, nodes: try parser.parse(upTo: "endrepeat").nodes)
            }
        ])
        #expect(try render("{% repeat 2 %}{{ name }} {% endrepeat %}", repeating) == "Kyle Kyle ")
        #expect(throws: TemplateError.self) { try render("{% repeat %}{% endrepeat %}", repeating) }
        #expect(throws: TemplateError.self) { try render("{% repeat 2 %}", repeating) }
    }

    @Test func nowTellsTheEnvironmentsTime() throws {
        let time = Date(timeIntervalSince1970: 86_400 * 365)
        let environment = Environment(now: { time })
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd 'at' HH:mm"
        #expect(try Template("{% now %}", environment: environment).render() == formatter.string(from: time))
        #expect(try Template("{% now \"yyyy\" %}", environment: environment).render().hasPrefix("197"))
        #expect(throws: TemplateError.self) { try Template("{% now \"a\" \"b\" %}", environment: environment).render() }
    }

    @Test func aTemplateCanBeRenderedAgain() throws {
        let template = try Template("{% set x name %}{{ x }}{% for y in letters %}{{ y }}{% endfor %}", environment: .swift())
        #expect(try template.render(["name": "a", "letters": ["b"]]) == "ab")
        #expect(try template.render(["name": "c"]) == "c")
    }
}
