import Foundation
import Testing

@testable import AppBuilder

/// What is made of the counts of a run.
@Suite struct CoverageTests {
    private func region(_ start: (Int, Int), _ end: (Int, Int), _ count: Int, isGap: Bool = false) -> LineCoverage.Region {
        LineCoverage.Region(
            start: LineCoverage.Position(line: start.0, column: start.1), end: LineCoverage.Position(line: end.0, column: end.1),
            count: count, isGap: isGap)
    }

    @Test func aLineCountsAsTheInnermostCodeThatGoesOnOrTheMostRunThatBegins() {
        // 1 func f() {          4   } else { c }
        // 2   a                 5   d
        // 3   if x { b          6 }
        let function = [
            region((1, 10), (6, 2), 5), region((3, 8), (4, 4), 2), region((4, 4), (4, 10), 3, isGap: true), region((4, 10), (4, 15), 3),
        ]
        let coverage = LineCoverage(function)
        #expect(coverage.counts == [1: 5, 2: 5, 3: 5, 4: 3, 5: 5, 6: 5])
        #expect(coverage.executable == 6 && coverage.covered == 6)
    }

    @Test func whatLiesBetweenFunctionsIsNoCodeAndAFunctionForSeveralTypesCountsTogether() {
        let coverage = LineCoverage([
            region((2, 5), (4, 6), 0), region((2, 5), (4, 6), 7), region((9, 5), (9, 20), 0), region((7, 1), (8, 1), 4, isGap: true),
        ])
        #expect(coverage.counts == [2: 7, 3: 7, 4: 7, 9: 0])
        #expect(coverage.covered == 3)
        #expect(LineCoverage([]).counts.isEmpty)
    }

    @Test func aReportAddsWhatSeveralTargetsRanOfOneFile() {
        var report = CoverageReport()
        let half = LineCoverage([region((1, 1), (1, 9), 1), region((2, 1), (2, 9), 0)])
        report.add(["/p/A.swift": half, "/p/Long.swift": LineCoverage([])], target: "App")
        report.add(["/p/A.swift": LineCoverage([region((2, 1), (2, 9), 3)])], target: "App")
        report.add(["/p/A.swift": half], target: "Kit")
        #expect(
            report.text == """
                App                100.00% (2/2)
                    /p/A.swift     100.00% (2/2)
                    /p/Long.swift  0.00% (0/0)
                Kit                50.00% (1/2)
                    /p/A.swift     50.00% (1/2)
                """)
        #expect(
            report.lcov == "SF:/p/A.swift\nDA:1,2\nDA:2,3\nLF:2\nLH:2\nend_of_record\nSF:/p/Long.swift\nLF:0\nLH:0\nend_of_record\n")
    }

    @Test func aLoweredFileKnowsTheUsersLinesAndWhatWasAddedToThem() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("quo\"te-\(UUID().uuidString).swift").path
        defer { unlink(file) }
        try "class A {\n    func f() {}\n}\n".write(toFile: file, atomically: true, encoding: .utf8)
        let lowered = """
            import UIKit
            #sourceLocation(file: "\(file.replacing("\"", with: "\\\""))", line: 1)
            class A {
                func f() {}
             func g() { } }
            #sourceLocation(file: "A.swift (lowered)", line: 1)
            func h() { }
            """
        let lines = try #require(LoweredLines(lowered))
        #expect(lines.path == file)
        #expect((1...8).map(lines.users) == [nil, nil, 1, 2, 3, nil, nil, nil])
        #expect(!lines.isAdded(line: 4, column: 14) && lines.isAdded(line: 5, column: 11) && lines.isAdded(line: 7, column: 10))
        #expect(LoweredLines("func generated() {}\n") == nil)
    }
}
