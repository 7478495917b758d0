import Testing

@testable import PlaygroundSupport

@Suite struct PageResultTests {
    private struct Shown: CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { "as said" } }

    @Test func resultsStandBesideTheirLines() {
        var results = PageResults()
        #expect(results.isEmpty)
        results.note(5, line: 1)
        results.note("a\nb", line: 3)
        let code = String(repeating: "x", count: 70)
        let lines = results.beside("let x = 5\r\n\n\(code)")
        #expect(lines == ["1  let x = 5" + String(repeating: " ", count: 53) + "5", "3  \(code)  \"a\\nb\""])
    }

    @Test func whatALineComesToSeveralTimesIsCounted() {
        var results = PageResults()
        for number in 0..<12 { results.note(number, line: 10) }
        let source = String(repeating: "\n", count: 9) + "f()"
        #expect(results.beside(source).first?.hasSuffix("(12 times)") == true)
        // A page that was cut meanwhile has no such line.
        #expect(results.beside("f()").isEmpty)
    }

    @Test func valuesAreShownOnOneLineAndNotWithoutEnd() {
        #expect(PageResults.text(of: "text") == "\"text\"" && PageResults.text(of: Shown()) == "\"as said\"")
        #expect(PageResults.text(of: [1, 2]) == "[1, 2]" && PageResults.text(of: Int?.none as Any) == "nil")
        #expect(PageResults.text(of: Array(0..<1000)).count == 201)
    }
}
