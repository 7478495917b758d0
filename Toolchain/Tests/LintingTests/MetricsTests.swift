import Testing

@testable import Linting

@Suite struct MetricsTests {
    private func metrics(_ text: String) -> FileMetrics { SwiftFile(path: "A.swift", text: text).metrics }

    @Test func linesAreCountedAsDetektDoes() {
        let found = metrics(
            "// A comment.\nstruct A {\n\n    let a = 1 /* one */\n    func f() {\n        print(\"\"\"\n            x\n            \"\"\")\n    }\n}\n"
        )
        #expect(found.loc == 10 && found.sloc == 8 && found.cloc == 2)
        #expect(found.lloc == 4 && found.functions == 1 && found.types == 1 && found.properties == 1)
    }

    @Test func eachWayToGoIsOneOfMcCabes() {
        let text = """
            func f(_ a: Int, _ b: Bool?) -> Int {
                guard a > 0 && a < 9 else { return 0 }
                for i in 0..<a where i > 1 { if i == 2 { continue } else if i == 3 { break } }
                switch a {
                case 1, 2: return 1
                case 3: return 2
                default: break
                }
                func inner() { if a > 1 {} }
                return b ?? true ? 1 : 2
            }
            """
        // 1, guard, &&, for, if, else if, two cases, ??, ?: — and 2 for the function within.
        #expect(metrics(text).mcc == 10 + 2)
    }

    @Test func whatStandsDeeperIsHarderToFollow() {
        #expect(metrics("func f() { if a { for b in c { if d {} } } }").cognitive == 1 + 2 + 3)
        #expect(metrics("func f() { if a {} else if b {} else {} }").cognitive == 3)
        #expect(metrics("func f() { if a && b && c || d {} }").cognitive == 1 + 2)
        #expect(metrics("func f() { f() }").cognitive == 1)
    }
}
