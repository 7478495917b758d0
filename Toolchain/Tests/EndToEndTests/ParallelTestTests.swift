import Foundation
import Testing

/// Classes of tests in several processes.
@Suite struct ParallelTestTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.writePackage("Beside")
        try sampan.write("public let number = 1\n", to: "Beside/Sources/Beside/Number.swift")
        // Two classes that wait for each other, by files in the folder that the tests are started in.
        try sampan.write(
            """
            import XCTest
            @testable import Beside

            class Meeting: XCTestCase {
                func meet(_ own: String, _ other: String) {
                    print("\\(own) begins")
                    XCTAssertTrue(FileManager.default.createFile(atPath: own, contents: nil))
                    while !FileManager.default.fileExists(atPath: other) { usleep(1000) }
                    print("\\(own) ends")
                }
            }

            final class ATests: Meeting {
                func testMeets() { meet("here-a", "here-b") }
                func testStores() throws { try store() }
                func testZCrashes() { let none: [Int] = []; _ = none[number] }
                func testZZRuns() {}
            }

            final class BTests: Meeting {
                func testMeets() { meet("here-b", "here-a") }
                func testStores() throws { try store() }
            }

            final class CTests: XCTestCase {
                func testFails() { XCTAssertEqual(number, 2) }
            }

            extension XCTestCase {
                /// Each worker has a folder of its own, in which nobody else stores anything.
                func store() throws {
                    let folder = try XCTUnwrap(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
                    let file = folder.appendingPathComponent("stored").path
                    XCTAssertFalse(FileManager.default.fileExists(atPath: file))
                    XCTAssertTrue(FileManager.default.createFile(atPath: file, contents: nil))
                }
            }
            """, to: "Beside/Tests/BesideTests/BesideTests.swift")
    }

    @Test(.timeLimit(.minutes(10))) func classesRunBesideEachOtherWithDataOfTheirOwnAndTheirResultsAreOne() throws {
        try FileManager.default.createDirectory(atPath: sampan.path("tmp"), withIntermediateDirectories: false)
        let run = try sampan(
            ["test", "Beside", "--parallel", "--workers", "2", "--junit", "results.xml"], with: ["TMPDIR": sampan.path("tmp")])
        let text = run.text
        #expect(run.status == 1, "\(text)")
        for name in ["a", "b"] { #expect(text.contains("here-\(name) begins\nhere-\(name) ends\nTest Case"), "\(text)") }
        #expect(text.contains("Restarting after unexpected exit, crash, or test timeout in ATests.testZCrashes();"), "\(text)")
        #expect(text.contains("Test Case 'ATests.testZZRuns' passed"), "\(text)")
        #expect(text.components(separatedBy: "Executed 7 tests, with 2 failures (1 unexpected)").count == 2, "\(text)")
        #expect(!text.contains("Selected tests"), "\(text)")
        #expect(
            text.contains("Failing tests:\n\tBesideTests: ATests.testZCrashes()\n\tBesideTests: CTests.testFails()\n"), "\(text)")
        let report = try String(decoding: sampan.bytes("results.xml"), as: UTF8.self)
        let suites = report.matches(of: #/<testsuite name="(\S+)" tests="(\d)"/#).map { "\($0.1) \($0.2)" }
        #expect(suites == ["BesideTests.ATests 4", "BesideTests.BTests 2", "BesideTests.CTests 1"], "\(report)")
        let left = try FileManager.default.contentsOfDirectory(atPath: sampan.path("tmp")).filter { $0.hasPrefix("sampan-") }
        #expect(left.isEmpty, "\(left)")
    }

    @Test(.timeLimit(.minutes(10))) func testsThatTakeTooLongAndRepetitionsCountInEachProcess() throws {
        try sampan.edit(
            "Beside/Tests/BesideTests/BesideTests.swift", replacing: "func testZZRuns() {}", with: "func testZZRuns() { while true {} }")
        let run = try sampan(
            "test", "Beside", "--parallel", "--workers", "2", "--timeout", "1", "--repeat", "2", "-skip-testing",
            "BesideTests/ATests/testMeets,BesideTests/BTests/testMeets,BesideTests/ATests/testZCrashes")
        #expect(run.text.components(separatedBy: "Executed 4 tests, with 2 failures (1 unexpected)").count == 3, "\(run.text)")
        #expect(run.text.components(separatedBy: "Test exceeded execution time allowance of 1 second\n").count == 3, "\(run.text)")
    }

    @Test(.timeLimit(.minutes(10))) func partsOfTheTestsRunInParallelToo() throws {
        let some = "BesideTests/ATests/testStores,BesideTests/ATests/testZZRuns,BesideTests/BTests/testStores,BesideTests/CTests"
        let parts = try (1...2).map {
            try sampan("test", "Beside", "--parallel", "--workers", "2", "--shard", "\($0)/2", "-only-testing", some)
        }
        #expect(parts.map(\.succeeded).sorted { $0 && !$1 } == [true, false], "\(parts.map(\.text))")
        let ran = parts.map { $0.text.matches(of: #/Test Case '(\S+)' (passed|failed)/#).map { String($0.1) } }
        #expect(ran.map(\.count) == [2, 2], "\(ran)")
        #expect(Set(ran.joined()) == ["ATests.testStores", "ATests.testZZRuns", "BTests.testStores", "CTests.testFails"])
    }

    @Test(arguments: [["--workers", "2"], ["--parallel", "--workers", "0"], ["--parallel=2"]])
    func numbersOfWorkersThatSayNothingAreWrongUsage(_ options: [String]) throws {
        #expect(try sampan(["test", "Beside"] + options).status == 64)
    }
}
