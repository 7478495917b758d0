import XCTest

/// The articles' five seconds are a tenth of one here.
@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
    usleep(seconds * 20_000)
    return 0
}

final class DependencyClaims: XCTestCase {
    /// What the article's two tasks print, as they stand or with some dependencies.
    private func events(_ prepare: (Operation, Operation) -> Void = { _, _ in }) -> [String] {
        let text = Output.of {
            // listing operation-p2-b-01, lines 9-22
            prepare(firstOperation, secondOperation)
            // listing operation-p2-b-01, lines 23-26
            operationQueue.waitUntilAllOperationsAreFinished()
        }
        return text.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return "\(words[0].prefix(1))\(words[3])"
        }
    }

    func test_c01_withoutADependencyTheyRunInParallel() {
        let events = events()
        XCTAssertEqual(Set(events.prefix(2)), ["S1", "S2"])
        XCTAssertEqual(Set(events.suffix(2)), ["F1", "F2"])
    }

    func test_c02_withADependencyTheFirstStartsAfterTheSecondHasFinished() {
        XCTAssertEqual(events { $0.addDependency($1) }, ["S2", "F2", "S1", "F1"])
    }

    func test_c04_theSumIsPrinted() {
        let text = Output.of {
            // listing operation-p2-b-02
            operationQueue.waitUntilAllOperationsAreFinished()
        }
        XCTAssertEqual(text, "Sum = 15")
    }
}
