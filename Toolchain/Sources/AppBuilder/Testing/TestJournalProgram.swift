/// The part of a test program that writes down which tests begin and end, line by line: `sampan test` goes on from there after a test that
/// ends the process. What the lines say, `TestJournal` reads.
enum TestJournalProgram {
    static let source = """

        /// Writes down what the tests do. Each line is in the file before the test goes on.
        private final class SampanTestJournal: XCTestObservation {
            private let descriptor: Int32
            /// The tests that have begun in processes before this one.
            private let begun: Set<String>

            init?() {
                guard let path = ProcessInfo.processInfo.environment[TestJournalEvent.variable] else { return nil }
                let lines = FileManager.default.contents(atPath: path)?.split(separator: UInt8(ascii: "\\n")) ?? []
                begun = Set(lines.compactMap { (try? JSONDecoder().decode(TestJournalEvent.self, from: $0))?.test })
                descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
            }

            /// What has not begun yet.
            func rest(of entry: XCTestCaseEntry) -> XCTestCaseEntry {
                (entry.testCaseClass, entry.allTests.filter { !begun.contains("\\(entry.testCaseClass).\\($0.0)") })
            }

            func testCaseWillStart(_ test: XCTestCase) { write(TestJournalEvent(.begin, test: test.name)) }

            func testCase(_ test: XCTestCase, didFailWithDescription message: String, inFile file: String?, atLine line: Int) {
                write(TestJournalEvent(.fail, test: test.name, message: message, file: file, line: line))
            }

            func testCaseDidFinish(_ test: XCTestCase) {
                let run = test.testRun
                write(
                    TestJournalEvent(
                        .end, test: test.name, seconds: run?.totalDuration, unexpected: run?.unexpectedExceptionCount,
                        isSkipped: run?.hasBeenSkipped))
            }

            func testBundleDidFinish(_ bundle: Bundle) { write(TestJournalEvent(.all)) }

            private func write(_ event: TestJournalEvent) {
                guard var bytes = try? JSONEncoder().encode(event) else { return }
                bytes.append(UInt8(ascii: "\\n"))
                bytes.withUnsafeBytes { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
            }
        }

        """
}
