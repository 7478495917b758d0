import Foundation
import Testing

/// Tests that are run with coverage and sanitizers.
@Suite struct InstrumentationTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.writePackage("Seen")
        try sampan.write(
            """
            import UIKit

            public class Badge: UIView {
                public var number = 0 {
                    didSet { setNeedsLayout() }
                }

                public func raise(by step: Int) {
                    if step > 0 {
                        number += step
                    } else {
                        number = 0
                    }
                }

                @objc public func tapped() {
                    number = -1
                }
            }

            """, to: "Seen/Sources/Seen/Badge.swift")
        try sampan.write(
            """
            import XCTest
            @testable import Seen

            final class BadgeTests: XCTestCase {
                func testRaises() {
                    let badge = Badge()
                    badge.raise(by: 1)
                    badge.raise(by: 1)
                    XCTAssertEqual(badge.number, 2)
                }

                func testTakesTurns() {
                    let turns = DispatchQueue(label: "turns"), group = DispatchGroup()
                    var sum = 0
                    for number in 1...4 { turns.async(group: group) { for _ in 0..<1000 { sum += number } } }
                    group.wait()
                    XCTAssertEqual(sum, 10000)
                }

                func testRaces() {
                    let counter = Counter(), group = DispatchGroup()
                    // Two threads, each of which waits until the other has begun.
                    let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
                    for number in 0..<2 {
                        DispatchQueue.global().async(group: group) {
                            begun[number].signal()
                            begun[1 - number].wait()
                            counter.count += 1
                        }
                    }
                    group.wait()
                    XCTAssertGreaterThan(counter.count, 0)
                }

                func testReadsWhatIsFreed() {
                    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 4)
                    memory.initialize(repeating: 1, count: 4)
                    memory.deallocate()
                    XCTAssertEqual(
                        memory[2], 1)
                }
            }

            final class Counter: @unchecked Sendable {
                var count = 0
            }

            """, to: "Seen/Tests/SeenTests/BadgeTests.swift")
    }

    @Test(.timeLimit(.minutes(10))) func coverageSaysWhichLinesOfTheUsersFilesTheTestsRan() throws {
        let run = try sampan(
            "test", "Seen", "--coverage", "--lcov", "out/lcov.info", "--repeat", "2", "-only-testing", "SeenTests/BadgeTests/testRaises")
        #expect(run.succeeded, "\(run.text)")
        let file = sampan.path("Seen/Sources/Seen/Badge.swift")
        // Lines with code: 4, 5, 8 to 14, 16 to 18; of these 12, 13 and 16 to 18 did not run.
        #expect(run.text.contains("\nSeen "), "\(run.text)")
        #expect(run.text.contains(#/Badge\.swift +58\.33% \(7/12\)\n/#), "\(run.text)")
        let lcov = try String(decoding: sampan.bytes("out/lcov.info"), as: UTF8.self)
        let record = try #require(lcov.components(separatedBy: "end_of_record\n").first { $0.hasPrefix("SF:\(file)\n") }, "\(lcov)")
        for line in ["DA:8,4", "DA:10,4", "DA:12,0", "DA:17,0", "LF:12", "LH:7"] { #expect(record.contains("\n\(line)\n"), "\(record)") }
        #expect(!lcov.contains("SampanTestProgram"))
    }

    @Test(.timeLimit(.minutes(10))) func threadSanitizerTellsOfARaceWithTheUsersLinesAndFailsTheRun() throws {
        let run = try sampan(
            "test", "Seen", "--sanitize", "thread", "-only-testing", "SeenTests/BadgeTests/testRaces,SeenTests/BadgeTests/testTakesTurns")
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains(#/WARNING: ThreadSanitizer: (Swift access|data) race/#), "\(run.text)")
        #expect(run.text.contains(#/#\d+ closure .*BadgeTests.testRaces.*BadgeTests\.swift:28/#), "\(run.text)")
        #expect(run.text.contains("Test Case 'BadgeTests.testTakesTurns' passed"), "\(run.text)")
        #expect(!run.text.contains("in BadgeTests.testTakesTurns()"), "\(run.text)")
        let fine = try sampan("test", "Seen", "--sanitize", "thread", "-only-testing", "SeenTests/BadgeTests/testTakesTurns")
        #expect(fine.succeeded, "\(fine.text)")
    }

    @Test(.timeLimit(.minutes(10))) func addressSanitizerEndsTheTestThatReadsWhatIsFreedAndTheRestRuns() throws {
        let run = try sampan(
            "test", "Seen", "--sanitize", "address", "--junit", "out/results.xml", "-only-testing",
            "SeenTests/BadgeTests/testRaises,SeenTests/BadgeTests/testReadsWhatIsFreed,SeenTests/BadgeTests/testTakesTurns")
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains("ERROR: AddressSanitizer: heap-use-after-free"), "\(run.text)")
        #expect(run.text.contains("BadgeTests.swift:39:9"), "\(run.text)")
        #expect(run.text.contains("Executed 3 tests, with 1 failure"), "\(run.text)")
        let report = try String(decoding: sampan.bytes("out/results.xml"), as: UTF8.self)
        #expect(report.contains("AddressSanitizer: heap-use-after-free"), "\(report)")
    }

    @Test func aSanitizerThatThereIsNotIsWrongUsage() throws {
        #expect(try sampan("test", "Seen", "--sanitize", "memory").status == 64)
    }
}
