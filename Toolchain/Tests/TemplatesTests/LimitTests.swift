import Templates
import Testing

/// Faulty templates come to an end.
@Suite struct LimitTests {
    private func reason(_ template: String, _ templates: [String: String] = [:], limits: Environment.Limits = .init()) -> String {
        let environment = Environment(loader: DictionaryLoader(templates), extensions: [.swift], limits: limits)
        do {
            return "output of \(try Template(template, environment: environment).render().utf8.count) bytes"
        } catch {
            return (error as? TemplateError)?.reason ?? "\(error)"
        }
    }

    @Test func aMacroThatCallsItselfEnds() {
        #expect(reason("{% macro m %}{% call m %}{% endmacro %}{% call m %}").contains("does a template or macro use itself?"))
        #expect(
            reason("{% macro m %}{% if true %}{% for x in 1...1 %}{% call m %}{% endfor %}{% endif %}{% endmacro %}{% call m %}").contains(
                "itself?"))
    }

    @Test func aTemplateThatIncludesItselfEnds() {
        #expect(reason("{% include \"a\" %}", ["a": "{% include \"a\" %}"]).contains("itself?"))
        #expect(reason("{% include \"a\" %}", ["a": "{% extends \"a\" %}"]).contains("itself?"))
        #expect(
            reason("{% extends \"a\" %}{% block b %}{% block b %}{% endblock %}{% endblock %}", ["a": "{% block b %}{% endblock %}"])
                .contains("itself?"))
        #expect(reason("{% import \"a\" %}", ["a": "{% import \"b\" %}", "b": "{% import \"a\" %}"]).contains("itself?"))
    }

    @Test func tagsInsideEachOtherAreCounted() {
        let deep = String(repeating: "{% if true %}", count: 100_000)
        #expect(reason(deep).contains("More than 100 tags inside each other"))
        #expect(
            reason(String(repeating: "{% if true %}", count: 90) + "a" + String(repeating: "{% endif %}", count: 90)) == "output of 1 bytes"
        )
    }

    @Test func bracketsInsideEachOtherAreCounted() {
        let deep = String(repeating: "( ", count: 100_000) + "true" + String(repeating: " )", count: 100_000)
        #expect(reason("{% if \(deep) %}{% endif %}").contains("more than 100 brackets"))
        #expect(reason("{% if \(String(repeating: "not ", count: 100_000))true %}{% endif %}").contains("more than 100 brackets"))
        let names = String(repeating: "a[", count: 100_000) + "a" + String(repeating: "]", count: 100_000)
        #expect(reason("{{ \(names) }}").contains("More than 50 brackets"))
    }

    @Test func longRunsOfAnyCharacterAreRead() {
        for piece in ["(", ")", "'", "\"", "|", ",", ":", "[", ".", " ", "{{", "{%", "{#", "%}", "a ", "a|", "a:", "é"] {
            _ = reason("{{ " + String(repeating: piece, count: 20_000) + " }}")
            _ = reason("{% if " + String(repeating: piece, count: 20_000) + " %}{% endif %}")
            _ = reason(String(repeating: piece, count: 20_000))
        }
    }

    @Test func loopsInsideEachOtherAreCounted() {
        var limits = Environment.Limits()
        limits.steps = 1000
        #expect(
            reason("{% for a in 1...1000 %}{% for b in 1...1000 %}{{ b }}{% endfor %}{% endfor %}", limits: limits).contains(
                "More than 1000 steps"))
    }

    @Test func rangesAreBounded() {
        #expect(reason("{% for a in 1...9223372036854775807 %}{% endfor %}").contains("more than 10000000 numbers"))
        #expect(reason("{% for a in -9223372036854775808...9223372036854775807 %}{% endfor %}").contains("more than 10000000 numbers"))
    }

    @Test func outputIsBounded() {
        var limits = Environment.Limits()
        limits.output = 10_000
        let growing = "{% set a 'aaaaaaaaaa' %}" + String(repeating: "{% set a a|replace:'a','aaaaaaaaaa' %}", count: 20)
        #expect(reason(growing, limits: limits).contains("More than 10000 bytes"))
        let doubling = "{% set a 'aaaaaaaaaa' %}" + String(repeating: "{% set b %}{{ a }}{{ a }}{% endset %}{% set a b %}", count: 40)
        #expect(reason(doubling, limits: limits).contains("More than 10000 bytes"))
        #expect(reason("{% for a in 1...2000 %}0123456789{% endfor %}", limits: limits).contains("More than 10000 bytes"))
        #expect(reason("{% map 1...2000 into a %}0123456789{% endmap %}", limits: limits).contains("More than 10000 bytes"))
        #expect(
            reason("{% set a %}{% for a in 1...900 %}\nb{% endfor %}{% endset %}{{ a|indent:100 }}", limits: limits).contains(
                "More than 10000 bytes"))
        #expect(reason("{% set a 1...900 %}{{ a|join:'0123456789012345' }}", limits: limits).contains("More than 10000 bytes"))
    }

    @Test func aRegularExpressionThatNeverEndsIsStopped() {
        #expect(
            reason("{{ 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'|replace:'(a+)+$','x','regex' }}").contains(
                "far too long"))
    }
}
