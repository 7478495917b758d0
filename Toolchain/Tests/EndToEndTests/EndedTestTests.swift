import Foundation
import FoundationXML
import Testing

/// Tests that end their program, and what is told of tests.
@Suite struct EndedTestTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "Ends", platforms: [.iOS(.v15)],
                targets: [.target(name: "Ends"), .testTarget(name: "EndTests", dependencies: ["Ends"])])
            """, to: "Ends/Package.swift")
        try sampan.write("public let number = 1\n", to: "Ends/Sources/Ends/Number.swift")
        try sampan.write(
            """
            import XCTest
            @testable import Ends

            final class FirstTests: XCTestCase {
                func testA() {}
                func testB() { let none: [Int] = []; _ = none[number] }
                func testC() { XCTAssertEqual(number, 2, "<\\"&") }
                func testD() { while true {} }
                func testE() throws { throw XCTSkip("not today") }
                func testF() { exit(0) }
            }
            """, to: "Ends/Tests/EndTests/EndTests.swift")
    }

    @Test func afterATestThatEndsTheProgramTheRestRuns() throws {
        let run = try sampan("test", "Ends", "--timeout", "2", "--junit", "out/results.xml")
        let text = run.text
        #expect(run.status == 1, "\(text)")
        for test in ["B", "D", "F"] {
            #expect(text.contains("Restarting after unexpected exit, crash, or test timeout in FirstTests.test\(test)();"), "\(text)")
        }
        #expect(text.contains("EndTests.swift:6:50: FirstTests.testB()"), "\(text)")
        #expect(text.contains("Test exceeded execution time allowance of 2 seconds"), "\(text)")
        #expect(text.contains("EndTests.swift:8:32: FirstTests.testD()"), "\(text)")
        #expect(text.contains("FirstTests.testF: The program exited with code 0 before the test ended"), "\(text)")
        #expect(text.contains("Executed 6 tests, with 1 test skipped and 4 failures (3 unexpected)"), "\(text)")
        #expect(
            text.contains(
                """
                Failing tests:
                \tEndTests: FirstTests.testB()
                \tEndTests: FirstTests.testC()
                \tEndTests: FirstTests.testD()
                \tEndTests: FirstTests.testF()
                """), "\(text)")
        let report = try String(decoding: sampan.bytes("out/results.xml"), as: UTF8.self)
        #expect(report.contains("<testsuite name=\"EndTests.FirstTests\" tests=\"6\" failures=\"4\" skipped=\"1\""), "\(report)")
        #expect(report.contains("not equal to (&quot;2&quot;) - &lt;&quot;&amp;\">"), "\(report)")
        #expect(report.contains("name=\"testF\""), "\(report)")
        #expect(try XMLDocument(data: Data(report.utf8)).rootElement()?.elements(forName: "testsuite").count == 1)
    }

    @Test func testsRunSoManyTimesAndInParts() throws {
        let twice = try sampan("test", "Ends", "-only-testing", "EndTests/FirstTests/testA", "--repeat", "2")
        #expect(twice.succeeded, "\(twice.text)")
        #expect(twice.text.components(separatedBy: "Test Case 'FirstTests.testA' passed").count == 3, "\(twice.text)")
        let parts = try (1...3).map { try sampan("test", "Ends", "--list", "--shard", "\($0)/3").text.split(separator: "\n") }
        let tests = parts.map { $0.filter { $0.hasPrefix("EndTests/") } }
        #expect(tests.map(\.count) == [2, 2, 2] && Set(tests.joined()).count == 6, "\(parts)")
        for wrong in ["4/3", "0/3", "1", "a/b", "1/0"] { #expect(try sampan("test", "Ends", "--shard", wrong).status == 64) }
    }
}
