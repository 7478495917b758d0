import Foundation
import Testing

@testable import AppBuilder

@Suite struct TestDistributionTests {
    @Test func classesAreGivenOutWholeAndInSmallerAndSmallerParts() {
        let names = (0..<12).flatMap { ["C\($0)/testA", "C\($0)/testB"] } + ["C0/testC", "Made"]
        let queue = TestQueue(names, workers: 2)
        var parts: [[String]] = []
        while let part = queue.next() { parts.append(part) }
        #expect(parts.map { Set($0.map { $0.prefix { $0 != "/" } }).count } == [3, 2, 2, 1, 1, 1, 1, 1, 1])
        #expect(parts[0].prefix(3) == ["C0/testA", "C0/testB", "C0/testC"])
        #expect(parts.joined().sorted() == names.sorted())
    }

    @Test func whatATestPrintsIsKeptTogetherAndTheSumOfOneProcessLeftOut() {
        var output = TestOutput()
        func add(_ line: String) -> String? { output.add(Data(line.utf8)).map { String(decoding: $0, as: UTF8.self) } }
        #expect(add("Test Suite 'Selected tests' started at 1") == nil)
        #expect(add("Test Suite 'ATests' started at 1") == nil)
        #expect(add("Test Case 'ATests.testA' started at 1") == nil)
        #expect(add("printed") == nil)
        #expect(
            add("Test Case 'ATests.testA' passed (0.0 seconds)")
                == "Test Suite 'ATests' started at 1\nTest Case 'ATests.testA' started at 1\nprinted\n"
                + "Test Case 'ATests.testA' passed (0.0 seconds)\n")
        #expect(add("Test Suite 'ATests' passed at 2") == nil)
        #expect(add("\t Executed 1 test") == "Test Suite 'ATests' passed at 2\n\t Executed 1 test\n")
        #expect(add("Test Suite 'Selected tests' passed at 2") == nil)
        #expect(add("\t Executed 1 test") == nil)
        #expect(add("last words") == nil)
        #expect(output.rest() == Data("last words\n".utf8) && output.rest().isEmpty)
    }
}
